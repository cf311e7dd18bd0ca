import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'
import fc from 'fast-check'
import { factsOf, type DeviceFacts } from '../../../tools/devices/changes.ts'
import { readTables } from '../../../tools/devices/tables.ts'
import { getDevice, hasValidCheckDigit, identify, imeiCheckDigit, type Identification } from '../devices.ts'

/**
 * A fact in its usual spelling and the keys of all its models, read from the tables independently of
 * identify.
 */
interface Fact {
  readonly text: string
  readonly kind: string
  readonly owners: ReadonlySet<string>
}

const facts = allFacts()
const anyFact = fc.constantFrom(...facts)
const keysOf = (found: Identification): string[] => found.matches.map(({ device }) => device.key)

test('every number in the tables returns exactly the models that share it', () => {
  for (const { text, kind, owners } of facts.filter((fact) => fact.kind !== 'name')) {
    const found = identify(text)
    assert.equal(found.kind, kind, text)
    assert.deepEqual(new Set(keysOf(found)), owners, text)
    assert.equal(found.confidence === 'exact', owners.size === 1, text)
  }
})

test('for any combination of facts, a match is exact only if all facts belong to it', () => {
  const together = fc.tuple(
    fc.array(anyFact, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' ', '\n', ', ', ' / ', '\t'),
    fc.constantFrom('', ' 256GB', ' IMEI 490154203237518', ' SN: G6TZ4X0QKX'),
  )
  fc.assert(
    fc.property(together, ([some, between, more]) => {
      const text = some.map((fact) => fact.text).join(between) + more
      const found = identify(text)
      const [key = ''] = keysOf(found)
      // A one-word name is ambiguous next to other facts, as on a copied screen.
      const distinctive = some.filter(
        ({ kind, text: words }) => kind !== 'name' || words.includes(' ') || some.length === 1,
      )
      const isNumbered = some.some(({ kind }) => kind !== 'name')
      if (found.confidence === 'exact')
        for (const fact of distinctive)
          assert.ok(
            fact.owners.has(key) || (isNumbered && fact.kind === 'name' && isShortFor(fact.text, key)),
            `${text}: ${fact.text} is not of ${key}`,
          )
    }),
    { numRuns: 3000 },
  )
})

test('two names in one text are never exact, however they are separated', () => {
  const names = facts.filter(({ kind }) => kind === 'name')
  const any = fc.constantFrom(...names)
  const between = fc.constantFrom(' ', '\n', ', ', ' / ', ' + ', ' und ')
  fc.assert(
    fc.property(any, any, between, (one, other, separator) => {
      fc.pre(one !== other)
      const text = one.text + separator + other.text
      assert.notEqual(identify(text).confidence, 'exact', text)
    }),
    { numRuns: 2000 },
  )
})

test('several numbers of one model always return that model', () => {
  const numbers = facts.filter(({ kind }) => kind !== 'name')
  const shared = fc.constantFrom(...new Set(numbers.flatMap(({ owners }) => [...owners]))).chain((key) => {
    const own = numbers.filter(({ owners }) => owners.has(key))
    return fc.tuple(fc.constant(key), fc.array(fc.constantFrom(...own), { minLength: 1, maxLength: 3 }))
  })
  fc.assert(
    fc.property(shared, ([key, some]) => {
      const text = some.map((fact) => fact.text).join(' ')
      assert.ok(keysOf(identify(text)).includes(key), `${text} of ${key}`)
    }),
    { numRuns: 1000 },
  )
})

const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789']
const codeOf = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...letters), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
    .filter((text) => /\d/.test(text) && /[A-Z]/.test(text))

test('never matches random serial numbers', () => {
  const random = fc.oneof(codeOf(8), codeOf(9), codeOf(10), codeOf(13), codeOf(14))
  fc.assert(
    fc.property(random, (serial) => {
      const found = identify(`Serial Number: ${serial}`)
      // 13 characters starting with S can be a serial of 12 with the S of barcodes, and 14 hexadecimal digits
      // are a MEID
      if (found.serial?.form !== 'random') return serial.startsWith('S') || /^[A-F0-9]{14}$/.test(serial)
      assert.deepEqual([found.matches, found.confidence, found.problem?.code], [[], 'none', 'serial-random'])
      return true
    }),
    { numRuns: 1000 },
  )
})

test('accepts any text, and is exact only about facts it contains', () => {
  const texts = facts.flatMap(({ text, kind }) => (kind === 'name' ? [] : [text]))
  const near = fc
    .tuple(fc.constantFrom(...texts), fc.nat(12), fc.constantFrom(...letters, ' ', '-', ''))
    .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1))
  const any = fc.oneof(near, fc.string({ unit: 'binary', maxLength: 50 }), fc.string({ maxLength: 400 }))
  fc.assert(
    fc.property(any, (text) => {
      const found = identify(text)
      assert.equal(found.confidence === 'none', found.matches.length === 0)
      if (found.confidence !== 'exact' || found.kind === 'name') return
      assert.ok(found.matches.length === 1)
      const written = squeezed(text)
      const [key = ''] = keysOf(found)
      assert.ok(
        facts.some((fact) => fact.owners.has(key) && written.includes(endOf(fact))),
        `${text} is not of ${key}`,
      )
    }),
    { numRuns: 2000 },
  )
})

test('detects two swapped neighbouring digits of an IMEI, except 0 and 9', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^35\d{12}$/), fc.nat(13), (body, at) => {
      const imei = body + imeiCheckDigit(body)
      const [one = '', two = ''] = imei.slice(at, at + 2)
      const swapped = imei.slice(0, at) + two + one + imei.slice(at + 2)
      const isGap = one === two || new Set([one + two, two + one]).has('09')
      assert.equal(hasValidCheckDigit(swapped), isGap)
    }),
  )
})

function allFacts(): readonly Fact[] {
  const tables = readTables(fileURLToPath(new URL('../data', import.meta.url)))
  const owners = new Map<string, { readonly fact: Fact; readonly keys: Set<string> }>()
  const add = (kind: string, text: string, key: string): void => {
    const known = owners.get(text.toUpperCase())
    if (known) known.keys.add(key)
    else {
      const keys = new Set([key])
      owners.set(text.toUpperCase(), { fact: { text, kind, owners: keys }, keys })
    }
  }
  for (const { device, partNumbers, serialCodes } of factsOf(tables).values()) {
    const { key, name, aNumbers, identifiers, boards, emc } = device
    for (const own of aNumbers) add('aNumber', own, key)
    for (const own of identifiers) add('identifier', own, key)
    for (const own of boards) add('board', own, key)
    for (const own of emc) add('emc', `EMC ${own}`, key)
    for (const own of partNumbers) add('partNumber', first(own), key)
    for (const own of serialCodes) add('serial', serialWith(first(own), device), key)
    add('name', name, key)
  }
  return [...owners.values()].map(({ fact }) => fact)
}

/**
 * Next to a number, a name may be short for a longer one, "AirPods Max" for "AirPods Max with USB-C"; clock
 * speeds are ignored.
 */
function isShortFor(name: string, key: string): boolean {
  const whole = getDevice(key).name.toLowerCase()
  return wordsOf(name.toLowerCase()).every((word) => wordsOf(whole).includes(word))
}

function wordsOf(text: string): readonly string[] {
  return text
    .replace(/(\d+)(?:st|nd|rd|th) generation/, '$1')
    .split(/[^a-z0-9.]+/)
    .filter((word) => word !== '' && !word.endsWith('ghz'))
}

function first(fact: string): string {
  return fact.split(' ')[0] ?? ''
}

/** Returns a serial number with this code, from the device's first year. */
function serialWith(code: string, { released }: DeviceFacts['device']): string {
  const year = Number(released.slice(0, 4))
  if (code.length === 3) return `RM${year % 10}02123${code}`
  return `F17${'CFHKMPRTWY'.charAt(Math.min(2021, Math.max(2010, year)) % 10)}K123${code}`
}

/** Returns the canonical spelling without the variable part: of serial numbers, only the code is fixed. */
function endOf({ text, kind }: Fact): string {
  if (kind === 'emc') return squeezed(text.slice('EMC '.length))
  if (kind === 'serial') return squeezed(text.slice(text.length === 11 ? -3 : -4))
  // the first letter means the sales channel
  return squeezed(kind === 'partNumber' ? text.slice(1) : text).replace(kind === 'board' ? /AP$/ : '', '')
}

function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9,]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')
}
