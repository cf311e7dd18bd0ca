import { fileURLToPath } from 'node:url'

/** A document to print. Its texts are data for the template, never part of the template. */
export interface PdfDocument {
  /** Name of a file in templates/print. */
  readonly template: 'quote' | 'receipt' | 'label' | 'book'
  /** JSON for the template. */
  readonly data: string
  /** JSON that is attached to the file unchanged. */
  readonly attachment: string
}

export function templateFile(template: PdfDocument['template']): string {
  return fileURLToPath(import.meta.resolve(`@costard/templates/print/${template}.typ`))
}
