import type { HardwareKind } from '../library/hardware-index.ts'
import type { ImeiParts } from '../numbers/imei.ts'
import type { MeidParts } from '../numbers/meid.ts'
import type { Match, NarrowedField } from './narrowed.ts'
import type { PartKind } from '../names/part-kinds.ts'
import type { PartNumberParts } from '../numbers/part-number.ts'
import type { SearchHit } from '../search/search-hits.ts'
import type { SerialParts } from '../numbers/serial-number.ts'

export type Kind = CodeKind | 'name' | 'empty' | 'unknown'

export type CodeKind =
  | HardwareKind
  | 'imei'
  | 'imeisv'
  | 'meid'
  | 'serial'
  | 'partNumber'
  | 'iccid'
  | 'eid'
  /** The barcode of the box, UPC or EAN. */
  | 'productBarcode'
  /** A URL, as in a QR code. */
  | 'link'

/** The result of identifying a scanned, typed or pasted text. */
export interface Identification {
  /** The most specific kind found; `kinds` lists all, most specific first. */
  readonly kind: Kind
  readonly kinds: readonly Kind[]
  /** The text, or its only code in canonical spelling: MLT53LL/A, 353325101234563. */
  readonly input: string
  readonly imei?: ImeiParts
  /** Other IMEI of a phone with two. */
  readonly secondImei?: ImeiParts
  readonly meid?: MeidParts
  readonly serial?: SerialParts
  readonly partNumber?: PartNumberParts
  /** All matching models, best first. Includes all equally good ones. */
  readonly matches: readonly Match[]
  /** Models to show, best first: the matches, or completions while a name is typed. */
  readonly hits: readonly SearchHit[]
  /** Words of the text not about the model, as written: condition, price, battery. */
  readonly aside: readonly string[]
  /** Words in `aside` that the reader does not know. */
  readonly unknown: readonly string[]
  /**
   * The part, accessory or service that the text is about, with the word for it; the device is what it is
   * made for.
   */
  readonly madeFor?: { readonly kind: PartKind; readonly word: string }
  /** `exact`: a single certain match. A single uncertain match is `several`: a person has to check. */
  readonly confidence: 'exact' | 'several' | 'none'
  /** Next questions, in this order. */
  readonly ask: readonly Ask[]
  readonly problem?: Problem
  readonly warnings: readonly Warning[]
}

export type Ask = 'model' | 'chip' | 'storage' | 'memory' | 'size' | 'connectivity' | 'colour'

export type Problem =
  /** The check digit is wrong; `expected` is the right one. */
  | { readonly code: 'imei-check-digit'; readonly expected: string }
  | { readonly code: 'imei-length'; readonly digits: number }
  /** Reserved for tests, or one digit repeated: no device on sale has it. */
  | { readonly code: 'imei-reserved' }
  /** A randomised serial number, used since 2021. It contains no information. */
  | { readonly code: 'serial-random' }
  /** A well-formed number that is missing in the tables. */
  | { readonly code: 'not-in-library'; readonly kind: CodeKind }
  /** The number of a SIM card or eSIM chip. */
  | { readonly code: 'not-a-device' }
  /** The barcode of the box. It identifies a retail product, not a device. */
  | { readonly code: 'product-barcode' }
  /** A URL or other QR code content. */
  | { readonly code: 'link' }
  /** No model with this name ever existed; the matches are similar ones. */
  | { readonly code: 'no-such-model'; readonly name: string }
  /** A device of another maker, recognised by this word. */
  | { readonly code: 'other-maker'; readonly word: string }

export type Warning =
  /** Facts in use with a weak source, or from published specifications only. */
  | { readonly code: 'to-confirm'; readonly deviceKey: string; readonly fields: readonly string[] }
  /** Two facts in the text name different models; `matches` has both. */
  | { readonly code: 'models-differ'; readonly kinds: readonly Kind[] }
  /** Words that name another model than the rest; `matches` has both. */
  | { readonly code: 'words-differ'; readonly words: readonly string[] }
  /** Two facts in the text contradict each other in one detail, which stays open. */
  | { readonly code: 'details-differ'; readonly deviceKey: string; readonly field: NarrowedField }
  /** The text states a detail with which this model was never made. */
  | {
      readonly code: 'never-made'
      readonly deviceKey: string
      readonly field: NarrowedField
      readonly stated: string | number
      readonly offered: readonly (string | number)[]
    }
  /** The year in the serial number does not match the model. */
  | { readonly code: 'serial-year'; readonly deviceKey: string }
  /** Demo and replacement units do not always share the number of the retail unit. */
  | { readonly code: 'number-may-differ'; readonly sold: PartNumberParts['sold'] }
