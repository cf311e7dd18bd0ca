import { deviceKey } from './device-key.ts'
import type { Device, DeviceVariant, Family } from './device.ts'
import { silhouetteOf } from './silhouette-of.ts'

/**
 * Parses one line of data/models.ts: family|name|released, then tagged fields, each `tag value;value`.
 * The tags are listed in data/README.md; tools/refresh-devices.ts writes them.
 */
export function readModelLine(line: string): Device {
  const [family = '', name = '', released = '', ...tagged] = line.split('|')
  const fields: TaggedFields = {}
  const variants: DeviceVariant[] = []
  for (const field of tagged) {
    const values = field.length > 2 ? field.slice(2).split(';') : none
    const tag = field.charAt(0)
    if (tag === 'v') variants.push(readVariant(values))
    else fields[tag as keyof TaggedFields] = values // the tool that writes the lines uses no other tag
  }
  // and no other family
  const known = family as Family
  const device: Writable<Device> = {
    key: deviceKey(name),
    name,
    family: known,
    silhouette: silhouetteOf(known, name),
    released,
    aliases: fields.n ?? none,
    identifiers: fields.i ?? listOf(variants, ({ identifier }) => identifier),
    aNumbers: fields.a ?? listOf(variants, ({ aNumbers }) => aNumbers),
    boards: fields.b ?? listOf(variants, ({ board }) => board),
    emc: fields.e ?? none,
    storagesGb: fields.s ? fields.s.map(Number) : none,
    memoriesGb: fields.m ? fields.m.map(Number) : none,
    sizesMm: listOf(variants, ({ sizeMm }) => sizeMm),
    colours: fields.c ?? none,
    connectivity: fields.w ?? listOf(variants, ({ connectivity }) => connectivity),
    variants,
    curated: fields.k ?? none,
    unverified: fields.u ?? none,
  }
  // assigned one by one: hundreds of spreads would slow down the first query
  if (fields.h?.[0]) device.chip = fields.h[0]
  if (fields.d?.[0]) device.discontinued = fields.d[0]
  if (fields.g?.[0]) device.generation = Number(fields.g[0])
  return device
}

type TaggedFields = Partial<
  Record<'d' | 'g' | 'n' | 'i' | 'a' | 'b' | 'e' | 'h' | 's' | 'm' | 'c' | 'w' | 'k' | 'u', Values>
>
type Values = readonly string[]
type Writable<Thing> = { -readonly [Field in keyof Thing]: Thing[Field] }

const none: readonly never[] = []

/** Returns the distinct values of one field over the variants, sorted. */
function listOf<Value extends string | number>(
  variants: readonly DeviceVariant[],
  read: (variant: DeviceVariant) => Value | readonly Value[] | undefined,
): readonly Value[] {
  if (variants.length === 0) return none
  return [...new Set(variants.flatMap((variant) => read(variant) ?? none))].sort()
}

function readVariant([identifier, board, aNumbers, connectivity, sizeMm, chip, note]: Values): DeviceVariant {
  const variant: Writable<DeviceVariant> = { aNumbers: aNumbers ? aNumbers.split(' ') : none }
  if (identifier) variant.identifier = identifier
  if (board) variant.board = board
  if (connectivity) variant.connectivity = connectivity
  if (sizeMm) variant.sizeMm = Number(sizeMm)
  if (chip) variant.chip = chip
  if (note) variant.note = note
  return variant
}
