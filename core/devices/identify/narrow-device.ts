import { chipsOf } from '../library/chips-of.ts'
import type { Device, Family } from '../library/device.ts'
import type { Narrowed, NarrowedField } from './narrowed.ts'
import { wordsOfColour, type Amount, type Connection, type Stated } from './stated.ts'

/** Stated details, compared with one model. */
export interface Narrowing {
  readonly narrowed: Narrowed
  /**
   * Stated details with which this model was never made. An empty list in the tables means unknown, so not a
   * mismatch.
   */
  readonly mismatches: readonly Mismatch[]
}

export interface Mismatch {
  readonly field: NarrowedField
  readonly stated: string | number
  readonly offered: readonly (string | number)[]
}

export function narrowDevice(device: Device, stated: Stated): Narrowing {
  const parts = [
    narrowChip(device, stated),
    narrowAmounts(device, stated.amounts),
    narrowColour(device, stated.colourWords),
    narrowConnectivity(device, stated.connections),
    narrowSize(device, stated.sizeMm),
  ]
  return {
    narrowed: Object.assign({}, ...parts.map(({ narrowed }) => narrowed)),
    mismatches: parts.flatMap(({ mismatches }) => mismatches),
  }
}

const noNarrowing: Narrowing = { narrowed: {}, mismatches: [] }

function mismatch(
  field: NarrowedField,
  stated: string | number,
  offered: readonly (string | number)[],
): Narrowing {
  return { narrowed: {}, mismatches: [{ field, stated, offered }] }
}

// Compares amounts. In "8 256" for a Mac the smaller one is the memory. A single amount is storage, unless
// only memory exists in this size.
function narrowAmounts(device: Device, amounts: readonly Amount[]): Narrowing {
  // "16GB/256GB (MGN63-16GB)" repeats an amount.
  const distinct = [...new Map(amounts.toReversed().map((one) => [one.gb, one])).values()]
  const [first, second] = distinct.toSorted((a, b) => a.gb - b.gb)
  if (!first) return noNarrowing
  if (second) {
    if (areStorages(device, first, second)) return noNarrowing
    const memory =
      distinct.find(({ of }) => of === 'memory') ?? (isOnlyMadeAs(device, second, first) ? second : first)
    const storage = distinct.find((amount) => amount !== memory) ?? second
    return join(narrowMemory(device, memory.gb), narrowStorage(device, storage.gb))
  }
  const isMemory =
    first.of === 'memory' ||
    (first.of !== 'storage' && device.memoriesGb.includes(first.gb) && !device.storagesGb.includes(first.gb))
  return isMemory ? narrowMemory(device, first.gb) : narrowStorage(device, first.gb)
}

/** "iPhone 8 64/256GB" names two storages: a price can be for either. */
function areStorages({ memoriesGb, storagesGb }: Device, first: Amount, second: Amount): boolean {
  return storagesGb.includes(first.gb) && storagesGb.includes(second.gb) && !memoriesGb.includes(first.gb)
}

/** Some Mac Pros have more memory than storage: 768 GB and 256 GB. */
function isOnlyMadeAs({ memoriesGb, storagesGb }: Device, memory: Amount, storage: Amount): boolean {
  const isMade = (one: Amount, other: Amount) => memoriesGb.includes(one.gb) && storagesGb.includes(other.gb)
  return memory.of === undefined && isMade(memory, storage) && !isMade(storage, memory)
}

function narrowStorage(device: Device, gb: number): Narrowing {
  const storageGb = sameAmount(device.storagesGb, gb)
  if (device.storagesGb.includes(storageGb)) return { narrowed: { storageGb }, mismatches: [] }
  if (device.storagesGb.length > 0) return mismatch('storageGb', gb, device.storagesGb)
  return soldByStorage.has(device.family) ? { narrowed: { storageGb }, mismatches: [] } : noNarrowing
}

const soldByStorage: ReadonlySet<Family> = new Set(['iphone', 'ipad', 'mac', 'ipod', 'vision'])

// 1000 GB means 1024 GB.
function sameAmount(offered: readonly number[], gb: number): number {
  return offered.find((own) => own === gb || own === gb * 1.024) ?? gb
}

function narrowMemory(device: Device, memoryGb: number): Narrowing {
  if (device.memoriesGb.includes(memoryGb)) return { narrowed: { memoryGb }, mismatches: [] }
  return device.memoriesGb.length === 0 ? noNarrowing : mismatch('memoryGb', memoryGb, device.memoriesGb)
}

// "Titanium" alone can match four colours of a model; the colour then stays open.
function narrowColour(device: Device, words: readonly string[]): Narrowing {
  if (words.length === 0) return noNarrowing
  if (device.colours.length === 0) return narrowByMaterial(device, words)
  const stated = new Set(words)
  const whole = device.colours
    .filter((colour) => wordsOfColour(colour).every((word) => stated.has(word)))
    .toSorted((a, b) => wordsOfColour(b).length - wordsOfColour(a).length)
  const [longest] = whole
  if (longest) return { narrowed: { colour: longest }, mismatches: [] }
  const partly = device.colours.filter((colour) =>
    words.every((word) => wordsOfColour(colour).includes(word)),
  )
  const [only] = partly
  if (only && partly.length === 1) return { narrowed: { colour: only }, mismatches: [] }
  if (partly.length > 1) return noNarrowing
  const [alike] = device.colours.filter((colour) => words.every((word) => soldAs[word]?.includes(colour)))
  return alike
    ? { narrowed: { colour: alike }, mismatches: [] }
    : mismatch('colour', words.join(' '), device.colours)
}

/**
 * The tables have no colours of MacBooks until 2012. Plastic ones were white or black, all others of
 * aluminium, which sellers call silver or gray; so colours only distinguish a gold or a white one of a year.
 */
function narrowByMaterial({ name, released }: Device, words: readonly string[]): Narrowing {
  if (!name.startsWith('MacBook')) return noNarrowing
  const isPlastic = name.startsWith('MacBook (13-inch') && !name.includes('Aluminum')
  const plastic = released < '2008-10' ? ['White', 'Black'] : ['White']
  const fitting = isPlastic ? plastic.map((colour) => colour.toLowerCase()) : ofAluminium
  return words.some((word) => fitting.includes(word))
    ? noNarrowing
    : mismatch('colour', words.join(' '), isPlastic ? plastic : ['Silver'])
}

const ofAluminium: readonly string[] = ['silver', 'gray', 'space']

/** Colours meant by sellers' words for models without a colour of this name. The likeliest is first. */
const soldAs: Readonly<Record<string, readonly string[]>> = {
  rose: ['Pink', 'Soft Pink'],
  pink: ['Rose Gold'],
  black: ['Midnight'],
  white: ['Starlight'],
  gold: ['Starlight'],
}

function narrowConnectivity(device: Device, stated: ReadonlySet<Connection>): Narrowing {
  if (stated.size === 0 || device.connectivity.length === 0) return noNarrowing
  const offers = device.connectivity.map((name) => ({ name, has: connectionsOf(name) }))
  const covering = offers.filter(({ has }) => [...stated].every((connection) => has.has(connection)))
  // "Wi-Fi" alone means the Wi-Fi-only model; "cellular" alone the Wi-Fi + Cellular model
  const [best] = covering.toSorted((a, b) => a.has.size - b.has.size)
  if (best) return { narrowed: { connectivity: best.name }, mismatches: [] }
  return mismatch('connectivity', [...stated].join(' + '), device.connectivity)
}

function connectionsOf(name: string): ReadonlySet<Connection> {
  const has = new Set<Connection>()
  if (name.includes('Wi-Fi')) has.add('wifi')
  if (/Cellular|3G/.test(name)) has.add('cellular')
  if (name.includes('GPS')) has.add('gps')
  if (name.includes('Ethernet')) has.add('ethernet')
  return has
}

// Compares the chip. It is also part of the name, so another chip is not a mismatch, except M4 Pro for M4.
// "M1" alone leaves M1 Pro or M1 Max open.
function narrowChip(device: Device, { chip: stated, isChipWhole }: Stated): Narrowing {
  if (stated === undefined) return noNarrowing
  const chips = chipsOf(device)
  if (stated.startsWith('intel')) return narrowIntel(device, stated, chips)
  const chip = chips.find((own) => own.toLowerCase() === stated)
  const isOther =
    isChipWhole && chip === undefined && chips.some((own) => stated.startsWith(own.toLowerCase()))
  if (isOther) return mismatch('chip', capitals(stated), chips)
  return chip !== undefined && chips.length > 1 ? { narrowed: { chip }, mismatches: [] } : noNarrowing
}

function narrowIntel({ family, name }: Device, stated: string, chips: readonly string[]): Narrowing {
  if (family !== 'mac') return noNarrowing
  if (chips.length > 0 && chips.every((own) => /^M\d|^A\d/.test(own))) return mismatch('chip', 'Intel', chips)
  const own = /^(?:iMac Pro|Mac Pro|Xserve)/.test(name) ? 'intel xeon' : 'intel core'
  return stated === 'intel' || stated === own
    ? noNarrowing
    : mismatch('chip', capitals(stated), [capitals(own)])
}

function capitals(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

function narrowSize(device: Device, sizeMm: number | undefined): Narrowing {
  if (!sizeMm || device.sizesMm.length === 0) return noNarrowing
  return device.sizesMm.includes(sizeMm)
    ? { narrowed: { sizeMm }, mismatches: [] }
    : mismatch('sizeMm', sizeMm, device.sizesMm)
}

function join(a: Narrowing, b: Narrowing): Narrowing {
  return { narrowed: { ...a.narrowed, ...b.narrowed }, mismatches: [...a.mismatches, ...b.mismatches] }
}
