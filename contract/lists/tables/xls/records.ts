import { XlsProblem } from './xls-problem.ts'

/** Types of the records that are read. Source: [MS-XLS] 2.3. */
export const recordTypes = {
  formula: 0x00_06,
  end: 0x00_0a,
  dateMode: 0x00_22,
  filePass: 0x00_2f,
  continue: 0x00_3c,
  codePage: 0x00_42,
  columnInfo: 0x00_7d,
  boundSheet: 0x00_85,
  multipleRk: 0x00_bd,
  richString: 0x00_d6,
  extendedFormat: 0x00_e0,
  mergedCells: 0x00_e5,
  sharedTexts: 0x00_fc,
  labelShared: 0x00_fd,
  number: 0x02_03,
  label: 0x02_04,
  booleanOrError: 0x02_05,
  text: 0x02_07,
  row: 0x02_08,
  rk: 0x02_7e,
  /** A formula of Excel 4, which other programs write in later workbooks too. */
  formulaOfExcel4: 0x04_06,
  format: 0x04_1e,
  begin: 0x08_09,
} as const

const headBytes = 4

/** Goes over the records of a workbook's stream, without a copy of them. Reading beyond a record throws XlsProblem. */
export class Records {
  readonly #view: DataView
  type = 0
  #start: number
  #end: number

  /** at: place of the first record. */
  constructor(view: DataView, at: number) {
    this.#view = view
    this.#start = at
    this.#end = at
  }

  /** Place after the record. */
  get end(): number {
    return this.#end
  }

  get length(): number {
    return this.#end - this.#start
  }

  /** Goes to the next record. The stream must not end without a record that says so. */
  next(): void {
    if (this.#end + headBytes > this.#view.byteLength) throw new XlsProblem('damaged')
    this.type = this.#view.getUint16(this.#end, true)
    this.#start = this.#end + headBytes
    this.#end = this.#start + this.#view.getUint16(this.#end + 2, true)
    if (this.#end > this.#view.byteLength) throw new XlsProblem('damaged')
  }

  /** Goes to the first record, which has to begin a workbook or a sheet. */
  begin(): void {
    this.next()
    if (this.type !== recordTypes.begin) throw new XlsProblem('damaged')
  }

  byte(offset: number): number {
    return this.#view.getUint8(this.#placeOf(offset, 1))
  }

  short(offset: number): number {
    return this.#view.getUint16(this.#placeOf(offset, 2), true)
  }

  long(offset: number): number {
    return this.#view.getUint32(this.#placeOf(offset, 4), true)
  }

  double(offset: number): number {
    return this.#view.getFloat64(this.#placeOf(offset, 8), true)
  }

  /** Returns a reader from this place of the record on, which also reads the records that carry it on. */
  readerFrom(offset: number): RecordReader {
    return new RecordReader(this.#view, this.#placeOf(offset, 0), this.#end)
  }

  #placeOf(offset: number, bytes: number): number {
    const place = this.#start + offset
    if (place + bytes > this.#end) throw new XlsProblem('damaged')
    return place
  }
}

/** Reads a record front to back, and the CONTINUE records after it, which carry on what did not fit. */
export class RecordReader {
  readonly #view: DataView
  #at: number
  #end: number

  constructor(view: DataView, start: number, end: number) {
    this.#view = view
    this.#at = start
    this.#end = end
  }

  /** True if nothing follows, here or in a record that carries on. */
  get isDone(): boolean {
    while (this.#at >= this.#end) if (!this.#carryOn()) return true
    return false
  }

  byte(): number {
    if (this.isDone) throw new XlsProblem('damaged')
    const byte = this.#view.getUint8(this.#at)
    this.#at += 1
    return byte
  }

  short(): number {
    return this.byte() + this.byte() * 0x1_00
  }

  long(): number {
    return this.short() + this.short() * 0x1_00_00
  }

  skip(bytes: number): void {
    let left = bytes
    while (left > 0) {
      if (this.isDone) throw new XlsProblem('damaged')
      const here = Math.min(left, this.#end - this.#at)
      this.#at += here
      left -= here
    }
  }

  /** Reads bytes that stand in one record. */
  bytes(length: number): Uint8Array {
    const start = this.#at
    this.#at += length
    if (this.#at > this.#end) throw new XlsProblem('damaged')
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length)
  }

  /** Reads characters of one or two bytes. Each record that carries them on says first how wide the rest is. */
  characters(length: number, isWide: boolean): string {
    let text = ''
    let left = length
    let width = isWide ? 2 : 1
    for (;;) {
      const here = Math.min(left, Math.floor((this.#end - this.#at) / width))
      text += this.#charactersHere(here, width)
      left -= here
      if (left === 0) return text
      if (!this.#carryOn()) throw new XlsProblem('damaged')
      width = (this.byte() & 1) === 1 ? 2 : 1
    }
  }

  #charactersHere(length: number, width: number): string {
    let text = ''
    for (let done = 0; done < length;) {
      const count = Math.min(length - done, codes.length)
      for (let at = 0; at < count; at += 1, this.#at += width)
        codes[at] = width === 1 ? this.#view.getUint8(this.#at) : this.#view.getUint16(this.#at, true)
      text += String.fromCharCode(...codes.subarray(0, count))
      done += count
    }
    return text
  }

  /** Goes to the next record if it carries this one on. */
  #carryOn(): boolean {
    const at = this.#end
    if (at + headBytes > this.#view.byteLength) return false
    if (this.#view.getUint16(at, true) !== recordTypes.continue) return false
    this.#at = at + headBytes
    this.#end = this.#at + this.#view.getUint16(at + 2, true)
    if (this.#end > this.#view.byteLength) throw new XlsProblem('damaged')
    return true
  }
}

/** Codes of characters on their way into a text. */
const codes = new Uint16Array(1024)
