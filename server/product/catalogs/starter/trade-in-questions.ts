import { reject, rejectUntil, review, type StarterEffects } from './starter-effects.ts'
import type { StarterQuestion } from './starter-question.ts'
import { conditionQuestions } from './trade-in-condition.ts'
import { batteryQuestions, historyQuestions, macQuestions } from './trade-in-history.ts'

/** What a buyer has to know about a device, gravest first: whose it is, whether it runs, how it looks, what fails. */
export function tradeInQuestions(effects: StarterEffects): readonly StarterQuestion[] {
  return [
    ...ownershipQuestions,
    ...conditionQuestions(effects),
    ...batteryQuestions(effects),
    ...historyQuestions(effects),
    ...macQuestions(effects),
  ]
}

export const tradeInReasons: Readonly<Record<string, string>> = {
  findMyOn: 'Find My is still on, so nobody else can use the device.',
  signOut:
    'Open Settings, tap your name, then Sign Out and enter your password. On a Mac: System Settings, your name, Sign Out.',
  notTheOwner: 'Only the owner of the account can sell this device.',
  stillOnContract: 'The device is still on a contract: we check what is left to pay.',
  notYoursToSell: 'We only buy what is paid off and yours to sell.',
  managed: 'A company or school still manages the device.',
  releaseFromManagement:
    'Ask the company or school to release the device from its management, then come back.',
  maybeManaged: 'We check whether a company or school manages the device.',
  bent: 'A bent frame has to be seen before we confirm the price.',
  liquid: 'Liquid inside has to be checked before we confirm the price.',
}

const ownershipQuestions: readonly StarterQuestion[] = [
  {
    key: 'lock',
    type: 'single',
    group: 'ownership',
    text: 'Is Find My off and the owner signed out?',
    answers: [
      { key: 'off', label: 'Yes' },
      { key: 'notYet', label: 'Not yet', effects: [rejectUntil('findMyOn', 'signOut')] },
      { key: 'notMine', label: 'The account is not mine', effects: [reject('notTheOwner')] },
    ],
  },
  {
    key: 'owner',
    type: 'single',
    group: 'ownership',
    text: 'Is it paid off and yours to sell?',
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
    help: 'Settings says so at the top of its first page.',
    when: { device: 'family', op: 'neq', value: 'watch' },
    answers: [
      { key: 'no', label: 'No' },
      { key: 'yes', label: 'Yes', effects: [rejectUntil('managed', 'releaseFromManagement')] },
      { key: 'unsure', label: 'Not sure', effects: [review('maybeManaged')] },
    ],
  },
]
