import { recordTypes } from '../xls/records.ts'

/** A record of a workbook before 2007, with its type and length. */
export function record(type: keyof typeof recordTypes, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = joined(parts)
  return joined([short(recordTypes[type], content.length), content])
}

export function short(...values: readonly number[]): Uint8Array {
  return new Uint8Array(values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]))
}

export function long(...values: readonly number[]): Uint8Array {
  return joined(values.map((value) => short(value & 0xff_ff, value >>> 16)))
}

export function byte(...values: readonly number[]): Uint8Array {
  return new Uint8Array(values)
}

export function double(value: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setFloat64(0, value, true)
  return bytes
}

/** A text of Excel 97 after its length, one byte for each character. */
export function narrow(text: string): Uint8Array {
  return joined([byte(0), latin(text)])
}

export function latin(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

export function wide(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'utf16le'))
}

/** Texts of a workbook that cells share; pieces: contents of the record and of those that carry it on. */
export function sharedTexts(count: number, ...pieces: readonly Uint8Array[]): Uint8Array {
  const [first = byte(), ...more] = pieces
  return joined([
    record('sharedTexts', long(count, count), first),
    ...more.map((piece) => record('continue', piece)),
  ])
}

export interface XlsSheet {
  readonly name: string
  readonly records: readonly Uint8Array[]
  readonly state?: number
  /** Kind in the list of sheets: 0 for cells, 1 for macros, 2 for a chart. */
  readonly listedAs?: number
  /** Kind in the first record of the sheet. */
  readonly kind?: number
}

const versions = { excel97: 0x06_00, excel95: 0x05_00 } as const
const [aWorkbook, aSheet] = [0x05, 0x10]

/** The stream of a workbook: what its sheets share, then its sheets. */
export function workbookStream(
  sheets: readonly XlsSheet[],
  shared: readonly Uint8Array[] = [],
  version: keyof typeof versions = 'excel97',
): Uint8Array {
  const begin = (kind: number) => record('begin', short(versions[version], kind, 0, 0))
  const bodies = sheets.map(({ records, kind = aSheet }) => joined([begin(kind), ...records, record('end')]))
  const named = (starts: readonly number[]) =>
    sheets.map(({ name, state = 0, listedAs = 0 }, at) =>
      record(
        'boundSheet',
        long(starts[at] ?? 0),
        byte(state, listedAs, name.length),
        version === 'excel97' ? narrow(name) : latin(name),
      ),
    )
  const head = (starts: readonly number[]) =>
    joined([begin(aWorkbook), ...shared, ...named(starts), record('end')])
  let at = head([]).length
  const starts = bodies.map((body) => {
    at += body.length
    return at - body.length
  })
  return joined([head(starts), ...bodies])
}

const sectorBytes = 512
const cutoff = 4096
const [free, endOfChain] = [0xff_ff_ff_ff, 0xff_ff_ff_fe]

/** A compound file with these streams, as Office before 2007 and its files with a password are. */
export function compoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const sectors: Uint8Array[] = []
  const next: number[] = []
  /** Puts bytes into sectors that follow each other, and returns the number of the first. */
  const chain = (bytes: Uint8Array): number => {
    const first = sectors.length
    for (let at = 0; at < bytes.length; at += sectorBytes) {
      sectors.push(padded(bytes.subarray(at, at + sectorBytes), sectorBytes))
      next.push(sectors.length)
    }
    if (bytes.length === 0) return endOfChain
    next[next.length - 1] = endOfChain
    return first
  }
  const small: Uint8Array[] = []
  const nextSmall: number[] = []
  const chainSmall = (bytes: Uint8Array): number => {
    const first = nextSmall.length
    small.push(padded(bytes, Math.ceil(bytes.length / 64) * 64))
    while (nextSmall.length < first + Math.ceil(bytes.length / 64)) nextSmall.push(nextSmall.length + 1)
    nextSmall[nextSmall.length - 1] = endOfChain
    return first
  }
  const entries = Object.entries(streams).map(([name, bytes], at, all) => ({
    name,
    kind: 2,
    right: at + 1 < all.length ? at + 2 : free,
    child: free,
    first: bytes.length < cutoff ? chainSmall(bytes) : chain(bytes),
    size: bytes.length,
  }))
  const shared = joined(small)
  const root = {
    name: 'Root Entry',
    kind: 5,
    right: free,
    child: 1,
    first: chain(shared),
    size: shared.length,
  }
  const smallTable = chain(long(...nextSmall))
  const directory = chain(joined([root, ...entries].map(entryBytes)))
  return joined([...headAndTable(sectors, next, directory, smallTable)])
}

/** The header, the sectors and the table of what follows each; a large table is listed in further sectors. */
function headAndTable(
  sectors: readonly Uint8Array[],
  next: readonly number[],
  directory: number,
  smallTable: number,
): readonly Uint8Array[] {
  let [tableCount, listCount] = [0, 0]
  for (;;) {
    const tables = Math.ceil((sectors.length + tableCount + listCount) / 128)
    const lists = Math.ceil(Math.max(0, tables - 109) / 127)
    if (tables === tableCount && lists === listCount) break
    ;[tableCount, listCount] = [tables, lists]
  }
  const tables = Array.from({ length: tableCount }, (_, at) => sectors.length + at)
  const firstList = sectors.length + tableCount
  const lists = Array.from({ length: listCount }, (_, at) => {
    const listed = tables.slice(109 + 127 * at, 109 + 127 * (at + 1))
    while (listed.length < 127) listed.push(free)
    return long(...listed, at + 1 < listCount ? firstList + at + 1 : endOfChain)
  })
  const own = [...next, ...tables.map(() => 0xff_ff_ff_fd), ...lists.map(() => 0xff_ff_ff_fc)]
  while (own.length < tableCount * 128) own.push(free)
  const inHead = tables.slice(0, 109)
  while (inHead.length < 109) inHead.push(free)
  const head = joined([
    byte(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    new Uint8Array(16),
    short(0x3e, 3, 0xff_fe, 9, 6, 0, 0, 0),
    long(0, tableCount, directory, 0, cutoff, smallTable, smallTable === endOfChain ? 0 : 1),
    long(listCount === 0 ? endOfChain : firstList, listCount, ...inHead),
  ])
  const table = Array.from({ length: tableCount }, (_, at) => long(...own.slice(128 * at, 128 * (at + 1))))
  return [head, ...sectors, ...table, ...lists]
}

function entryBytes({
  name,
  kind,
  right,
  child,
  first,
  size,
}: {
  readonly name: string
  readonly kind: number
  readonly right: number
  readonly child: number
  readonly first: number
  readonly size: number
}): Uint8Array {
  return joined([
    padded(wide(name), 64),
    short(2 * name.length + 2),
    byte(kind, 1),
    long(free, right, child),
    new Uint8Array(36),
    long(first, size, 0),
  ])
}

function padded(bytes: Uint8Array, length: number): Uint8Array {
  const whole = new Uint8Array(length)
  whole.set(bytes)
  return whole
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
