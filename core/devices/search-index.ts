import type { Device } from './device.ts'
import { listDevices } from './device-library.ts'
import { wordsOf, type Word } from './words.ts'

/** One device as the search sees it. */
export interface IndexedDevice {
  readonly device: Device
  readonly nameWords: readonly Word[]
  /** Sets of words that are its whole name: the name and every other name. */
  readonly wholeNames: readonly ReadonlySet<string>[]
  /** A-numbers and identifiers, lower case. */
  readonly numbers: readonly string[]
}

export interface SearchIndex {
  /** Newest first. */
  readonly devices: readonly IndexedDevice[]
  /** Word to the places of the devices that carry it, and how well it names each of them. */
  readonly words: ReadonlyMap<string, ReadonlyMap<number, number>>
}

/** How well a word names a device: its name, another name of it, a fact about it. */
export const weights = { name: 1, alias: 0.9, fact: 0.7 } as const

let built: SearchIndex | undefined

export function searchIndex(): SearchIndex {
  built ??= build()
  return built
}

function build(): SearchIndex {
  const words = new Map<string, Map<number, number>>()
  const devices = listDevices().map((device, place) => {
    const nameWords = wordsOf(device.name)
    const aliases = device.aliases.map(wordsOf)
    const add = (word: string, weight: number): void => {
      const places = words.get(word) ?? new Map<number, number>()
      places.set(place, Math.max(weight, places.get(place) ?? 0))
      words.set(word, places)
    }
    for (const { word } of nameWords) add(word, weights.name)
    for (const { word } of aliases.flat()) add(word, weights.alias)
    for (const word of factWords(device)) add(word, weights.fact)
    const wholeNames = [nameWords, ...aliases].map((whole) => new Set(whole.map(({ word }) => word)))
    const numbers = [...device.aNumbers, ...device.identifiers].map((number) => number.toLowerCase())
    return { device, nameWords, wholeNames, numbers }
  })
  return { devices, words }
}

function factWords(device: Device): readonly string[] {
  const chipWords = wordsOf(device.chip ?? '').map(({ word }) => word)
  const words = chipWords.filter((word) => word.length > 1)
  words.push(device.released.slice(0, 4), ...(unnamedSizes[device.key] ?? []))
  const series = /Series (\d+)/.exec(device.name)
  if (series) words.push(`s${series[1]}`)
  if (device.family === 'mac' && !device.chip) words.push('intel')
  return words
}

// Their names leave out the size by which people ask for them.
const unnamedSizes: Readonly<Record<string, readonly string[]>> = {
  'macbook-air-early-2008': ['13'],
  'macbook-air-late-2008': ['13'],
  'macbook-air-mid-2009': ['13'],
  'macbook-air-m1-2020': ['13'],
  'macbook-neo': ['13'],
  'imac-pro-2017': ['27'],
}
