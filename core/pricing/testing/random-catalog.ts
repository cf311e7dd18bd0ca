import type { Catalog, Model, Tax } from '../pricing.ts'
import { checkKinds, type Frame, groups, randomRounding } from './random-frame.ts'
import { randomOffered, randomPropositions, randomServices } from './random-offers.ts'
import { randomComputation, randomQuestions } from './random-questions.ts'
import type { Random } from './random.ts'

/** A small catalog that combines all features. Most can be published; all can be priced. */
export function randomCatalog(random: Random): Catalog {
  const grades = randomGrades(random)
  const taxRates = randomTaxRates(random)
  const frame: Frame = {
    kind: random.pick(['buy', 'buy', 'repair', 'sell']),
    gradeCodes: grades.map(({ code }) => code),
    taxClasses: [...new Set(taxRates.map(({ taxClass }) => taxClass))],
    sizeMinor: random.pick([400, 30000, 30000, 30000, 120000, 10 ** 9]),
  }
  const models = randomModels(random, frame)
  const offered = randomOffered(random)
  const services = randomServices(random, frame, models, offered)
  const questions = randomQuestions(random, models, services)
  return {
    id: 'random',
    version: 1,
    kind: frame.kind,
    currency: random.pick(['EUR', 'USD', 'JPY', 'KWD']),
    rounding: randomRounding(random),
    grades,
    deductionCapBp: random.pick([0, 1, 3333, 5000, 9000, 9000, 10000, 10000]),
    ...(frame.kind === 'buy' &&
      random.chance(0.5) && {
        minOfferMinor: random.pick([0, 1, 500, 1000, Math.floor(frame.sizeMinor / 3)]),
      }),
    nilHandling: random.pick(['recycle', 'recycle', 'manual', 'refuse']),
    taxClass: random.pick(frame.taxClasses),
    priceIncludesTax: random.chance(0.5),
    taxRates,
    ...(random.chance(0.2) && { requiredChecks: random.some(checkKinds, 0.3) }),
    models,
    questions,
    computation: randomComputation(random, frame, models, questions),
    propositions: randomPropositions(random, frame, offered, {
      questions,
      models,
      aroundMinor: frame.sizeMinor,
    }),
    services,
  }
}

/** Ranks in any order; factors fall as ranks rise. */
function randomGrades(random: Random): Catalog['grades'] {
  const factors = [random.pick([10000, 11000]), 9000, 7777, 5001]
  const codes = ['A', 'B', 'C', 'D'].slice(0, random.pick([0, 1, 2, 3, 4, 4]))
  return random.shuffled(codes.map((code, at) => ({ code, rank: at * 2 + 1, factorBp: factors[at] ?? 0 })))
}

function randomTaxRates(random: Random): Catalog['taxRates'] {
  return random.shuffled([
    { taxClass: 'standard', rateBp: 2000, ...(random.chance(0.3) && { validFrom: '2020-01-01' }) },
    ...(random.chance(0.5) ? [{ taxClass: 'standard', rateBp: 2100, validFrom: '2027-01-01' }] : []),
    ...(random.chance(0.2) ? [{ taxClass: 'standard', rateBp: 1900, validFrom: '2027-01-01' }] : []),
    ...(random.chance(0.5) ? [{ taxClass: 'reduced', rateBp: 550 }] : []),
    ...(random.chance(0.2) ? [{ taxClass: 'zero', rateBp: 0 }] : []),
    ...(random.chance(0.5)
      ? [{ taxClass: random.pick(['standard', 'reduced']), taxes: randomTaxes(random) }]
      : []),
  ])
}

function randomTaxes(random: Random): readonly Tax[] {
  return ['GST', 'QST', 'Levy'].slice(0, random.int(1, 3)).map((name) => ({
    ratePcm: random.pick([0, 5000, 6625, 8875, 9975, random.int(0, 100_000)]),
    ...(random.chance(0.8) && { name }),
    ...(random.chance(0.4) && { isCompound: random.chance(0.8) }),
  }))
}

/** Amounts for any grades in any order. Publishing would refuse some; pricing accepts all. */
function randomGradeAmounts(
  random: Random,
  gradeCodes: Frame['gradeCodes'],
  sizeMinor: number,
): Readonly<Record<string, number>> {
  return Object.fromEntries(random.some(gradeCodes, 0.5).map((code) => [code, random.int(0, sizeMinor)]))
}

function randomModels(random: Random, { sizeMinor, kind, gradeCodes: grades }: Frame): readonly Model[] {
  let variants = 0
  return Array.from({ length: random.int(1, 3) }, (_, at): Model => {
    const floorMinor = random.int(0, Math.floor(sizeMinor / 4))
    return {
      id: `m${at}`,
      ...(random.chance(0.5) && { deviceKey: `Phone1${at},1` }),
      ...(random.chance(0.7) && { family: random.pick(['phone', 'tablet']) }),
      ...(random.chance(0.7) && { group: random.pick(groups) }),
      ...(random.chance(0.3) && { floorMinor }),
      ...(random.chance(0.2) && { ceilingMinor: random.int(floorMinor, sizeMinor) }),
      variants: Array.from({ length: random.int(1, 2) }, () => ({
        id: `v${variants++}`,
        attributes: {
          ...(random.chance(0.8) && { storageGb: random.pick([128, 256, 512]) }),
          ...(random.chance(0.5) && { colour: random.pick(['black', 'white']) }),
          ...(random.chance(0.4) && { eSim: random.chance(0.5) }),
        },
        priceMinor: random.chance(kind === 'repair' ? 0.5 : 0.06) ? null : random.int(0, sizeMinor),
        ...(random.chance(0.6) && { costMinor: random.int(0, sizeMinor) }),
        ...(random.chance(0.2) && { gradeAmounts: randomGradeAmounts(random, grades, sizeMinor) }),
      })),
    }
  })
}
