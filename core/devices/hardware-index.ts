import type { Device, DeviceVariant } from './device.ts'
import { listDevices } from './device-library.ts'
import { agreed, variantFacts, type Match } from './narrowed.ts'

export type HardwareKind = 'aNumber' | 'identifier' | 'emc' | 'board'

/** Every model that carries this number, newest first, with what its variant tells. Several are normal among Macs. */
export function findByHardware(kind: HardwareKind, value: string): readonly Match[] {
  const devices = index(kind).get(normalised(kind, value)) ?? []
  return devices.map((device) => ({ device, narrowed: narrowedBy(device, kind, value) }))
}

/** The letters identifiers start with, upper case: IPHONE, MACBOOKPRO. */
export function identifierFamilies(): ReadonlySet<string> {
  families ??= new Set([...index('identifier').keys()].map((id) => id.replace(/\d.*/, '')))
  return families
}

function narrowedBy(device: Device, kind: HardwareKind, value: string): Match['narrowed'] {
  const wanted = normalised(kind, value)
  const carries = (variant: DeviceVariant): boolean =>
    valuesOf(variant, kind).some((own) => normalised(kind, own) === wanted)
  return agreed(device.variants.filter(carries).map(variantFacts))
}

const built = new Map<HardwareKind, ReadonlyMap<string, readonly Device[]>>()

// Each made when first asked for: most texts need one or two.
function index(kind: HardwareKind): ReadonlyMap<string, readonly Device[]> {
  const own = built.get(kind) ?? groupBy(kind, ofDevice[kind])
  built.set(kind, own)
  return own
}

const ofDevice = {
  aNumber: (device) => device.aNumbers,
  identifier: (device) => device.identifiers,
  emc: (device) => device.emc,
  board: (device) => device.boards,
} satisfies Record<HardwareKind, (device: Device) => readonly string[]>

let families: ReadonlySet<string> | undefined

function groupBy(kind: HardwareKind, values: (device: Device) => readonly string[]): Map<string, Device[]> {
  const groups = new Map<string, Device[]>()
  for (const device of listDevices()) {
    for (const own of values(device)) {
      const value = normalised(kind, own)
      const group = groups.get(value)
      if (!group) groups.set(value, [device])
      else if (!group.includes(device)) group.push(device)
    }
  }
  return groups
}

function valuesOf(variant: DeviceVariant, kind: HardwareKind): readonly string[] {
  if (kind === 'aNumber') return variant.aNumbers
  const value = kind === 'emc' ? undefined : variant[kind]
  return value ? [value] : []
}

// Boards are written with and without the AP ("application processor") at their end.
function normalised(kind: HardwareKind, value: string): string {
  const upper = value.toUpperCase()
  return kind === 'board' && /\d[A-Z]?AP$/.test(upper) ? upper.slice(0, -2) : upper
}
