import { listDevices, listLines } from '../library/device-library.ts'
import { modelWords } from './model-words.ts'
import { wordsIn, wordsOf, type Word } from './words.ts'

/** Devices with a word, by index; the newest has index 0. */
export interface Postings {
  /** Ascending. */
  readonly places: readonly number[]
  /** Weight of the word for the device at the same index of `places`. */
  readonly weights: readonly number[]
}

/** Weight of a word: in the name, in an alias, or in another fact. */
export const weights = { name: 1, alias: 0.9, fact: 0.7 } as const

/** Inverted index of every searchable word. */
export function searchWords(): ReadonlyMap<string, Postings> {
  postings ??= readWords()
  return postings
}

/** Names of one device, split into words. */
export interface Names {
  readonly words: readonly Word[]
  /** Words of the name and of each alias. */
  readonly whole: readonly (readonly string[])[]
}

export function namesOf(place: number): Names {
  return (names[place] ??= readNames(place))
}

/** A-numbers and identifiers, lower case, by device index. */
export function numbersOfDevices(): readonly (readonly string[])[] {
  numbers ??= listDevices().map(({ aNumbers, identifiers }) =>
    [...aNumbers, ...identifiers].map((number) => number.toLowerCase()),
  )
  return numbers
}

let postings: ReadonlyMap<string, Postings> | undefined
let numbers: readonly (readonly string[])[] | undefined
const names: Names[] = []

// Builds the index from the raw lines: most devices are never parsed.
function readWords(): Map<string, Postings> {
  const all = new Map<string, { readonly places: number[]; readonly weights: number[] }>()
  const add = (word: string, place: number, weight: number): void => {
    const postings = all.get(word)
    if (!postings) all.set(word, { places: [place], weights: [weight] })
    else if (postings.places[postings.places.length - 1] !== place) {
      postings.places.push(place)
      postings.weights.push(weight)
    }
  }
  for (const [place, line] of listLines().entries()) {
    const name = nameIn(line)
    const chip = fieldOf(line, '|h ')
    // highest weight first: add() keeps the first weight of a word for a device
    for (const word of wordsIn(name)) add(word, place, weights.name)
    for (const word of wordsIn(fieldOf(line, '|n '))) add(word, place, weights.alias)
    for (const word of wordsOfChip(chip)) add(word, place, weights.fact)
    add(yearIn(line), place, weights.fact)
    for (const word of furtherWords(line, name, chip)) add(word, place, weights.fact)
  }
  return all
}

/** Returns the name of the device in a raw line: family|name|released. */
export function nameIn(line: string): string {
  const start = line.indexOf('|') + 1
  return line.slice(start, line.indexOf('|', start))
}

// "A18 Pro" does not make a MacBook Neo a Pro, but people call a Mac by the "Pro" of its M4 Pro
function wordsOfChip(chip: string): readonly string[] {
  return wordsIn(chip).filter((word) => word.length > 1 && !(chip.startsWith('A') && modelWords.has(word)))
}

function yearIn(line: string): string {
  const start = line.indexOf('|', line.indexOf('|') + 1) + 1
  return line.slice(start, start + 4)
}

function fieldOf(line: string, tag: string): string {
  const at = line.indexOf(tag)
  if (at < 0) return ''
  const end = line.indexOf('|', at + 1)
  return line.slice(at + tag.length, end < 0 ? line.length : end)
}

function furtherWords(line: string, name: string, chip: string): readonly string[] {
  const unsaid = unsaidWords[name]
  if (line.startsWith('watch|')) {
    const series = /Series (\d+)/.exec(name)
    return [...(series ? [`s${series[1]}`] : []), ...(unsaid ? [unsaid] : [])]
  }
  const isIntel = line.startsWith('mac|') && chip === ''
  const keys = functionKeys(name)
  return [...(unsaid ? [unsaid] : []), ...(isIntel ? ['intel'] : []), ...(keys ? [keys] : [])]
}

/**
 * Returns the word for the keys of a MacBook Pro of 2016 to 2022: a Touch Bar or function keys distinguish
 * two models of one year.
 */
function functionKeys(name: string): string | undefined {
  if (/^MacBook Pro \(13-inch, 201[67], Two/.test(name)) return 'functionkeys'
  return /^MacBook Pro \(1(?:3-inch, (?:20(?:1[6-9]|20)|M[12])|5-inch, 201[6-9]|6-inch, 2019)/.test(name)
    ? 'touchbar'
    : undefined
}

// Sizes or numbers by which models are known, but which are not in their names.
const unsaidWords: Readonly<Record<string, string>> = {
  'MacBook Air (Early 2008)': '13',
  'MacBook Air (Late 2008)': '13',
  'MacBook Air (Mid 2009)': '13',
  'MacBook Air (M1, 2020)': '13',
  'MacBook Air (M2, 2022)': '13',
  'MacBook Neo': '13',
  'iMac Pro (2017)': '27',
  'Apple Watch Ultra': '1',
  'iPad (1st generation)': '9.7',
  'iPad 2': '9.7',
  'iPad (3rd generation)': '9.7',
  'iPad (4th generation)': '9.7',
  'iPad (5th generation)': '9.7',
  'iPad (6th generation)': '9.7',
  'iPad (7th generation)': '10.2',
  'iPad (8th generation)': '10.2',
  'iPad (9th generation)': '10.2',
  'iPad (10th generation)': '10.9',
  'iPad (A16)': '10.9',
  'iPad Air (1st generation)': '9.7',
  'iPad Air 2': '9.7',
  'iPad Air (3rd generation)': '10.5',
  'iPad Air (4th generation)': '10.9',
  'iPad Air (5th generation)': '10.9',
  'iPad mini (1st generation)': '7.9',
  'iPad mini 2': '7.9',
  'iPad mini 3': '7.9',
  'iPad mini 4': '7.9',
  'iPad mini (5th generation)': '7.9',
  'iPad mini (6th generation)': '8.3',
  'iPad mini (A17 Pro)': '8.3',
  // sellers continue the numbers of iPad Pros, or use their years
  'iPad Pro (9.7-inch)': '1',
  'iPad Pro (10.5-inch)': '2',
  'iPad Pro 11-inch (M4)': '5',
  'iPad Pro 13-inch (M4)': '7',
  'iPad Pro 11-inch (M5)': '6',
  'iPad Pro 13-inch (M5)': '8',
}

function readNames(place: number): Names {
  const line = listLines()[place] ?? ''
  const name = nameIn(line)
  const aliases = fieldOf(line, '|n ').split(';')
  // count M5 once in "M5 Pro/M5 Max"
  const whole = [name, ...aliases].flatMap((one) => (one === '' ? [] : [[...new Set(wordsIn(one))]]))
  return { words: wordsOf(name), whole }
}
