import type { Condition } from '@costard/pricing'
import { isNotNewestIPhone } from './device-conditions.ts'
import { repairQuestions, repairReasons } from './repair-questions.ts'
import { diagnosticPrices, repairServices } from './repair-services.ts'
import type { SharedDocument } from '../shared-document.ts'
import { starterCatalog, type StarterContext } from './starter-catalog.ts'
import { repairedModel, starterModels } from './starter-models.ts'
import type { StarterMoney } from './starter-money.ts'
import type { StarterProposition } from './starter-proposition.ts'
import type { StarterService } from './starter-service.ts'

/** Sample catalog of repairs: the device has no price, the services do. */
export function repair(context: StarterContext): SharedDocument {
  return starterCatalog(
    {
      kind: 'repair',
      name: 'Repair',
      description: 'Repair iPhones, iPads, Watches and Macs.',
      rounding: { stepMinor: context.money.unit, mode: 'up' },
      deductionCapBp: 9000,
      nilHandling: 'manual',
      grades: [],
      models: starterModels.map((model) => repairedModel(model, context.money)),
      questions: repairQuestions,
      propositions: propositions(context.money),
      services: context.money.hasSamples ? repairServices : repairServices.map(withoutPropositions),
      reasons: repairReasons,
    },
    context,
  )
}

/** No compatible batteries exist for the newest models: a battery-only repair there offers the original part only. */
const hasCompatiblePart: Condition = {
  any: [
    isNotNewestIPhone,
    {
      question: 'symptoms',
      op: 'includesAny',
      value: ['display', 'back', 'charging', 'camera', 'sound', 'buttons'],
    },
  ],
}

const propositions = (money: StarterMoney): readonly StarterProposition[] => [
  {
    key: 'original',
    name: 'Original part',
    phrase: 'with an original part',
    description: '12-month warranty.',
    facts: { kind: 'partQuality' },
    rateBp: 10000,
    appliesTo: 'services',
    isDefault: true,
  },
  {
    key: 'compatible',
    name: 'Compatible part',
    phrase: 'with a compatible part',
    description: '6-month warranty.',
    facts: { kind: 'partQuality' },
    rateBp: 7500,
    appliesTo: 'services',
    availableWhen: hasCompatiblePart,
  },
  ...diagnosticOnly(money),
]

/**
 * Returns the proposition to return the device unrepaired for the price of the diagnostic. Offered if the
 * answers require a diagnostic.
 */
function diagnosticOnly(money: StarterMoney): readonly StarterProposition[] {
  return diagnosticPrices.flatMap(({ key, name, groups, amounts }) => {
    const fixedMinor = money.price(amounts)
    if (fixedMinor === null) return []
    return {
      key,
      name,
      phrase: 'without a repair',
      description: 'Only the diagnostic is charged.',
      rateBp: 0,
      fixedMinor,
      appliesTo: 'both',
      availableWhen: {
        all: [
          { question: 'symptoms', op: 'includesAny', value: ['liquid', 'dead', 'other'] },
          { device: 'group', op: 'in', value: groups },
        ],
      },
    }
  })
}

/** Removes propositions that charge only the diagnostic: without sample prices there are none. */
function withoutPropositions({
  includedInPropositions: _included,
  ...service
}: StarterService): StarterService {
  return service
}
