import { review } from './starter-effects.ts'
import type { StarterQuestion } from './starter-question.ts'

/** Symptoms, warranty and the customer's wishes. Answers have no price; services do. */
export const repairQuestions: readonly StarterQuestion[] = [
  {
    key: 'symptoms',
    type: 'multi',
    text: 'What is wrong?',
    help: 'Select all that apply.',
    answers: [
      {
        key: 'display',
        label: 'Cracked or faulty screen',
        suggests: ['screen', 'ipadGlass', 'macDisplay'],
      },
      { key: 'back', label: 'Cracked back', suggests: ['back'] },
      { key: 'battery', label: 'Short battery life, or below 80%', suggests: ['battery'] },
      { key: 'charging', label: 'Doesn’t charge', suggests: ['port'] },
      { key: 'camera', label: 'Camera', suggests: ['rearCamera'] },
      { key: 'sound', label: 'Sound', suggests: ['audio'] },
      { key: 'buttons', label: 'Buttons', suggests: ['buttons', 'macTopCase'] },
      { key: 'liquid', label: 'Liquid damage', suggests: ['liquidClean'], effects: [review('liquid')] },
      { key: 'dead', label: 'Doesn’t turn on', suggests: ['diagnostic'], effects: [review('doesNotStart')] },
      { key: 'other', label: 'Something else', suggests: ['diagnostic'], effects: [review('somethingElse')] },
    ],
  },
  {
    key: 'otherSymptom',
    type: 'text',
    text: 'What else is wrong?',
    optional: true,
    when: { question: 'symptoms', op: 'includesAny', value: ['other'] },
    answers: [],
  },
  {
    key: 'cover',
    type: 'single',
    text: 'AppleCare, or under one year old?',
    answers: [
      { key: 'no', label: 'No' },
      {
        key: 'yes',
        label: 'Yes',
        help: 'An authorised provider may repair it for less.',
        effects: [review('covered')],
      },
      { key: 'unsure', label: 'Not sure', suggests: ['coverageCheck'] },
    ],
  },
  {
    key: 'before',
    type: 'single',
    text: 'Opened or repaired elsewhere?',
    answers: [
      { key: 'no', label: 'No' },
      { key: 'yes', label: 'Yes', help: 'The warranty on this repair is then 3 months.' },
    ],
  },
  {
    key: 'backup',
    type: 'single',
    text: 'Is the data backed up?',
    answers: [
      { key: 'yes', label: 'Yes' },
      { key: 'no', label: 'No', suggests: ['backup'] },
      { key: 'noMatter', label: 'The data isn’t needed' },
    ],
  },
  {
    key: 'access',
    type: 'single',
    text: 'How can we test the device?',
    help: 'We never store a passcode.',
    answers: [
      { key: 'present', label: 'With the customer present', customerLabel: 'While you are there' },
      { key: 'temporary', label: 'With a temporary passcode' },
      { key: 'no', label: 'No access' },
    ],
  },
  {
    key: 'when',
    type: 'single',
    text: 'When is it needed?',
    answers: [
      { key: 'noHurry', label: 'No hurry' },
      { key: 'thisWeek', label: 'This week' },
      { key: 'today', label: 'Today', suggests: ['express'] },
    ],
  },
]

export const repairReasons: Readonly<Record<string, string>> = {
  liquid: 'We have to check liquid damage before we confirm the price.',
  doesNotStart: 'A device that doesn’t turn on needs a diagnosis first.',
  somethingElse: 'We read your description before we confirm the price.',
  covered: 'An authorised provider may repair it for less. We check this first.',
}
