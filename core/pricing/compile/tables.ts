import type { Bp, Minor } from '../amounts.ts'
import type { Catalog, Condition, Rounding } from '../catalog.ts'
import type { CheckKind } from '../checks.ts'
import { componentTable, type ComponentEntry } from './component-table.ts'
import { DeviceTests } from './device-tests.ts'
import type { Devices } from './devices.ts'
import { roundingRule } from './rounding-rule.ts'
import { compileCondition, type Program } from './condition-program.ts'
import { effectTable, type EffectTable } from './effect-table.ts'
import { offerTable, type OfferTable } from './offer-table.ts'
import { questionTable, type QuestionTable } from './question-table.ts'
import { type Questionnaire, questionnaires } from './questionnaire.ts'
import { amountBound } from './amount-bound.ts'
import { serviceTable, type ServiceTable } from './service-table.ts'
import { taxTable, type TaxTable } from './tax-table.ts'

/**
 * A compiled catalog: everything independent of the request, looked up once. Prices only read these objects,
 * never the document, whose objects differ in shape, which slows down each read.
 */
export interface Tables {
  readonly catalog: Catalog
  readonly currency: string
  readonly isBuy: boolean
  readonly isSale: boolean
  readonly priceIncludesTax: boolean
  readonly nilHandling: Catalog['nilHandling']
  readonly main: 'charge' | 'payout'
  readonly devices: Devices
  readonly deviceTests: DeviceTests
  readonly questions: QuestionTable
  readonly questionnaires: readonly Questionnaire[]
  readonly effects: EffectTable
  readonly grades: Catalog['grades']
  readonly gradeRules: readonly object[]
  /** Position of the best grade, the default; -1 without grades. */
  readonly bestGrade: number
  readonly requiredChecks: readonly CheckKind[]
  readonly deductionCapBp: Bp
  readonly deductionCapRule: object
  /** Rounding with the default ending filled in; also the `rule` of its trace step. */
  readonly rounding: Required<Rounding>
  /** Minimum value; below, the value is nil. Buy only. */
  readonly minOfferMinor: Minor
  readonly minOfferRule: object
  readonly offers: OfferTable
  readonly services: ServiceTable
  readonly components: readonly ComponentEntry[]
  readonly taxes: TaxTable
  /** True if all results stay safe integers for amounts in the request up to 2^50. */
  readonly isOverflowSafe: boolean
}

export function tablesOf(catalog: Catalog, devices: Devices): Tables {
  const deviceTests = new DeviceTests()
  const effects = effectTable(catalog)
  const questions = questionTable(catalog, deviceTests.bitFor)
  const compile = (condition: Condition | undefined): Program | null => {
    return condition === undefined ? null : compileCondition(condition, questions.look, deviceTests.bitFor)
  }
  const offers = offerTable(catalog, compile)
  const services = serviceTable(catalog, compile)
  const main = catalog.kind === 'buy' ? 'payout' : 'charge'
  const minOfferMinor = Math.max(1, catalog.minOfferMinor ?? 0)
  const taxes = taxTable(catalog)
  return {
    catalog,
    currency: catalog.currency,
    isBuy: catalog.kind === 'buy',
    isSale: catalog.kind === 'sell',
    priceIncludesTax: catalog.priceIncludesTax,
    nilHandling: catalog.nilHandling,
    main,
    devices,
    deviceTests,
    questions,
    questionnaires: questionnaires(questions, effects.optionOf),
    effects,
    grades: catalog.grades,
    gradeRules: catalog.grades.map(({ code, factorBp }) => Object.freeze({ code, factorBp })),
    bestGrade: bestGrade(catalog.grades),
    requiredChecks: catalog.requiredChecks ?? [],
    deductionCapBp: catalog.deductionCapBp,
    deductionCapRule: Object.freeze({ bp: catalog.deductionCapBp }),
    rounding: Object.freeze(roundingRule(catalog.rounding)),
    minOfferMinor,
    minOfferRule: Object.freeze({ limitMinor: minOfferMinor }),
    offers,
    services,
    components: componentTable(catalog, main, taxes),
    taxes,
    isOverflowSafe: amountBound(catalog) < 2 ** 50,
  }
}

function bestGrade(grades: Catalog['grades']): number {
  let best = -1
  for (const [index, { rank }] of grades.entries()) {
    if (best < 0 || rank < (grades[best]?.rank ?? 0)) best = index
  }
  return best
}
