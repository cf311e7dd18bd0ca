import type {
  Catalog,
  Condition,
  Effect,
  Leaf,
  PriceRequest,
  Question,
  Rounding,
  Service,
} from '@costard/pricing'

/** An expression that every rule engine supports: literals, variables as `$name`, and operators with arguments. */
export type Formula = number | string | readonly [Operator, ...Formula[]]

/** `floorDiv`: the dividend is at least 0. `in`: whether a list variable contains a text. */
export type Operator =
  | '+'
  | '-'
  | '*'
  | 'floorDiv'
  | 'min'
  | 'max'
  | 'if'
  | '=='
  | '<'
  | '<='
  | 'and'
  | 'or'
  | 'in'

export interface Named {
  readonly name: string
  readonly formula: Formula
}

/** Results of each rule engine: the value, the five offers and the payments. */
export const outputs = [
  'subtotal',
  'offer_cash',
  'offer_credit',
  'offer_voucher',
  'offer_donate',
  'offer_recycle',
  'charge',
  'payout',
  'taxCharge',
  'taxPayout',
] as const

export type Amounts = Record<(typeof outputs)[number], number>

/**
 * Variables of the formulas. All have values: a missing answer is '', [] or -1, a missing limit 0 or noLimit.
 */
export type Facts = Record<string, string | number | readonly string[]>

/** Returns a function that converts a request to facts, in the form that all engines use. */
export function factsFor(catalog: Catalog): (request: PriceRequest) => Facts {
  const devices = new Map<string, Facts>()
  for (const model of catalog.models)
    for (const { id, priceMinor, attributes } of model.variants)
      devices.set(id, {
        variantId: id,
        modelId: model.id,
        group: model.group ?? '',
        connectivity: String(attributes.connectivity),
        base: priceMinor ?? 0,
        floor: model.floorMinor ?? 0,
        ceiling: model.ceilingMinor ?? noLimit,
      })
  const noServices = Object.fromEntries(catalog.services.map(({ key }) => [`count_${key}`, 0]))
  const none: readonly string[] = []
  return ({ variantId, answers, services = [], quantity = 1, customer, propositionKey = '' }) => {
    const facts: Facts = { ...noServices, ...devices.get(variantId) }
    for (const { key, type } of catalog.questions) {
      const answer = answers[key]
      if (type === 'boolean') facts[key] = answer === true ? 1 : answer === false ? 0 : -1
      else if (type === 'number') facts[key] = typeof answer === 'number' ? answer : -1
      else if (type === 'multi') facts[key] = Array.isArray(answer) ? answer : none
      else facts[key] = typeof answer === 'string' ? answer : ''
    }
    for (const { key, quantity: count = 1 } of services) facts[`count_${key}`] = count
    facts.quantity = quantity
    facts.customerKind = customer?.kind ?? ''
    facts.isVatBusiness = customer?.kind === 'business' && customer.vatRegistered ? 1 : 0
    facts.wanted = propositionKey
    return facts
  }
}

/** Higher than any amount of the catalog. */
export const noLimit = 1_000_000_000

/**
 * Pricing of a trade-in catalog, as formulas to evaluate in order. applies: returns the formula for whether
 * the effect with that index applies, for an engine that determines it itself.
 */
export function formulasFor(catalog: Catalog, applies?: (effectAt: number) => Formula): readonly Named[] {
  const named: Named[] = []
  const define = (name: string, formula: Formula): Formula => {
    named.push({ name, formula })
    return `$${name}`
  }
  const effects = effectsIn(catalog).map((one, at) => (applies ? { ...one, when: applies(at) } : one))
  for (const question of catalog.questions)
    if (question.conditions) {
      const isVisible = conditionFormula(question.conditions)
      define(`seen_${question.key}`, ['if', isVisible, `$${question.key}`, noAnswer(question)])
    }
  const rejects = effects.filter(({ effect }) => effect.kind === 'reject').map(({ when }) => when)
  const isRejected = define('isRejected', ['if', ['or', ...rejects], 1, 0])
  const factors = effects.flatMap(({ when, effect }): Formula[] =>
    effect.kind === 'grade'
      ? [['if', when, catalog.grades.find(({ code }) => code === effect.code)?.factorBp ?? 0, 10000]]
      : [],
  )
  const factor = define('factor', ['min', ...factors])
  const graded = define('graded', share('$base', factor))
  const money = effects.filter(({ effect }) => effect.kind === 'amount' || effect.kind === 'percent')
  const sizes = money.map(({ when, effect }, at) => {
    const size = define(`size_${at}`, ['if', when, sizeFor(effect, graded), 0])
    const isGain =
      effect.kind === 'amount' ? effect.amountMinor > 0 : effect.kind === 'percent' && effect.bp > 0
    const part = 'part' in effect ? effect.part : undefined
    return { size, isGain, part }
  })
  const parts = [...new Set(sizes.flatMap(({ part }) => part ?? []))]
  const gains = define('gains', ['+', ...sizes.filter(({ isGain }) => isGain).map(({ size }) => size)])
  const free = sizes.filter(({ isGain, part }) => !isGain && part === undefined).map(({ size }) => size)
  const byPart = parts.map((part): Formula => {
    const onPart = sizes.filter((one) => one.part === part).map(({ size }) => size)
    return onPart.length === 1 ? (onPart[0] ?? 0) : ['max', ...onPart]
  })
  const all = define('deductions', ['+', ...free, ...byPart])
  const kept = define('kept', ['min', all, share(graded, catalog.deductionCapBp)])
  const caps = effects.flatMap(({ when, effect }): Formula[] =>
    effect.kind === 'cap' ? [['if', when, share(graded, effect.bp), noLimit]] : [],
  )
  const limited = define('limited', ['min', ['-', ['+', graded, gains], kept], ...caps])
  const within = define('within', ['min', ['max', limited, '$floor'], '$ceiling'])
  const value = define('value', ['min', ['max', rounded(within, catalog.rounding), '$floor'], '$ceiling'])
  const least = Math.max(1, catalog.minOfferMinor ?? 0)
  const subtotal = define('subtotal', ['if', ['or', ['==', isRejected, 1], ['<', value, least]], 0, value])
  const isWorthless = define('isWorthless', ['if', ['==', subtotal, 0], 1, 0])
  const offers = catalog.propositions.map((proposition) => {
    const { key, rateBp, fixedMinor = 0, maxMinor, ownRounding, availableWhen, onlyWhenNil } = proposition
    const rated: Formula = define(
      `rated_${key}`,
      fixedMinor === 0 ? share(subtotal, rateBp) : ['+', share(subtotal, rateBp), fixedMinor],
    )
    const isUntouched = rateBp === 10000 && fixedMinor === 0 && !ownRounding
    const price = isUntouched ? rated : rounded(rated, ownRounding ?? catalog.rounding)
    const amount = define(`offer_${key}`, maxMinor === undefined ? price : ['min', price, maxMinor])
    const fits: Formula = ['==', isWorthless, onlyWhenNil ? 1 : 0]
    const available: Formula = availableWhen ? ['and', fits, conditionFormula(availableWhen)] : fits
    return { key, amount, available }
  })
  const asksFor = offers.map(({ key, available }): Formula => ['and', ['==', '$wanted', key], available])
  const byDefault: Formula = [
    'if',
    ['==', isRejected, 1],
    '',
    ['if', ['==', isWorthless, 1], 'recycle', 'cash'],
  ]
  const chosen = define('chosen', ['if', ['or', ...asksFor], '$wanted', byDefault])
  const isLive = define('isLive', ['if', ['==', chosen, ''], 0, 1])
  const device = define(
    'device',
    offers.reduce<Formula>((otherwise, { key, amount }) => ['if', ['==', chosen, key], amount, otherwise], 0),
  )
  const paid: Formula[] = [define('component_device', ['*', device, '$quantity'])]
  const charged: { readonly amount: Formula; readonly rateBp: number }[] = []
  const bundle = catalog.services.find((service) => service.bundle)
  const members = bundle?.bundle?.services ?? []
  const isBundled = define('isBundled', [
    'if',
    ['and', ...members.map((key): Formula => ['<', 0, `$count_${key}`])],
    isLive,
    0,
  ])
  for (const service of catalog.services) {
    const times = service.perLine ? isLive : define(`times_${service.key}`, ['*', isLive, '$quantity'])
    const amount = define(`component_${service.key}`, [
      '*',
      ['*', unitFor(service), unitsFor(service)],
      times,
    ])
    const rateBp = rateOf(catalog, service.taxClass)
    if (service.direction === 'payout') paid.push(amount)
    else charged.push({ amount, rateBp })
  }
  function unitFor({ price, includedInPropositions = [] }: Service): Formula {
    const unit =
      price.mode === 'fixed'
        ? price.amountMinor
        : share('$base', price.mode === 'percentOfBase' ? price.bp : 0)
    return includedInPropositions.reduce<Formula>(
      (otherwise, key) => ['if', ['==', chosen, key], 0, otherwise],
      unit,
    )
  }
  function unitsFor(service: Service): Formula {
    if (service.bundle) return isBundled
    const { key, availableWhen } = service
    const units: Formula = members.includes(key) ? ['-', `$count_${key}`, isBundled] : `$count_${key}`
    return availableWhen ? ['if', conditionFormula(availableWhen), units, 0] : units
  }
  const rateBp = rateOf(catalog, catalog.taxClass)
  const taxes = paid.map((amount, at) =>
    define(`added_${at}`, ['if', ['==', '$isVatBusiness', 1], share(amount, rateBp), 0]),
  )
  const inside = charged.map(({ amount, rateBp: rate }, at) =>
    define(`inside_${at}`, divided(['*', amount, rate], 10000 + rate)),
  )
  const taxPayout = define('taxPayout', ['+', ...taxes])
  define('payout', ['+', ...paid, taxPayout])
  define('charge', ['+', ...charged.map(({ amount }) => amount)])
  define('taxCharge', ['+', ...inside])
  return named
}

/** An effect with the choice or band that it applies to, and that condition as a formula. */
export interface ConditionalEffect {
  readonly question: Question
  readonly choice?: string | number
  readonly band?: { readonly from: number; readonly to: number }
  readonly when: Formula
  readonly effect: Effect
}

/** Every effect of the catalog, in order. */
export function effectsIn(catalog: Catalog): readonly ConditionalEffect[] {
  return catalog.questions.flatMap((question) => effectsOf(catalog, question))
}

function effectsOf(catalog: Catalog, question: Question): readonly ConditionalEffect[] {
  const { key, type, conditions } = question
  const answer = conditions ? `$seen_${key}` : `$${key}`
  const { choices = {}, bands = [] } = catalog.computation[key] ?? {}
  return [
    ...Object.entries(choices).flatMap(([choice, effects]) => {
      const chosen = type === 'boolean' ? (choice === 'true' ? 1 : 0) : choice
      const when: Formula = type === 'multi' ? ['in', choice, answer] : ['==', answer, chosen]
      return effects.map((effect) => ({ question, choice: chosen, when, effect }))
    }),
    ...bands.flatMap(({ from, to, effects }) => {
      const when: Formula = ['and', ['<=', from, answer], ['<=', answer, to]]
      return effects.map((effect) => ({ question, band: { from, to }, when, effect }))
    }),
  ]
}

/** Absolute amount of an effect, with overrides by variant, model and group. */
function sizeFor(effect: Effect, graded: Formula): Formula {
  const { overrides = [] } = effect
  const base = plainSize(effect, graded)
  const ranked = ['group', 'modelId', 'variantId'] as const // later entries take precedence
  return ranked.reduce<Formula>(
    (otherwise, level) =>
      overrides.reduce<Formula>((rest, override) => {
        const scope = (override as Partial<Record<typeof level, string>>)[level]
        return scope === undefined
          ? rest
          : ['if', ['==', `$${level}`, scope], plainSize(override.effect, graded), rest]
      }, otherwise),
    base,
  )
}

function plainSize(effect: Effect, graded: Formula): Formula {
  if (effect.kind === 'amount') return Math.abs(effect.amountMinor)
  if (effect.kind !== 'percent') return 0
  let size = share(graded, Math.abs(effect.bp))
  if (effect.minMinor !== undefined) size = ['max', size, effect.minMinor]
  if (effect.maxMinor !== undefined) size = ['min', size, effect.maxMinor]
  return size
}

function noAnswer({ type }: Question): Formula {
  if (type === 'multi') return '[]'
  return type === 'single' ? '' : -1
}

function conditionFormula(condition: Condition): Formula {
  if ('all' in condition) return joined('and', condition.all)
  if ('any' in condition) return joined('or', condition.any)
  return leafFormula(condition)
}

function joined(operator: 'and' | 'or', parts: readonly Condition[]): Formula {
  const formulas = parts.map(conditionFormula)
  return formulas.length === 1 ? (formulas[0] ?? 0) : [operator, ...formulas]
}

/** Supports the leaves of this catalog; a hidden or missing answer is '' or -1. */
function leafFormula(leaf: Leaf): Formula {
  if ('amount' in leaf) return ['<', Number(leaf.value), '$subtotal']
  if ('customer' in leaf) return ['==', '$customerKind', String(leaf.value)]
  if ('attribute' in leaf) return ['==', '$connectivity', String(leaf.value)]
  if (!('question' in leaf)) throw new Error('unsupported condition')
  const name = leaf.question === 'screen' ? '$seen_screen' : `$${leaf.question}`
  const value = typeof leaf.value === 'boolean' ? Number(leaf.value) : (leaf.value as string | number)
  const absent = typeof value === 'string' ? '' : -1
  if (leaf.op === 'eq') return ['==', name, value]
  if (leaf.op === 'notAnswered') return ['==', name, absent]
  const isGiven: Formula = ['if', ['==', name, absent], 0, 1]
  if (leaf.op === 'lt') return ['and', ['==', isGiven, 1], ['<', name, value]]
  if (leaf.op === 'neq') return ['and', ['==', isGiven, 1], ['==', ['if', ['==', name, value], 0, 1], 1]]
  throw new Error(`unsupported operator ${leaf.op}`)
}

/** Rounds half up; amounts here are never negative. */
function divided(product: Formula, divisor: number): Formula {
  return ['floorDiv', ['+', ['*', 2, product], divisor], 2 * divisor]
}

function share(amount: Formula, bp: Formula): Formula {
  return divided(['*', amount, bp], 10000)
}

function rounded(amount: Formula, { stepMinor, mode }: Rounding): Formula {
  const steps: Formula =
    mode === 'down'
      ? ['floorDiv', amount, stepMinor]
      : ['floorDiv', ['+', ['*', 2, amount], stepMinor], 2 * stepMinor]
  return ['*', steps, stepMinor]
}

/** The catalogs of the benchmark have single rates. */
function rateOf({ taxRates }: Catalog, taxClass: string): number {
  const rate = taxRates.find((one) => one.taxClass === taxClass)
  return rate && 'rateBp' in rate ? rate.rateBp : 0
}
