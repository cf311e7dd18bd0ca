import { builtInFormat, type FormatKind, formatKind } from '../number-format.ts'
import { tableLimits } from '../table-limits.ts'
import { Records, recordTypes } from './records.ts'
import { type DecodeBytes, decoderOf, textIn } from './text-in.ts'
import { XlsProblem } from './xls-problem.ts'

/** Contents of a workbook: its sheets with cells, in order, and what they share. */
export interface XlsWorkbook {
  readonly view: DataView
  /** start: place of the records of a sheet. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly start: number }[]
  /** Number formats of cells, by the index of the cell format. */
  readonly formats: readonly FormatKind[]
  readonly texts: readonly string[]
  readonly decode: DecodeBytes
  /** Dates are counted from 1904, as on old Macs. */
  readonly isFrom1904: boolean
}

const [excel97, aSheet] = [0x06_00, 0x00_10]

/** Reads the records that all sheets share. Throws XlsProblem. */
export function workbookIn(stream: Uint8Array): XlsWorkbook {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const records = new Records(view, 0)
  records.begin()
  const isExcel97 = records.short(0) === excel97
  // Some programs write a sheet without a workbook.
  const isOnlySheet = records.short(2) === aSheet
  const globals = new Globals(view, isExcel97)
  if (!isOnlySheet)
    for (records.next(); records.type !== recordTypes.end; records.next()) globals.take(records)
  return {
    view,
    sheets: isOnlySheet ? [{ name: '1', isHidden: false, start: 0 }] : globals.sheets,
    formats: globals.formats(),
    texts: globals.texts,
    decode: globals.decode,
    isFrom1904: globals.isFrom1904,
  }
}

/** Collects what a workbook says before its sheets. */
class Globals {
  readonly sheets: { name: string; isHidden: boolean; start: number }[] = []
  texts: readonly string[] = []
  decode: DecodeBytes
  isFrom1904 = false
  /** Codes of the number formats that the workbook names, by their numbers. */
  readonly #codes = new Map<number, string>()
  /** Numbers of the number formats of cell formats. */
  readonly #numbers: number[] = []

  readonly #view: DataView

  constructor(view: DataView, isExcel97: boolean) {
    this.#view = view
    this.decode = isExcel97 ? undefined : decoderOf(undefined)
  }

  take(records: Records): void {
    switch (records.type) {
      case recordTypes.filePass:
        throw new XlsProblem('protected')
      case recordTypes.codePage:
        if (this.decode) this.decode = decoderOf(records.short(0))
        break
      case recordTypes.dateMode:
        this.isFrom1904 = records.short(0) === 1
        break
      case recordTypes.format:
        this.#codes.set(records.short(0), this.#codeIn(records))
        break
      case recordTypes.extendedFormat:
        this.#numbers.push(records.short(2))
        break
      case recordTypes.boundSheet:
        this.#takeSheet(records)
        break
      case recordTypes.sharedTexts:
        this.texts = sharedTexts(records)
        break
      default:
    }
  }

  /** Some programs state more characters for a number format than its record has. */
  #codeIn(records: Records): string {
    if (this.decode) return textIn(records.readerFrom(2), 1, this.decode)
    const isWide = (records.byte(4) & 1) === 1
    const room = Math.floor((records.length - 5) / (isWide ? 2 : 1))
    return records.readerFrom(5).characters(Math.min(records.short(2), room), isWide)
  }

  /** Sheets of charts and macros are passed over. */
  #takeSheet(records: Records): void {
    const [state, kind] = [records.byte(4), records.byte(5)]
    if (!isSheetAt(this.#view, records.long(0), kind)) return
    // Each sheet costs as much as its last row, however few cells it has.
    if (this.sheets.length >= tableLimits.parts) throw new XlsProblem('damaged')
    const name = textIn(records.readerFrom(6), 1, this.decode)
    this.sheets.push({
      name: name === '' ? String(this.sheets.length + 1) : name,
      isHidden: (state & 3) !== 0,
      start: records.long(0),
    })
  }

  formats(): readonly FormatKind[] {
    const kinds = new Map<number, FormatKind>()
    return this.#numbers.map((number) => {
      const code = this.#codes.get(number)
      const kind =
        kinds.get(number) ?? (code === undefined ? (builtInFormat(number) ?? 'number') : formatKind(code))
      kinds.set(number, kind)
      return kind
    })
  }
}

/** Some programs list a sheet as a chart: the record that begins it counts, if there is one. */
function isSheetAt(view: DataView, start: number, listed: number): boolean {
  const hasBegin = start + 8 <= view.byteLength && view.getUint16(start, true) === recordTypes.begin
  return hasBegin ? view.getUint16(start + 6, true) === aSheet : listed === 0
}

/** More texts than a list of any use has; each takes memory, however short. */
const mostTexts = 1_000_000

/** Returns the texts that cells share. There can be fewer than stated. */
function sharedTexts(records: Records): readonly string[] {
  const count = records.long(4)
  const reader = records.readerFrom(8)
  const texts: string[] = []
  while (texts.length < count && !reader.isDone) {
    if (texts.length >= mostTexts) throw new XlsProblem('too-large')
    texts.push(textIn(reader, 2, undefined))
  }
  return texts
}
