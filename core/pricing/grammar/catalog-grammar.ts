import { checkKinds } from '../checks.ts'
import { condition } from './condition-grammar.ts'
import { effect, scope } from './effect-grammar.ts'
import {
  answer,
  both,
  byKey,
  byTag,
  either,
  flag,
  list,
  noted,
  nullable,
  number,
  object,
  oneOf,
  record,
  text,
} from './grammar.ts'

const active = noted('Absent: true', flag)
const services = list(text('key'), 'services')

const rounding = object(
  { stepMinor: number('stepMinor'), mode: oneOf('down', 'nearest', 'up') },
  { endingMinor: number('signedMinor') },
)

export const variant = object(
  {
    id: text('key'),
    attributes: record('attribute', either(text('attributeValue'), number('any'), flag), 'attributes'),
    priceMinor: nullable(number('minor')),
  },
  { costMinor: number('minor'), gradeAmounts: record('key', number('minor'), 'gradeAmounts') },
)

export const model = object(
  { id: text('key'), variants: list(variant, 'whole') },
  {
    deviceKey: noted('Key in the device library', text('word')),
    name: text('name'),
    family: text('key'),
    group: text('name'),
    floorMinor: number('minor'),
    ceilingMinor: number('minor'),
  },
)

const choice = object({ key: text('key') }, { active, exclusive: flag, suggestsServices: services })

export const question = object(
  {
    key: text('key'),
    type: oneOf('single', 'multi', 'boolean', 'number', 'text', 'photo', 'date'),
    required: flag,
    phase: oneOf('quote', 'inspection', 'both'),
    visibleTo: oneOf('agent', 'customer', 'both'),
    choices: noted('Empty unless single or multi', list(choice, 'choices')),
  },
  {
    active,
    conditions: condition,
    number: object({ min: number('bound'), max: number('bound') }, { unit: text('unit') }),
    default: answer,
  },
)

const effects = list(effect, 'effects')

export const questionEffects = object(
  {},
  {
    choices: noted(
      'By choice key; true and false for boolean questions',
      record('key', effects, 'effectsOfChoices'),
    ),
    bands: noted(
      'For number questions; inclusive',
      list(object({ from: number('bound'), to: number('bound'), effects }), 'choices'),
    ),
  },
)

export const proposition = object(
  { key: text('key'), rateBp: number('shareBp') },
  {
    name: text('propositionName'),
    fixedMinor: number('signedMinor'),
    appliesTo: oneOf('base', 'services', 'both'),
    minMinor: number('minor'),
    maxMinor: number('minor'),
    ownRounding: rounding,
    availableWhen: condition,
    isDefault: flag,
    onlyWhenNil: flag,
    isCash: noted('Paid in cash; follows from the kind in its wording, whatever is sent', flag),
    active,
  },
)

const servicePrice = byTag('mode', {
  fixed: object({ amountMinor: number('minor') }),
  percentOfBase: object({ bp: number('shareBp') }),
  onRequest: object({}),
})

export const service = object(
  { key: text('key'), price: servicePrice, taxClass: text('key') },
  {
    overrides: list(both(scope, object({ price: servicePrice })), 'overrides'),
    partBased: flag,
    costMinor: number('minor'),
    direction: noted('Absent: charge', oneOf('charge', 'payout')),
    perLine: noted('Absent: priced per device', flag),
    maxQty: number('quantity'),
    availableWhen: condition,
    requires: services,
    excludes: services,
    includedInPropositions: services,
    active,
    bundle: object({ services }),
  },
)

export const grade = object({ code: text('key'), rank: number('rank'), factorBp: number('factorBp') })

const tax = object(
  { ratePcm: noted('In thousandths of a per cent, 100000 = 100 %', number('ratePcm')) },
  {
    name: noted('As on papers; absent: as the country calls its tax on sales', text('taxName')),
    isCompound: noted('Of the amount with the taxes before it', flag),
  },
)

const taxRate = both(
  object({ taxClass: text('key') }, { validFrom: noted('ISO 8601 date', text('date')) }),
  byKey({ rateBp: number('rateBp'), taxes: noted('In their order, instead of a rate', list(tax, 'taxes')) }),
)

export const catalog = noted(
  'Models, questions, effects, propositions and services',
  object(
    {
      id: text('word'),
      version: number('whole'),
      kind: oneOf('buy', 'repair', 'sell'),
      currency: text('word'),
      rounding,
      grades: list(grade, 'whole'),
      deductionCapBp: number('rateBp'),
      nilHandling: oneOf('recycle', 'manual', 'refuse'),
      taxClass: text('key'),
      priceIncludesTax: flag,
      taxRates: list(taxRate, 'taxRates'),
      models: list(model, 'whole'),
      questions: list(question, 'whole'),
      computation: noted('Effects of the answers, by question key', record('key', questionEffects, 'whole')),
      propositions: list(proposition, 'whole'),
      services: list(service, 'whole'),
    },
    { minOfferMinor: number('minor'), requiredChecks: list(oneOf(...checkKinds), 'checks') },
  ),
)
