import { type CatalogDocument, type FoundModel, widgetLimits } from '@costard/contract'
import { findDevice, findNamed, identify, variantLabel } from '@costard/devices'

type Model = CatalogDocument['pricing']['models'][number]

/**
 * Returns the models of a catalog that a text may mean, best first, for readers of a language. isSure: the
 * text only names the first.
 */
export function findModels(
  { pricing }: CatalogDocument,
  text: string,
  language: string,
): { readonly models: FoundModel[]; readonly isSure: boolean } {
  const models = findNamed(pricing.models, text, (model) => model).slice(0, widgetLimits.maxFound)
  const [first] = models
  return {
    models: models.map((model) => describeModel(model, language)),
    isSure: first !== undefined && isSure(first, models.length, text),
  }
}

/**
 * True if a text only names the first model. A part or an accessory, or a device that the catalog lacks, can
 * also have a single result.
 */
function isSure(first: Model, found: number, text: string): boolean {
  if (nameOf(first).toLowerCase() === text.trim().toLowerCase()) return true
  const { confidence, matches, madeFor } = identify(text)
  if (madeFor) return false
  const isMatch = matches.some(({ device }) => device.key === first.deviceKey)
  return confidence === 'exact' ? isMatch : found === 1 && (isMatch || matches.length === 0)
}

export function nameOf(model: Model): string {
  return (
    model.name ?? (model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)?.name) ?? model.id
  )
}

function describeModel(model: Model, language: string): FoundModel {
  const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
  return {
    name: nameOf(model),
    silhouette: device?.silhouette ?? 'phone',
    variants: model.variants
      .slice(0, widgetLimits.maxVariants)
      .map(({ id, attributes }) => ({ id, label: variantLabel(attributes, language) })),
  }
}
