import { html, type Html } from '../../html.ts'
import { icon, type IconName } from '../icons.ts'
import { isSignedOutOfAll } from '../lines/is-signed-out.ts'
import type { PageWords } from '../page-words.ts'
import type { PublicLine, PublicQuote } from '../public-quote.ts'

const things = {
  device: 'deviceMobile',
  photoId: 'id',
  signOut: 'cloudOff',
  backedUp: 'cloudUp',
  backUp: 'cloudUp',
  quote: 'fileInvoice',
} as const satisfies Record<string, IconName>
const thingsFor = {
  buy: ['device', 'photoId', 'signOut', 'backedUp'],
  repair: ['device', 'backUp'],
  sell: ['quote'],
} as const satisfies Record<string, readonly (keyof typeof things)[]>

/** Card with the things that the customer still has to bring, and the last day. lines: those whose devices have not arrived. */
export function bringCard(
  { number, validUntil }: PublicQuote,
  lines: readonly PublicLine[],
  { texts, day }: PageWords,
): Html {
  const [first, ...others] = lines
  const wanted = [...new Set(lines.flatMap(({ kind }) => thingsFor[kind]))].filter(
    (thing) => thing !== 'signOut' || !isSignedOutOfAll(lines),
  )
  const device = first?.deviceName ?? ''
  const textOf = (thing: keyof typeof things) =>
    thing === 'device' && others.length > 0
      ? texts('publicQuote.bring.devices', { count: lines.length })
      : texts(`publicQuote.bring.${thing}`, { device, number })
  return html`<section class="card">
    <h2>${texts('publicQuote.bring.title', { day: day(validUntil) })}</h2>
    <ul class="steps">
      ${wanted.map((thing) => html`<li>${icon(things[thing], 20)} ${textOf(thing)}</li>`)}
    </ul>
  </section>`
}
