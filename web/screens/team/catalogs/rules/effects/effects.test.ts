import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type Catalog, type Effect, type PlainEffect, price, type Scope } from '@costard/pricing'
import fc from 'fast-check'
import { type Band, fitted, split, withEnd, withoutBand } from './bands.ts'
import { type Column, effectsOn, slotsIn, withMore, withSlot } from './effect-cells.ts'

const scopes: readonly Scope[] = [
  { group: 'pro' },
  { group: 'old' },
  { modelId: 'm1' },
  { modelId: 'm2' },
  { variantId: 'v1' },
]
const aPlain: fc.Arbitrary<PlainEffect> = fc.oneof(
  fc.record({ kind: fc.constant('none' as const) }),
  fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.integer({ min: -9000, max: 3000 }) }),
  fc.record({ kind: fc.constant('percent' as const), bp: fc.integer({ min: -5000, max: 1000 }) }),
  fc.record({ kind: fc.constant('grade' as const), code: fc.constantFrom('A', 'B') }),
)
const effects: fc.Arbitrary<Effect[]> = fc.array(
  fc
    .record({ effect: aPlain, own: fc.subarray([...scopes]), value: aPlain })
    .map(({ effect, own, value }) => ({
      ...effect,
      overrides: own.map((scope) => ({ ...scope, effect: value })),
    })),
  { maxLength: 3 },
)
const aColumn: fc.Arbitrary<Column> = fc.constantFrom<Column>('all', ...scopes)

test('a cell shows what was entered in it, and no other cell changes', () => {
  fc.assert(
    fc.property(effects, aColumn, aPlain, fc.nat(2), (before, column, entered, index) => {
      const isThere = index < before.length
      const after = isThere ? withSlot(before, column, index, entered) : withMore(before, column, entered)
      const at = isThere ? index : after.length - 1
      if (after.length < before.length) return // without any effect it is dropped
      assert.deepEqual({ ...slotsIn(after, column)[at]?.effect }, { ...entered })
      for (const other of ['all', ...scopes] as const) {
        if (other === column) continue
        const shown = slotsIn(after, other)
        for (const [place, slot] of slotsIn(before, other).entries())
          if (place !== at || !slot.isSame || column !== 'all') assert.deepEqual(shown[place], slot)
      }
    }),
  )
})

test('a device is priced with what the matrix shows for it', () => {
  const catalogWith = (list: readonly Effect[]): Catalog => ({
    id: 'c',
    version: 1,
    kind: 'buy',
    currency: 'EUR',
    rounding: { stepMinor: 1, mode: 'down' },
    grades: [
      { code: 'A', rank: 1, factorBp: 10_000 },
      { code: 'B', rank: 2, factorBp: 8000 },
    ],
    deductionCapBp: 10_000,
    nilHandling: 'recycle',
    taxClass: 'used',
    priceIncludesTax: true,
    taxRates: [],
    models: ['m1', 'm2', 'm3'].map((id, index) => ({
      id,
      ...(index < 2 && { group: index === 0 ? 'pro' : 'old' }),
      variants: [{ id: `v${index + 1}`, attributes: {}, priceMinor: 50_000 }],
    })),
    questions: [
      {
        key: 'q',
        type: 'single',
        required: true,
        phase: 'both',
        visibleTo: 'both',
        choices: [{ key: 'yes' }, { key: 'no' }],
      },
    ],
    computation: { q: { choices: { yes: list } } },
    propositions: [{ key: 'p', rateBp: 10_000, isDefault: true }],
    services: [],
  })
  const priced = (list: readonly Effect[], variantId: string) =>
    price(catalogWith(list), {
      variantId,
      answers: { q: 'yes' },
      tax: { regime: 'none' },
      date: '2026-11-23',
    }).subtotalMinor
  fc.assert(
    fc.property(effects, (list) => {
      for (const model of catalogWith(list).models)
        for (const variant of model.variants)
          assert.equal(priced(list, variant.id), priced(effectsOn(list, { model, variant }), variant.id))
    }),
  )
})

test('bands have every number once, after any split, move or removal', () => {
  const step = fc.record({
    what: fc.constantFrom('split', 'end', 'remove'),
    index: fc.nat(5),
    number: fc.integer({ min: -5, max: 110 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 120 }), (steps, max) => {
      const isWhole = (bands: readonly Band[], last: number) => {
        assert.equal(bands[0]?.from, 0)
        assert.equal(bands.at(-1)?.to, last)
        for (const [index, { from, to }] of bands.entries()) {
          assert.ok(from <= to)
          if (index > 0) assert.equal(from, (bands[index - 1]?.to ?? 0) + 1)
        }
      }
      let bands = fitted([], 0, 100)
      for (const { what, index, number } of steps) {
        if (what === 'split') bands = split(bands, index, number)
        else if (what === 'end') bands = withEnd(bands, index, number)
        else bands = withoutBand(bands, index)
        isWhole(bands, 100)
      }
      isWhole(fitted(bands, 0, max), max)
    }),
  )
})
