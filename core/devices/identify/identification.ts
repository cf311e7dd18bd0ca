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
  /** The most specific kind found; `kinds` lists all, best first. */
  readonly kind: Kind
  readonly kinds: readonly Kind[]
  /** The text, or its only code in canonical spelling: MLT53LL/A, 353325101234563. */
  readonly input: string
  readonly imei?: ImeiParts
  /** The other IMEI of a phone with two. */
  readonly secondImei?: ImeiParts
  readonly meid?: MeidParts
  readonly serial?: SerialParts
  readonly partNumber?: PartNumberParts
  /** All matching models, best first. Equal candidates are all listed. */
  readonly matches: readonly Match[]
  /** Models to show, best first: the matches, or while a name is typed also its completions. */
  readonly hits: readonly SearchHit[]
  /** Words of the text besides the device, as written: condition, price, battery. */
  readonly aside: readonly string[]
  /** The words of `aside` that mean nothing here. */
  readonly unknown: readonly string[]
  /** The text is about a part, an accessory or a service for the device that it names, by this word. */
  readonly madeFor?: { readonly kind: PartKind; readonly word: string }
  /** `exact`: one match without doubt. One match with a doubt is `several`: a person has to check. */
  readonly confidence: 'exact' | 'several' | 'none'
  /** Questions to ask next, in this order. */
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
  /** A well-formed number that is not in our tables. */
  | { readonly code: 'not-in-library'; readonly kind: CodeKind }
  /** The number of a SIM card or eSIM chip. */
  | { readonly code: 'not-a-device' }
  /** The barcode of the box. It identifies a retail product, not a device. */
  | { readonly code: 'product-barcode' }
  /** A URL or other QR code content. */
  | { readonly code: 'link' }
  /** A model of this name never was; the matches are near ones. */
  | { readonly code: 'no-such-model'; readonly name: string }
  /** A device of another maker, named by this word. */
  | { readonly code: 'other-maker'; readonly word: string }

export type Warning =
  /** Facts in use with a weak source, or from published specifications only. */
  | { readonly code: 'to-confirm'; readonly deviceKey: string; readonly fields: readonly string[] }
  /** Two facts in the text name different models; `matches` has both. */
  | { readonly code: 'models-differ'; readonly kinds: readonly Kind[] }
  /** Words that name another model than the others; `matches` has both. */
  | { readonly code: 'words-differ'; readonly words: readonly string[] }
  /** Two facts in the text contradict each other in one detail; it is left open. */
  | { readonly code: 'details-differ'; readonly deviceKey: string; readonly field: NarrowedField }
  /** The text states a detail this model was never made with. */
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
