import type { InlineImage } from './mark.ts'

/** An email ready to be sent, with the same content as HTML and plain text. */
export interface Email {
  subject: string
  html: string
  text: string
  /** Images that the HTML refers to. */
  images: readonly InlineImage[]
}
