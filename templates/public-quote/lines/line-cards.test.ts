import assert from 'node:assert/strict'
import { test } from 'vitest'
import { totalOf } from '@costard/quotes'
import { addressOfAll } from './all-lines.ts'
import { linesAtFirst } from './line-cards.ts'
import { offerPage } from '../offer-page.ts'
import type { OfferPage, PublicLine } from '../public-quote.ts'
import { aPageOf } from '../testing/a-page.ts'

const count = 3 * linesAtFirst

function aLine(at: number, offers = 1, others: Partial<PublicLine> = {}): PublicLine {
  return {
    id: `l${at}`,
    kind: 'buy',
    deviceName: `Device ${at}`,
    variantLabel: '',
    silhouette: 'iphone',
    imei: null,
    serial: null,
    facts: [{ question: 'Screen', answer: `Answer ${at}` }],
    services: [],
    offers: Array.from({ length: offers }, (_, index) => ({
      propositionKey: `p${index}`,
      name: `Option ${index}`,
      description: null,
      netMinor: -10_000 - at - index * 1_000,
      trace: [],
    })),
    propositionKey: 'p0',
    labels: {},
    mayMoveMinor: 0,
    ...others,
  }
}

const linesOf = (line: (at: number) => PublicLine): PublicLine[] =>
  Array.from({ length: count }, (_, at) => line(at))
const pageOf = (lines: PublicLine[], others: Partial<OfferPage> = {}): string =>
  offerPage({ ...aPageOf({ lines }), ...others })
const timesIn = (page: string, pattern: RegExp): number => page.match(pattern)?.length ?? 0

test('lists the first lines, says how many more there are, and shows all when asked', () => {
  const lines = linesOf((at) => aLine(at))
  const first = pageOf(lines)
  assert.equal(timesIn(first, /aria-label="Device/g), linesAtFirst)
  assert.match(first, new RegExp(`${count - linesAtFirst} more devices are not listed here`))
  assert.match(first, /href="\?all=yes"/)
  const { lowMinor } = totalOf(lines, {})
  const total = `€${(-lowMinor / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
  assert.ok(first.includes(total))
  const all = pageOf(lines, { isAll: true })
  assert.equal(timesIn(all, /aria-label="Device/g), count)
  assert.ok(all.includes(total))
  assert.match(all, /<input type="hidden" name="all" value="yes" \/>/)
  assert.doesNotMatch(all, /not listed here|\?all=yes/)
  assert.doesNotMatch(pageOf(lines.slice(0, linesAtFirst)), /not listed here|\?all=yes/)
})

test('everything the customer can choose is on the page, also of the last lines', () => {
  for (const [what, line] of [
    ['offer.', (at: number) => aLine(at, 2)],
    ['take.', (at: number) => aLine(at, 1, { isOptional: true })],
    ['one.', (at: number) => aLine(at, 1, { choiceGroup: `g${Math.floor(at / 2)}` })],
    [
      'option.',
      (at: number) => aLine(at, 1, { options: [{ key: 'case', name: 'Case', description: null }] }),
    ],
  ] as const) {
    const lines = linesOf((at) => line(at))
    const fields = (page: string) => timesIn(page, new RegExp(`name="${what}`, 'g'))
    const first = pageOf(lines)
    assert.equal(fields(first), fields(pageOf(lines, { isAll: true })), what)
    assert.ok(fields(first) >= count, what)
    assert.equal(timesIn(first, /Answer \d/g), linesAtFirst, what)
    assert.doesNotMatch(first, /not listed here/)
  }
  const one = linesOf((at) => aLine(at, at === count - 1 ? 2 : 1))
  assert.match(pageOf(one), new RegExp(`name="offer.l${count - 1}"`))
  assert.match(pageOf(one), new RegExp(`${count - linesAtFirst - 1} more devices are not listed`))
})

test('the address of all lines has what is chosen', () => {
  const lines = linesOf((at) => aLine(at, 2))
  const choice = { propositionKeys: { l0: 'p1', l59: 'p1' } }
  assert.equal(addressOfAll({ lines }, choice), '?all=yes&offer.l0=p1&offer.l59=p1')
  assert.ok(pageOf(lines, { choice }).includes('href="?all=yes&#38;offer.l0=p1&#38;offer.l59=p1"'))
})
