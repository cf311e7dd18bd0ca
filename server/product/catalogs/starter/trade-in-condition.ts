import type { Condition } from '@costard/pricing'
import { hasDisplay, hasNoBattery, isIPhone, hasBattery, isNotWatch, isWatch } from './device-conditions.ts'
import { grade, review, type StarterEffects } from './starter-effects.ts'
import type { StarterQuestion } from './starter-question.ts'

/**
 * Questions about power, looks and faults. The screen question is skipped for a device that does not turn on.
 */
export function conditionQuestions({ amount, byGroup, percent }: StarterEffects): readonly StarterQuestion[] {
  return [
    {
      key: 'power',
      type: 'single',
      group: 'condition',
      text: 'Does it charge, start and stay on?',
      when: hasBattery,
      answers: [
        { key: 'yes', label: 'Yes' },
        {
          key: 'pluggedIn',
          label: 'Only while plugged in',
          effects: percent(-1000, { min: 20, max: 60 }, 'battery'),
        },
        { key: 'no', label: 'No', effects: [grade('E')] },
      ],
    },
    {
      key: 'iMacPower',
      type: 'single',
      group: 'condition',
      text: 'Does it start and stay on?',
      when: hasNoBattery,
      answers: [
        { key: 'yes', label: 'Yes' },
        { key: 'no', label: 'No', effects: [grade('E')] },
      ],
    },
    {
      key: 'screen',
      type: 'single',
      group: 'condition',
      text: 'How is the screen?',
      when: { all: [isOn, hasDisplay] },
      answers: [
        { key: 'flawless', label: 'Flawless', effects: [grade('A')] },
        { key: 'hairlines', label: 'Fine scratches, seen only up close', effects: [grade('B')] },
        { key: 'scratches', label: 'Scratches you can feel', effects: [grade('C')] },
        {
          key: 'cracked',
          label: 'Cracked glass',
          effects: byGroup({ pro: -140, std: -100, old: -45 }, 'display'),
        },
        {
          key: 'faulty',
          label: 'Spots, lines or no touch',
          effects: byGroup({ pro: -160, std: -115, old: -55 }, 'display'),
        },
      ],
    },
    {
      key: 'body',
      type: 'single',
      group: 'condition',
      text: 'How are the frame and back?',
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
      text: 'What doesn’t work?',
      when: { all: [isOn, isNotWatch] },
      answers: [
        { key: 'none', label: 'Everything works', exclusive: true },
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
    {
      key: 'watchFaults',
      type: 'multi',
      group: 'condition',
      text: 'What doesn’t work?',
      when: { all: [isOn, isWatch] },
      answers: [
        { key: 'none', label: 'Everything works', exclusive: true },
        { key: 'sensors', label: 'Heart rate or other sensors', effects: amount(-25, 'sensors') },
        { key: 'crown', label: 'Crown or side button', effects: amount(-20, 'buttons') },
        { key: 'sound', label: 'Sound or microphone', effects: amount(-20, 'audio') },
      ],
    },
  ]
}

// `neq` is false for a skipped question.
const isOn: Condition = {
  any: [
    { question: 'power', op: 'neq', value: 'no' },
    { question: 'iMacPower', op: 'neq', value: 'no' },
  ],
}
