import type { VisitDone } from '@costard/contract'
import { button, element } from './element.ts'
import type { Parts } from './frame-parts.ts'
import { offerTicket } from './offer-ticket.ts'

/** Last view: the offer, and where to find it. */
export function showDone(
  parts: Parts,
  { number, offer, isMailed, showUrl }: VisitDone,
  email: string,
  onAgain: () => void,
): void {
  const { page, say, show } = parts
  const hasPrice = offer.kind !== 'lead'
  // The way to be paid is chosen on the page of the offer.
  const shown = offer.kind === 'instant' ? { ...offer, propositions: [] } : offer
  show({
    step: 4,
    title: hasPrice ? say('offer.title') : page.headline,
    content: [
      element('h1', { tabindex: -1 }, say('done.title')),
      ...offerTicket(parts, shown, () => {}),
      element('p', {}, say(isMailed ? 'done.sent' : 'done.noted', { email, number })),
      ...(showUrl === null ? [] : [showDevice(parts, showUrl, offer.kind === 'instant')]),
      ...(page.done ? [element('p', { class: 'text' }, page.done)] : []),
      button('link', say('done.again'), onAgain),
    ],
  })
}

/** Opens in a new tab, where the page may ask for the camera and full screen. */
function showDevice({ say }: Parts, url: string, isPriced: boolean): HTMLElement {
  const [label, text] = isPriced ? ['done.fix', 'done.fixText'] : ['done.show', 'done.showText']
  return element(
    'div',
    { class: 'card' },
    element('p', {}, say(text)),
    element('a', { class: 'second', href: url, target: '_blank', rel: 'noopener' }, say(label)),
  )
}
