import type { Catalog, Effect, Question } from '@costard/pricing'
import { tradeIn, usual } from '../catalog.ts'

/**
 * Catalog within the abilities of all engines: a base price, choices, percentages with bounds, rounding. No
 * tax, services or grades.
 */
export function plainCatalog(): Catalog {
  const { models, ...whole } = tradeIn(usual)
  return {
    ...whole,
    grades: [],
    deductionCapBp: 10000,
    minOfferMinor: 0,
    nilHandling: 'recycle',
    taxRates: [{ taxClass: 'standard', rateBp: 0 }],
    models: models.map(({ floorMinor: _floor, ceilingMinor: _ceiling, ...model }) => model),
    questions: entries.map(([question]) => question),
    computation: Object.fromEntries(entries.map(([{ key }, choices]) => [key, { choices }])),
    propositions: [{ key: 'cash', rateBp: 10000, isDefault: true }],
    services: [],
  }
}

function ask(key: string, type: 'single' | 'multi', choices: Readonly<Record<string, readonly Effect[]>>) {
  const question: Question = {
    key,
    type,
    required: true,
    phase: 'both',
    visibleTo: 'both',
    choices: Object.keys(choices).map((choice) => ({
      key: choice,
      ...(choice === 'none' && { exclusive: true }),
    })),
  }
  return [question, choices] as const
}

const off = (amountMinor: number): readonly Effect[] => [{ kind: 'amount', amountMinor: -amountMinor }]
const share = (bp: number, minMinor?: number, maxMinor?: number): readonly Effect[] => [
  { kind: 'percent', bp: -bp, ...(minMinor && { minMinor }), ...(maxMinor && { maxMinor }) },
]

const entries = [
  ask('screen', 'single', {
    flawless: [],
    light: share(800),
    cracked: off(4200),
    shattered: share(4000, 3000, 9000),
  }),
  ask('back', 'single', { flawless: [], light: share(300), cracked: off(1800) }),
  ask('frame', 'single', { likeNew: [], light: share(500, 500, 2000), dents: share(1000), bent: off(2600) }),
  ask('faults', 'multi', {
    none: [],
    camera: off(1500),
    speaker: off(600),
    port: share(800),
    faceId: share(1500, 1000, 6000),
  }),
  ask('battery', 'single', { high: [], medium: share(400, 500, 1500), low: share(900, 1500, 4000) }),
  ask('parts', 'single', { original: [], other: share(700) }),
  ask('box', 'single', { yes: [], no: off(200) }),
  ask('color', 'single', { usual: [], rare: share(100) }),
]
