import type { VisitOffer } from '@costard/contract'
import { formatDay } from '@costard/quotes'
import { element } from './element.ts'
import type { Parts } from './frame-parts.ts'

type Amount = Extract<VisitOffer, { kind: 'instant' }>['amount']

/** The offer as a ticket; `chosen` is the selected way to be paid. */
export function offerTicket(
  { say, page }: Parts,
  offer: VisitOffer,
  onChoose: (propositionKey: string) => void,
): HTMLElement[] {
  if (offer.kind === 'lead')
    return [
      element(
        'div',
        { class: 'card' },
        element('p', {}, say(`lead.${offer.reason}`, { shop: page.shop })),
        ...offer.texts.map((text) => element('p', { class: 'text' }, text)),
      ),
    ]
  if (offer.kind === 'range')
    return [
      element(
        'div',
        { class: 'ticket' },
        element(
          'div',
          { class: 'priced' },
          element('p', {}, say('offer.between')),
          hero(offer.low, true),
          element('p', {}, say('offer.and')),
          hero(offer.high, true),
        ),
      ),
      element('p', { class: 'text' }, say('offer.afterLook')),
    ]
  const amount = element('div', {}, hero(offer.amount, false))
  amount.setAttribute('aria-live', 'polite')
  const ways = offer.propositions.map(({ key, name, description, amount: paid }) => {
    const input = element('input', {
      type: 'radio',
      name: 'way',
      value: key,
      checked: key === offer.propositionKey,
    })
    input.addEventListener('change', () => {
      amount.replaceChildren(hero(paid, false))
      onChoose(key)
    })
    return element(
      'label',
      { class: 'way' },
      input,
      element('span', {}, element('b', {}, name), description ? element('small', {}, description) : null),
      element('b', {}, textOf(paid)),
    )
  })
  const day = formatDay(offer.validUntil, `${page.locale}-${page.country}`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return [
    element(
      'div',
      { class: 'ticket' },
      element(
        'div',
        { class: 'priced' },
        element('p', {}, say('offer.pays')),
        amount,
        element('p', { class: 'small' }, say('offer.until', { day })),
      ),
      ways.length > 1
        ? element('div', { class: 'ways', role: 'radiogroup', 'aria-label': say('offer.how') }, ...ways)
        : null,
    ),
    element('div', { class: 'card' }, element('p', {}, element('b', {}, say('offer.holds')))),
  ]
}

function textOf(amount: Amount): string {
  return amount.map(({ text }) => text).join('')
}

/** Announced as one amount, drawn with small currency and cents. */
function hero(amount: Amount, isOneOfTwo: boolean): HTMLElement {
  const drawn = element('span', { class: isOneOfTwo ? 'hero two' : 'hero', 'aria-hidden': 'true' })
  for (const { kind, text } of amount)
    if (kind !== 'point') drawn.append(element('span', { class: kind }, text))
  return element('p', {}, element('span', { class: 'sr' }, textOf(amount)), drawn)
}
