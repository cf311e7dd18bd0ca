/** Fields of all printed documents, with texts and amounts in the language of the quote. */
export interface PrintedSheet {
  readonly lang: string
  /** ISO 3166-1. */
  readonly region: string
  readonly paper: 'a4' | 'us-letter'
  readonly title: string
  /** Year, month and day. */
  readonly date: readonly [number, number, number]
  readonly heading: string
  readonly number: string
  readonly reference: string
  readonly validity: string
  /** lines: legal name, address and phone. */
  readonly shop: {
    readonly name: string
    readonly initials: string
    /** SVG. */
    readonly logo: string | null
    /** Colours of the background of the initials, and of the initials. */
    readonly colors: readonly [back: string, front: string]
    readonly lines: readonly string[]
  }
  readonly customer: { readonly label: string; readonly name: string; readonly details: readonly string[] }
  readonly deviceLabel: string
  readonly deviceCount: string
  readonly described: string
  readonly box: PrintedBox
  readonly online: PrintedLink
  readonly signatures: readonly [customer: string, shop: string]
  /** Text with {page} and {pages}. */
  readonly pages: string
  readonly product: string
  /** SVG. */
  readonly mark: string
  /** Description of the attached file. */
  readonly attachment: string
}

/** Data for quote.typ. */
export interface PrintedQuote extends PrintedSheet {
  /** Column headers of the computation after the first, or of the list of devices. */
  readonly columns: readonly string[]
  readonly devices: readonly PrintedDevice[]
  /** True with many devices: one row each, without computations. */
  readonly isShort: boolean
  readonly note: { readonly title: string; readonly lines: readonly string[] } | null
  /** The other propositions, or the amounts in each direction. */
  readonly choices: PrintedRows | null
  /** The customer's choices among the offered options. */
  readonly chosen: PrintedRows | null
  /** The customer's signature: a drawing as SVG, and who signed when. */
  readonly signed: { readonly svg: string; readonly text: string } | null
  readonly before: { readonly title: string; readonly steps: readonly string[] }
}

/** Data for receipt.typ: a form whose open fields are filled in by hand. */
export interface PrintedReceipt extends PrintedSheet {
  readonly devices: readonly Pick<PrintedDevice, 'drawing' | 'name' | 'numbers' | 'facts'>[]
  /** Items to tick. */
  readonly items: { readonly title: string; readonly names: readonly string[] }
  readonly seen: string
  readonly when: PrintedRows
  readonly rules: { readonly title: string; readonly lines: readonly string[] }
}

/** The price, or a text in its place. */
export interface PrintedBox {
  readonly label: string
  readonly hero: readonly { readonly kind: string; readonly text: string }[]
  readonly text: string
  readonly notes: readonly string[]
}

export interface PrintedRows {
  readonly title: string
  readonly rows: readonly (readonly [left: string, right: string])[]
}

export interface PrintedDevice {
  /** SVG. */
  readonly drawing: string
  readonly name: string
  /** IMEI or serial number. */
  readonly numbers: readonly string[]
  /** Header of the first column. */
  readonly column: string
  /** Empty in the short form. */
  readonly rows: readonly PrintedRow[]
  /** In the short form: the answers that change the price. */
  readonly summary: string
  readonly facts: readonly (readonly [question: string, answer: string])[]
  readonly offer: string
  readonly amount: string
}

export interface PrintedRow {
  readonly title: string
  readonly effect: string
  readonly amount: string
  readonly kind: 'step' | 'sum' | 'total'
}

export interface PrintedLink {
  readonly title: string
  readonly url: string
  /** The address without the scheme. */
  readonly address: string
  readonly text: string
  /** SVG. */
  readonly qr: string
}
