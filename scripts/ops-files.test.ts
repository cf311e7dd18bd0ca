import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const settings = new Set(
  [...read('docs/settings.md').matchAll(/^\| `([A-Z\d_]+)`/gm)].map(([, name]) => name),
)

/** Settings of the runtime or the container, which the server does not read. */
const others = new Set(['HOME', 'NODE_ENV'])

test('every setting in the files for operators is one that the server reads', () => {
  const { services } = parse(read('ops/compose.yaml'))
  const manifests = parseAllDocuments(/```yaml\n(.+?)```/s.exec(read('ops/kubernetes.md'))?.[1] ?? '')
  const [deployment] = manifests.map((document) => document.toJS())
  const [container] = deployment.spec.template.spec.containers
  const named = [
    ...Object.keys(services.costard.environment),
    ...container.env.map(({ name }: { name: string }) => name),
    ...[...read('ops/kubernetes.md').matchAll(/--from-literal=(\w+)=/g)].map(([, name]) => name),
    ...[...read('ops/costard.service').matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name),
    ...(/^ENV (.+)$/m.exec(read('ops/Containerfile'))?.[1] ?? '')
      .split(' ')
      .map((pair) => pair.split('=')[0]),
  ]
  assert.ok(named.length > 15)
  assert.deepEqual(
    named.filter((name) => !settings.has(name) && !others.has(name ?? '')),
    [],
  )
})

test('manifests name the kinds that they are, and probes ask what the server answers', () => {
  const text = /```yaml\n(.+?)```/s.exec(read('ops/kubernetes.md'))?.[1] ?? ''
  const documents = parseAllDocuments(text)
  assert.deepEqual(
    documents.flatMap(({ errors }) => errors),
    [],
  )
  assert.deepEqual(
    documents.map((document) => document.toJS().kind),
    ['Deployment', 'Service', 'PodDisruptionBudget', 'Ingress'],
  )
  const asked = [...text.matchAll(/path: (\/\w+z),/g)].map(([, path]) => path)
  assert.deepEqual(asked, ['/livez', '/readyz', '/livez'])
})

const file = (name: string): string => fileURLToPath(new URL(`../ops/${name}`, import.meta.url))

/** Each program checks its own files; machines without the program skip this. */
for (const [program, ...words] of [
  ['haproxy', '-c', '-f', file('haproxy.cfg')],
  ['haproxy', '-c', '-f', file('patroni-haproxy.cfg')],
  ['systemd-analyze', 'verify', file('costard.service')],
] as const)
  test(
    `${program} takes ${basename(words.at(-1) ?? '')}`,
    { skip: spawnSync(program, ['--version']).error !== undefined },
    () => {
      const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
      assert.equal(status, 0, stdout + stderr)
    },
  )
