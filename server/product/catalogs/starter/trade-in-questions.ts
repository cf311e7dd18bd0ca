import type { Condition } from '@costard/pricing'
import { grade, reject, rejectUntil, review, type StarterEffects } from './starter-effects.ts'
import { modelId } from './starter-models.ts'
import type { StarterQuestion } from './starter-question.ts'

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

const isOn: Condition = { question: 'power', op: 'neq', value: 'no' }
const isMac: Condition = { device: 'family', op: 'eq', value: 'mac' }
const isIPhone: Condition = { device: 'family', op: 'eq', value: 'iphone' }
const isMacBook: Condition = {
  device: 'modelId',
  op: 'in',
  value: [modelId('macBookAirM2'), modelId('macBookAirM3'), modelId('macBookProM3')],
}
/** Devices that tell their battery health in Settings; of the iPads only those since 2024. */
const showsBatteryHealth: Condition = {
  any: [isIPhone, { device: 'modelId', op: 'eq', value: modelId('iPadProM4') }],
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

function conditionQuestions({ amount, byGroup, percent }: StarterEffects): readonly StarterQuestion[] {
  return [
    {
      key: 'power',
      type: 'single',
      group: 'condition',
      text: 'Does it charge, start and stay on?',
      help: 'An iMac always runs on its cable: choose Yes if it starts and stays on.',
      answers: [
        { key: 'yes', label: 'Yes' },
        {
          key: 'pluggedIn',
          label: 'Only when plugged in',
          effects: percent(-1000, { min: 20, max: 60 }, 'battery'),
        },
        { key: 'no', label: 'No', effects: [grade('E')] },
      ],
    },
    {
      key: 'screen',
      type: 'single',
      group: 'condition',
      text: 'Which line fits the display best?',
      when: isOn,
      answers: [
        { key: 'flawless', label: 'Flawless', effects: [grade('A')] },
        { key: 'hairlines', label: 'Hairlines seen only up close', effects: [grade('B')] },
        { key: 'scratches', label: 'Scratches you can feel', effects: [grade('C')] },
        {
          key: 'cracked',
          label: 'Cracked glass',
          effects: byGroup({ pro: -140, std: -100, old: -45 }, 'display'),
        },
        {
          key: 'faulty',
          label: 'Spots, lines or dead touch',
          effects: byGroup({ pro: -160, std: -115, old: -55 }, 'display'),
        },
      ],
    },
    {
      key: 'body',
      type: 'single',
      group: 'condition',
      text: 'And the frame and back?',
      answers: [
        { key: 'likeNew', label: 'Like new', effects: [grade('A')] },
        { key: 'marks', label: 'Small marks', effects: [grade('B')] },
        { key: 'dents', label: 'Dents or worn edges', effects: [grade('C')] },
        { key: 'bent', label: 'Bent', effects: [grade('D'), review('bent')] },
      ],
    },
    {
      key: 'backGlass',
      type: 'single',
      group: 'condition',
      text: 'Is the back glass cracked?',
      when: isIPhone,
      answers: [
        { key: 'whole', label: 'No' },
        { key: 'cracked', label: 'Yes', effects: byGroup({ pro: -70, std: -55, old: -30 }, 'housing') },
      ],
    },
    {
      key: 'faults',
      type: 'multi',
      group: 'condition',
      text: 'Tick everything that fails',
      when: isOn,
      answers: [
        { key: 'none', label: 'None of these', exclusive: true },
        {
          key: 'biometrics',
          label: 'Face ID or Touch ID',
          effects: percent(-3500, { min: 30, max: 120 }, 'biometrics'),
        },
        {
          key: 'rearCamera',
          label: 'Rear camera',
          effects: byGroup({ pro: -55, std: -45, old: -25 }, 'camera'),
        },
        { key: 'frontCamera', label: 'Front camera', effects: amount(-25, 'frontCamera') },
        { key: 'sound', label: 'Sound or microphone', effects: amount(-20, 'audio') },
        { key: 'port', label: 'Charging port', effects: amount(-25, 'port') },
        { key: 'buttons', label: 'Buttons', effects: amount(-20, 'buttons') },
        {
          key: 'radio',
          label: 'Mobile network or Wi-Fi',
          effects: percent(-3000, { min: 25, max: 150 }, 'radio'),
        },
      ],
    },
  ]
}

function batteryQuestions({ percent }: StarterEffects): readonly StarterQuestion[] {
  return [
    {
      key: 'batteryShown',
      type: 'single',
      group: 'battery',
      text: 'Can you see the battery health?',
      help: 'Settings, Battery, Battery Health: Maximum Capacity.',
      when: showsBatteryHealth,
      answers: [
        { key: 'yes', label: 'Yes' },
        { key: 'no', label: 'I cannot see it', effects: [{ kind: 'range', bp: 1000 }] },
      ],
    },
    {
      key: 'battery',
      type: 'number',
      group: 'battery',
      text: 'What is its maximum capacity?',
      number: { min: 0, max: 100, unit: '%' },
      when: { question: 'batteryShown', op: 'eq', value: 'yes' },
      answers: [
        {
          key: 'weak',
          label: 'Below 80 %',
          from: 0,
          to: 79,
          effects: percent(-1000, { min: 20, max: 45 }, 'battery'),
        },
        {
          key: 'fair',
          label: '80 to 89 %',
          from: 80,
          to: 89,
          effects: percent(-500, { min: 5, max: 20 }, 'battery'),
        },
        { key: 'good', label: '90 % or more', from: 90, to: 100 },
      ],
    },
  ]
}

function historyQuestions({ amount, percent }: StarterEffects): readonly StarterQuestion[] {
  const oneNetwork = percent(-1000, { min: 10, max: 40 })
  return [
    {
      key: 'sim',
      type: 'single',
      group: 'history',
      text: 'Does it work with any network?',
      when: { any: [isIPhone, { attribute: 'connectivity', op: 'eq', value: 'cellular' }] },
      answers: [
        { key: 'any', label: 'Yes' },
        { key: 'one', label: 'Only one', effects: oneNetwork },
        {
          key: 'unsure',
          label: 'Not sure',
          help: 'We price it as if it works with one only.',
          effects: oneNetwork,
        },
      ],
    },
    {
      key: 'parts',
      type: 'multi',
      group: 'history',
      text: 'Does Settings warn about a non-genuine part?',
      help: 'Settings, General, About: Parts and Service History.',
      when: { device: 'family', op: 'neq', value: 'mac' },
      answers: [
        { key: 'no', label: 'No', exclusive: true },
        { key: 'display', label: 'Display', effects: percent(-1500, undefined, 'display') },
        { key: 'battery', label: 'Battery', effects: amount(-20, 'battery') },
        { key: 'camera', label: 'Camera', effects: amount(-20, 'camera') },
      ],
    },
    {
      key: 'liquid',
      type: 'single',
      group: 'history',
      text: 'Has it been wet inside?',
      answers: [
        { key: 'no', label: 'No' },
        { key: 'yes', label: 'Yes, or the indicator is red', effects: [grade('D'), review('liquid')] },
      ],
    },
  ]
}

function macQuestions({ amount }: StarterEffects): readonly StarterQuestion[] {
  return [
    {
      key: 'keys',
      type: 'multi',
      group: 'mac',
      text: 'Keyboard, trackpad, ports, hinge: what fails?',
      when: isMacBook,
      answers: [
        { key: 'fine', label: 'All fine', exclusive: true },
        { key: 'keys', label: 'Keys or trackpad', effects: amount(-90, 'topcase') },
        { key: 'port', label: 'A port', effects: amount(-40, 'board') },
        { key: 'hinge', label: 'Hinge', effects: amount(-80, 'display') },
      ],
    },
    {
      key: 'cycles',
      type: 'number',
      group: 'mac',
      text: 'How many charge cycles has the battery had?',
      help: 'Apple menu, About This Mac, More Info, System Report, Power.',
      number: { min: 0, max: 3000 },
      when: isMacBook,
      answers: [
        { key: 'few', label: 'Up to 300', from: 0, to: 300 },
        { key: 'some', label: '301 to 800', from: 301, to: 800, effects: amount(-20, 'battery') },
        { key: 'many', label: 'More than 800', from: 801, to: 3000, effects: amount(-60, 'battery') },
      ],
    },
    {
      key: 'charger',
      type: 'boolean',
      group: 'mac',
      text: 'Is the charger with it?',
      when: isMac,
      answers: [
        { key: 'true', label: 'Yes' },
        { key: 'false', label: 'No', effects: amount(-25) },
      ],
    },
  ]
}
