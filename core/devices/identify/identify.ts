import { applyStated } from './apply-stated.ts'
import { askNext } from './ask-next.ts'
import { findCodes } from '../scan/find-codes.ts'
import type { FoundCode } from '../scan/found-code.ts'
import type { Identification, Kind, Problem, Warning } from './identification.ts'
import { joinPieces } from '../scan/join-pieces.ts'
import { joinCodes, joinName } from './join-readings.ts'
import type { Match, NarrowedField } from './narrowed.ts'
import { readCode, type Reading } from '../scan/read-code.ts'
import { asWritten } from '../names/as-written.ts'
import { fold } from '../names/fold.ts'
import { type NameReading, readName } from '../names/read-name.ts'
import { narrowDevice } from './narrow-device.ts'
import { hitsOfMatches, hitsOfName, mostHits } from '../search/search-hits.ts'
import { extractLinks } from '../scan/extract-links.ts'
import { nothingStated, type Stated } from './stated.ts'
import { toConfirm } from './to-confirm.ts'
import { unwrapScan } from '../scan/unwrap-scan.ts'

/**
 * Identifies a device from a scan, a typed number or name, or a paste with several facts. Accepts any text.
 * hitsAtMost: maximum number of shown models.
 */
export function identify(text: string, hitsAtMost = mostHits): Identification {
  const lines = normalised(text)
  const input = lines.replace(/\s+/g, ' ').trim()
  if (input === '') return noResult
  const found = findAll(lines)
  const name = readNameBeside(found.codes, found.rest)
  const split = found.codes.length === 0 && joinPieces(input.toUpperCase())
  // "iPad 9.7" is a name, although it could be joined to a number
  return split && name.found.length === 0
    ? combine(input, [split], readName(''), '', hitsAtMost)
    : combine(input, found.codes, name, found.rest, hitsAtMost)
}

/** Next to the number of a Mac without "Retina" in its name, the word describes its screen. */
function readNameBeside(codes: readonly FoundCode[], rest: string): NameReading {
  const text = fold(rest)
  if (codes.length === 0 || !text.includes('retina')) return readName(text)
  const numbered = codes.flatMap((code) => readCode(code).matches)
  const isOfScreen = numbered.length > 0 && numbered.every(({ device }) => !device.name.includes('Retina'))
  return readName(isOfScreen ? text.replaceAll('retina', '      ') : text)
}

/** Combines the codes and the models that the remaining words name. */
function combine(
  input: string,
  codes: readonly FoundCode[],
  name: NameReading,
  rest: string,
  hitsAtMost: number,
): Identification {
  const readings = distinct(codes)
    .map(readCode)
    .sort((a, b) => order(a) - order(b))
  const withMatches = readings.filter((reading) => reading.matches.length > 0)
  const { stated } = name
  const fromCodes = joinCodes(withMatches)
  const named = joinName(
    fromCodes,
    name,
    withMatches.map(({ kind }) => kind),
  )
  // with two names, a detail does not rule out the device it does not belong to
  const { matches, warnings: joinWarnings } =
    name.second === 'device' ? named : applyStated(named, decisive(name, withMatches.length > 0))
  const warnings: readonly Warning[] = [
    ...readings.flatMap((reading) => reading.warnings),
    ...joinWarnings,
    ...(name.against.length > 0 && (withMatches.length === 0 || name.second !== undefined)
      ? [{ code: 'words-differ', words: asWritten(input, fold(rest), name.against) } as const]
      : []),
  ]
  // In "Apple Watch Ultra 256GB" only the Ultra 4 has 256 GB, but the words alone also name the first Ultra.
  // Details that rule out all watches exclude the family.
  const [first] = matches
  const ofFamily = named.matches.filter(({ device }) => device.family === first?.device.family)
  const isNamed = name.isExact && (matches.length === ofFamily.length || isOfChip(ofFamily, matches, stated))
  const isNumbered = withMatches.length > 0 && !isOfOtherYear(matches, name, rest)
  const isSure = (isNumbered || isNamed) && !warnings.some(isDoubt) && !isOtherGeneration(matches, warnings)
  const kinds = listKinds(readings, name.found.length > 0)
  const problem =
    mainProblem(readings, matches) ?? noSuchModel(name, input, rest) ?? otherMaker(name, input, rest)
  const [only] = readings.length === 1 && rest.trim() === '' ? readings : []
  const reliedOn = matches.flatMap(({ device }) => fieldsOf(narrowDevice(device, stated).narrowed))
  return {
    kind: kinds[0] ?? 'unknown',
    kinds,
    input: only?.value ?? input,
    ...partsOf(readings),
    matches,
    hits: (withMatches.length > 0 ? hitsOfMatches(matches) : hitsOfName(name, input, hitsAtMost)).slice(
      0,
      hitsAtMost,
    ),
    aside: asWritten(input, fold(rest), name.aside),
    unknown: asWritten(input, fold(rest), name.unknown),
    ...madeForOf(name, input, rest),
    confidence: confidenceOf(matches, isSure),
    ask: askNext(matches),
    ...(problem && { problem }),
    warnings: [...warnings, ...toConfirm(matches, reliedOn)],
  }
}

/**
 * True if an A-number contradicts a year in which no such Mac was released: one of the two belongs to another
 * device.
 */
function isOfOtherYear([match]: readonly Match[], { unknown }: NameReading, rest: string): boolean {
  return match?.device.family === 'mac' && unknown.some((place) => year.test(rest.slice(...place)))
}

const year = /^(?:19|20)\d\d$/

/**
 * Sellers count generations differently from Apple: the storage of "iPad Pro 11 3rd generation 64GB" existed
 * in the first.
 */
function isOtherGeneration([match]: readonly Match[], warnings: readonly Warning[]): boolean {
  if (!match?.device.name.includes('generation)')) return false
  return warnings.some((warning) => warning.code === 'never-made' && warning.field === 'storageGb')
}

/**
 * True if the chip, which is part of the name, matches: "MacBook Air 2020 i5" excludes the M1. Other details
 * only rule models out.
 */
function isOfChip(named: readonly Match[], kept: readonly Match[], stated: Stated): boolean {
  const { chip, isChipWhole } = stated
  if (chip === undefined) return false
  const gone = named.filter(({ device }) => !kept.some((one) => one.device === device))
  const said = { ...nothingStated, chip, ...(isChipWhole && { isChipWhole }) }
  return gone.every(({ device }) => narrowDevice(device, said).mismatches.length > 0)
}

/**
 * Returns the details that decide between models. Sellers call silver white, so a colour does not decide
 * between contradicting names.
 */
function decisive({ stated, against }: NameReading, hasCode: boolean): Stated {
  return against.length > 0 && !hasCode ? { ...stated, colourWords: [] } : stated
}

function noSuchModel({ neverNamed }: NameReading, input: string, rest: string): Problem | undefined {
  const [name] = neverNamed ? asWritten(input, fold(rest), [neverNamed]) : []
  return name === undefined ? undefined : { code: 'no-such-model', name }
}

function otherMaker({ maker }: NameReading, input: string, rest: string): Problem | undefined {
  const [word] = maker ? asWritten(input, fold(rest), [maker]) : []
  return word === undefined ? undefined : { code: 'other-maker', word }
}

function madeForOf({ madeFor }: NameReading, input: string, rest: string): Pick<Identification, 'madeFor'> {
  if (!madeFor) return {}
  const [word = ''] = asWritten(input, fold(rest), [madeFor.place])
  return { madeFor: { kind: madeFor.kind, word } }
}

/** Returns each code once: a long text can repeat the same one hundreds of times. */
function distinct(codes: readonly FoundCode[]): readonly FoundCode[] {
  return [...new Map(codes.map((code) => [`${code.kind} ${code.value}`, code])).values()]
}

const noResult: Identification = {
  kind: 'empty',
  kinds: [],
  input: '',
  matches: [],
  hits: [],
  aside: [],
  unknown: [],
  confidence: 'none',
  ask: ['model'],
  warnings: [],
}

/** Maximum characters; longer input is truncated. */
const maxLength = 2000

function normalised(text: string): string {
  const start = text.slice(0, maxLength)
  return (
    (start.includes('&') ? withoutEntities(start) : start)
      // Marketplaces put these words in front of a title without a blank: "New Listing16" MacBook Pro" has no
      // serial number.
      .replace(/^(new listing|neues angebot|nouvelle annonce|nuevo anuncio|nuova inserzione)(?=\S)/i, '$1 ')
      .normalize('NFKC')
      .replace(/[‐-―−]/g, '-')
      // Zero-width characters, as copied from web pages.
      .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
  )
}

/** Lists exported by shops contain HTML entities in names. */
function withoutEntities(text: string): string {
  return text
    .replace(/&(?:quot|#34|#x22);/gi, '"')
    .replace(/&(?:apos|#0?39|#x27);/gi, "'")
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&amp;/gi, '&')
}

function findAll(lines: string): ReturnType<typeof findCodes> {
  const links = extractLinks(lines)
  const scan = unwrapScan(links.rest.toUpperCase())
  const found = findCodes(scan.rest.replace(/\s+/g, ' ').trim())
  return { codes: [...links.codes, ...scan.codes, ...found.codes], rest: found.rest }
}

// Kinds of codes, most specific first.
const kindOrder: readonly Kind[] = [
  'partNumber',
  'serial',
  'identifier',
  'aNumber',
  'board',
  'emc',
  'imei',
  'imeisv',
  'meid',
]

function order({ kind, matches }: Reading): number {
  const place = kindOrder.indexOf(kind)
  return (matches.length > 0 ? 0 : kindOrder.length + 1) + (place < 0 ? kindOrder.length : place)
}

function listKinds(readings: readonly Reading[], hasName: boolean): readonly Kind[] {
  const withMatches = readings.filter(({ matches }) => matches.length > 0)
  const withoutMatches = readings.filter(({ matches }) => matches.length === 0)
  const kinds = [
    ...withMatches.map(({ kind }) => kind),
    ...(hasName ? ['name' as const] : []),
    ...withoutMatches.map(({ kind }) => kind),
  ]
  return [...new Set(kinds)]
}

function partsOf(readings: readonly Reading[]): Partial<Identification> {
  const imeis = new Map(readings.flatMap(({ imei }) => (imei ? [[imei.imei, imei]] : [])))
  const [imei, secondImei] = imeis.values()
  const meid = readings.find((reading) => reading.meid)?.meid
  const serial = readings.find((reading) => reading.serial)?.serial
  const partNumber = readings.find((reading) => reading.partNumber)?.partNumber
  return {
    ...(imei && { imei }),
    ...(secondImei && { secondImei }),
    ...(meid && { meid }),
    ...(serial && { serial }),
    ...(partNumber && { partNumber }),
  }
}

// Returns the problem to report: always an invalid IMEI, other problems only if nothing identified the model.
function mainProblem(readings: readonly Reading[], matches: readonly Match[]): Problem | undefined {
  // ignore other labels of the box if there is a number of the device
  const ofDevice = readings.filter(({ kind }) => !notOfDevice.has(kind))
  const problems = (ofDevice.length > 0 ? ofDevice : readings).flatMap(({ problem }) => problem ?? [])
  return (
    problems.find(({ code }) => code.startsWith('imei')) ?? (matches.length === 0 ? problems[0] : undefined)
  )
}

const notOfDevice: ReadonlySet<Kind> = new Set(['iccid', 'eid', 'productBarcode', 'link'])

function confidenceOf(matches: readonly Match[], isSure: boolean): Identification['confidence'] {
  if (matches.length === 0) return 'none'
  return matches.length === 1 && isSure ? 'exact' : 'several'
}

function isDoubt({ code }: Warning): boolean {
  return (
    code === 'models-differ' ||
    code === 'words-differ' ||
    code === 'serial-year' ||
    code === 'number-may-differ'
  )
}

function fieldsOf(narrowed: Match['narrowed']): readonly NarrowedField[] {
  // Narrowed objects have only their declared keys
  return Object.keys(narrowed) as NarrowedField[]
}
