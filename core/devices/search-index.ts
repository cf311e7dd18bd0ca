import type { Device } from './device.ts'
import { deviceAt, listDevices, listLines } from './device-library.ts'
import { wordsOf, type Word } from './words.ts'

/** One device as the search sees it. */
export interface IndexedDevice {
  readonly device: Device
  readonly nameWords: readonly Word[]
  /** Words that are its whole name: of the name and of every other name. */
  readonly wholeNames: readonly (readonly string[])[]
}

export interface SearchIndex {
  /** Newest first. */
  readonly devices: readonly IndexedDevice[]
  readonly words: ReadonlyMap<string, Carriers>
}

/** The devices that carry a word. */
export interface Carriers {
  /** Rising. */
  readonly places: readonly number[]
  /** How well the word names the device at the same index of `places`. */
  readonly weights: readonly number[]
}

/** How well a word names a device: its name, another name of it, a fact about it. */
export const weights = { name: 1, alias: 0.9, fact: 0.7 } as const

let built: SearchIndex | undefined

export function searchIndex(): SearchIndex {
  built ??= build()
  return built
}

function build(): SearchIndex {
  const words = new Map<string, { readonly places: number[]; readonly weights: number[] }>()
  const add = (word: string, place: number, weight: number): void => {
    const carriers = words.get(word)
    if (!carriers) words.set(word, { places: [place], weights: [weight] })
    else if (carriers.places.at(-1) !== place) {
      carriers.places.push(place)
      carriers.weights.push(weight)
    }
  }
  const devices = listLines().map((line, place) => {
    const fields = line.split('|')
    const [family = '', name = '', released = ''] = fields
    const nameWords = wordsOf(name)
    const wholeNames = [distinct(nameWords)]
    // Best first: a word keeps the first weight it gets for a device.
    for (const { word } of nameWords) add(word, place, weights.name)
    for (const alias of told(fields, 'n')?.split(';') ?? []) {
      const aliasWords = distinct(wordsOf(alias))
      wholeNames.push(aliasWords)
      for (const word of aliasWords) add(word, place, weights.alias)
    }
    for (const { word } of wordsOf(told(fields, 'h') ?? ''))
      if (word.length > 1) add(word, place, weights.fact)
    add(released.slice(0, 4), place, weights.fact)
    for (const word of furtherWords(family, name, told(fields, 'h'))) add(word, place, weights.fact)
    return {
      nameWords,
      wholeNames,
      get device() {
        return deviceAt(place)
      },
    }
  })
  return { devices, words }
}

// "M5 Pro/M5 Max" says M5 once.
function distinct(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ word }, at) => (words.findIndex((own) => own.word === word) === at ? word : []))
}

let ownNumbers: readonly (readonly string[])[] | undefined

/** A-numbers and identifiers, lower case, of each device in the order of the index. */
export function numbersOfDevices(): readonly (readonly string[])[] {
  ownNumbers ??= listDevices().map(({ aNumbers, identifiers }) =>
    [...aNumbers, ...identifiers].map((number) => number.toLowerCase()),
  )
  return ownNumbers
}

function told(fields: readonly string[], tag: string): string | undefined {
  return fields.find((field) => field.startsWith(`${tag} `))?.slice(2)
}

function furtherWords(family: string, name: string, chip: string | undefined): readonly string[] {
  const words = [...(unnamedSizes[name] ?? [])]
  const series = family === 'watch' && /Series (\d+)/.exec(name)
  if (series) words.push(`s${series[1]}`)
  if (family === 'mac' && !chip) words.push('intel')
  return words
}

// Their names leave out the size by which people ask for them.
const unnamedSizes: Readonly<Record<string, readonly string[]>> = {
  'MacBook Air (Early 2008)': ['13'],
  'MacBook Air (Late 2008)': ['13'],
  'MacBook Air (Mid 2009)': ['13'],
  'MacBook Air (M1, 2020)': ['13'],
  'MacBook Neo': ['13'],
  'iMac Pro (2017)': ['27'],
}
