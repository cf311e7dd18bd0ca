import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, test } from 'vitest'
import { readConfig } from '#config'
import { createLog, createMetrics } from '#http'
import { aSentQuote, aShop, freePort, startTestProduct } from '#testing'
import { startSendingMetrics } from './start-sending-metrics.ts'
import { readMessage } from './testing/read-message.ts'
import { startCollector } from './testing/start-collector.ts'

const { url, received } = await startCollector()

// The exporter reads the environment of its process.
const endpoint = { OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: `${url}/v1/metrics` }
Object.assign(process.env, endpoint)
afterAll(() => void delete process.env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT)
const product = await startTestProduct({ ...endpoint, OTEL_METRIC_EXPORT_INTERVAL: '200' })

/** A received metric. points: by field number, as in the protocol. */
interface Arrived {
  readonly unit: string
  readonly kind: 'gauge' | 'sum' | 'histogram'
  readonly temporality: number | undefined
  readonly isMonotonic: boolean
  readonly points: readonly Point[]
}

interface Point {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number | undefined
  readonly count: number | undefined
  readonly counts: readonly number[]
  readonly bounds: readonly number[]
  readonly start: bigint
  readonly end: bigint
}

/** Reads an ExportMetricsServiceRequest. Source: opentelemetry/proto/metrics/v1/metrics.proto. */
function figuresIn(body: Buffer): { resource: Record<string, string>; figures: Map<string, Arrived> } {
  const [resourceMetrics] = readMessage(body).messages(1)
  const [resource] = resourceMetrics!.messages(1)
  const figures = resourceMetrics!.messages(2).flatMap((scope) => scope.messages(2))
  return {
    resource: labelsOf(resource!.messages(1)),
    figures: new Map(
      figures.map((figure): [string, Arrived] => {
        const number = [5, 7, 9].find((field) => figure.messages(field).length > 0) ?? 0
        const [data] = figure.messages(number)
        const kind = ({ 5: 'gauge', 7: 'sum', 9: 'histogram' } as const)[number as 5 | 7 | 9]
        return [
          figure.text(1),
          {
            unit: figure.text(3),
            kind,
            temporality: data!.integer(2),
            isMonotonic: data!.integer(3) === 1,
            points: data!.messages(1).map((point) => ({
              labels: labelsOf(point.messages(kind === 'histogram' ? 9 : 7)),
              value: point.doubles(kind === 'histogram' ? 5 : 4)[0],
              count: kind === 'histogram' ? Number(point.fixed(4)[0]) : undefined,
              counts: kind === 'histogram' ? point.fixed(6).map(Number) : [],
              bounds: kind === 'histogram' ? point.doubles(7) : [],
              start: point.fixed(2)[0] ?? 0n,
              end: point.fixed(3)[0] ?? 0n,
            })),
          },
        ]
      }),
    ),
  }
}

type Message = ReturnType<typeof readMessage>

function labelsOf(pairs: readonly Message[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [value] = pair.messages(2)
      return [pair.text(1), value!.text(1)]
    }),
  )
}

test('sends the figures of /metrics, with the same names and values', { timeout: 60_000 }, async () => {
  const shop = await aShop(product)
  const { quote } = await aSentQuote(shop)
  for (let read = 0; read < 3; read += 1) await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const before = received.length
  const deadline = performance.now() + 30_000
  while (received.length < before + 2) {
    assert.ok(performance.now() < deadline, 'nothing arrived')
    await pause(50)
  }
  assert.ok(received.every(({ path, type }) => path === '/v1/metrics' && type === 'application/x-protobuf'))
  const { resource, figures } = figuresIn(received.at(-1)!.body)
  assert.equal(resource['service.name'], 'costard')

  const types = new Map([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => [name, type]))
  // Metrics without values are left out.
  const withValues = [...types].filter(([name]) => new RegExp(`^${name}(_count)?[ {]`, 'm').test(text))
  assert.ok(withValues.length > 15)
  for (const [name = '', type] of withValues) {
    const { kind, isMonotonic, temporality } = figures.get(name) ?? assert.fail(`${name} did not arrive`)
    assert.equal(kind, type === 'counter' ? 'sum' : type)
    if (kind !== 'gauge') assert.equal(temporality, 2, 'cumulative')
    assert.equal(isMonotonic, type === 'counter')
  }

  const durations = figures.get('costard_request_duration_seconds')
  assert.equal(durations?.unit, 's')
  const point = durations.points.find(
    ({ labels }) => labels.route === 'quotes.get' && labels.status === '2xx',
  )
  const counted = (le: string): number =>
    Number(
      new RegExp(`duration_seconds_bucket\\{le="${le}",route="quotes\\.get",status="2xx"\\} (\\d+)`).exec(
        text,
      )?.[1],
    )
  assert.equal(point?.count, counted('\\+Inf'))
  assert.ok(point.count >= 3)
  assert.deepEqual(point.bounds, [0.005, 0.02, 0.1, 0.5, 2.5, 10])
  assert.equal(point.counts.length, point.bounds.length + 1)
  assert.deepEqual(
    point.bounds.map((_, at) => point.counts.slice(0, at + 1).reduce((sum, one) => sum + one, 0)),
    point.bounds.map((bound) => counted(String(bound).replace('.', '\\.'))),
  )
  const sum = Number(/duration_seconds_sum\{route="quotes\.get",status="2xx"\} (\S+)/.exec(text)?.[1])
  assert.equal(point.value, sum)
  assert.ok(point.start > 0n && point.start < point.end)
  const bytes = Buffer.concat(received.map(({ body }) => body))
  for (const secret of [shop.owner.email ?? 'none', quote.id, shop.team.id])
    assert.ok(!bytes.includes(secret), 'nothing of callers is sent')
})

test(
  'a collector that is away disturbs nobody, and the end waits for it only a little',
  { timeout: 30_000 },
  async () => {
    const lines: string[] = []
    const log = createLog({ logLevel: 'warn' }, (line) => void lines.push(line))
    const endpoint = process.env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT
    process.env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT = `http://127.0.0.1:${await freePort()}/v1/metrics`
    const sent = startSendingMetrics(createMetrics('1.2.3'), 100, log)
    process.env.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT = endpoint
    await pause(500)
    const started = performance.now()
    await sent.close()
    assert.ok(performance.now() - started < 10_000)
    assert.ok(lines.length <= 1, lines.join())
  },
)

test('figures are sent only where a collector is named, and can be switched off', () => {
  const address = 'http://127.0.0.1:4318'
  const interval = (env: Record<string, string>) => readConfig(env).sentMetrics?.intervalMs
  assert.equal(interval({}), undefined)
  assert.equal(interval({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address }), undefined)
  assert.equal(interval({ OTEL_EXPORTER_OTLP_ENDPOINT: address }), 60_000)
  assert.equal(interval({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address }), 60_000)
  assert.equal(readConfig({ OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address }).traces, undefined)
  const common = { OTEL_EXPORTER_OTLP_ENDPOINT: address }
  assert.equal(interval({ ...common, OTEL_METRIC_EXPORT_INTERVAL: '5000' }), 5_000)
  assert.equal(interval({ ...common, OTEL_METRICS_EXPORTER: 'none' }), undefined)
  assert.equal(interval({ ...common, OTEL_SDK_DISABLED: 'true' }), undefined)
  assert.throws(() => interval({ ...common, OTEL_METRICS_EXPORTER: 'prometheus' }), /OTEL_METRICS_EXPORTER/)
})
