import type {
  Catalog,
  Effect,
  Model,
  PlainEffect,
  Scope,
  Service,
  ServicePrice,
  Variant,
} from '../../catalog.ts'
import { whole, type Whole } from './exact.ts'

/** The device that is priced. */
export interface Subject {
  readonly model: Model
  readonly variant: Variant
  readonly base: Whole | null
  /** Amounts by grade code. */
  readonly ownAmounts: ReadonlyMap<string, number>
}

export function findSubject(catalog: Catalog, variantId: string): Subject | undefined {
  for (const model of catalog.models) {
    const variant = model.variants.find(({ id }) => id === variantId)
    if (!variant) continue
    const ownAmounts = new Map(catalog.kind === 'repair' ? [] : Object.entries(variant.gradeAmounts ?? {}))
    return { model, variant, base: basePrice(catalog, variant), ownAmounts }
  }
  return undefined
}

export function effectFor({ model, variant }: Subject, effect: Effect): PlainEffect {
  return overrideFor(model, variant, effect.overrides ?? [])?.effect ?? effect
}

export function servicePriceFor({ model, variant }: Subject, service: Service): ServicePrice {
  return overrideFor(model, variant, service.overrides ?? [])?.price ?? service.price
}

function basePrice(catalog: Catalog, variant: Variant): Whole | null {
  if (catalog.kind === 'repair') return 0n
  return variant.priceMinor === null ? null : whole(variant.priceMinor)
}

function overrideFor<T extends Scope>(
  model: Model,
  variant: Variant,
  overrides: readonly T[],
): T | undefined {
  return (
    overrides.find((scope) => 'variantId' in scope && scope.variantId === variant.id) ??
    overrides.find((scope) => 'modelId' in scope && scope.modelId === model.id) ??
    overrides.find((scope) => 'group' in scope && model.group !== undefined && scope.group === model.group)
  )
}
