/** The content of one barcode or QR code. */
export interface Barcode {
  /** Named as in the Barcode Detection API: code_128, qr_code. */
  readonly format: string
  readonly text: string
}
