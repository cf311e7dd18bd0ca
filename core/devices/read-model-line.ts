import { deviceKey } from './device-key.ts'
import type { Device, DeviceVariant, Family } from './device.ts'
import { silhouetteOf } from './silhouette-of.ts'

/**
 * Reads one line of data/models.ts: family|name|released and then tagged fields, each `tag value;value`.
 * The tags are listed in data/README.md; tools/refresh-devices.ts writes them.
 */
export function readModelLine(line: string): Device {
  const [family = '', name = '', released = '', ...tagged] = line.split('|')
  const told: Told = {}
  const variants: DeviceVariant[] = []
  for (const field of tagged) {
    const values = field.length > 2 ? field.slice(2).split(';') : none
    const tag = field.charAt(0)
    if (tag === 'v') variants.push(readVariant(values))
    else told[tag as keyof Told] = values // the tool that writes the lines knows no other tag
  }
  // Nor another family.
  const known = family as Family
  const device: Writable<Device> = {
    key: deviceKey(name),
    name,
    family: known,
    silhouette: silhouetteOf(known, name),
    released,
    aliases: told.n ?? none,
    identifiers: told.i ?? listOf(variants, ({ identifier }) => identifier),
    aNumbers: told.a ?? listOf(variants, ({ aNumbers }) => aNumbers),
    boards: told.b ?? listOf(variants, ({ board }) => board),
    emc: told.e ?? none,
    storagesGb: told.s ? told.s.map(Number) : none,
    memoriesGb: told.m ? told.m.map(Number) : none,
    sizesMm: listOf(variants, ({ sizeMm }) => sizeMm),
    colours: told.c ?? none,
    connectivity: told.w ?? listOf(variants, ({ connectivity }) => connectivity),
    variants,
    curated: told.k ?? none,
    unverified: told.u ?? none,
  }
  // Assigned, since hundreds of spreads before the first answer take their time.
  if (told.h?.[0]) device.chip = told.h[0]
  if (told.d?.[0]) device.discontinued = told.d[0]
  if (told.g?.[0]) device.generation = Number(told.g[0])
  return device
}

type Told = Partial<
  Record<'d' | 'g' | 'n' | 'i' | 'a' | 'b' | 'e' | 'h' | 's' | 'm' | 'c' | 'w' | 'k' | 'u', Values>
>
type Values = readonly string[]
type Writable<Thing> = { -readonly [Field in keyof Thing]: Thing[Field] }

const none: readonly never[] = []

/** What the variants say of one field: each value once, in order. */
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
