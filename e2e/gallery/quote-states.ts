import type { QuoteId } from '@costard/contract'
import {
  acceptance,
  aLine,
  aPaidPurchase,
  aQuote,
  aSentQuote,
} from '../../server/testing/product-builders.ts'
import type { ShopOfScreens } from '../screens/shop-of-screens.ts'

interface QuoteState {
  readonly state: string
  readonly quoteId: QuoteId
  /** True if its page in the app is the review of a draft. */
  readonly isDraft: boolean
  /** Token of its public link, if it was sent. */
  readonly token?: string
}

/** Creates a quote in each possible state. */
export async function quotesInStates(shop: ShopOfScreens): Promise<readonly QuoteState[]> {
  const withBody = (body: string) =>
    aQuote(shop, { lines: [aLine(shop, { answers: { ...aLine(shop).answers, body } })] })
  const held = await withBody('bent')
  const ready = await aQuote(shop, {
    lines: [aLine(shop), aLine(shop, { quantity: 3 }), aLine(shop, {}, 'sell'), aLine(shop, {}, 'repair')],
  })
  const drafts = [
    { state: 'held', quoteId: held.id, isDraft: true },
    { state: 'several-devices', quoteId: ready.id, isDraft: true },
  ]
  const accepted = await aSentQuote(shop)
  await call(shop, `/public/quotes/${accepted.token}/accept`, acceptance)
  const declined = await aSentQuote(shop)
  await call(shop, `/public/quotes/${declined.token}/decline`, { reason: 'price' })
  const cancelled = await aSentQuote(shop)
  const { id } = cancelled.quote
  const { rev } = (await shop.owner.call('GET', `${shop.path}/quotes/${id}`)).body
  await call(shop, `${shop.path}/quotes/${id}/cancel`, { rev, reason: 'Device sold elsewhere' })
  const paid = await aPaidPurchase(shop)
  return [
    ...drafts,
    { state: 'accepted', quoteId: accepted.quote.id, isDraft: false, token: accepted.token },
    { state: 'declined', quoteId: declined.quote.id, isDraft: false, token: declined.token },
    { state: 'cancelled', quoteId: cancelled.quote.id, isDraft: false, token: cancelled.token },
    { state: 'paid', quoteId: paid.id, isDraft: false },
  ]
}

async function call({ owner }: ShopOfScreens, path: string, body: object): Promise<void> {
  const { status, body: answer } = await owner.call('POST', path, body)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
}
