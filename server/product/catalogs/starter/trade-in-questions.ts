import { reject, rejectUntil, review, type StarterEffects } from './starter-effects.ts'
import type { StarterQuestion } from './starter-question.ts'
import { conditionQuestions } from './trade-in-condition.ts'
import { batteryQuestions, historyQuestions, inspectionQuestions, macQuestions } from './trade-in-history.ts'

/** Questions of a buyer about a device, in order of effect on the price: ownership, power, looks, faults. */
export function tradeInQuestions(effects: StarterEffects): readonly StarterQuestion[] {
  return [
    ...ownershipQuestions,
    ...conditionQuestions(effects),
    ...batteryQuestions(effects),
    ...historyQuestions(effects),
    ...macQuestions(effects),
    ...inspectionQuestions,
  ]
}

export const tradeInReasons: Readonly<Record<string, string>> = {
  findMyOn: 'Find My is still on, so nobody else can use the device.',
  signOut:
    'Open Settings, tap your name, then Sign Out and enter your password. On a Mac: System Settings, your name, Sign Out.',
  notTheOwner: 'Only the owner of the account can sell this device.',
  stillOnContract: 'Still on a contract: we check what is left to pay.',
  notYoursToSell: 'We only buy devices that are paid off and yours to sell.',
  managed: 'A company or school still manages the device.',
  releaseFromManagement: 'Ask the company or school to release the device from management, then come back.',
  maybeManaged: 'We check whether a company or school manages the device.',
  bent: 'We have to see a bent frame before we confirm the price.',
  liquid: 'We have to check liquid damage before we confirm the price.',
}

const ownershipQuestions: readonly StarterQuestion[] = [
  {
    key: 'lock',
    type: 'single',
    group: 'ownership',
    text: 'Is Find My off and the owner signed out?',
    customerText: 'Is Find My off and are you signed out?',
    answers: [
      { key: 'off', label: 'Yes' },
      { key: 'notYet', label: 'Not yet', effects: [rejectUntil('findMyOn', 'signOut')] },
      { key: 'notMine', label: 'Somebody else’s account', effects: [reject('notTheOwner')] },
    ],
  },
  {
    key: 'owner',
    type: 'single',
    group: 'ownership',
    text: 'Paid off, and theirs to sell?',
    customerText: 'Paid off, and yours to sell?',
    answers: [
      { key: 'yes', label: 'Yes' },
      { key: 'contract', label: 'Still on a contract', effects: [review('stillOnContract')] },
      { key: 'no', label: 'No', effects: [reject('notYoursToSell')] },
    ],
  },
  {
    key: 'managed',
    type: 'single',
    group: 'ownership',
    text: 'Does a company or school manage it?',
    help: 'Shown at the top of Settings.',
    when: { device: 'family', op: 'neq', value: 'watch' },
    answers: [
      { key: 'no', label: 'No' },
      { key: 'yes', label: 'Yes', effects: [rejectUntil('managed', 'releaseFromManagement')] },
      { key: 'unsure', label: 'Not sure', effects: [review('maybeManaged')] },
    ],
  },
]
