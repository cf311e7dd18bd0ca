import type { Device, DeviceVariant } from './device.ts'

/** What is known of the one device at hand beyond its model. */
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

/** What all these agree on; a field on which they differ is left out. */
export function agreed(all: readonly Narrowed[]): Narrowed {
  const [first = {}, ...others] = all
  const entries = Object.entries(first).filter(([field, value]) =>
    others.every((other) => other[field as NarrowedField] === value),
  )
  return Object.fromEntries(entries)
}

/** The fields that both know and on which they differ. */
export function differences(a: Narrowed, b: Narrowed): NarrowedField[] {
  // Object.keys of a Narrowed are its fields: it is only built here and by its readers.
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
