import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, test } from 'vitest'
import { factsOf } from './devices/changes.ts'
import type { DeviceRecord } from './devices/device-record.ts'
import { modelLine } from './devices/model-line.ts'
import { ownNames, withOwnNames } from './devices/own-names.ts'
import { readTables } from './devices/tables.ts'

const tool = fileURLToPath(new URL('refresh-devices.ts', import.meta.url))
const fixture = fileURLToPath(new URL('devices/testing/device-facts.json', import.meta.url))
const records = JSON.parse(readFileSync(fixture, 'utf8')) as DeviceRecord[] // our own file
const folder = mkdtempSync(join(tmpdir(), 'costard-devices-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = mkdtempSync(join(folder, 'written-'))
assert.equal(refresh(fixture, written).status, 0)

test('the tables contain every fact of the source', () => {
  const facts = factsOf(readTables(written))
  assert.equal(facts.size, records.length)
  for (const record of records) {
    const found = [...facts.values()].find(({ device }) => device.name === record.name)
    assert.ok(found, record.name)
    const { device } = found
    assert.deepEqual(device.identifiers, record.identifiers)
    assert.deepEqual(device.aNumbers, record.aNumbers)
    assert.deepEqual(device.boards, record.boards ?? [])
    assert.deepEqual(device.storagesGb, record.storageGB)
    assert.deepEqual(device.colours, record.colors)
    assert.deepEqual(device.connectivity, record.connectivity ?? [])
    assert.equal(device.variants.length, record.variants?.length ?? 0)
    assert.deepEqual(first(found.serialCodes), (record.serialCodes ?? []).toSorted())
    const numbers = (record.partNumbers ?? []).map(({ prefix }) => prefix)
    assert.deepEqual(first(found.partNumbers), numbers.toSorted())
    for (const { prefix, storageGB = '', color = '' } of record.partNumbers ?? []) {
      assert.ok(
        found.partNumbers.some(
          (fact) => fact === prefix || fact.startsWith(`${prefix} ${storageGB},${color}`),
        ),
        `${prefix} of ${record.name}`,
      )
    }
  }
})

test('a refresh keeps the names that we add', () => {
  const [template] = records
  assert.ok(template)
  const tables = readTables(fileURLToPath(new URL('../core/devices/data', import.meta.url)))
  const stored = [...factsOf(tables).values()]
  for (const [name, own] of Object.entries(ownNames)) {
    const record = { ...template, name, aliases: ['iPad Air, of the source', own[0] ?? ''] }
    const refreshed = modelLine(withOwnNames(record))
    assert.ok(refreshed.includes(`|n ${own.join(';')};iPad Air, of the source|`), refreshed)
    const device = stored.find((one) => one.device.name === name)?.device
    assert.deepEqual(device?.aliases.slice(0, own.length), own, name)
  }
})

test('prints what was added, changed and removed', () => {
  const to = copyTables('changed')
  const [one, two, ...others] = structuredClone(records)
  assert.ok(one && two)
  one.storageGB = [...one.storageGB, 4096]
  one.partNumbers = [...(one.partNumbers ?? []), { prefix: 'MZZZ3', storageGB: 4096 }]
  const added = { ...two, name: 'iPhone Test', partNumbers: [], serialCodes: [] }
  const { stdout, status } = refresh(write('altered', [one, added, ...others]), to)
  assert.deepEqual(stdout.split('\n').slice(0, 4), [
    'added    iPhone Test',
    `changed  ${one.name}: storagesGb, partNumbers +1 -0`,
    `removed  ${two.name}`,
    '1 added, 1 changed, 1 removed',
  ])
  assert.equal(status, 0)
})

test('writes identical tables for the same facts', () => {
  const to = copyTables('same')
  const before = contents(to)
  assert.match(refresh(fixture, to).stdout, /^0 added, 0 changed, 0 removed\n/)
  assert.deepEqual(contents(to), before)
})

const refusals: readonly (readonly [what: string, make: (all: DeviceRecord[]) => unknown, says: RegExp])[] = [
  ['a file that is not a list', () => ({ devices: [] }), /not a list of device records/],
  ['an empty list', () => [], /not a list of device records/],
  [
    'a record without name',
    (all) => [{ ...all[0], name: undefined }],
    /record 1 \(without name\): name is missing/,
  ],
  ['an unknown family', (all) => [{ ...all[0], family: 'phone' }], /record 1 .*family cannot be "phone"/],
  ['storage in words', (all) => [{ ...all[0], storageGB: ['64'] }], /storageGB cannot be \["64"\]/],
  [
    'a part number of four characters',
    (all) => [{ ...all[0], partNumbers: [{ prefix: 'MLT5' }] }],
    /partNumbers 1: prefix cannot be "MLT5"/,
  ],
  ['two devices with the same name', (all) => [all[0], { ...all[0], serialCodes: [] }], /both have the key/],
  [
    'a serial code of two devices',
    (all) => [all[0], { ...all[1], serialCodes: all[0]?.serialCodes }],
    /both have the serial code/,
  ],
  ['a name with a separator', (all) => [{ ...all[0], name: 'A|B' }], /a line cannot contain "A\|B"/],
  ['a colour with a backtick', (all) => [{ ...all[0], colors: ['`'] }], /a line cannot contain "`"/],
]

for (const [what, make, says] of refusals) {
  test(`rejects ${what} and leaves the tables unchanged`, () => {
    const to = copyTables('refused')
    const before = contents(to)
    const { status, stderr, stdout } = refresh(write('bad', make(structuredClone(records))), to)
    assert.equal(status, 1)
    assert.match(stderr, says)
    assert.match(stderr, /Nothing was written\.\n$/)
    assert.equal(stdout, '')
    assert.deepEqual(contents(to), before)
  })
}

test('rejects a file that is not JSON or does not exist', () => {
  const to = copyTables('none')
  const path = join(folder, 'text.json')
  writeFileSync(path, 'iPhone 13')
  assert.match(refresh(path, to).stderr, /text\.json: not JSON/)
  assert.match(refresh(join(folder, 'nothing.json'), to).stderr, /no such file/)
})

test('the tables in core/devices/data can be read back', () => {
  const facts = factsOf(readTables(fileURLToPath(new URL('../core/devices/data', import.meta.url))))
  assert.ok(facts.size > 400)
  assert.ok([...facts.values()].every(({ device }) => device.name && device.released))
})

/** Copies the tables of the fixture to a new folder and returns it. */
function copyTables(name: string): string {
  const to = mkdtempSync(join(folder, `${name}-`))
  cpSync(written, to, { recursive: true })
  return to
}

function refresh(
  file: string,
  to: string,
): { readonly status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [tool, file, to], { encoding: 'utf8' })
}

function write(name: string, all: unknown): string {
  const path = join(folder, `${name}.json`)
  writeFileSync(path, JSON.stringify(all))
  return path
}

function contents(of: string): readonly string[] {
  return readdirSync(of).flatMap((name) => [name, readFileSync(join(of, name), 'utf8')])
}

function first(facts: readonly string[]): readonly string[] {
  return facts.map((fact) => fact.split(' ')[0] ?? '').toSorted()
}
