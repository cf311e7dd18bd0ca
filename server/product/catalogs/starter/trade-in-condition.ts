import type { Condition } from '@costard/pricing'
import { isIPhone } from './device-conditions.ts'
import { grade, review, type StarterEffects } from './starter-effects.ts'
import type { StarterQuestion } from './starter-question.ts'

/** Whether it runs, how it looks and what fails. A device that does not start is not asked what its screen shows. */
export function conditionQuestions({ amount, byGroup, percent }: StarterEffects): readonly StarterQuestion[] {
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

const isOn: Condition = { question: 'power', op: 'neq', value: 'no' }
