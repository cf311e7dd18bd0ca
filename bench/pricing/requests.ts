import type { Answer, Catalog, PriceRequest, Question } from '@costard/pricing'

/** Complete requests as in a shop: mostly good devices, some hidden answers, a few locked devices. */
export function requestsFor(catalog: Catalog, count: number, seed: number): readonly PriceRequest[] {
  const next = seededRandom(seed)
  const chance = (probability: number) => next() < probability
  const variantIds = catalog.models.flatMap(({ variants }) => variants.map(({ id }) => id))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T // next() is below 1
  function answer({ key, type, choices, number }: Question): Answer {
    const keys = choices.map((choice) => choice.key)
    if (type === 'boolean') return chance(key.startsWith('water') ? 0.1 : 0.85)
    if (type === 'number') return Math.floor((number?.max ?? 0) * Math.sqrt(next()))
    if (type === 'single')
      return chance(0.6) || (key.startsWith('lock') && chance(0.9)) ? (keys[0] ?? null) : pick(keys)
    const faults = keys.slice(1).filter(() => chance(0.2))
    return faults.length > 0 ? faults : ['none']
  }
  return Array.from({ length: count }, () => {
    const answered = catalog.questions.filter(({ required }) => required || chance(0.7))
    const courier = chance(0.5)
    const services = [
      ...(courier ? [{ key: 'courier' }] : []),
      ...(courier && chance(0.4) ? [{ key: 'express' }] : []),
      ...(chance(0.2) ? [{ key: 'insurance' }] : []),
      ...(chance(0.3) ? [{ key: 'packaging', quantity: pick([1, 2]) }] : []),
      ...(chance(0.3) ? [{ key: 'label' }] : []),
      ...(chance(0.1) ? [{ key: 'wipe' }] : []),
      ...(chance(0.2) ? [{ key: 'bonus' }] : []),
    ]
    const isBusiness = chance(0.25)
    return {
      variantId: pick(variantIds),
      answers: Object.fromEntries(answered.map((question) => [question.key, answer(question)])),
      ...(chance(0.5) && { propositionKey: pick(['cash', 'credit', 'voucher', 'donate', 'recycle']) }),
      services,
      quantity: chance(0.85) ? 1 : pick([2, 3, 10]),
      customer: isBusiness ? { kind: 'business', vatRegistered: chance(0.7) } : { kind: 'private' },
      tax: { regime: 'vat' },
      date: '2026-11-20',
    }
  })
}

/** Seeded random numbers from 0 to below 1. Source: mulberry32, public domain. */
function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
