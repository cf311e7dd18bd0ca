import { html, type Html } from '../../html.ts'
import type { Texts } from '../../messages/texts.ts'
import { icon } from '../icons.ts'

/**
 * Message that a part of the page's script did not load; hidden until the script shows it. again: address of
 * the page.
 */
export function notLoaded(texts: Texts, again: string): Html {
  return html`<div class="problem" role="alert" data-not-loaded hidden>
    ${icon('alertCircle', 20)}
    <span>
      <span data-reason="gone" hidden>${texts('publicQuote.notLoaded.gone')}</span>
      <span data-reason="offline" hidden>${texts('publicQuote.notLoaded.offline')}</span>
      <a href="${again}">${texts('publicQuote.notLoaded.again')}</a>
    </span>
  </div>`
}
