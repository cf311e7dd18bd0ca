import { type CatalogDocument, type FoundModel, widgetLimits } from '@costard/contract'
import { findDevice, identify, variantLabel } from '@costard/devices'

type Model = CatalogDocument['pricing']['models'][number]

/** Returns the models of a catalog that a text may mean, best first. isSure: it names the first alone. */
export function findModels(
  { pricing }: CatalogDocument,
  text: string,
): { readonly models: FoundModel[]; readonly isSure: boolean } {
  const byKey = new Map(pricing.models.map((model) => [model.deviceKey ?? model.id, model]))
  const { hits, kind } = identify(text)
  const found = hits.flatMap(({ device }) => byKey.get(device.key) ?? [])
  const words = text.trim().toLowerCase()
  // Models that a team named itself are not in the library.
  const own = words === '' ? [] : pricing.models.filter(({ name }) => name?.toLowerCase().includes(words))
  const models = [...new Set([...found, ...own])].slice(0, widgetLimits.maxFound)
  const isNumber = kind !== 'name'
  const isNamed = models[0] !== undefined && nameOf(models[0]).toLowerCase() === words
  return {
    models: models.map(describeModel),
    isSure: models.length === 1 || isNamed || (isNumber && models.length === 1),
  }
}

export function nameOf(model: Model): string {
  return (
    model.name ?? (model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)?.name) ?? model.id
  )
}

function describeModel(model: Model): FoundModel {
  const device = model.deviceKey === undefined ? undefined : findDevice(model.deviceKey)
  return {
    name: nameOf(model),
    silhouette: device?.silhouette ?? 'phone',
    variants: model.variants
      .slice(0, widgetLimits.maxVariants)
      .map(({ id, attributes }) => ({ id, label: variantLabel(attributes) })),
  }
}
