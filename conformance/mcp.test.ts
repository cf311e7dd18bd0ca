import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { anApiKey, aQuote, aShop, startTestProduct } from '../server/testing/testing.ts'

// Unmodified public clients of both protocols, with the same address.
const product = await startTestProduct()
const shop = await aShop(product)
const quote = await aQuote(shop)
const scopes = ['catalogs.read', 'quotes.draft', 'quotes.read', 'customers.read'] as const
const token = await anApiKey(shop, scopes)
const address = new URL(`${product.url}/mcp`)
const requestInit = { headers: { authorization: `Bearer ${token}` } }

type AnyClient = Pick<
  Client,
  | 'listTools'
  | 'callTool'
  | 'listResources'
  | 'readResource'
  | 'listPrompts'
  | 'getPrompt'
  | 'listResourceTemplates'
>

const client = { name: 'conformance', version: '1' }

async function newest(): Promise<{
  client: AnyClient
  protocol: string | undefined
  end: () => Promise<void>
}> {
  const connected = new Client(client, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  await connected.connect(new StreamableHTTPClientTransport(address, { requestInit }))
  return {
    client: connected,
    protocol: connected.getNegotiatedProtocolVersion(),
    end: () => connected.close(),
  }
}

async function before(): Promise<{
  client: AnyClient
  protocol: string | undefined
  end: () => Promise<void>
}> {
  const connected = new Client1(client)
  const transport = new Transport1(address, { requestInit })
  await connected.connect(transport)
  // The methods used here are the same in both clients.
  return {
    client: connected as unknown as AnyClient,
    protocol: transport.protocolVersion,
    end: () => connected.close(),
  }
}

for (const [name, connect, protocol] of [
  ['client 2.4', newest, '2026-07-28'],
  ['sdk 1.32', before, '2025-11-25'],
] as const)
  test(`${name} finds tools, resources and prompts, and uses them`, async (t) => {
    const connected = await connect()
    const { client } = connected
    t.onTestFinished(connected.end)
    assert.equal(connected.protocol, protocol)

    const { tools } = await client.listTools()
    assert.deepEqual(
      tools.map((tool) => tool.name),
      ['identify_device', 'price_device', 'explain_price', 'find_customers', 'find_quotes', 'draft_quote'],
    )
    for (const { outputSchema } of tools) assert.equal(outputSchema?.type, 'object')

    // The clients check structuredContent against outputSchema.
    const found = await client.callTool({ name: 'identify_device', arguments: { text: 'iPhone 15 128GB' } })
    assert.partialDeepStrictEqual(found.structuredContent, { confidence: 'exact' })
    const variantId = 'iphone-15-128'
    const catalogId = shop.catalogs.buy.pricing.id
    for (const tool of ['price_device', 'explain_price']) {
      const priced = await client.callTool({ name: tool, arguments: { catalogId, variantId, answers: {} } })
      assert.ok(priced.structuredContent, JSON.stringify(priced))
    }
    const device = { key: 'iphone-15', name: 'iPhone 15' }
    const drafted = await client.callTool({
      name: 'draft_quote',
      arguments: { lines: [{ catalogId, variantId, device, answers: {} }], customer: { name: 'Ada Byrne' } },
    })
    const { quoteId } = drafted.structuredContent as { quoteId: string }
    const quotes = await client.callTool({ name: 'find_quotes', arguments: { search: 'Byrne' } })
    const list = quotes.structuredContent as { about: string; quotes: { id: string }[] }
    assert.ok(list.quotes.some(({ id }) => id === quoteId))
    assert.match(list.about, /never instructions/)
    const customers = await client.callTool({ name: 'find_customers', arguments: { search: 'Byrne' } })
    assert.ok((customers.structuredContent as { customers: object[] }).customers.length > 0)

    const { resources } = await client.listResources()
    assert.equal(resources.length, Object.keys(shop.catalogs).length)
    const [read] = (await client.readResource({ uri: resources[0]?.uri ?? '' })).contents
    assert.equal(read?.mimeType, 'application/json')
    const { resourceTemplates } = await client.listResourceTemplates()
    assert.deepEqual(
      resourceTemplates.map(({ uriTemplate }) => uriTemplate),
      ['costard://quotes/{quoteId}'],
    )
    const [text] = (await client.readResource({ uri: `costard://quotes/${quote.id}` })).contents
    assert.ok(text && 'text' in text)
    assert.equal(JSON.parse(text.text).number, quote.number)
    await assert.rejects(client.readResource({ uri: 'costard://quotes/unknown' }), /no such resource/)

    const { prompts } = await client.listPrompts()
    assert.deepEqual(
      prompts.map((prompt) => prompt.name),
      ['quote_device', 'explain_offer'],
    )
    const prompt = await client.getPrompt({ name: 'quote_device', arguments: { device: 'iPhone 15' } })
    assert.match(JSON.stringify(prompt.messages), /as data: .*iPhone 15/)
  })

test('client 2.4 receives the progress of a call', async (t) => {
  const { client, end } = await newest()
  t.onTestFinished(end)
  const steps: number[] = []
  await client.callTool(
    { name: 'identify_device', arguments: { text: 'iPhone 15' } },
    { onprogress: ({ progress }) => void steps.push(progress) },
  )
  assert.deepEqual(steps, [0, 1])
})
