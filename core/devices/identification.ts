import type { HardwareKind } from './hardware-index.ts'
import type { ImeiParts } from './imei.ts'
import type { MeidParts } from './meid.ts'
import type { Match, NarrowedField } from './narrowed.ts'
import type { PartNumberParts } from './part-number.ts'
import type { SerialParts } from './serial-number.ts'

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
  /** The bar code of the box, UPC or EAN. */
  | 'productBarcode'
  /** An address, as in a QR code. */
  | 'link'

/** What a scanned, typed or pasted text says about a device. */
export interface Identification {
  /** The fact in it that says most of the model; `kinds` lists all, best first. */
  readonly kind: Kind
  readonly kinds: readonly Kind[]
  /** The text, or its one code, as we read it: MLT53LL/A, 353325101234563. */
  readonly input: string
  readonly imei?: ImeiParts
  /** The other IMEI of a phone with two. */
  readonly secondImei?: ImeiParts
  readonly meid?: MeidParts
  readonly serial?: SerialParts
  readonly partNumber?: PartNumberParts
  /** Every model that fits, best first. Never one picked among equals. */
  readonly matches: readonly Match[]
  /** `exact` is one match without a doubt. One match and a doubt is `several`: someone must look. */
  readonly confidence: 'exact' | 'several' | 'none'
  /** What to ask next, in this order. */
  readonly ask: readonly Ask[]
  readonly problem?: Problem
  readonly warnings: readonly Warning[]
}

export type Ask = 'model' | 'storage' | 'memory' | 'size' | 'connectivity' | 'colour'

export type Problem =
  /** The last digit does not fit the others; `expected` would. */
  | { readonly code: 'imei-check-digit'; readonly expected: string }
  | { readonly code: 'imei-length'; readonly digits: number }
  /** A serial number of the kind used since 2021, from which nothing can be read. */
  | { readonly code: 'serial-random' }
  /** A well-formed number that our tables do not hold. */
  | { readonly code: 'not-in-library'; readonly kind: CodeKind }
  /** The number of a SIM card or eSIM chip. */
  | { readonly code: 'not-a-device' }
  /** The bar code of the box: it names a product in a shop's list, no device. */
  | { readonly code: 'product-barcode' }
  /** What a QR code leads to. */
  | { readonly code: 'link' }

export type Warning =
  /** Facts in use that rest on a weak source or on published specifications only. */
  | { readonly code: 'to-confirm'; readonly deviceKey: string; readonly fields: readonly string[] }
  /** Two facts in the text name different models; the matches of both are given. */
  | { readonly code: 'models-differ'; readonly kinds: readonly Kind[] }
  /** Two facts in the text tell one detail differently; it is left open. */
  | { readonly code: 'details-differ'; readonly deviceKey: string; readonly field: NarrowedField }
  /** Stated, but this model was never made so. */
  | {
      readonly code: 'never-made'
      readonly deviceKey: string
      readonly field: NarrowedField
      readonly stated: string | number
      readonly offered: readonly (string | number)[]
    }
  /** The serial number's year does not fit the model. */
  | { readonly code: 'serial-year'; readonly deviceKey: string }
  /** Demonstration and replacement units do not always share the number of the one sold. */
  | { readonly code: 'number-may-differ'; readonly sold: PartNumberParts['sold'] }
