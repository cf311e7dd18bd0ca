import { deviceKey } from '../library/device-key.ts'
import { deviceAt, findPlace, listLines } from '../library/device-library.ts'
import { type Found, findModels } from '../search/find-models.ts'
import { fitsOfNumber } from '../search/fit-words.ts'
import { identifierFamilies } from '../library/hardware-index.ts'
import { modelWords } from '../search/model-words.ts'
import { nameIn, namesOf } from '../search/search-index.ts'
import { hasStatedFacts, mayBecomeStated, nothingStated, type Stated } from '../identify/stated.ts'
import { type Anchor, findAnchors, startsNames } from './anchors.ts'
import { joiner, type MadeFor, madeForIn } from './made-for.ts'
import { isOtherMaker, saysMadeFor } from './makers.ts'
import { type NameInFull, namesInFull } from './names-in-full.ts'
import { type NeverNamed, neverNamedIn } from './never-named.ts'
import { joinedPlaces, type Place } from './places.ts'
import { type PartMention, type Piece, readPieces } from './pieces.ts'
import { withRepeatedNames } from './repeated-names.ts'
import { startsLikeIphone, withIphone } from './unsaid-iphone.ts'
import {
  best,
  distinct,
  isAccessory,
  nothingRead,
  readAt,
  readTogether,
  type SecondName,
  type WordsReading,
} from './read-words.ts'

/** Reading of the words of a text about a device. */
export interface NameReading {
  /** Models that the words may mean, best first; with contradictions, the models of each name. */
  readonly found: readonly Found[]
  /** Models named in full; all found models if there are none. */
  readonly named: readonly Found[]
  /** True if every word of the name was understood literally, and no other word contradicts the name. */
  readonly isExact: boolean
  /** True if the name is specific enough to contradict a number; a single word among many is not. */
  readonly isSpecific: boolean
  readonly stated: Stated
  /** Words that are not part of the name. */
  readonly aside: readonly Place[]
  /** Words of names that contradict the first model. */
  readonly against: readonly Place[]
  readonly second?: SecondName
  /** Word for another maker. */
  readonly maker?: Place
  /** Part, accessory or service that the text is about; the device is what it is made for. */
  readonly madeFor?: MadeFor
  /** Words of a model that never existed; `found` has similar ones. */
  readonly neverNamed?: Place
  /** Unknown words; also in `aside`. */
  readonly unknown: readonly Place[]
}

/**
 * Reads the words of a folded text. "2016-2017" may mean either year: both readings count, neither is sure.
 */
export function readName(text: string): NameReading {
  const [range, first = '', second = ''] = yearRange.exec(text) ?? []
  if (range === undefined || Number(second) - Number(first) !== 1) return readOneName(text)
  const [early, late] = [second, first].map((other) =>
    readOneName(text.replace(range, range.replace(other, '    '))),
  )
  if (!early || !late || early.found.length === 0 || late.found.length === 0) return readOneName(text)
  return {
    ...early,
    found: distinct([...best(early.found), ...best(late.found)]),
    named: distinct([...early.named, ...late.named]),
    isExact: false,
  }
}

/** Ranges of years, but not in names of systems: "MacOS 2018/2019". */
const yearRange = /(?<!os[ -]{0,2})\b(20[012]\d) ?[-/] ?(20[012]\d)\b/

function readOneName(text: string): NameReading {
  if (text.trim() === '') return nothingNamed
  const number = startedNumber(text)
  if (number) return { ...nothingNamed, found: number, named: number }
  const written = writtenPlace(text)
  const { pieces: all, stated, notes, parts, isWhole } = readPieces(text)
  const pieces = withRepeatedNames(withoutOtherNames(all), text)
  if (written !== undefined && !text.includes('+') && isOnlyName(deviceAt(written).name))
    return namedInFull(written)
  const anchors = written === undefined ? findAnchors(pieces) : []
  const maker = all.find(({ words: [word = ''] }) => isOtherMaker(word, false))
  const isOnlyOfOther = maker && isOtherMaker(maker.words[0] ?? '', true) && !familyInFull.test(text)
  if (maker && (isOnlyOfOther || !anchors.some(({ kind }) => kind === 'own')))
    return { ...nothingNamed, stated, maker: [maker.start, maker.end] }
  const never = neverNamedIn(pieces, anchors)
  if (never) return neverNamed(never, stated)
  const reading = anchors.length > 0 ? readAnchored(pieces, anchors) : readUnanchored(pieces, stated)
  const { found, used, against, isExact, second } = withOthers(reading, pieces, anchors)
  const bestFound = best(found)
  const named = second === 'device' ? found : bestFound
  const left = pieces.filter((piece) => !used.has(piece) && !isExplained(piece, used, bestFound))
  const unknown = left.filter((piece) => !piece.isNote && isDistinctive(piece))
  const [start] = anchors
  const words = new Set([...used].flatMap((piece) => piece.words))
  const nameAt = pieces[nameAnchor(anchors, found)?.at ?? -1]
  const nameStart = nameAt?.start ?? 0
  const before = text.slice(0, nameStart)
  const madeFor = madeForIn(text, withoutUsed(parts, used, text, nameAt), {
    endBefore: endBefore(used, nameStart),
    words,
    hasStorage: stated.amounts.length > 0,
    hasDetail: hasStatedFacts(stated),
    hasConnection: stated.connections.size > 0,
  })
  const along = soldAlong(text, pieces, anchors)
  const isAlong = (piece: Piece): boolean => along.has(piece)
  const isDoubted =
    against.length > 0 ||
    !isWhole ||
    // copies are sold as "i14 Pro Max"
    /\bi(?:6|8|1\d)(?!\d)/.test(text) ||
    left.some((piece) => !piece.isNote && isWordOf(piece) && !isAlong(piece)) ||
    madeFor !== undefined ||
    saysMadeFor(before) ||
    (before.match(/[a-z]+/g) ?? []).some((word) => isOtherMaker(word, true))
  // "IWC Pilot's Watch" is a watch of another maker
  if (start?.kind === 'shared' && words.size < 2 && unknown.some(({ isLast }) => !isLast))
    return {
      ...nothingNamed,
      stated,
      unknown: unknown.map(placeOf),
      aside: joinedPlaces(text, [...notes, ...left.map(placeOf)]),
    }
  return {
    found,
    named,
    isExact:
      isExact &&
      !isDoubted &&
      bestFound.every((one) => isLineSaid(one, words)) &&
      words.size > 1 &&
      isRealWord(text),
    isSpecific: isSpecific(words, anchors.length > 0 || written !== undefined),
    ...(second && { second }),
    stated,
    ...(madeFor && { madeFor }),
    unknown: unknown.map(placeOf),
    aside: joinedPlaces(text, [
      ...notes,
      ...left.filter((piece) => isDistinctive(piece) && !against.includes(piece)).map(placeOf),
    ]),
    against: joinedPlaces(text, against.map(placeOf)),
  }
}

const nothingNamed: NameReading = {
  found: [],
  named: [],
  isExact: false,
  isSpecific: false,
  stated: nothingStated,
  unknown: [],
  aside: [],
  against: [],
}

/**
 * Returns the word that starts the name: "Display für iPhone 11" begins like a display, but the name starts
 * at "iPhone".
 */
function nameAnchor(anchors: readonly Anchor[], found: readonly Found[]): Anchor | undefined {
  const [first] = anchors
  const [model] = found
  const isOther = first?.kind === 'accessory' && model !== undefined && !isAccessory(model.place)
  return isOther ? anchors.find(({ kind }) => kind !== 'accessory') : first
}

/**
 * Removes parts that are words of names: "Studio Display", "AirPods 4 with Charging Case". Without "with" the
 * case is a part.
 */
function withoutUsed(
  parts: readonly PartMention[],
  used: ReadonlySet<Piece>,
  text: string,
  anchor: Piece | undefined,
): readonly PartMention[] {
  const from = anchor?.start ?? 0
  const ofName = new Map(
    [...used].flatMap((piece) => (piece.start >= from ? [[piece.start, piece] as const] : [])),
  )
  return parts.filter(({ start }) => {
    const [word = ''] = ofName.get(start)?.words ?? []
    if (word === '') return true
    return !startsNames(word) && !joiner.test(text.slice(anchor?.end ?? 0, start))
  })
}

/** Returns accessories sold with the device: "with Apple Pencil", "+ Magic Keyboard". */
function soldAlong(text: string, pieces: readonly Piece[], anchors: readonly Anchor[]): ReadonlySet<Piece> {
  const [first] = anchors
  const along = new Set<Piece>()
  if (!first || first.kind === 'accessory') return along
  for (const { at, kind } of anchors.slice(1)) {
    if (kind !== 'accessory') continue
    const own = pieces.slice(at - (ofAccessories.has(pieces[at - 1]?.words[0] ?? '') ? 1 : 0), at + 1)
    const before = text.slice(pieces[first.at]?.end, own[0]?.start)
    if (joiner.test(before)) for (const piece of own) along.add(piece)
  }
  return along
}

const ofAccessories = new Set(['apple', 'magic'])

/**
 * Returns the end of the name before a position. Words before its start are not part of the name: "12 cases
 * iPhone 13".
 */
function endBefore(used: ReadonlySet<Piece>, from: number): (place: number) => number {
  const ends = [...used].flatMap(({ start, end }) => (end > start && start >= from ? [end] : []))
  return (place) => Math.max(0, ...ends.filter((end) => end <= place))
}

/** Reads each name in the text; two different ones contradict each other. */
function readAnchored(pieces: readonly Piece[], anchors: readonly Anchor[]): WordsReading {
  const [first, ...others] = anchors.slice(0, mostNames)
  if (!first) return nothingRead
  if (first.kind === 'accessory') {
    const whole = readAt(pieces, first)
    if (others.every(({ at }) => [...whole.used].some((piece) => piece === pieces[at]))) return whole
  }
  const parts = [first, ...others].map((anchor, index) => {
    const from = index === 0 ? 0 : anchor.at
    const part = pieces.slice(from, others[index]?.at)
    return isExtra(anchor, first) ? nothingRead : readAt(part, { ...anchor, at: anchor.at - from })
  })
  return parts.reduce(joinNames)
}

/** An accessory after a device is sold along and not a second name: "iPad Air 5 with Pencil 2". */
function isExtra(anchor: Anchor, first: Anchor): boolean {
  return anchor.kind === 'accessory' && first.kind !== 'accessory'
}

const mostNames = 6

function joinNames(first: WordsReading, next: WordsReading): WordsReading {
  if (next.found.length === 0 || countWords(next) < 2) return first
  const used = new Set([...first.used, ...next.used])
  const both = best(first.found).filter(({ place }) =>
    best(next.found).some((other) => other.place === place),
  )
  if (both.length > 0)
    return {
      ...first,
      used,
      found: both,
      isExact: first.isExact && next.isExact,
      against: [...first.against, ...next.against],
    }
  if (countWords(first) < 2 && first.against.length === 0) return { ...next, used }
  return {
    used,
    found: [...best(first.found), ...best(next.found)],
    against: [...first.against, ...next.used],
    isExact: false,
    second: 'device',
  }
}

/** Adds other models named in full, so that none is sure. */
function withOthers(
  reading: WordsReading,
  pieces: readonly Piece[],
  anchors: readonly Anchor[],
): WordsReading {
  const [first] = anchors
  if (!first || anchors.length < 2) return reading
  const known = new Set(best(reading.found).map(({ place }) => place))
  const others = namesInFull(pieces, anchors).filter(({ place }) => !known.has(place))
  if (others.length === 0) return reading
  const isSoldAlong = ({ place }: NameInFull): boolean => first.kind !== 'accessory' && isAccessory(place)
  const devices = others.filter((other) => !isSoldAlong(other))
  const named = others.flatMap((other) => other.pieces)
  return {
    found:
      devices.length > 0
        ? distinct([...best(reading.found), ...devices.flatMap(({ place }) => wholeName(place))])
        : reading.found,
    used: new Set([...reading.used, ...named]),
    against: [...new Set([...reading.against, ...named])],
    isExact: false,
    second: devices.length > 0 || reading.second === 'device' ? 'device' : 'accessory',
  }
}

/** Counts words; a piece such as "iphone xr" has two. */
function countWords({ used }: WordsReading): number {
  return [...used].reduce((sum, { words }) => sum + words.length, 0)
}

/** Words after another maker do not count before the next name: "Pixel 8 Pro, iPhone 14". */
function withoutOtherNames(pieces: readonly Piece[]): readonly Piece[] {
  const from = pieces.findIndex(({ words: [word = ''] }) => isOtherMaker(word, true))
  if (from < 0) return pieces
  const next = findAnchors(pieces).find(({ at, kind }) => at > from && kind === 'own')
  return next ? [...pieces.slice(0, from + 1), ...pieces.slice(next.at)] : pieces
}

function readUnanchored(pieces: readonly Piece[], stated: Stated): WordsReading {
  const typed = readWhileTyping(pieces, stated)
  if (typed.found.length > 0 || !startsLikeIphone(pieces, stated)) return typed
  const whole = withIphone(pieces)
  return { ...readAnchored(whole, findAnchors(whole)), isExact: false }
}

/** Reads words without one that starts a name: all must belong to one name; the last may be incomplete. */
function readWhileTyping(pieces: readonly Piece[], stated: Stated): WordsReading {
  const last = pieces.at(-1)
  const needed = pieces.filter(({ isNote, isLast }) => !isNote || isLast)
  const attempts = [
    pieces,
    needed,
    needed.filter(({ words: [word] }) => word !== 'apple'),
    ...(last && mayBecomeStated(last.words.join('')) && (pieces.length > 1 || hasStatedFacts(stated))
      ? [needed.filter((piece) => piece !== last)]
      : []),
  ]
  for (const attempt of attempts) {
    if (attempt.length === 0) continue
    const reading = readTogether(attempt)
    if (reading.found.length > 0) return reading
  }
  return nothingRead
}

/** Full names of families: beside another maker, "ip1" and "i7" are not short for Apple's devices. */
const familyInFull = /apple|i?phone|i ?pad|i ?pod|mac|watch|airpods|air ?tag|homepod/

/**
 * Returns the device whose full name is the text. Keys only have Latin letters: "чехол для iPhone 13" is more
 * than the name.
 */
function writtenPlace(text: string): number | undefined {
  const place = findPlace(deviceKey(text))
  return place === undefined || /[\p{L}\p{N}]/u.test(text.replaceAll(/[a-z0-9]+/g, '')) ? undefined : place
}

function isOnlyName(name: string): boolean {
  return !listLines().some((line) => nameIn(line).startsWith(`${name} (`))
}

function namedInFull(place: number): NameReading {
  const found = wholeName(place)
  return { ...nothingNamed, found, named: found, isExact: true, isSpecific: true }
}

function neverNamed({ place, near }: NeverNamed, stated: Stated): NameReading {
  const fits = near.map((one, at) => [one, { score: near.length - at, length: 0, isExact: false }] as const)
  const found = findModels([{ word: '', fits: new Map(fits) }])
  return { ...nothingNamed, found, named: found, stated, neverNamed: place }
}

function wholeName(place: number): readonly Found[] {
  const { length } = deviceAt(place).name
  const fits = new Map([[place, { score: 0, length, isExact: true }]])
  return findModels([{ word: '', fits }]).map((one): Found => ({ ...one, ranges: [[0, length]] }))
}

/** Identifiers contain a comma, so it is not removed: "iphone15,". */
function startedNumber(text: string): readonly Found[] | undefined {
  const [number, family] = /\b([a-z]+)\d{1,2},$/.exec(text) ?? []
  if (number === undefined || !identifierFamilies().has(family?.toUpperCase() ?? '')) return undefined
  return findModels([{ word: number, fits: fitsOfNumber(number) }])
}

// "1 0" and "4ip" match devices too, but are not names.
function isRealWord(word: string): boolean {
  return /\p{L}{3}/u.test(word)
}

function isSpecific(words: ReadonlySet<string>, isAnchored: boolean): boolean {
  const real = [...words].filter((word) => word !== 'apple')
  return isAnchored ? real.length > 1 : real.some(isRealWord)
}

/** Several chips in a name, "M5 Pro or M5 Max": a text about a device has one. */
const chipLines = /M\d (?:Pro|Max|Ultra)/g

/** "iPhone 2" does not certainly mean the iPhone SE of the second generation. */
function isLineSaid({ place }: Found, said: ReadonlySet<string>): boolean {
  const ofChip = new Set(
    nameIn(listLines()[place] ?? '')
      .match(chipLines)
      ?.map((one) => one.slice(3).toLowerCase()),
  )
  return namesOf(place).whole.some((name) =>
    name.every((word) => !modelWords.has(word) || said.has(word) || ofChip.has(word)),
  )
}

/** True if the word states a fact about the models, although their names lack it. */
function isExplained(piece: Piece, used: ReadonlySet<Piece>, found: readonly Found[]): boolean {
  return isSeasonOf(piece, used, found) || isScreenOf(piece, found) || isYearOfSale(piece, found)
}

/** "iPhone 13 2023": the year of a sale or purchase, not before the release of the model. */
function isYearOfSale({ words }: Piece, found: readonly Found[]): boolean {
  const [word = ''] = words
  if (words.length > 1 || !/^20[0-3]\d$/.test(word)) return false
  return found.every(
    ({ device: { family, released } }) => family === 'iphone' && released.slice(0, 4) <= word,
  )
}

/** "with Retina display" of an iPad, or of a Mac newer than this word. */
function isScreenOf({ words }: Piece, found: readonly Found[]): boolean {
  if (words.length > 1 || words[0] !== 'retina') return false
  return found.every(({ device: { family, name, released } }) =>
    family === 'ipad'
      ? released >= '2012-03' && name !== 'iPad mini (1st generation)'
      : family === 'mac' && released >= (name.startsWith('MacBook Pro') ? '2016-10' : '2018-10'),
  )
}

/** "Mid 2019": a season beside the year, for a model with only the year in its name. */
function isSeasonOf(piece: Piece, used: ReadonlySet<Piece>, found: readonly Found[]): boolean {
  if (piece.words.length > 1 || !seasons.has(piece.words[0] ?? '')) return false
  const hasYear = [...used].some(({ words }) => words.some((word) => /^20[12]\d$/.test(word)))
  return hasYear && found.every(({ device }) => !/Early|Mid|Late/.test(device.name))
}

const seasons = new Set(['early', 'mid', 'late'])

/** The word "Apple" fits all models. */
function isWordOf({ words: [word = ''], start, end }: Piece): boolean {
  return word !== 'apple' && end > start
}

/** True for words worth showing: not "Apple", and not a word still being typed. */
function isDistinctive(piece: Piece): boolean {
  return isWordOf(piece) && !(piece.isLast && (piece.words[0] ?? '').length < 3)
}

function placeOf({ start, end }: Piece): Place {
  return [start, end]
}
