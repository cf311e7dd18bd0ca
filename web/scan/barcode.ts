/** What one barcode or QR code holds. */
export interface Barcode {
  /** As the Barcode Detection API names it: code_128, qr_code. */
  readonly format: string
  readonly text: string
}
