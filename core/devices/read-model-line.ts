import { deviceKey } from './device-key.ts'
import type { Device, DeviceVariant, Family } from './device.ts'
import { readTags } from './read-tags.ts'
import { silhouetteOf } from './silhouette-of.ts'

/**
 * Reads one line of data/models.ts: family|name|released and then tagged fields, each `tag value;value`.
 * The tags are listed in data/README.md; tools/refresh-devices.ts writes them.
 */
export function readModelLine(line: string): Device {
  const [family = '', name = '', released = '', ...tagged] = line.split('|')
  const fields = new Map<string, string[]>()
  const variants: DeviceVariant[] = []
  for (const field of tagged) {
    const values = field.slice(2).split(';')
    if (field.startsWith('v ')) variants.push(readVariant(values))
    else fields.set(field.charAt(0), values)
  }
  const list = (tag: string): readonly string[] => fields.get(tag) ?? []
  const numbers = (tag: string): readonly number[] => list(tag).map(Number)
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
    identifiers: list('i'),
    aNumbers: list('a'),
    boards: list('b'),
    emc: list('e'),
    ...(chip && { chip }),
    storagesGb: numbers('s'),
    memoriesGb: numbers('m'),
    sizesMm: [...new Set(variants.flatMap(({ sizeMm }) => sizeMm ?? []))],
    colours: list('c'),
    connectivity: list('w'),
    variants,
    curated: list('k'),
    unverified: list('u'),
  }
}

function readVariant(values: readonly string[]): DeviceVariant {
  const fields = readTags(values)
  const identifier = fields.get('i')
  const board = fields.get('b')
  const connectivity = fields.get('w')
  const sizeMm = fields.get('z')
  const chip = fields.get('h')
  const note = fields.get('t')
  return {
    ...(identifier && { identifier }),
    ...(board && { board }),
    aNumbers: fields.get('a')?.split(' ') ?? [],
    ...(connectivity && { connectivity }),
    ...(sizeMm && { sizeMm: Number(sizeMm) }),
    ...(chip && { chip }),
    ...(note && { note }),
  }
}
