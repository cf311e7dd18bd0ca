import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { PriceRequest } from '@costard/pricing'
import { catalogs } from '../../pricing/testing/pricing-vectors.ts'
import {
  counterProblems,
  type FindingProof,
  inspect,
  paidAmounts,
  paidInCash,
  repairExtraMinor,
} from '../quotes.ts'

const catalog = catalogs.trade
/** Vector V1. */
const accepted: PriceRequest = {
  variantId: 'phone-128',
  answers: { body: 'light', faults: ['back', 'camera'], battery: 70 },
  tax: { regime: 'none' },
  date: '2026-11-20',
}
const cracked = { ...accepted.answers, screen: 'crack' }
const proven: FindingProof = { reason: 'cosmetic', photos: 1 }
const repair = { text: '', photos: 0, notes: 0 }

function problemsOf(
  answers: PriceRequest['answers'],
  { proof = proven, hasCheck = false, mayRelease = false, of = catalog } = {},
) {
  const known = { proofOf: () => proof, hasCheck, mayRelease, repair }
  return counterProblems(of, inspect(of, accepted, answers), known)
}

test('the accepted V1 becomes V4 when a crack is found', () => {
  const { findings, sums, acceptedMinor, newMinor } = inspect(catalog, accepted, cracked)
  assert.deepEqual([acceptedMinor, newMinor], [13500, 2500])
  assert.deepEqual(findings, [
    { cause: 'answer', questionKey: 'screen', before: null, after: 'crack', deltaMinor: -12000 },
  ])
  assert.deepEqual(sums, [
    { cause: 'limit', deltaMinor: 900 },
    { cause: 'rounding', deltaMinor: 100 },
  ])
  assert.deepEqual(problemsOf(cracked), [])
})

test('findings and sums add up to the difference', () => {
  const others = [
    { ...cracked, body: 'dents' },
    { ...cracked, faults: ['none'] },
    { screen: 'light' },
    cracked,
  ]
  for (const answers of others) {
    const { findings, sums, acceptedMinor, newMinor } = inspect(catalog, accepted, answers)
    const total = [...findings, ...sums].reduce((sum, { deltaMinor }) => sum + deltaMinor, 0)
    assert.equal(total, newMinor - acceptedMinor)
  }
})

test('a lower price needs a reason, and a photo or a flagged check, for each finding', () => {
  const screen = { questionKey: 'screen' }
  assert.deepEqual(problemsOf(cracked, { proof: { reason: null, photos: 1 } }), [
    { kind: 'reason', ...screen },
  ])
  const unseen: FindingProof = { reason: 'lock', photos: 0 }
  assert.deepEqual(problemsOf(cracked, { proof: unseen }), [{ kind: 'evidence', ...screen }])
  assert.deepEqual(problemsOf(cracked, { proof: unseen, hasCheck: true }), [])
})

test('nothing is deducted for what the customer was not asked', () => {
  const ask = (change: object) => ({
    ...catalog,
    questions: catalog.questions.map((one) => (one.key === 'screen' ? { ...one, ...change } : one)),
  })
  for (const change of [{ phase: 'inspection' }, { visibleTo: 'agent' }] as const)
    assert.deepEqual(problemsOf(cracked, { of: ask(change) }), [{ kind: 'notAsked', questionKey: 'screen' }])
})

test('a better device needs no reason', () => {
  const better = { ...accepted.answers, faults: ['none'] }
  assert.ok(inspect(catalog, accepted, better).newMinor > 13500)
  assert.deepEqual(problemsOf(better, { proof: { reason: null, photos: 0 } }), [])
})

test('a price by hand stands when the device is as described', () => {
  const byHand = {
    ...accepted,
    variantId: 'tablet-ask',
    answers: {},
    byHand: { amountMinor: 9000, services: {} },
  }
  const result = inspect(catalog, byHand, byHand.answers)
  const known = { proofOf: () => proven, hasCheck: false, mayRelease: false, repair }
  assert.deepEqual([result.acceptedMinor, result.newMinor], [9000, 9000])
  assert.deepEqual(counterProblems(catalog, result, known), [])
})

test('a rejected device has no new price', () => {
  assert.deepEqual(problemsOf({ ...cracked, lock: 'on' }), [{ kind: 'noPrice' }])
})

const screenRepair: PriceRequest = {
  variantId: 'phone-128',
  answers: { symptoms: ['display'] },
  services: [{ key: 'screen' }],
  tax: { regime: 'vat' },
  date: '2026-11-20',
}

function ofRepair(
  services: NonNullable<PriceRequest['services']>,
  { accepted: before = screenRepair, proof = {} }: { accepted?: PriceRequest; proof?: object } = {},
) {
  const result = inspect(catalogs.repair, before, before.answers, services)
  const known = { proofOf: () => proven, hasCheck: false, mayRelease: false }
  return {
    result,
    problems: counterProblems(catalogs.repair, result, { ...known, repair: { ...repair, ...proof } }),
  }
}

test('a service more makes a repair dearer, which needs words to the customer, and a photo or a note', () => {
  const { result, problems } = ofRepair([{ key: 'battery' }])
  assert.deepEqual([result.acceptedMinor, result.newMinor], [-33_900, -37_950])
  assert.equal(repairExtraMinor(result), 4050)
  assert.deepEqual(result.services, [{ key: 'battery', quantity: 1, deltaMinor: -9950 }])
  assert.deepEqual(result.sums, [{ cause: 'other', deltaMinor: 5900 }], 'both together cost less')
  assert.deepEqual(problems, [{ kind: 'text' }, { kind: 'proof' }])
  const text = 'The battery is swollen.'
  for (const [proof, lacking] of [
    [{ text }, ['proof']],
    [{ photos: 1 }, ['text']],
    [{ text: ' ', notes: 1 }, ['text']],
    [{ text, photos: 1 }, []],
    [{ text, notes: 1 }, []],
  ] as const)
    assert.deepEqual(
      ofRepair([{ key: 'battery' }], { proof }).problems.map(({ kind }) => kind),
      lacking,
    )
})

test('a service that another replaces is named, with what it no longer costs', () => {
  const { services } = ofRepair([{ key: 'screen' }], {
    accepted: { ...screenRepair, services: [{ key: 'diagnostic' }] },
  }).result
  assert.deepEqual(services, [
    { key: 'screen', quantity: 1, deltaMinor: -33_900 },
    { key: 'diagnostic', quantity: 0, deltaMinor: 2500 },
  ])
})

test('findings, services and sums of a repair add up to the difference', () => {
  const requests: PriceRequest[] = [
    screenRepair,
    { ...screenRepair, quantity: 2 },
    { ...screenRepair, services: [{ key: 'battery' }], propositionKey: 'compatible' },
    { ...screenRepair, services: [{ key: 'diagnostic' }] },
    { ...screenRepair, customer: { kind: 'business' }, propositionKey: 'collect' },
  ]
  for (const request of requests)
    for (const key of ['screen', 'back', 'battery', 'cleaning']) {
      const { findings, services, sums, ...result } = ofRepair([{ key, quantity: 1 }], {
        accepted: request,
      }).result
      const total = [...findings, ...services, ...sums].reduce((sum, { deltaMinor }) => sum + deltaMinor, 0)
      assert.equal(total, 0 - repairExtraMinor(result))
    }
})

test('an inspected only line is compared by totals whose taxes are rounded once', () => {
  const taxedWith = (ratePcm: number) => ({
    ...catalogs.repair,
    priceIncludesTax: false,
    taxRates: [{ taxClass: 'standard', taxes: [{ ratePcm, name: 'Sales tax' }] }],
  })
  const rounding = { taxRounding: 'document', cashStepMinor: 5 } as const
  let rounded = 0
  for (const ratePcm of [8875, 8881, 8893, 8907, 8919, 8933])
    for (const [had, key] of [
      ['screen', 'battery'],
      ['battery', 'back'],
      ['back', 'battery'],
      ['battery', 'cleaning'],
    ] as const) {
      const accepted = { ...screenRepair, services: [{ key: had }] }
      const result = inspect(
        taxedWith(ratePcm),
        accepted,
        screenRepair.answers,
        [{ key, quantity: 1 }],
        rounding,
      )
      const { findings, services, sums, diff, acceptedMinor, newMinor, paid } = result
      const ofPaper = (one: typeof diff.before) =>
        0 - paidInCash(one, { ...rounding, kind: 'repair' }).netMinor
      assert.deepEqual([paid.acceptedMinor, paid.newMinor], [ofPaper(diff.before), ofPaper(diff.after)])
      const total = [...findings, ...services, ...sums].reduce((sum, { deltaMinor }) => sum + deltaMinor, 0)
      assert.equal(total, newMinor - acceptedMinor)
      if (newMinor !== 0 - diff.after.netMinor) rounded += 1
    }
  assert.ok(rounded > 0, 'rounding once changes some of them')
})

test('what the catalog does not sell with a line is no part of a new price', () => {
  for (const key of ['nothing', 'screen', 'screenBack', 'diagnostic'])
    assert.deepEqual(ofRepair([{ key }]).problems, [{ kind: 'service', serviceKey: key }])
  assert.deepEqual(ofRepair([{ key: 'battery', quantity: 3 }]).problems, [
    { kind: 'service', serviceKey: 'battery' },
  ])
  const onRequest = ofRepair([{ key: 'back' }], { accepted: { ...screenRepair, variantId: 'pro-128' } })
  assert.deepEqual(onRequest.problems, [{ kind: 'service', serviceKey: 'back' }])
})

test('amounts of a counter-offer are paid in steps of cash, with the rounding between them', () => {
  for (const [exact, step, paid] of [
    [{ acceptedMinor: 1002, newMinor: 903 }, 5, { acceptedMinor: 1000, newMinor: 905, cashRoundingMinor: 4 }],
    [
      { acceptedMinor: -1003, newMinor: -1502 },
      5,
      { acceptedMinor: -1005, newMinor: -1500, cashRoundingMinor: 4 },
    ],
    [
      { acceptedMinor: 1002, newMinor: 903 },
      null,
      { acceptedMinor: 1002, newMinor: 903, cashRoundingMinor: 0 },
    ],
  ] as const)
    assert.deepEqual(paidAmounts(exact, step), paid)
  const { paid } = inspect(catalog, accepted, cracked, [], { cashStepMinor: 1000 })
  assert.deepEqual(paid, { acceptedMinor: 14_000, newMinor: 3000, cashRoundingMinor: 0 })
})

test('a change that rounding takes away is none', () => {
  const result = inspect(catalog, accepted, cracked, [], { cashStepMinor: 1_000_000 })
  assert.equal(result.paid.acceptedMinor, result.paid.newMinor)
})
