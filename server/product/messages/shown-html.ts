import type { ComposedMail } from './composed-mail.ts'

/** Returns the HTML of a mail with its attached images inlined, for display outside of a mail client. */
export function shownHtml({ html, images = [] }: Pick<ComposedMail, 'html' | 'images'>): string {
  return images.reduce(
    (shown, { id, contentType, base64 }) =>
      shown.replaceAll(`"cid:${id}"`, `"data:${contentType};base64,${base64}"`),
    html,
  )
}
