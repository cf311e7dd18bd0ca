import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { aQuote, aShop, startTestProduct } from '#testing'
import { createMetrics } from './metrics.ts'
import { metricsRoutes } from './metrics-routes.ts'

const product = await startTestProduct()
const shop = await aShop(product)

const read = async (headers: Record<string, string> = {}): Promise<string> => {
  const answer = await fetch(`${product.url}/metrics`, { headers })
  return answer.status === 200 ? answer.text() : `status ${answer.status}`
}

test('has the durations by route, the queue and the connections, and nothing of callers', async () => {
  const quote = await aQuote(shop)
  await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  await shop.owner.call('GET', `${shop.path}/quotes/${'x'.repeat(20)}`)
  await fetch(`${product.url}/invented-${quote.id}`, { method: 'PUT' })
  const text = await read()
  assert.match(text, /costard_request_duration_seconds_count\{route="quotes\.get",status="2xx"\} 1\n/)
  assert.match(text, /costard_request_duration_seconds_count\{route="quotes\.get",status="4xx"\} 1\n/)
  assert.match(text, /costard_events\{state="waiting"\} \d+\n/)
  assert.match(text, /costard_database_connections\{state="idle"\} \d+\n/)
  assert.match(text, /# TYPE costard_events_failed_total counter\n/)
  assert.match(text, /# TYPE process_cpu_seconds_total counter\nprocess_cpu_seconds_total [\d.]+\n/)
  for (const id of [quote.id, shop.team.id, shop.owner.userId]) assert.doesNotMatch(text, new RegExp(id))
})

test('addresses that callers invent add no figures', async () => {
  const routesIn = (text: string) => new Set(text.match(/route="[^"]*"/g))
  for (let at = 0; at < 5; at += 1)
    await fetch(`${product.url}/api/invented-${at}`, { method: at % 2 === 0 ? 'DELETE' : 'GET' })
  const before = routesIn(await read())
  for (let at = 5; at < 20; at += 1) {
    await fetch(`${product.url}/api/invented-${at}`, { method: at % 2 === 0 ? 'DELETE' : 'GET' })
    await fetch(`${product.url}/api/teams/${at}/quotes/${at}`)
  }
  const added = [...routesIn(await read())].filter((route) => !before.has(route))
  assert.ok(added.length <= 1, added.join(' '))
})

test('a proxy, or another host name, gets nothing', async () => {
  assert.equal(await read({ 'x-forwarded-for': '203.0.113.7' }), 'status 404')
  assert.equal(await read({ authorization: 'Bearer anything' }).then((text) => text.slice(0, 6)), '# HELP')
})

test('the figures state the version', async () => {
  assert.match(
    await createMetrics('1.2.3').text(),
    new RegExp(`^costard_build_info\\{version="1\\.2\\.3",node="${process.versions.node}"\\} 1$`, 'm'),
  )
})

test('with a token, only who has it may read', async () => {
  const config = { metricsToken: 'secret-token', publicUrl: 'https://pro.example' }
  const routes = metricsRoutes(createMetrics('1.2.3'), config)
  const status = async (authorization?: string) =>
    (await routes.request('/metrics', { headers: authorization ? { authorization } : {} })).status
  assert.equal(await status('Bearer secret-token'), 200)
  for (const wrong of [undefined, 'Bearer secret-toke', 'Bearer secret-token2', 'secret-token'])
    assert.notEqual(await status(wrong), 200)
  // Without a token and with a public address nobody has access: a local proxy makes all requests look local.
  const open = metricsRoutes(createMetrics('1.2.3'), { ...config, metricsToken: undefined })
  assert.notEqual((await open.request('/metrics', { headers: { host: 'localhost' } })).status, 200)
})

test('the figures are well-formed for Prometheus', async () => {
  const metrics = readExposition(await read())
  for (const [name, { type, help, samples }] of metrics) {
    assert.ok(help.length > 0, `${name} has a help text`)
    assert.equal(name.endsWith('_total'), type === 'counter', `${name} is a ${type}`)
    assert.ok(!/_(ms|milliseconds|kb|mb|percent)$/.test(name), `${name} has a base unit`)
    for (const { name: sample, labels, value } of samples) {
      const endings = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
      assert.ok(
        endings.some((ending) => sample === name + ending),
        `${sample} belongs to ${name}`,
      )
      assert.equal(sample.endsWith('_bucket'), labels.includes('le="'), sample)
      assert.ok(!Number.isNaN(value), `${sample} ${labels} is a number`)
      if (type !== 'gauge') assert.ok(value >= 0, sample)
    }
  }
})

test('has event loop, heap, collections, sockets, waits for a connection, events that wait, and the version', async () => {
  await shop.owner.call('GET', `${shop.path}/quotes`)
  const metrics = readExposition(await read())
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'nodejs_gc_duration_seconds',
    'process_resident_memory_bytes',
    'process_open_fds',
    'costard_sockets',
    'costard_database_wait_seconds',
    'costard_events_oldest_seconds',
    'costard_build_info',
  ])
    assert.ok(metrics.has(name), name)
  const oldest = metrics.get('costard_events_oldest_seconds')!.samples.map(({ labels }) => labels)
  assert.deepEqual(oldest.map((labels) => /"(.*)"/.exec(labels)?.[1]).toSorted(), [
    'event',
    'mail-event',
    'queued-event',
    'recurring',
    'slow-event',
  ])
  assert.ok(metrics.get('costard_sockets')!.samples.find(({ labels }) => labels.includes('http'))!.value >= 1)
})

test('every figure that dashboard and alerts name exists, and every alert is explained', async () => {
  const exposed = await read()
  const names = new Set([...exposed.matchAll(/^# HELP ([a-z_0-9]+)/gm)].map(([, name]) => name))
  const folder = new URL('../../../ops/', import.meta.url)
  const [alerts, dashboard, guide] = ['alerts.yaml', 'grafana-dashboard.json', 'README.md'].map((file) =>
    readFileSync(new URL(file, folder), 'utf8'),
  )
  const expressions = `${alerts}${dashboard}`
  const named = new Set(expressions.match(/\b(?:costard|process|nodejs)_[a-z_0-9]+/g))
  assert.ok(named.size > 15)
  assert.deepEqual(
    [...named].filter((name) => !names.has(name) && !names.has(name.replace(/_(sum|count|bucket)$/, ''))),
    [],
  )
  const tasks = [...expressions.matchAll(/task!?="([^"\\]+)"/g)].map(([, task]) => task)
  assert.ok(tasks.length > 0)
  for (const task of tasks) assert.match(exposed, new RegExp(`task="${task}"`))
  for (const [, alert] of alerts!.matchAll(/alert: (\w+)/g))
    assert.match(guide!, new RegExp(`\\| \`${alert}\` `))
})

interface Exposed {
  readonly type: string
  readonly help: string
  readonly samples: { readonly name: string; readonly labels: string; readonly value: number }[]
}

/**
 * Parses the text format, version 0.0.4. Throws where promtool would: missing type, wrong order, or
 * duplicates.
 */
function readExposition(text: string): Map<string, Exposed> {
  const metrics = new Map<string, Exposed>()
  const seen = new Set<string>()
  assert.ok(text.endsWith('\n'))
  const lines = text.split('\n').filter(Boolean)
  let current: Exposed | undefined
  for (const [at, line] of lines.entries()) {
    const [, help, about] = /^# HELP (\S+) (.+)$/.exec(line) ?? []
    if (help) {
      const [, typed, type] = /^# TYPE (\S+) (counter|gauge|histogram)$/.exec(lines[at + 1] ?? '') ?? []
      assert.equal(typed, help)
      assert.ok(!metrics.has(help), `${help} stands twice`)
      metrics.set(help, (current = { type: type!, help: about!, samples: [] }))
    } else if (!line.startsWith('# TYPE')) {
      const [, name, labels = '', value] = /^([a-z_][\w:]*)(\{.*\})? (\S+)$/i.exec(line) ?? []
      assert.ok(name && current, line)
      assert.ok(!seen.has(name + labels), `${name}${labels} stands twice`)
      seen.add(name + labels)
      current.samples.push({ name, labels, value: Number(value) })
    }
  }
  return metrics
}
