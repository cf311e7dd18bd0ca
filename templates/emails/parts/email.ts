import type { InlineImage } from './mark.ts'

/** An e-mail ready to send, with the same content as HTML and plain text. */
export interface Email {
  subject: string
  html: string
  text: string
  /** Images that the HTML shows. */
  images: readonly InlineImage[]
}
