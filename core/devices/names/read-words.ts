import { listLines } from '../library/device-library.ts'
import { type Found, type FittedWord, findModels } from '../search/find-models.ts'
import { modelWords } from '../search/model-words.ts'
import type { Anchor } from './anchors.ts'
import type { Piece } from './pieces.ts'
import { heaviest, isApart, weighWords, type WeighedWord } from './weighed-words.ts'

/** Models named by some words. */
export interface WordsReading {
  /** Best first. */
  readonly found: readonly Found[]
  readonly used: ReadonlySet<Piece>
  /** Words of names that contradict the found models. */
  readonly against: readonly Piece[]
  /** True if every word of the name is spelled as in the tables. */
  readonly isExact: boolean
  readonly second?: SecondName
}

/** Another model in the text: a second device, or an accessory sold along. */
export type SecondName = 'device' | 'accessory'

export const nothingRead: WordsReading = {
  found: [],
  used: new Set(),
  against: [],
  isExact: false,
}

/** Reads the name that starts at a word: the words with the highest weight that one model has. */
export function readAt(pieces: readonly Piece[], anchor: Anchor): WordsReading {
  const start = pieces[anchor.at]
  const words = weighWords(pieces, anchor.at)
  const [first] = words.filter(({ piece }) => piece === start)
  if (!first || !start) return nothingRead
  const isOwn = anchor.kind !== 'accessory'
  const isMini = words.some(({ word }) => word === 'mini' || /^a\d\d$/.test(word))
  const canBe = (place: number): boolean =>
    first.fits.has(place) && !(isOwn && isAccessory(place)) && (isMini || !isProByChip(place))
  const chosen = heaviest(words, canBe)
  const used = new Set(chosen.map(({ piece }) => piece))
  const said = new Set(chosen.map(({ word }) => word))
  const found = ranked(find(chosen, canBe))
  const isOfFound = ({ word, fits }: WeighedWord): boolean =>
    !modelWords.has(word) && best(found).every(({ place }) => fits.get(place)?.isExact === true)
  const against = words.filter(
    (word) =>
      !used.has(word.piece) &&
      !said.has(word.word) &&
      !isOfFound(word) &&
      !isOfChip(word.piece, pieces) &&
      speaksAgainst(word, start, anchor.word, canBe),
  )
  const others = against.filter((word) => !isApart(word)).slice(0, mostOthers)
  const alternatives = others.flatMap((word) =>
    best(
      ranked(
        find(
          heaviest(words, (place) => canBe(place) && word.fits.get(place)?.isExact === true),
          canBe,
        ),
      ),
    ),
  )
  return {
    found: against.length > 0 ? distinct([...best(found), ...alternatives, ...found]) : found,
    used,
    against: [...new Set(against.map(({ piece }) => piece))],
    isExact: best(found).every((one) => one.isExact),
  }
}

/** Reads words that must all belong to one name, in any order, as during typing: "13 pro m". */
export function readTogether(pieces: readonly Piece[]): WordsReading {
  const words = weighWords(pieces, undefined)
  const known = new Set(words.map(({ piece }) => piece))
  if (pieces.some((piece) => !known.has(piece))) return nothingRead
  const found = ranked(find(words, () => true))
  const isExact = best(found).every((one) => one.isExact)
  return { ...nothingRead, found, used: new Set(pieces), isExact }
}

/** Returns models with their full name in the text, else those with every word literally, else all. */
export function best(found: readonly Found[]): readonly Found[] {
  const named = found.filter(({ isWholeName }) => isWholeName)
  if (named.length > 0) return named
  const exact = found.filter(({ isExact }) => isExact)
  return exact.length > 0 ? exact : found
}

/** Maximum number of other names for a contradiction. */
const mostOthers = 2

function find(words: readonly FittedWord[], canBe: (place: number) => boolean): readonly Found[] {
  const distinctWords = new Map(words.map((word) => [word.word, word]))
  return findModels([...distinctWords.values()], canBe)
}

function ranked(found: readonly Found[]): readonly Found[] {
  return found.toSorted((a, b) => b.score - a.score || a.place - b.place)
}

export function distinct(found: readonly Found[]): readonly Found[] {
  return found.filter((one, at) => found.findIndex(({ place }) => place === one.place) === at)
}

export function isAccessory(place: number): boolean {
  return listLines()[place]?.startsWith('other|') === true
}

/** "iPad mini (A17 Pro)" is not an iPad Pro. */
function isProByChip(place: number): boolean {
  byChip ??= new Set(listLines().flatMap((line, at) => (/^ipad\|[^|(]*\(A\d\d Pro\)/.test(line) ? [at] : [])))
  return byChip.has(place)
}

let byChip: ReadonlySet<number> | undefined

/** "MacBook Neo A18 Pro" is not a MacBook Pro. */
function isOfChip(piece: Piece, pieces: readonly Piece[]): boolean {
  return /^a\d\d$/.test(pieces[pieces.indexOf(piece) - 1]?.words.at(-1) ?? '')
}

/** True if another model of the family has the word. Numbers before the name are usually quantities. */
function speaksAgainst(
  { word, fits, piece }: WeighedWord,
  start: Piece,
  family: string,
  canBe: (place: number) => boolean,
): boolean {
  if (piece.isNote || piece === start || loose.has(word)) return false
  if (piece.start < start.start && /^\d/.test(word)) return false
  if (/^(?:19|20)\d\d$/.test(word) && soldWithoutYears.has(family)) return false
  for (const [place, { isExact }] of fits) if (isExact && canBe(place)) return true
  return false
}

// Words that distinguish no models, or fit any: "AirPods Max wireless headphones".
const loose = new Set([
  'apple',
  'late',
  'mid',
  'early',
  'retina',
  'touchbar',
  'functionkeys',
  'intel',
  'with',
  'ports',
  'four',
  'two',
  'wireless',
  'active',
  'noise',
  'cancellation',
])
const soldWithoutYears = new Set(['iphone', 'airpods', 'watch', 'homepod'])
