import type { Condition } from '@costard/pricing'
import { isNotNewestIPhone } from './device-conditions.ts'
import { repairQuestions, repairReasons } from './repair-questions.ts'
import { repairServices } from './repair-services.ts'
import type { SharedDocument } from '../shared-document.ts'
import { starterCatalog, type StarterContext } from './starter-catalog.ts'
import { repairedModel, starterModels } from './starter-models.ts'
import type { StarterProposition } from './starter-proposition.ts'

/** Repairs: the device has no price, the services do. */
export function repair(context: StarterContext): SharedDocument {
  return starterCatalog(
    {
      kind: 'repair',
      name: 'Repair',
      description: 'Repair iPhones, iPads, Watches and Macs.',
      validDays: 30,
      rounding: { stepMinor: context.money.unit, mode: 'up' },
      deductionCapBp: 9000,
      nilHandling: 'manual',
      grades: [],
      models: starterModels.map((model) => repairedModel(model, context.money)),
      questions: repairQuestions,
      propositions,
      services: repairServices,
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

const propositions: readonly StarterProposition[] = [
  {
    key: 'original',
    name: 'Original part',
    phrase: 'with an original part',
    description: '12-month warranty.',
    rateBp: 10000,
    appliesTo: 'services',
    isDefault: true,
  },
  {
    key: 'compatible',
    name: 'Compatible part',
    phrase: 'with a compatible part',
    description: '6-month warranty.',
    rateBp: 7500,
    appliesTo: 'services',
    availableWhen: hasCompatiblePart,
  },
]
