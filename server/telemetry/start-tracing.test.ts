import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { aSentQuote, aShop, startTestProduct } from '#testing'
import { startCollector } from './testing/start-collector.ts'

const { url, received } = await startCollector()

// The exporter reads the environment of its process.
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = url
afterAll(() => void delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT)
const product = await startTestProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: url })

test(
  'sends requests and events to a collector, and continues the trace of a caller',
  { timeout: 60_000 },
  async () => {
    const shop = await aShop(product)
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const parentId = '00f067aa0ba902b7'
    const { quote } = await aSentQuote(shop)
    const traceparent = `00-${traceId}-${parentId}-01`
    await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`, undefined, { traceparent })
    const sent = (): Buffer => Buffer.concat(received.map(({ body }) => body))
    const holds = (what: string, encoding: BufferEncoding): boolean =>
      sent().includes(Buffer.from(what, encoding))
    const deadline = performance.now() + 30_000
    while (!holds(traceId, 'hex') || !holds('event quote-sent', 'utf8')) {
      assert.ok(performance.now() < deadline, 'nothing arrived')
      await pause(100)
    }
    assert.ok(received.every(({ path, type }) => path === '/v1/traces' && type === 'application/x-protobuf'))
    assert.ok(holds(parentId, 'hex'), 'the span of the caller is the parent')
    for (const text of ['quotes.get', 'quotes.send', 'costard', 'http.response.status_code'])
      assert.ok(holds(text, 'utf8'), text)
    assert.ok(!holds(shop.owner.email ?? '', 'utf8'), 'no address is sent')
  },
)
