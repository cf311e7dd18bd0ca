import type { Device } from './device.ts'

/** Returns the chips of a model: "M4" and "M4 Pro". An empty list means "not known". */
export function chipsOf({ variants, chip }: Device): readonly string[] {
  const own = new Set(variants.flatMap((variant) => variant.chip ?? []))
  return own.size > 0 ? [...own].sort() : (chip?.split(' or ') ?? [])
}
