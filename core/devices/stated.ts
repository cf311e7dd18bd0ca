import { listLines } from './device-library.ts'

/** Details stated in words: storage, memory, colour, connectivity, case size. */
export interface Stated {
  readonly amounts: readonly Amount[]
  readonly sizeMm?: number
  /** Single words of a colour, spelled as in our tables: "space", "gray". */
  readonly colourWords: readonly string[]
  readonly connections: ReadonlySet<Connection>
}

export interface Amount {
  readonly gb: number
  readonly of?: 'memory' | 'storage'
}

export type Connection = 'wifi' | 'cellular' | 'gps' | 'ethernet'

/** Extracts these details from a text. `rest` is the remaining text, mostly the model name. */
export function readStated(text: string): { readonly stated: Stated; readonly rest: string } {
  const amounts: Amount[] = []
  const colours: string[] = []
  const connections = new Set<Connection>()
  let sizeMm: number | undefined
  const rest = text
    .toLowerCase()
    .replace(memoryAndStorage, (all, memory, storage, unit) => {
      if (!memories.has(Number(memory))) return all
      amounts.push({ gb: Number(memory), of: 'memory' }, { gb: inGb(storage, unit), of: 'storage' })
      return ' '
    })
    .replace(/\b(\d+(?:\.\d)?) ?mm\b/g, (_, size) => {
      sizeMm = Number(size)
      return ' '
    })
    .replace(amountWithUnit, amountFound)
    .replace(amountWithoutUnit, (all, value, of) => amountFound(all, value, 'gb', of))
    .replace(/\bwi[ -]?fi\b|\bwlan\b/g, () => connected('wifi'))
    .replace(/\b(?:cellular|cell|lte|4g|5g)\b/g, () => connected('cellular'))
    .replace(/\bgps\b/g, () => connected('gps'))
    .replace(/\bethernet\b/g, () => connected('ethernet'))
    .replace(letters, (word) => {
      const colour = otherSpellings[word] ?? word
      if (!wordsOfColours().has(colour)) return word
      colours.push(colour)
      return ' '
    })
    .replace(/\b(?:ram|ssd|storage|memory|unlocked)\b/g, ' ')
  return { stated: { amounts, colourWords: colours, connections, ...(sizeMm && { sizeMm }) }, rest }

  function amountFound(_: string, value: string, unit: string, of?: string): string {
    const kind = of && (/ram|memory/.test(of) ? 'memory' : 'storage')
    amounts.push({ gb: inGb(value, unit), ...(kind && { of: kind }) })
    return ' '
  }

  function connected(connection: Connection): string {
    connections.add(connection)
    return ' '
  }
}

export function hasStatedFacts({ amounts, sizeMm, colourWords, connections }: Stated): boolean {
  return amounts.length + colourWords.length + connections.size > 0 || sizeMm !== undefined
}

/** Returns the words of a colour: "product" and "red" for "(PRODUCT)RED". */
export function wordsOfColour(colour: string): readonly string[] {
  return colour.toLowerCase().match(letters) ?? []
}

// Latin with accents. A Unicode property class would be slow to compile.
const letters = /[a-z\u00c0-\u024f]+/g

/** Whether the word is a prefix of a word that readStated extracts, i.e. may be incomplete. */
export function mayBecomeStated(word: string): boolean {
  return [...wordsOfColours(), ...otherWords].some((whole) => whole.startsWith(word))
}

// "8/256", but not "iPhone 16/256": there the first number belongs to the model.
const memoryAndStorage = /(?<!iphone |ipad |series )\b(\d+) ?(?:gb)? ?\/ ?(\d+) ?([gt]b|[gt])?(?![a-z0-9])/g
// "3G" and "5G" are not amounts: a single g or t counts only after a storage size that is sold.
const amountWithUnit =
  /\b(\d+(?:\.\d)?) ?([gt]b|go|(?<=\b[1248])t|(?<=\b(?:8|16|32|64|128|256|512))g)\b(?: ?(ram|memory|unified memory|ssd|storage|hdd|flash))?/g
// No model name contains these numbers.
const amountWithoutUnit = /(?<![\w.])(32|64|128|256|512|1024|2048)(?![\w.])(?: ?(ssd|storage|ram|memory))?/g

function inGb(value: string, unit: string | undefined): number {
  return unit?.startsWith('t') ? Number(value) * 1024 : Number(value)
}

const otherSpellings: Readonly<Record<string, string>> = { grey: 'gray' }
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
  'grey',
  'storage',
  'unlocked',
  'generation',
]
const memories = new Set([2, 4, 8, 12, 16, 18, 24, 32, 36, 48, 64, 96, 128, 192])

let known: ReadonlySet<string> | undefined

/** Returns all words used in colour names. */
export function wordsOfColours(): ReadonlySet<string> {
  known ??= new Set(
    [...new Set(listLines().map((line) => /\|c ([^|]*)/.exec(line)?.[1] ?? ''))].flatMap(wordsOfColour),
  )
  return known
}
