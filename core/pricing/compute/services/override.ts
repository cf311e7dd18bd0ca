import type { Model, Scope, Variant } from '../../catalog.ts'

/** Returns the override for a device: variant before model before group, the first within a level. */
export function findOverride<T extends object>(
  overrides: readonly (Scope & T)[] | undefined,
  { model, variant }: { readonly model: Model; readonly variant: Variant },
): T | undefined {
  if (overrides === undefined) return undefined
  return (
    overrides.find((scope) => 'variantId' in scope && scope.variantId === variant.id) ??
    overrides.find((scope) => 'modelId' in scope && scope.modelId === model.id) ??
    overrides.find((scope) => 'group' in scope && model.group !== undefined && scope.group === model.group)
  )
}
