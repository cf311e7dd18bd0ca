import type { Catalog, Effect, Model, Question, QuestionEffects } from '@costard/pricing'

export interface CatalogSize {
  readonly models: number
  readonly questions: number
  /** A step of 500 hides errors of a cent; a step of 1 shows them. */
  readonly stepMinor: number
}

/** Size of a common trade-in price list; the default for measurements. */
export const usual: CatalogSize = { models: 60, questions: 16, stepMinor: 500 }

/**
 * A trade-in catalog: every model in four storage sizes, with sixteen questions repeated up to the given
 * number.
 */
export function tradeIn({ models, questions, stepMinor }: CatalogSize): Catalog {
  const entries = Array.from({ length: questions }, (_, at) => entryAt(at))
  return {
    id: 'bench',
    version: 1,
    kind: 'buy',
    currency: 'EUR',
    rounding: { stepMinor, mode: 'down', endingMinor: 0 },
    grades: [
      { code: 'A', rank: 1, factorBp: 10000 },
      { code: 'B', rank: 2, factorBp: 9000 },
      { code: 'C', rank: 3, factorBp: 7500 },
      { code: 'D', rank: 4, factorBp: 5500 },
    ],
    deductionCapBp: 9000,
    minOfferMinor: 1000,
    nilHandling: 'recycle',
    taxClass: 'standard',
    priceIncludesTax: true,
    taxRates: [
      { taxClass: 'standard', rateBp: 2000 },
      { taxClass: 'reduced', rateBp: 550 },
    ],
    models: Array.from({ length: models }, (_, at) => model(at)),
    questions: entries.map(({ question }) => question),
    computation: Object.fromEntries(entries.map(({ question, effects }) => [question.key, effects])),
    propositions: [
      { key: 'cash', rateBp: 10000, isDefault: true },
      { key: 'credit', rateBp: 11000 },
      { key: 'voucher', rateBp: 10500, fixedMinor: 500, maxMinor: 60000 },
      {
        key: 'donate',
        rateBp: 9000,
        ownRounding: { stepMinor: stepMinor === 1 ? 1 : 100, mode: 'nearest', endingMinor: 0 },
        availableWhen: { customer: 'kind', op: 'eq', value: 'private' },
      },
      { key: 'recycle', rateBp: 0, onlyWhenNil: true },
    ],
    services: [
      { key: 'courier', price: { mode: 'fixed', amountMinor: 990 }, taxClass: 'standard', perLine: true },
      {
        key: 'express',
        price: { mode: 'fixed', amountMinor: 1490 },
        taxClass: 'standard',
        perLine: true,
        requires: ['courier'],
        availableWhen: { amount: 'subtotal', op: 'gt', value: 5000 },
      },
      { key: 'insurance', price: { mode: 'percentOfBase', bp: 150 }, taxClass: 'reduced' },
      { key: 'packaging', price: { mode: 'fixed', amountMinor: 290 }, taxClass: 'standard', maxQty: 2 },
      { key: 'label', price: { mode: 'fixed', amountMinor: 150 }, taxClass: 'standard' },
      {
        key: 'wipe',
        price: { mode: 'fixed', amountMinor: 1900 },
        taxClass: 'reduced',
        includedInPropositions: ['credit'],
      },
      { key: 'bonus', price: { mode: 'fixed', amountMinor: 500 }, taxClass: 'standard', direction: 'payout' },
      {
        key: 'set',
        price: { mode: 'fixed', amountMinor: 350 },
        taxClass: 'standard',
        bundle: { services: ['packaging', 'label'] },
      },
    ],
  }
}

function model(at: number): Model {
  const price = 9000 + ((at * 7919) % 61000)
  return {
    id: `m${at}`,
    family: at % 4 === 3 ? 'tablet' : 'phone',
    ...(at % 3 !== 2 && { group: at % 3 === 0 ? 'pro' : 'std' }),
    ...(at % 5 === 0 && { floorMinor: 1500 }),
    ...(at % 7 === 0 && { ceilingMinor: 45000 }),
    variants: [64, 128, 256, 512].map((storageGb, step) => ({
      id: `m${at}-${storageGb}`,
      attributes: { storageGb, connectivity: step === 0 ? 'wifi' : 'cellular' },
      priceMinor: price + step * 3511,
    })),
  }
}

interface Entry {
  readonly question: Question
  readonly effects: QuestionEffects
}

/** Returns a copy of one of the sixteen questions, with keys and parts of its own. */
function entryAt(at: number): Entry {
  const found = blueprint[at % blueprint.length]
  if (!found) throw new Error('the blueprint is empty')
  const turn = Math.floor(at / blueprint.length)
  if (turn === 0) return found
  const text = JSON.stringify(found)
    .replace(/"(question|part)":"(\w+)"/g, `"$1":"$2${turn}"`)
    .replace(/"question":\{"key":"(\w+)"/, `"question":{"key":"$1${turn}"`)
  return JSON.parse(text) as Entry // only keys and parts were renamed
}

function ask(key: string, type: Question['type'], more: Partial<Question> = {}): Question {
  return { key, type, required: true, phase: 'both', visibleTo: 'both', choices: [], ...more }
}

function choices(...keys: string[]): Pick<Question, 'choices'> {
  return { choices: keys.map((key) => (key === 'none' ? { key, exclusive: true } : { key })) }
}

const grade = (code: string): Effect => ({ kind: 'grade', code })

const off = (amountMinor: number, part?: string): Effect => ({
  kind: 'amount',
  amountMinor: -amountMinor,
  ...(part && { part }),
})

const blueprint: readonly Entry[] = [
  {
    question: ask('lock', 'single', choices('off', 'on')),
    effects: { choices: { off: [], on: [{ kind: 'reject', reason: 'findMyOn', curable: true }] } },
  },
  {
    question: ask('power', 'boolean'),
    effects: { choices: { true: [], false: [{ kind: 'cap', bp: 2500 }] } },
  },
  {
    question: ask('screen', 'single', {
      ...choices('flawless', 'light', 'worn', 'cracked', 'shattered'),
      conditions: {
        any: [
          { question: 'power', op: 'notAnswered' },
          { question: 'power', op: 'eq', value: true },
        ],
      },
    }),
    effects: {
      choices: {
        flawless: [grade('A')],
        light: [grade('B')],
        worn: [grade('C')],
        cracked: [
          {
            ...off(12000, 'display'),
            overrides: [
              { group: 'pro', effect: off(16000, 'display') },
              { modelId: 'm7', effect: off(9000, 'display') },
              { variantId: 'm7-64', effect: { kind: 'percent', bp: -3333, part: 'display' } },
            ],
          },
        ],
        shattered: [
          grade('D'),
          { kind: 'percent', bp: -6000, minMinor: 8000, maxMinor: 20000, part: 'display' },
        ],
      },
    },
  },
  {
    question: ask('back', 'single', choices('flawless', 'light', 'cracked')),
    effects: { choices: { flawless: [grade('A')], light: [grade('B')], cracked: [off(6000, 'housing')] } },
  },
  {
    question: ask('frame', 'single', {
      choices: [
        { key: 'likeNew' },
        { key: 'light' },
        { key: 'dents' },
        { key: 'bent', suggestsServices: ['packaging'] },
      ],
    }),
    effects: {
      choices: {
        likeNew: [grade('A')],
        light: [grade('B')],
        dents: [grade('C')],
        bent: [grade('D'), off(3000, 'housing')],
      },
    },
  },
  {
    question: ask('faults', 'multi', {
      choices: [
        { key: 'none', exclusive: true },
        { key: 'camera' },
        { key: 'faceId' },
        { key: 'speaker', suggestsServices: ['insurance'] },
        { key: 'microphone' },
        { key: 'port' },
      ],
    }),
    effects: {
      choices: {
        none: [],
        camera: [{ ...off(4500, 'camera'), overrides: [{ group: 'pro', effect: off(7000, 'camera') }] }],
        faceId: [{ kind: 'percent', bp: -3500, minMinor: 3000, maxMinor: 12000, part: 'biometrics' }],
        speaker: [off(1500)],
        microphone: [off(1200)],
        port: [{ kind: 'percent', bp: -800 }],
      },
    },
  },
  {
    question: ask('displayFaults', 'multi', {
      ...choices('none', 'pixels', 'touch', 'burnIn'),
      conditions: { all: [{ question: 'screen', op: 'neq', value: 'shattered' }] },
    }),
    effects: {
      choices: {
        none: [],
        pixels: [off(12000, 'display')],
        touch: [off(11000, 'display')],
        burnIn: [{ kind: 'percent', bp: -1500, minMinor: 1000, part: 'display' }],
      },
    },
  },
  {
    question: ask('battery', 'number', { number: { min: 0, max: 100, unit: '%' } }),
    effects: {
      bands: [
        {
          from: 0,
          to: 79,
          effects: [{ kind: 'percent', bp: -1000, minMinor: 2000, maxMinor: 4500, part: 'battery' }],
        },
        {
          from: 80,
          to: 89,
          effects: [{ kind: 'percent', bp: -500, minMinor: 500, maxMinor: 2000, part: 'battery' }],
        },
        { from: 90, to: 100, effects: [] },
      ],
    },
  },
  {
    question: ask('batteryWarning', 'boolean', {
      conditions: { all: [{ question: 'battery', op: 'lt', value: 80 }] },
    }),
    effects: { choices: { true: [off(3500, 'battery')], false: [] } },
  },
  {
    question: ask('parts', 'single', choices('original', 'display', 'unknown')),
    effects: {
      choices: { original: [], display: [off(2500)], unknown: [{ kind: 'range', bp: 500 }] },
    },
  },
  {
    question: ask('water', 'boolean'),
    effects: {
      choices: {
        true: [
          { kind: 'percent', bp: -2000 },
          { kind: 'range', bp: 1000 },
        ],
        false: [],
      },
    },
  },
  {
    question: ask('simLock', 'single', {
      ...choices('free', 'locked'),
      conditions: { all: [{ attribute: 'connectivity', op: 'eq', value: 'cellular' }] },
    }),
    effects: { choices: { free: [], locked: [off(1500)] } },
  },
  {
    question: ask('charger', 'boolean', { required: false }),
    effects: { choices: { true: [], false: [off(1500)] } },
  },
  {
    question: ask('box', 'boolean', { required: false }),
    effects: { choices: { true: [{ kind: 'amount', amountMinor: 1000 }], false: [] } },
  },
  {
    question: ask('warranty', 'number', {
      required: false,
      number: { min: 0, max: 24, unit: 'months' },
      conditions: {
        all: [
          {
            any: [
              { question: 'box', op: 'eq', value: true },
              { question: 'charger', op: 'eq', value: true },
            ],
          },
          { question: 'water', op: 'neq', value: true },
        ],
      },
    }),
    effects: {
      bands: [
        { from: 0, to: 0, effects: [] },
        { from: 1, to: 12, effects: [{ kind: 'percent', bp: 200 }] },
        { from: 13, to: 24, effects: [{ kind: 'percent', bp: 400, maxMinor: 2500 }] },
      ],
    },
  },
  {
    question: ask('invoice', 'single', { ...choices('yes', 'no', 'copy'), required: false }),
    effects: { choices: { yes: [{ kind: 'amount', amountMinor: 300 }], no: [], copy: [] } },
  },
]
