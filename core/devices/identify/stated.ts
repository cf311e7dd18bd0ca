import { listLines } from '../library/device-library.ts'

/** Details that a text states: storage, memory, chip, colour, connectivity, case size. */
export interface Stated {
  readonly amounts: readonly Amount[]
  readonly sizeMm?: number
  /** In lower case: "m4 pro", "intel", "intel core". */
  readonly chip?: string
  /**
   * True if the text names the line with the chip, as in "MacBook Pro M4 Pro"; a model with the plain M4 then
   * does not fit.
   */
  readonly isChipWhole?: boolean
  /** Single words of a colour, spelled as in our tables: "space", "gray". */
  readonly colourWords: readonly string[]
  readonly connections: ReadonlySet<Connection>
}

export interface Amount {
  readonly gb: number
  readonly of?: 'memory' | 'storage'
}

export type Connection = 'wifi' | 'cellular' | 'gps' | 'ethernet'

export const nothingStated: Stated = { amounts: [], colourWords: [], connections: new Set() }

/**
 * Extracts amounts and case sizes from a text in lower case. Spaces replace them in `rest`, so that positions
 * stay.
 */
export function readAmounts(text: string): {
  readonly amounts: readonly Amount[]
  readonly sizeMm: number | undefined
  readonly rest: string
} {
  const amounts: Amount[] = []
  const sizes = new Set<number>()
  const rest = text
    .replace(memoryAndStorage, (all, memory, storage, unit) => {
      const first = Number(memory)
      const second = inGb(storage, unit)
      // In "128GB + 4GB" the larger amount is the storage: no device with two such amounts has more memory.
      const [less, more] = first <= second ? [first, second] : [second, first]
      // Leading 3 and 6 belong to models: "iPad mini 6/64".
      if (!memories.has(less) && !(less === second && (less === 3 || less === 6))) return all
      amounts.push({ gb: less, of: 'memory' }, { gb: more, of: 'storage' })
      return spaces(all)
    })
    .replace(millimetres, (all, size) => {
      sizes.add(Number(size))
      return spaces(all)
    })
    .replace(amountWithUnit, (all, before, value, unit, after) => found(all, value, unit, before ?? after))
    .replace(amountWithoutUnit, (all, value, of) => found(all, value, 'gb', of))
  // "41/45 mm" can mean either size.
  const sizeMm = sizes.size === 1 ? [...sizes][0] : undefined
  return { amounts, sizeMm, rest }

  function found(all: string, value: string, unit: string, of?: string): string {
    const kind = of && (memoryWord.test(of) ? 'memory' : 'storage')
    amounts.push({ gb: inGb(value, unit), ...(kind && { of: kind }) })
    return spaces(all)
  }
}

export function hasStatedFacts({ amounts, sizeMm, chip, colourWords, connections }: Stated): boolean {
  return amounts.length + colourWords.length + connections.size > 0 || (sizeMm ?? chip) !== undefined
}

/** Returns the words of a colour: "product" and "red" for "(PRODUCT)RED". */
export function wordsOfColour(colour: string): readonly string[] {
  return colour.toLowerCase().match(letters) ?? []
}

const letters = /[a-z]+/g

/** True if the word may be the start of a detail. */
export function mayBecomeStated(word: string): boolean {
  return [...wordsOfColours(), ...otherWords].some((whole) => whole.startsWith(word))
}

// Matches "8/256", but not "iPhone 16/256": there the first number belongs to the model.
const memoryAndStorage =
  /(?<!iphone |ipad |series )\b(\d+) ?(?:gb|go)? ?(?:ram )?[/+] ?(\d+) ?([gt][bo]|[gt])?(?: ?ssd)?(?![a-z0-9])/g
const millimetres = /\b(\d\d(?:\.\d)?) ?(?:mm|m(?=$))/g
// "3G" and "5G" are not amounts: a single letter counts only after a size of storage that is sold.
const amountWithUnit =
  /(?:\b(ram|memoire|memoria|memory|arbeitsspeicher|geheugen)[ :]{1,2})?\b(\d+|[1-7]\.5(?= ?t))(?: ?)([gt]i?b|gi?o|tio|gigas?|gig|(?<=\b(?:[1248]|16|\d\.5) ?)(?:to|tera|t)(?! ?\d)|(?<=\b(?:8|16|32|64|128|256|512) ?)g)\b(?: ?(?:de )?(ram|memory|unified memory|memoire|memoria|arbeitsspeicher|geheugen|ssd|storage|hdd|flash|speicher|stockage|almacenamiento|archiviazione|opslag|festplatte))?/g
// Numbers that occur in no model name.
const amountWithoutUnit =
  /(?<![\w.,])(32|64|128|256|512|1024|2048)(?![\w.]|,\d)(?: ?(ssd|storage|ram|memory))?/g
const memoryWord = /ram|mem|geheugen|arbeits/

function inGb(value: string, unit: string | undefined): number {
  if (unit?.startsWith('t')) return Number(value) * 1024
  const gigabytes = Number(value)
  // On boxes, a terabyte is 1000 gigabytes.
  return gigabytes >= 1000 && gigabytes % 1000 === 0 ? (gigabytes / 1000) * 1024 : gigabytes
}

function spaces(text: string): string {
  return ' '.repeat(text.length)
}

const otherWords = [
  '128',
  '256',
  '512',
  '1tb',
  '2tb',
  'wifi',
  'wi-fi',
  'cellular',
  'gps',
  'gb',
  'tb',
  'mm',
  'grey',
  'storage',
  'unlocked',
  'generation',
]
const memories = new Set([2, 4, 8, 12, 16, 18, 24, 32, 36, 48, 64, 96, 128, 192])

let known: ReadonlySet<string> | undefined
let whole: ReadonlySet<string> | undefined

/** Returns all words used in colour names. */
export function wordsOfColours(): ReadonlySet<string> {
  known ??= new Set([...wholeColours()].flatMap(wordsOfColour))
  return known
}

/** Returns all colour names. */
export function wholeColours(): ReadonlySet<string> {
  whole ??= new Set(listLines().flatMap((line) => /\|c ([^|]*)/.exec(line)?.[1]?.split(';') ?? []))
  return whole
}
