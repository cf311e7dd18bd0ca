import type { Condition } from '@costard/pricing'
import { isIPad, isIPhone, isMac, isMacBook, showsBatteryHealth } from './device-conditions.ts'
import { grade, review, type StarterEffects } from './starter-effects.ts'
import type { StarterQuestion } from './starter-question.ts'

const hasModem: Condition = { any: [isIPhone, { attribute: 'connectivity', op: 'eq', value: 'cellular' }] }

export function batteryQuestions({ percent }: StarterEffects): readonly StarterQuestion[] {
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
        { key: 'no', label: 'No', effects: [{ kind: 'range', bp: 1000 }] },
      ],
    },
    {
      key: 'battery',
      type: 'number',
      group: 'battery',
      text: 'Battery health',
      number: { min: 0, max: 100, unit: '%' },
      when: { question: 'batteryShown', op: 'eq', value: 'yes' },
      answers: [
        {
          key: 'weak',
          label: 'Below 80%',
          from: 0,
          to: 79,
          effects: percent(-1000, { min: 20, max: 45 }, 'battery'),
        },
        {
          key: 'fair',
          label: '80-89%',
          from: 80,
          to: 89,
          effects: percent(-500, { min: 5, max: 20 }, 'battery'),
        },
        { key: 'good', label: '90% or more', from: 90, to: 100 },
      ],
    },
  ]
}

export function historyQuestions({ amount, percent }: StarterEffects): readonly StarterQuestion[] {
  const oneNetwork = percent(-1000, { min: 10, max: 40 })
  return [
    {
      key: 'sim',
      type: 'single',
      group: 'history',
      text: 'Does it work with any network?',
      when: hasModem,
      answers: [
        { key: 'any', label: 'Yes' },
        { key: 'one', label: 'Only one', effects: oneNetwork },
        {
          key: 'unsure',
          label: 'Not sure',
          help: 'Priced as if it works with only one.',
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
      when: { any: [isIPhone, isIPad] },
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
      text: 'Any liquid damage?',
      answers: [
        { key: 'no', label: 'No' },
        { key: 'yes', label: 'Yes, or the indicator is red', effects: [grade('D'), review('liquid')] },
      ],
    },
  ]
}

export function macQuestions({ amount }: StarterEffects): readonly StarterQuestion[] {
  return [
    {
      key: 'keys',
      type: 'multi',
      group: 'mac',
      text: 'Keyboard, trackpad, ports, hinge: what doesn’t work?',
      when: isMacBook,
      answers: [
        { key: 'fine', label: 'Everything works', exclusive: true },
        { key: 'keys', label: 'Keys or trackpad', effects: amount(-90, 'topcase') },
        { key: 'port', label: 'A port', effects: amount(-40, 'board') },
        { key: 'hinge', label: 'Hinge', effects: amount(-80, 'display') },
      ],
    },
    {
      key: 'cycles',
      type: 'number',
      group: 'mac',
      text: 'Battery cycles',
      help: 'Apple menu, About This Mac, More Info, System Report, Power.',
      number: { min: 0, max: 3000 },
      when: isMacBook,
      answers: [
        { key: 'few', label: 'Up to 300', from: 0, to: 300 },
        { key: 'some', label: '301-800', from: 301, to: 800, effects: amount(-20, 'battery') },
        { key: 'many', label: 'More than 800', from: 801, to: 3000, effects: amount(-60, 'battery') },
      ],
    },
    {
      key: 'charger',
      type: 'boolean',
      group: 'mac',
      text: 'Is the charger included?',
      when: isMac,
      answers: [
        { key: 'true', label: 'Yes' },
        { key: 'false', label: 'No', effects: amount(-25) },
      ],
    },
  ]
}

/** Questions for staff with the device in hand. The earlier questions are answered again. */
export const inspectionQuestions: readonly StarterQuestion[] = [
  {
    key: 'imei',
    type: 'text',
    group: 'inspection',
    text: 'Which IMEI does the device show?',
    help: 'Dial *#06#. It should be the one on the quote.',
    optional: true,
    inspectionOnly: true,
    when: hasModem,
    answers: [],
  },
  {
    key: 'photos',
    type: 'multi',
    group: 'inspection',
    text: 'Which photos were taken?',
    optional: true,
    inspectionOnly: true,
    answers: [
      { key: 'front', label: 'Front' },
      { key: 'back', label: 'Back' },
      { key: 'screenOn', label: 'Screen on' },
    ],
  },
]
