import { type aLine, aQuote, type Shop, tokenIn } from '../../server/testing/product-builders.ts'

/** Maximum number of lines in a sent quote. */
export const sentLines = 200
export const linesPerCall = 50

/** Creates a sent quote. Returns it with the token of its page and the ids of its lines. */
export async function aLargeSentQuote(
  shop: Shop,
  lines: readonly ReturnType<typeof aLine>[],
): Promise<{ readonly id: string; readonly token: string; readonly lineIds: readonly string[] }> {
  const draft = await aQuote(shop, { lines: lines.slice(0, linesPerCall) })
  const path = `${shop.path}/quotes/${draft.id}`
  let { rev } = draft
  for (let from = linesPerCall; from < lines.length; from += linesPerCall) {
    const changes = lines.slice(from, from + linesPerCall).map((line) => ({ op: 'add', line }))
    rev = (await shop.owner.call('PATCH', `${path}/lines`, { rev, changes })).body.rev
  }
  const sent = await shop.owner.call('POST', `${path}/send`, { rev })
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${sent.code}`)
  const { body } = await shop.owner.call('GET', path)
  return {
    id: draft.id,
    token: tokenIn(sent.body.publicUrl),
    lineIds: body.lines.map((line: { id: string }) => line.id),
  }
}
