import { html, type Html } from '../html.ts'
import type { Texts } from '../messages/texts.ts'

/** The line with the product, at the end of every page. */
export function madeWith(texts: Texts, productName: string): Html {
  return html`<p class="made">${mark} ${texts('publicQuote.foot', { product: productName })}</p>`
}

const pip =
  'M0 -3C1.55 -4.31 2.5 -6.61 2.5 -8.41C2.5 -10.13 1.45 -11.2 0 -11.2C-1.45 -11.2 -2.5 -10.13 -2.5 -8.41C-2.5 -6.61 -1.55 -4.31 0 -3Z'
/** The mark of the product, as in web/assets/mark.svg. */
const mark = html`<svg class="mark" aria-hidden="true" width="16" height="16" viewBox="-16 -16 32 32">
  <path
    d="M0 -15.3C1.55 -15.3 3.32 -15.03 4.64 -14.29C5.96 -13.56 6.66 -11.8 7.91 -10.89C9.17 -9.98 11.05 -9.86 12.16 -8.83C13.26 -7.8 14.07 -6.2 14.55 -4.73C15.03 -3.26 15.32 -1.48 15.03 0C14.73 1.48 13.28 2.69 12.81 4.16C12.33 5.63 12.79 7.46 12.16 8.83C11.52 10.2 10.25 11.47 8.99 12.38C7.74 13.29 6.14 14.11 4.64 14.29C3.14 14.47 1.55 13.46 0 13.46C-1.55 13.46 -3.14 14.47 -4.64 14.29C-6.14 14.11 -7.74 13.29 -8.99 12.38C-10.25 11.47 -11.52 10.2 -12.16 8.83C-12.79 7.46 -12.33 5.63 -12.81 4.16C-13.28 2.69 -14.73 1.48 -15.03 0C-15.32 -1.48 -15.03 -3.26 -14.55 -4.73C-14.07 -6.2 -13.26 -7.8 -12.16 -8.83C-11.05 -9.86 -9.17 -9.98 -7.91 -10.89C-6.66 -11.8 -5.96 -13.56 -4.64 -14.29C-3.32 -15.03 -1.55 -15.3 0 -15.3Z"
  />
  ${[0, 72, 144, 216, 288].map((turn) => html`<path class="pip" d="${pip}" transform="rotate(${turn})" />`)}
</svg>`
