import { printedTexts } from '@costard/catalogs'
import type { CatalogDocument, QuoteLine } from '@costard/contract'

/** Returns the texts that a quote's documents print for a line; document: the catalog that priced it. */
export function printedTextsOf(
  { device, variantLabel, choiceGroup, answers, services }: QuoteLine,
  { wording }: CatalogDocument,
): readonly string[] {
  const answered = Object.entries(answers).flatMap(([key, answer]) => {
    const question = wording.questions[key]
    if (!question) return []
    const chosen = new Set([answer].flat().map(String))
    const choices = Object.entries(question.choices).filter(([choice]) => chosen.has(choice))
    return [[key, { ...question, choices: Object.fromEntries(choices) }] as const]
  })
  const added = services.flatMap(({ key }) => {
    const service = wording.services[key]
    return service ? [[key, service] as const] : []
  })
  const { propositions, grades } = wording
  return [
    device.name,
    variantLabel,
    choiceGroup ?? '',
    ...Object.values(answers)
      .flat()
      .filter((answer) => typeof answer === 'string'),
    ...printedTexts({
      questions: Object.fromEntries(answered),
      services: Object.fromEntries(added),
      propositions,
      grades,
    }),
  ]
}
