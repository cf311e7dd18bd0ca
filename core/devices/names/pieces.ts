import { queryWords } from '../search/query-words.ts'
import { type Connection, readAmounts, type Stated } from '../identify/stated.ts'
import { compoundOf } from './compounds.ts'
import { notePatterns } from './note-patterns.ts'
import type { PartKind } from './part-kinds.ts'
import { isOfNames, longestPhraseFrom, meaningOf } from './vocabulary.ts'

/** A word or phrase of the text that may belong to a name. */
export interface Piece {
  /** Words as spelled in the tables; several for "mbp". */
  readonly words: readonly string[]
  readonly start: number
  readonly end: number
  /** True if sellers also write the word beside a name: if no name contains it, the reading stays sure. */
  readonly isNote: boolean
  readonly isLast: boolean
  /** Kind of number, by its unit: "11-inch", "11th generation". */
  readonly namedAs?: NumberName
  /** True if another text separates the piece from the one before. */
  readonly followsNote: boolean
}

export type NumberName = 'inch' | 'generation'

/** A word or phrase for a part, an accessory, a service or an imitation. */
export interface PartMention {
  readonly kind: PartKind
  readonly start: number
  readonly end: number
}

export interface Pieces {
  readonly pieces: readonly Piece[]
  readonly stated: Stated
  /** Positions of words that were understood and are not part of the name: start and end in the text. */
  readonly notes: readonly (readonly [start: number, end: number])[]
  readonly parts: readonly PartMention[]
  /** True if all words were examined. */
  readonly isWhole: boolean
}

/** Maximum number of words examined: further ones rarely concern the device. */
export const mostTokens = 60

/** Reads a folded text: extracts details, and splits the rest into pieces. */
export function readPieces(text: string): Pieces {
  const notes: (readonly [number, number])[] = []
  let left = text.replace(spacedSize, withPoint).replace(letterApart, ' $1$2$3$4$5$6$7$8')
  const breaks: number[] = []
  let intel: 'intel' | 'intel core' | 'intel xeon' | undefined
  for (const { pattern, isPartOfName, says, needs } of notePatterns) {
    if (needs && !needs.some((one) => left.includes(one))) continue
    left = left.replace(pattern, (all, start: number) => {
      notes.push([start, start + all.length])
      if (says === 'intel' && ofIntel.test(all)) intel = lineOfIntel(all) ?? intel ?? 'intel'
      if (!isPartOfName) breaks.push(start)
      return ' '.repeat(all.length)
    })
  }
  const { amounts, sizeMm, rest } = readAmounts(left.replace(decimalComma, '$1.'))
  const all = Array.from(rest.matchAll(token), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }))
  const tokens = all.slice(0, mostTokens)
  const pieces: Piece[] = []
  const parts: PartMention[] = []
  let caseSize: number | undefined
  const colourWords: string[] = []
  const connections = new Set<Connection>()
  /** "Generation 3" */
  let isGenerationNext = false
  for (let at = 0; at < tokens.length;) {
    const { length, meaning } = phraseAt(tokens, at)
    const first = tokens[at]
    const last = tokens[at + length - 1]
    if (!first || !last) break
    const isLast = at + length === tokens.length && last.end === text.length
    at += length
    const { start } = first
    const { end } = last
    if (meaning?.says === 'colour') {
      colourWords.push(...meaning.words)
      continue
    }
    const season = seasonAt(tokens, at - length, pieces)
    if (season !== undefined) {
      pieces.push({ words: [season], start, end, isNote: false, isLast, followsNote: false })
      continue
    }
    const year = yearBehindSeason(first, pieces.at(-1), text)
    if (year !== undefined) {
      pieces.push({ words: [year], start, end, isNote: false, isLast, followsNote: false })
      continue
    }
    const colour = colourAfterDetail(first, left, text)
    if (length === 1 && colour) {
      colourWords.push(colour)
      continue
    }
    const word = meaning?.words[0] ?? (first.word === 'series' ? 'series' : '')
    if (isConnection(word)) {
      connections.add(word)
      continue
    }
    if (isNumberName(word)) {
      const before = pieces.at(-1)
      const isNumber = before !== undefined && /^\d/.test(before.words.at(-1) ?? '') && start - before.end < 4
      if (isNumber) pieces[pieces.length - 1] = { ...before, namedAs: word }
      else if (word === 'generation') isGenerationNext = true
      continue
    }
    const compound = meaning ? undefined : compoundOf(first.word)
    const part = meaning?.part ?? (compound === 'condition' ? undefined : compound)
    if (part) parts.push({ kind: part, start, end })
    const isNote = meaning?.says === 'note' || meaning?.says === 'label' || (part ?? compound) !== undefined
    const isAlsoName = length === 1 && isOfNames(first.word, isLast && first.word.length > 1)
    if (isNote && (!isAlsoName || namelessNotes.has(first.word))) {
      if (meaning?.says !== 'label') notes.push([start, end])
      if (!small.has(first.word)) breaks.push(start)
      continue
    }
    const isOfWatch = pieces.some((piece) => piece.words.includes('watch'))
    if (isOfWatch && word === 'series' && isOfNamedLine(pieces.at(-1), tokens[at])) continue
    if (isOfWatch && caseSizes.has(first.word)) {
      caseSize = Number(first.word)
      continue
    }
    const isWord = meaning?.says === 'word' || meaning?.says === 'ordinal'
    const isShort = first.word === 'iph' && amounts.length > 0
    const words = isShort ? ['iphone'] : isWord ? meaning.words : wordsOf(first.word, isOfWatch)
    if (words.length === 0) continue
    const { end: from = 0 } = pieces.at(-1) ?? {}
    const followsNote = breaks.some((place) => place >= from && place < start)
    pieces.push({
      words,
      start,
      end,
      isNote,
      isLast,
      followsNote,
      ...(isGenerationNext && /^\d+$/.test(words[0] ?? '') && { namedAs: 'generation' }),
      ...(isSizeOfScreen(first.word, text, start, end) && { namedAs: 'inch' }),
    })
    isGenerationNext = false
  }
  const said = pieces.flatMap(({ words }) => words)
  const chip = chipIn(said) ?? intel
  const size = sizeMm ?? caseSize
  return {
    pieces,
    stated: {
      amounts,
      colourWords,
      connections,
      ...(size && { sizeMm: size }),
      ...(chip && { chip, isChipWhole: isChipWhole(chip, said) }),
    },
    notes,
    parts,
    isWhole: all.length <= mostTokens,
  }
}

interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

/**
 * Returns a word that is a colour only where one is expected: after a storage or the name, before a comma,
 * another detail or the end. "64 Go or", "15 pm 256 natural", but not "64GB or 128GB".
 */
function colourAfterDetail({ word, start, end }: Token, left: string, text: string): string | undefined {
  const colour = onlyBehindDetails[word]
  if (colour === undefined) return undefined
  const isBetweenAmounts = /\d ?(?:[gt][bo])? ?$/.test(text.slice(0, start)) && /^ ?\d/.test(text.slice(end))
  const isExpected = /^ *(?:$|[,;|/()-]|\d{2,4} ?(?:[gt][bo])?\b)/.test(left.slice(end))
  const follows = /[a-z0-9)] *[-,|/(]? *$/.test(text.slice(0, start))
  const isFrench =
    word === 'or' && /\d ?[gt]o\b|\b(?:debloque|neuf|occasion|etat|tres|avec|reconditionne)/.test(text)
  return follows && (isExpected || isFrench) && !(isBetweenAmounts && !isFrench) ? colour : undefined
}

const onlyBehindDetails: Readonly<Record<string, string>> = {
  or: 'gold',
  natural: 'natural',
  desert: 'desert',
  space: 'space',
  jet: 'jet',
}

/** True for "13.3", and for "13" before the inch mark unless this ends a quotation. */
function isSizeOfScreen(word: string, text: string, start: number, end: number): boolean {
  if (/^\d{1,2}\.\d$/.test(word) || joinedInches.test(word)) return true
  return (
    /^1[1-7]$/.test(word) && /^["”“″]/.test(text.slice(end, end + 1)) && !/["“„]/.test(text.slice(0, start))
  )
}

/**
 * Returns the season in a date, "(November, 2007)": names of Macs until 2016 have seasons. Ignores the month
 * of a purchase.
 */
function seasonAt(tokens: readonly Token[], at: number, pieces: readonly Piece[]): string | undefined {
  const season = seasonOfMonth[tokens[at]?.word ?? '']
  if (season === undefined || !/^20(?:0[6-9]|1[0-6])$/.test(tokens[at + 1]?.word ?? '')) return undefined
  const isBought = bought.test(tokens[at - 1]?.word ?? '')
  const isMac = pieces.some(({ words }) => words.some((word) => ofMacs.has(word)))
  return isMac && !isBought ? season : undefined
}

/** "Late 09", "Ende '15" */
function yearBehindSeason(
  { word, start }: Token,
  before: Piece | undefined,
  text: string,
): string | undefined {
  if (!/^(?:0[6-9]|1[0-9])$/.test(word) || before === undefined) return undefined
  const isBehind = seasons.has(before.words[0] ?? '') && /^[ '’‘`-]{1,2}$/.test(text.slice(before.end, start))
  return isBehind ? `20${word}` : undefined
}

const seasons = new Set(['early', 'mid', 'late'])

const months = {
  early: 'january february march januar februar marz janvier fevrier mars enero febrero marzo',
  mid: 'may june july august mai juni juli juin juillet aout mayo junio julio agosto',
  late: `september october november december oktober dezember septembre octobre novembre decembre septiembre octubre
    noviembre diciembre`,
}
const seasonOfMonth: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(months).flatMap(([season, names]) => names.split(/\s+/).map((name) => [name, season])),
)
const ofMacs = new Set(['macbook', 'imac', 'mac'])
const bought = /^(?:bought|purchased|since|gekauft|kaufdatum|seit|vom|achete|depuis|comprado|comprada|desde)$/

/**
 * Returns the longest phrase that starts here. An ordinal counts only before "generation": "17e" is a model.
 */
function phraseAt(
  tokens: readonly Token[],
  at: number,
): { readonly length: number; readonly meaning: ReturnType<typeof meaningOf> } {
  let phrase = ''
  let found: ReturnType<typeof phraseAt> = { length: 1, meaning: undefined }
  const longest = longestPhraseFrom(tokens[at]?.word ?? '')
  for (let length = 1; length <= longest; length += 1) {
    const next = tokens[at + length - 1]
    if (!next) break
    phrase += (length > 1 ? ' ' : '') + next.word
    const meaning = meaningOf(phrase)
    if (!meaning) continue
    if (meaning.says === 'ordinal' && !isGeneration(tokens[at + length]?.word)) continue
    found = { length, meaning }
  }
  return found
}

function isGeneration(word: string | undefined): boolean {
  return word !== undefined && meaningOf(word)?.words[0] === 'generation'
}

const connectionNames: ReadonlySet<string> = new Set<Connection>(['wifi', 'cellular', 'gps', 'ethernet'])

function isConnection(word: string): word is Connection {
  return connectionNames.has(word)
}

// Words that names contain or omit: "iPad Air 5", "iPad Air 5th gen" and "iPad Air (5th generation)" are the
// same.
function isNumberName(word: string): word is NumberName {
  return word === 'inch' || word === 'generation'
}

function wordsOf(word: string, isOfWatch: boolean): readonly string[] {
  const [, series] = (isOfWatch && /^s(\d{1,2})$/.exec(word)) || []
  if (series !== undefined) return ['series', series]
  const [, inches] = joinedInches.exec(word) ?? []
  if (inches !== undefined) return [inches]
  // "i14 pro max"; alone, "i14" may be a word being typed
  const [, model] = /^i(\d{1,2}(?:pm|p|pro)?)$/.exec(word) ?? []
  if (model !== undefined && Number.parseInt(model, 10) > 5) return ['iphone', ...queryWords(model)]
  const words = queryWords(word)
  // short words run together usually mean something else: "seid" is not SE
  return words.length === 1 || words.some((one) => one.length > 2 || /\d/.test(one)) ? words : [word]
}

/** "16in", "13zoll" */
const joinedInches = /^(1[1-7]|2[0-7])(?:in|inch|inches|zoll|pouces|pulgadas|polegadas|pollici)$/

/** "Series SE" and "SE Series 2": these lines of watches have no series. */
function isOfNamedLine(before: Piece | undefined, next: Token | undefined): boolean {
  return linesOfWatch.has(next?.word ?? '') || linesOfWatch.has(before?.words.at(-1) ?? '')
}

const linesOfWatch = new Set(['se', 'ultra'])

/** Case sizes, which are numbers of no series. */
const caseSizes = new Set(['38', '40', '41', '42', '44', '45', '46', '49'])

/** Words that are in a few names, but usually beside them. */
const namelessNotes = new Set(['magsafe'])

// Small words between the words of a name.
const small = new Set(
  'a an the and with for de du la le el von mit der die das avec con di da y et und of'.split(' '),
)

/** Workstations only had Xeon processors, all other Macs another line. */
function lineOfIntel(processor: string): 'intel core' | 'intel xeon' | undefined {
  if (processor.includes('xeon')) return 'intel xeon'
  return /\bi[3579]/.test(processor) ? 'intel core' : undefined
}

/** Words for processors made only by Intel. */
const ofIntel = /\bi[3579]|\bm[357]\b|core|c2d|xeon|\bintel\b/

/**
 * Decimals with a blank as the point, from addresses of listings: "12 9in" and "ipad air 9 7". Not before a
 * further lone number, which means a list.
 */
const spacedSize =
  /\b(?:(?:7(?= 9)|8(?= 3)|9(?= 7)|10(?= [259])|12(?= 9)) \d(?![\d.,]| \d{1,2}(?![\d ]*[a-z"])|(?:st|nd|rd|th)\b)|1[1-6] \d(?= ?(?:inch(?:es)?|in|zoll|pouces|pulgadas)\b))(?<=\b(?:ipad|macbook)\b.*)|\b(?:12 9|10 5|9 7)(?= (?:in(?:ch)? )?(?:apple )?ipad\b)/g

function withPoint(size: string): string {
  return size.replace(' ', '.')
}

/**
 * Single letters after the number: "iPhone 16 E 128GB", "iPhone 6 S Plus", "iPhone X R". Not in "16 e 17" or
 * "6 s'allume".
 */
const letterApart =
  /(?<=\biphone )(?:(1[67]) (e)(?= *(?:$|[,;|/(-]|(?:128|256|512) ?(?:g[bo]?)?\b))|([456]) (s)(?!['’\w])|(5) (c)(?![\w/])|(x) ([rs])(?!['’\w]))/g

/** Decimal comma: "12,9". */
const decimalComma = /\b(\d{1,2}),(?=\d(?!\d))/g

// A plus directly after a name: "7+".
const token = /\d+\.\d+|(?<=[0-9])\+(?![0-9a-z])|[a-z0-9\u00c0-\u1fff\u2c00-\ud7ff]+/g

/** Chip after a name: in "macbook pro m4 pro" the second "pro" belongs to the chip. */
function isChipWhole(chip: string, words: readonly string[]): boolean {
  const [, more] = chip.split(' ')
  return more !== undefined && words.filter((word) => word === more).length > 1
}

/** Chip of a Mac or an iPad: "m4 pro". */
function chipIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^m\d$/.test(word))
  const base = words[at]
  if (base === undefined) return undefined
  const more = words[at + 1]
  return more === 'pro' || more === 'max' || more === 'ultra' ? `${base} ${more}` : base
}
