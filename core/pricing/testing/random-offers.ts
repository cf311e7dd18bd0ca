import type { Model, Proposition, Service, ServicePrice } from '../pricing.ts'
import { type Frame, randomBp, randomRounding } from './random-frame.ts'
import { randomCondition, type Sight } from './random-conditions.ts'
import { randomScopes } from './random-questions.ts'
import type { Random } from './random.ts'

export const propositionKeys = ['cash', 'credit', 'donate', 'recycle'] as const

const whenNilKey = 'recycle'

/** The keys of the offers of a catalog. */
export function randomOffered(random: Random): readonly string[] {
  const usual = propositionKeys.slice(0, random.int(1, 3))
  return random.chance(0.7) ? [...usual, whenNilKey] : usual
}

export function randomPropositions(
  random: Random,
  { sizeMinor }: Frame,
  offered: readonly string[],
  sight: Sight,
): readonly Proposition[] {
  const usual = offered
    .filter((key) => key !== whenNilKey)
    .map((key): Proposition => {
      const appliesTo = random.pick(['base', 'services', 'both'] as const)
      const minMinor = random.int(0, Math.floor(sizeMinor / 2))
      const bounds = {
        ...(random.chance(0.4) && {
          fixedMinor: random.int(-Math.floor(sizeMinor / 4), Math.floor(sizeMinor / 4)),
        }),
        ...(random.chance(0.2) && { minMinor }),
        ...(random.chance(0.2) && { maxMinor: random.int(minMinor, sizeMinor) }),
      }
      return {
        key,
        rateBp: random.pick([10000, 10000, randomBp(random, 0, 13000)]),
        ...(appliesTo !== 'services' && bounds),
        ...(random.chance(0.7) && { appliesTo }),
        ...(random.chance(0.25) && { ownRounding: randomRounding(random) }),
        ...(random.chance(0.3) && { availableWhen: randomCondition(random, sight) }),
        ...(random.chance(0.3) && { isCash: random.chance(0.8) }),
      }
    })
  const byDefault = random.pick(usual)
  const whenNil: Proposition = {
    key: whenNilKey,
    rateBp: random.pick([0, 10000]),
    onlyWhenNil: true,
    ...(random.chance(0.3) && { fixedMinor: random.int(-500, 500) }),
  }
  const all = usual.map((one) => {
    if (one === byDefault) return { ...one, isDefault: true }
    return random.chance(0.05) ? { ...one, active: false, isDefault: true } : one
  })
  return random.shuffled(offered.includes(whenNilKey) ? [...all, whenNil] : all)
}

/** Up to five services, then up to three bundles of compatible ones. */
export function randomServices(
  random: Random,
  frame: Frame,
  models: readonly Model[],
  offered: readonly string[],
): readonly Service[] {
  const keys = ['repair', 'courier', 'valueOf', '3', 'wipe'].slice(0, random.int(0, 5))
  const single = keys.map((key): Service => {
    const others = keys.filter((other) => other !== key)
    return {
      ...randomService(random, frame, models, key),
      ...(random.chance(0.4) && { maxQty: random.int(1, 3) }),
      ...(random.chance(0.2) && { requires: random.some(others, 0.4) }),
      ...(random.chance(0.15) && { excludes: random.some(others, 0.4) }),
      ...(random.chance(0.15) && { includedInPropositions: random.some(offered, 0.5) }),
    }
  })
  const bundles = Array.from({ length: random.int(0, 3) }, (_, at) =>
    randomBundle(random, frame, models, single, at),
  )
  return random.shuffled([...single, ...bundles.flat()])
}

function randomService(random: Random, frame: Frame, models: readonly Model[], key: string): Service {
  const few = Math.floor(frame.sizeMinor / 3)
  return {
    key,
    price: randomPrice(random, few),
    ...(random.chance(0.25) && {
      overrides: randomScopes(random, models).map((scope) => ({ ...scope, price: randomPrice(random, few) })),
    }),
    ...(random.chance(0.5) && { partBased: true }),
    ...(random.chance(0.5) && { costMinor: random.int(0, few) }),
    taxClass: random.pick(frame.taxClasses),
    ...(random.chance(0.25) && { direction: random.pick(['charge', 'payout'] as const) }),
    ...(random.chance(0.25) && { perLine: true }),
    ...(random.chance(0.15) && {
      availableWhen: randomCondition(random, { questions: [], models, aroundMinor: frame.sizeMinor }),
    }),
    ...(random.chance(0.02) && { active: false }),
  }
}

function randomBundle(
  random: Random,
  frame: Frame,
  models: readonly Model[],
  single: readonly Service[],
  at: number,
): readonly Service[] {
  const first = single[0]
  const alike = single.filter(
    ({ direction = 'charge', perLine = false }) =>
      direction === (first?.direction ?? 'charge') && perLine === (first?.perLine ?? false),
  )
  const members = random.shuffled(alike).slice(0, random.int(2, 3))
  if (!first || members.length < 2) return []
  const {
    direction: _direction,
    perLine: _perLine,
    ...service
  } = randomService(random, frame, models, `set${at}`)
  return [
    {
      ...service,
      ...(first.direction && { direction: first.direction }),
      ...(first.perLine && { perLine: true }),
      bundle: { services: members.map(({ key }) => key) },
    },
  ]
}

function randomPrice(random: Random, few: number): ServicePrice {
  if (random.chance(0.08)) return { mode: 'onRequest' }
  return random.chance(0.2)
    ? { mode: 'percentOfBase', bp: randomBp(random, 0, 3000) }
    : { mode: 'fixed', amountMinor: random.pick([random.int(0, few), Math.floor(few / 2), few]) }
}
