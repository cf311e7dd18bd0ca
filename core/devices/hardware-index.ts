import type { Device, DeviceVariant } from './device.ts'
import { listDevices } from './device-library.ts'
import { agreed, variantFacts, type Match } from './narrowed.ts'

export type HardwareKind = 'aNumber' | 'identifier' | 'emc' | 'board'

/** Every model that carries this number, newest first, with what its variant tells. Several are normal among Macs. */
export function findByHardware(kind: HardwareKind, value: string): readonly Match[] {
  const devices = index()[kind].get(normalised(kind, value)) ?? []
  return devices.map((device) => ({ device, narrowed: narrowedBy(device, kind, value) }))
}

/** The letters identifiers start with, upper case: IPHONE, MACBOOKPRO. */
export function identifierFamilies(): ReadonlySet<string> {
  return index().families
}

function narrowedBy(device: Device, kind: HardwareKind, value: string): Match['narrowed'] {
  const wanted = normalised(kind, value)
  const carries = (variant: DeviceVariant): boolean =>
    valuesOf(variant, kind).some((own) => normalised(kind, own) === wanted)
  return agreed(device.variants.filter(carries).map(variantFacts))
}

interface HardwareIndex extends Readonly<Record<HardwareKind, ReadonlyMap<string, readonly Device[]>>> {
  readonly families: ReadonlySet<string>
}

let built: HardwareIndex | undefined

function index(): HardwareIndex {
  built ??= {
    aNumber: groupBy('aNumber', (device) => device.aNumbers),
    identifier: groupBy('identifier', (device) => device.identifiers),
    emc: groupBy('emc', (device) => device.emc),
    board: groupBy('board', (device) => device.boards),
    families: new Set(
      listDevices().flatMap(({ identifiers }) =>
        identifiers.map((id) => id.replace(/\d.*/, '').toUpperCase()),
      ),
    ),
  }
  return built
}

function groupBy(kind: HardwareKind, values: (device: Device) => readonly string[]): Map<string, Device[]> {
  const groups = new Map<string, Device[]>()
  for (const device of listDevices()) {
    for (const value of new Set(values(device).map((own) => normalised(kind, own)))) {
      const group = groups.get(value)
      if (group) group.push(device)
      else groups.set(value, [device])
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
  return kind === 'board' ? upper.replace(/(?<=\d[A-Z]?)AP$/, '') : upper
}
