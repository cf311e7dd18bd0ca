import { fileURLToPath } from 'node:url'

/** A document to print. Texts are data for the template, never part of it. */
export interface PdfDocument {
  /** A file of templates/print. */
  readonly template: 'quote' | 'receipt' | 'label' | 'book'
  /** JSON for the template. */
  readonly data: string
  /** JSON that is attached to the file as it is. */
  readonly attachment: string
}

export function templateFile(template: PdfDocument['template']): string {
  return fileURLToPath(import.meta.resolve(`@costard/templates/print/${template}.typ`))
}
