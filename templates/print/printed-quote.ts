/** What quote.typ prints, as JSON: texts and amounts are written, in the language of the quote. */
export interface PrintedQuote {
  readonly lang: string
  /** ISO 3166-1. */
  readonly region: string
  readonly title: string
  /** Year, month and day. */
  readonly date: readonly [number, number, number]
  readonly heading: string
  readonly number: string
  readonly reference: string
  readonly validity: string
  readonly shop: { readonly name: string; readonly initials: string }
  readonly customer: { readonly label: string; readonly name: string; readonly details: readonly string[] }
  readonly deviceLabel: string
  readonly deviceCount: string
  /** Heads of the computation after its first column, or of the list of devices. */
  readonly columns: readonly string[]
  readonly described: string
  readonly devices: readonly PrintedDevice[]
  /** Many devices: a row for each, without its computation. */
  readonly isShort: boolean
  readonly note: { readonly title: string; readonly lines: readonly string[] } | null
  readonly box: {
    readonly label: string
    readonly hero: readonly { readonly kind: string; readonly text: string }[]
    readonly notes: readonly string[]
  }
  /** The other propositions, or what is paid in each direction. */
  readonly choices: {
    readonly title: string
    readonly rows: readonly (readonly [name: string, amount: string])[]
  } | null
  readonly before: { readonly title: string; readonly steps: readonly string[] }
  readonly online: PrintedLink
  readonly signatures: readonly [customer: string, shop: string]
  /** With {page} and {pages}. */
  readonly pages: string
  readonly product: string
  /** SVG. */
  readonly mark: string
  /** What the attached file contains. */
  readonly attachment: string
}

export interface PrintedDevice {
  /** SVG. */
  readonly drawing: string
  readonly name: string
  /** IMEI or serial number. */
  readonly numbers: readonly string[]
  /** Head of the first column. */
  readonly column: string
  /** Empty in the short form. */
  readonly rows: readonly PrintedRow[]
  /** In the short form: what changes the price. */
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
  /** The address without its scheme. */
  readonly address: string
  readonly text: string
  /** SVG. */
  readonly qr: string
}
