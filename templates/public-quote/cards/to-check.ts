import { html, type Html } from '../../html.ts'
import { mayAsk } from '../ask-page.ts'
import { icon } from '../icons.ts'
import type { PageWords } from '../page-words.ts'
import type { OfferPage, PublicQuote } from '../public-quote.ts'
import { telOf } from '../shop-details.ts'

/**
 * Note that the shop has to check a device first, and how to reach the shop. It does not state which check.
 */
export function toCheckNote({ quote, shop }: OfferPage, { texts }: PageWords): Html | false {
  const { length: count } = quote.linesToCheck
  if (count === 0) return false
  const several = quote.lines.length > 1
  const devices = quote.lines.filter(({ id }) => quote.linesToCheck.includes(id))
  const names = devices.map(({ deviceName }) => deviceName).join(', ')
  const phone = shop?.phone ?? ''
  return html`<p class="problem" role="status">
    ${icon('alertCircle', 20)}<span
      ><b>${texts('publicQuote.toCheck.title', { team: quote.teamName, count })}</b>
      ${several && html`${names}. `}
      ${texts(isStopped(quote) ? 'publicQuote.toCheck.wait' : 'publicQuote.toCheck.without')}
      ${phone !== '' && html`<a href="${telOf(phone)}">${texts('publicQuote.toCheck.call', { phone })}</a>`}
      ${mayAsk(quote) && html`<a href="?ask">${texts('publicQuote.toCheck.ask')}</a>`}</span
    >
  </p>`
}

/** True if nothing can be accepted, because a device to be checked cannot be left out. */
export function isStopped({ lines, linesToCheck }: Pick<PublicQuote, 'lines' | 'linesToCheck'>): boolean {
  return lines.some(
    ({ id, isOptional, choiceGroup }) =>
      linesToCheck.includes(id) && isOptional !== true && choiceGroup === undefined,
  )
}
