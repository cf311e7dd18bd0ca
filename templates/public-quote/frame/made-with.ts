import { html, type Html } from '../../html.ts'
import { markFruit, markPip, pipTurns } from '../../mark.ts'
import type { Texts } from '../../messages/texts.ts'

/** Line that names the product, at the end of every page. */
export function madeWith(texts: Texts, productName: string): Html {
  return html`<p class="made">${mark} ${texts('publicQuote.foot', { product: productName })}</p>`
}

const mark = html`<svg class="mark" aria-hidden="true" width="16" height="16" viewBox="-16 -16 32 32">
  <path d="${markFruit}" />
  ${pipTurns.map((turn) => html`<path class="pip" d="${markPip}" transform="rotate(${turn})" />`)}
</svg>`
