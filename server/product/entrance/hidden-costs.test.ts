import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contract, type Role } from '@costard/contract'
import { aLine, aMember, aQuote, aShop, pdfIn, startTestProduct, tokenIn } from '#testing'
import { publishVersion } from '../testing/publish-version.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const variantCost = 314_159
const serviceCost = 271_828
const purchase = 161_803

const { pricing, ...rest } = shop.catalogs.sell
await publishVersion(
  product.database,
  shop,
  {
    ...rest,
    pricing: {
      ...pricing,
      models: pricing.models.map((model) => ({
        ...model,
        variants: model.variants.map((variant) => ({ ...variant, costMinor: variantCost })),
      })),
      services: pricing.services.map((service) => ({ ...service, costMinor: serviceCost })),
    },
  },
  () => 499_000,
)
await shop.owner.call('PATCH', `${shop.path}/tax`, { marginScheme: true })

async function aStatedQuote() {
  const draft = await aQuote(shop, { lines: [aLine(shop, {}, 'sell')] })
  const { status, body } = await shop.owner.call(
    'PUT',
    `${shop.path}/quotes/${draft.id}/lines/${draft.lines[0]?.id}/purchase`,
    { rev: 1, purchase: { amountMinor: purchase } },
  )
  assert.equal(status, 200)
  return body
}
const draft = await aStatedQuote()
/** Figures that reveal the purchase price. */
const internalTax: number = draft.lines[0].result.taxInternalMinor
const other = await aStatedQuote()
const { body: sent } = await shop.owner.call('POST', `${shop.path}/quotes/${other.id}/send`, {
  rev: other.rev,
})

const queries: Readonly<Record<string, string>> = {
  'devices.history': '?imei=356938035643809',
  'quoteApprovals.listWaiting': '?waitingFor=price',
  'quotes.listByIds': `?ids=${draft.id},${sent.id}`,
}
const reads = Object.entries(contract).flatMap(([room, procedures]) =>
  Object.entries(procedures).flatMap(([name, procedure]) => {
    const { method, path } = procedure['~orpc'].route
    return method === 'GET' ? [{ name: `${room}.${name}`, path: path as string }] : []
  }),
)

/** Returns everything that a person can read of a draft and of a sent quote, as text. */
async function readBy(role: Role): Promise<string> {
  const person = role === 'owner' ? shop.owner : await aMember(product, shop, role)
  const texts: string[] = []
  for (const quote of [draft, sent])
    for (const { name, path } of reads) {
      const address = `${path}${queries[name] ?? ''}`
        .replace('{teamId}', shop.team.id)
        .replace('{quoteId}', quote.id)
        .replace('{customerId}', quote.customerId)
        .replace('{lineId}', draft.lines[0].id)
        .replace('{catalogId}', pricing.id)
        .replace('{token}', tokenIn(sent.publicUrl))
      const authorization = `Bearer ${await person.idToken()}`
      const response = await fetch(`${product.url}/api${address}`, { headers: { authorization } })
      const bytes = Buffer.from(await response.arrayBuffer())
      const isPdf = response.headers.get('content-type') === 'application/pdf'
      texts.push(isPdf ? JSON.stringify(await pdfIn(bytes)) : bytes.toString())
    }
  return texts.join('\n')
}

/** Finds figures in a text, also as formatted amounts: 1,618.03. */
function foundIn(text: string): readonly number[] {
  return [variantCost, serviceCost, purchase, internalTax].filter((minor) => {
    const digits = String(minor)
    const [whole, cents] = [digits.slice(0, -2), digits.slice(-2)]
    const thousands = whole.replace(/(?<=\d)(?=\d{3}$)/, '[,.\\s\u202f]?')
    return new RegExp(`(?<!\\d)(${digits}|${thousands}[.,]${cents})(?!\\d)`).test(text)
  })
}

test('who may see costs reads them', async () => {
  assert.ok(reads.length > 15)
  for (const role of ['manager'] as const)
    assert.deepEqual(foundIn(await readBy(role)), [variantCost, serviceCost, purchase, internalTax], role)
})

test('no answer to anybody else has a cost, a purchase price or the tax on the margin', async () => {
  for (const role of ['agent', 'viewer'] as const) assert.deepEqual(foundIn(await readBy(role)), [], role)
})

test('no answer to a change by anybody else has one', async () => {
  const agent = await aMember(product, shop, 'agent')
  const line = aLine(shop, {}, 'sell')
  const edited = await agent.call('PATCH', `${shop.path}/quotes/${draft.id}/lines`, {
    rev: draft.rev,
    changes: [{ op: 'edit', lineId: draft.lines[0].id, line: { ...line, propositionKey: 'good' } }],
  })
  const { rev } = edited.body
  const noted = await agent.call('PATCH', `${shop.path}/quotes/${draft.id}`, { rev, note: 'Hello' })
  const revised = await agent.call('POST', `${shop.path}/quotes/${sent.id}/revise`, { rev: sent.rev })
  const added = await agent.call('POST', `${shop.path}/quotes`, { lines: [line] })
  for (const { status, body } of [edited, noted, revised, added]) {
    assert.ok(status < 300, JSON.stringify(body))
    assert.deepEqual(foundIn(JSON.stringify(body)), [])
  }
  assert.notEqual(edited.body.lines[0].purchase, null, 'it is kept')
})

test('the audit log and the live documents have none', async () => {
  const { rows } = await product.database.pool.query('select * from product.audit_entries')
  assert.deepEqual(foundIn(JSON.stringify(rows)), [])
})
