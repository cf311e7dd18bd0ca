import { deviceKey } from './device-key.ts'
import type { Device, DeviceVariant, Family } from './device.ts'
import { silhouetteOf } from './silhouette-of.ts'

/**
 * Reads one line of data/models.ts: family|name|released and then tagged fields, each `tag value;value`.
 * The tags are listed in data/README.md; tools/refresh-devices.ts writes them.
 */
export function readModelLine(line: string): Device {
  const [family = '', name = '', released = '', ...tagged] = line.split('|')
  const fields = new Map<string, readonly string[]>()
  const variants: DeviceVariant[] = []
  for (const field of tagged) {
    const values = field.length > 2 ? field.slice(2).split(';') : []
    if (field.startsWith('v ')) variants.push(readVariant(values))
    else fields.set(field.charAt(0), values)
  }
  const list = (tag: string): readonly string[] => fields.get(tag) ?? []
  const numbers = (tag: string): readonly number[] => list(tag).map(Number)
  const listOrOf = (
    tag: string,
    ofVariant: (variant: DeviceVariant) => readonly string[],
  ): readonly string[] => fields.get(tag) ?? [...new Set(variants.flatMap(ofVariant))].sort()
  const [chip] = list('h')
  const [discontinued] = list('d')
  const [generation] = numbers('g')
  // The tool that writes the lines knows no other family.
  const known = family as Family
  return {
    key: deviceKey(name),
    name,
    family: known,
    silhouette: silhouetteOf(known, name),
    released,
    ...(discontinued && { discontinued }),
    aliases: list('n'),
    ...(generation && { generation }),
    identifiers: listOrOf('i', ({ identifier }) => asList(identifier)),
    aNumbers: listOrOf('a', ({ aNumbers }) => aNumbers),
    boards: listOrOf('b', ({ board }) => asList(board)),
    emc: list('e'),
    ...(chip && { chip }),
    storagesGb: numbers('s'),
    memoriesGb: numbers('m'),
    sizesMm: [...new Set(variants.flatMap(({ sizeMm }) => sizeMm ?? []))],
    colours: list('c'),
    connectivity: listOrOf('w', ({ connectivity }) => asList(connectivity)),
    variants,
    curated: list('k'),
    unverified: list('u'),
  }
}

function asList(value: string | undefined): readonly string[] {
  return value ? [value] : []
}

function readVariant(values: readonly string[]): DeviceVariant {
  const [identifier, board, aNumbers, connectivity, sizeMm, chip, note] = values
  return {
    ...(identifier && { identifier }),
    ...(board && { board }),
    aNumbers: aNumbers ? aNumbers.split(' ') : [],
    ...(connectivity && { connectivity }),
    ...(sizeMm && { sizeMm: Number(sizeMm) }),
    ...(chip && { chip }),
    ...(note && { note }),
  }
}
