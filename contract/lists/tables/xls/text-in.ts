import { narrowText } from '../decode-text.ts'
import type { RecordReader } from './records.ts'

/** Makes a text of the bytes of a workbook of Excel 95 or before; undefined: texts are as in Excel 97. */
export type DecodeBytes = ((bytes: Uint8Array) => string) | undefined

/** Reads a text after its length, which has one byte or two. Its fonts and the reading of Japanese words are passed over. */
export function textIn(reader: RecordReader, lengthBytes: 1 | 2, decode: DecodeBytes): string {
  const length = lengthBytes === 1 ? reader.byte() : reader.short()
  if (decode) return decode(reader.bytes(length))
  const marks = reader.byte()
  const fonts = (marks & hasFonts) === 0 ? 0 : reader.short()
  const readings = (marks & hasReadings) === 0 ? 0 : reader.long()
  const text = reader.characters(length, (marks & isWide) !== 0)
  reader.skip(fonts * 4 + readings)
  return text
}

const [isWide, hasReadings, hasFonts] = [1, 4, 8]

/** Returns what makes texts of bytes in a code page of Windows; without one, as texts of files are read. */
export function decoderOf(codePage: number | undefined): NonNullable<DecodeBytes> {
  if (codePage === undefined) return narrowText
  const decoder = new TextDecoder(encodings.get(codePage) ?? 'windows-1252')
  return (bytes) => decoder.decode(bytes)
}

const encodings = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [1200, 'utf-16le'],
  ...Array.from({ length: 9 }, (_, at) => [1250 + at, `windows-${1250 + at}`] as const),
  [10_000, 'macintosh'],
  [10_007, 'x-mac-cyrillic'],
  [32_768, 'macintosh'],
  [65_001, 'utf-8'],
])
