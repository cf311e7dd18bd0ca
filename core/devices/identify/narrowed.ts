import type { Device, DeviceVariant } from '../library/device.ts'

/** Known details of a single device beyond its model. */
export interface Narrowed {
  readonly storageGb?: number
  readonly memoryGb?: number
  readonly colour?: string
  readonly connectivity?: string
  readonly sizeMm?: number
  readonly chip?: string
}

export type NarrowedField = keyof Narrowed

export interface Match {
  readonly device: Device
  readonly narrowed: Narrowed
}

/** Returns the fields on which all agree. */
export function agreed(all: readonly Narrowed[]): Narrowed {
  const [first = {}, ...others] = all
  const entries = Object.entries(first).filter(([field, value]) =>
    others.every((other) => other[field as NarrowedField] === value),
  )
  return Object.fromEntries(entries)
}

/** Returns the fields with different values in both. */
export function differences(a: Narrowed, b: Narrowed): NarrowedField[] {
  // Narrowed objects have only their declared keys
  return (Object.keys(a) as NarrowedField[]).filter(
    (field) => b[field] !== undefined && b[field] !== a[field],
  )
}

export function variantFacts(variant: DeviceVariant): Narrowed {
  const { connectivity, sizeMm, chip } = variant
  return {
    ...(connectivity && { connectivity }),
    ...(sizeMm && { sizeMm }),
    ...(chip && { chip }),
  }
}
