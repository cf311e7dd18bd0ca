import { deviceAt, listDevices, listLines } from './device-library.ts'
import { wordsIn, wordsOf, type Word } from './words.ts'

/** The devices that carry a word, by their place: the newest has place 0. */
export interface Carriers {
  /** Rising. */
  readonly places: readonly number[]
  /** How well the word names the device at the same index of `places`. */
  readonly weights: readonly number[]
}

/** How well a word names a device: its name, another name of it, a fact about it. */
export const weights = { name: 1, alias: 0.9, fact: 0.7 } as const

/** Every word that a device can be found by. */
export function searchWords(): ReadonlyMap<string, Carriers> {
  carriers ??= readWords()
  return carriers
}

/** The names of one device as the search compares them. */
export interface Names {
  readonly words: readonly Word[]
  /** Words that are its whole name: of the name and of every other name. */
  readonly whole: readonly (readonly string[])[]
}

export function namesOf(place: number): Names {
  return (names[place] ??= readNames(place))
}

/** A-numbers and identifiers, lower case, of each device by its place. */
export function numbersOfDevices(): readonly (readonly string[])[] {
  numbers ??= listDevices().map(({ aNumbers, identifiers }) =>
    [...aNumbers, ...identifiers].map((number) => number.toLowerCase()),
  )
  return numbers
}

let carriers: ReadonlyMap<string, Carriers> | undefined
let numbers: readonly (readonly string[])[] | undefined
const names: Names[] = []

// From the lines themselves, as most devices are never looked at.
function readWords(): Map<string, Carriers> {
  const all = new Map<string, { readonly places: number[]; readonly weights: number[] }>()
  const add = (word: string, place: number, weight: number): void => {
    const carriers = all.get(word)
    if (!carriers) all.set(word, { places: [place], weights: [weight] })
    else if (carriers.places[carriers.places.length - 1] !== place) {
      carriers.places.push(place)
      carriers.weights.push(weight)
    }
  }
  for (const [place, line] of listLines().entries()) {
    const nameAt = line.indexOf('|') + 1
    const nameEnd = line.indexOf('|', nameAt)
    const name = line.slice(nameAt, nameEnd)
    const chip = told(line, '|h ')
    // Best first: a word keeps the first weight it gets for a device.
    for (const word of wordsIn(name)) add(word, place, weights.name)
    for (const word of wordsIn(told(line, '|n '))) add(word, place, weights.alias)
    for (const word of wordsIn(chip)) if (word.length > 1) add(word, place, weights.fact)
    add(line.slice(nameEnd + 1, nameEnd + 5), place, weights.fact)
    for (const word of furtherWords(line, name, chip)) add(word, place, weights.fact)
  }
  return all
}

function told(line: string, tag: string): string {
  const at = line.indexOf(tag)
  if (at < 0) return ''
  const end = line.indexOf('|', at + 1)
  return line.slice(at + tag.length, end < 0 ? line.length : end)
}

function furtherWords(line: string, name: string, chip: string): readonly string[] {
  if (line.startsWith('watch|')) {
    const series = /Series (\d+)/.exec(name)
    return series ? [`s${series[1]}`] : []
  }
  if (!line.startsWith('mac|')) return []
  const size = unnamedSizes[name]
  return [...(size ? [size] : []), ...(chip === '' ? ['intel'] : [])]
}

// Their names leave out the size by which people ask for them.
const unnamedSizes: Readonly<Record<string, string>> = {
  'MacBook Air (Early 2008)': '13',
  'MacBook Air (Late 2008)': '13',
  'MacBook Air (Mid 2009)': '13',
  'MacBook Air (M1, 2020)': '13',
  'MacBook Neo': '13',
  'iMac Pro (2017)': '27',
}

function readNames(place: number): Names {
  const { name, aliases } = deviceAt(place)
  // "M5 Pro/M5 Max" says M5 once.
  const whole = [name, ...aliases].map((one) => [...new Set(wordsIn(one))])
  return { words: wordsOf(name), whole }
}
