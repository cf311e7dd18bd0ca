import type { Device, Family } from './device.ts'
import type { Narrowed, NarrowedField } from './narrowed.ts'
import { wordsOfColour, type Amount, type Connection, type Stated } from './stated.ts'

/** What was stated, held against one model. */
export interface Settled {
  readonly narrowed: Narrowed
  /** Stated, but never made of this model. Where our list is empty we do not know and let it pass. */
  readonly misfits: readonly Misfit[]
}

export interface Misfit {
  readonly field: NarrowedField
  readonly stated: string | number
  readonly offered: readonly (string | number)[]
}

export function settleStated(device: Device, stated: Stated): Settled {
  const parts = [
    settleAmounts(device, stated.amounts),
    settleColour(device, stated.colourWords),
    settleConnectivity(device, stated.connections),
    settleSize(device, stated.sizeMm),
  ]
  return {
    narrowed: Object.assign({}, ...parts.map(({ narrowed }) => narrowed)),
    misfits: parts.flatMap(({ misfits }) => misfits),
  }
}

const nothing: Settled = { narrowed: {}, misfits: [] }

function misfit(
  field: NarrowedField,
  stated: string | number,
  offered: readonly (string | number)[],
): Settled {
  return { narrowed: {}, misfits: [{ field, stated, offered }] }
}

// "8 256" of a Mac: the smaller is its memory. One amount is storage unless only the memory comes in that size.
function settleAmounts(device: Device, amounts: readonly Amount[]): Settled {
  const [first, second] = amounts.toSorted((a, b) => a.gb - b.gb)
  if (!first) return nothing
  if (second && second.gb !== first.gb) {
    const memory = amounts.find(({ of }) => of === 'memory') ?? first
    const storage = amounts.find((amount) => amount !== memory) ?? second
    return join(settleMemory(device, memory.gb), settleStorage(device, storage.gb))
  }
  const isMemory =
    first.of === 'memory' ||
    (first.of !== 'storage' && device.memoriesGb.includes(first.gb) && !device.storagesGb.includes(first.gb))
  return isMemory ? settleMemory(device, first.gb) : settleStorage(device, first.gb)
}

function settleStorage(device: Device, gb: number): Settled {
  const storageGb = sameAmount(device.storagesGb, gb)
  if (device.storagesGb.includes(storageGb)) return { narrowed: { storageGb }, misfits: [] }
  if (device.storagesGb.length > 0) return misfit('storageGb', gb, device.storagesGb)
  return soldByStorage.has(device.family) ? { narrowed: { storageGb }, misfits: [] } : nothing
}

const soldByStorage: ReadonlySet<Family> = new Set(['iphone', 'ipad', 'mac', 'ipod', 'vision'])

// People say 1000 for 1024.
function sameAmount(offered: readonly number[], gb: number): number {
  return offered.find((own) => own === gb || own === gb * 1.024) ?? gb
}

function settleMemory(device: Device, memoryGb: number): Settled {
  if (device.memoriesGb.includes(memoryGb)) return { narrowed: { memoryGb }, misfits: [] }
  return device.memoriesGb.length === 0 ? nothing : misfit('memoryGb', memoryGb, device.memoriesGb)
}

// "Titanium" alone could be four colours of one model and then settles none of them.
function settleColour(device: Device, words: readonly string[]): Settled {
  if (words.length === 0 || device.colours.length === 0) return nothing
  const stated = new Set(words)
  const whole = device.colours
    .filter((colour) => wordsOfColour(colour).every((word) => stated.has(word)))
    .toSorted((a, b) => wordsOfColour(b).length - wordsOfColour(a).length)
  const [longest] = whole
  if (longest) return { narrowed: { colour: longest }, misfits: [] }
  const partly = device.colours.filter((colour) =>
    words.every((word) => wordsOfColour(colour).includes(word)),
  )
  const [only] = partly
  if (only && partly.length === 1) return { narrowed: { colour: only }, misfits: [] }
  return partly.length > 1 ? nothing : misfit('colour', words.join(' '), device.colours)
}

function settleConnectivity(device: Device, stated: ReadonlySet<Connection>): Settled {
  if (stated.size === 0 || device.connectivity.length === 0) return nothing
  const offers = device.connectivity.map((name) => ({ name, has: connectionsOf(name) }))
  const covering = offers.filter(({ has }) => [...stated].every((connection) => has.has(connection)))
  // "Wi-Fi" alone is the model without more; "cellular" alone is the one that has it too.
  const [best] = covering.toSorted((a, b) => a.has.size - b.has.size)
  if (best) return { narrowed: { connectivity: best.name }, misfits: [] }
  return misfit('connectivity', [...stated].join(' + '), device.connectivity)
}

function connectionsOf(name: string): ReadonlySet<Connection> {
  const has = new Set<Connection>()
  if (name.includes('Wi-Fi')) has.add('wifi')
  if (/Cellular|3G/.test(name)) has.add('cellular')
  if (name.includes('GPS')) has.add('gps')
  if (name.includes('Ethernet')) has.add('ethernet')
  return has
}

function settleSize(device: Device, sizeMm: number | undefined): Settled {
  if (!sizeMm || device.sizesMm.length === 0) return nothing
  return device.sizesMm.includes(sizeMm)
    ? { narrowed: { sizeMm }, misfits: [] }
    : misfit('sizeMm', sizeMm, device.sizesMm)
}

function join(a: Settled, b: Settled): Settled {
  return { narrowed: { ...a.narrowed, ...b.narrowed }, misfits: [...a.misfits, ...b.misfits] }
}
