import type { CatalogDocument, CatalogWording, Localised } from './catalog-document.ts'

/**
 * Returns the texts of a wording that documents print, in all languages. Help and descriptions only appear on
 * screens.
 */
export function printedTexts({
  questions = {},
  propositions = {},
  services = {},
  grades = {},
}: Partial<Pick<CatalogWording, 'questions' | 'propositions' | 'services' | 'grades'>>): readonly string[] {
  const texts: (Localised | undefined)[] = [
    ...Object.values(questions).flatMap(({ text, customerText, choices }) => [
      text,
      customerText,
      ...Object.values(choices).flatMap(({ label, customerLabel }) => [label, customerLabel]),
    ]),
    ...Object.values(propositions).map(({ name }) => name),
    ...Object.values(services).map(({ name }) => name),
    ...Object.values(grades).map(({ label }) => label),
  ]
  return texts.flatMap((text) => Object.values(text ?? {}))
}

/** Returns the texts of a whole catalog that documents print. */
export function printedTextsOfCatalog({ pricing, wording }: CatalogDocument): readonly string[] {
  const { models, taxRates } = pricing
  return [
    ...printedTexts(wording),
    ...models.flatMap(({ name = '', variants }) => [name, ...new Set(variants.flatMap(textsOfVariant))]),
    ...taxRates.flatMap((rate) => ('taxes' in rate ? rate.taxes.map(({ name = '' }) => name) : [])),
  ]
}

function textsOfVariant({ attributes }: CatalogDocument['pricing']['models'][number]['variants'][number]) {
  return Object.values(attributes).filter((value) => typeof value === 'string')
}
