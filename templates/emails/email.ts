/** One e-mail ready to send: the same words as HTML and as text. */
export interface Email {
  subject: string
  html: string
  text: string
}
