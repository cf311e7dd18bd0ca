import { acceptance, aSentQuote, ok, type Shop, type TestProduct } from '#testing'

/** Buys a device, from the quote to the payment, and returns the id of the quote. */
export async function aPurchase(product: Pick<TestProduct, 'call'>, shop: Shop): Promise<string> {
  const { owner, path } = shop
  const { quote, token } = await aSentQuote(shop)
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const at = `${path}/quotes/${quote.id}`
  for (const to of ['received', 'inspecting', 'matched', 'paid']) {
    const { rev, lines } = await ok(owner.call('GET', at))
    await ok(owner.call('POST', `${at}/lines/${lines[0].id}/fulfilment`, { rev, to, note: '' }))
  }
  return quote.id
}
