import type { SelfInspectionView, SelfTest } from '@costard/contract'
import { drawing } from '#widget/drawing.ts'
import { button, element } from '#widget/element.ts'
import type { Say } from '#widget/page-data.ts'
import { showChoice } from './choice-view.ts'
import { testMicrophone } from './microphone-test.ts'
import type { Parts } from './page-parts.ts'
import { testScreen } from './screen-test.ts'
import { testSound } from './sound-test.ts'
import { testTouch } from './touch-test.ts'

/** What is still to be shown, what was already shown, and the declaration. Each part can be skipped. */
export function showHome(parts: Parts): void {
  const { page, say, view, show } = parts
  const { amount, photos, tests } = view()
  const shots = new Set(photos.map(({ shot }) => shot))
  const test = (kind: SelfTest['test']) => tests.find((one) => one.test === kind)
  const rows = [
    { name: 'photos', isDone: shots.size === 3, begin: () => showChoice(parts) },
    ...(page.hasTouch ? [{ name: 'touch', isDone: !!test('touch'), begin: () => testTouch(parts) }] : []),
    { name: 'screen', isDone: !!test('screen'), begin: () => testScreen(parts) },
    {
      name: 'sound',
      isDone: !!test('sound') && !!test('microphone'),
      begin: () => (test('sound') && !test('microphone') ? testMicrophone(parts) : testSound(parts)),
    },
  ]
  const sum = amount?.map(({ text }) => text).join('')
  show([
    element('h1', { tabindex: -1 }, sum === undefined ? say('title') : say('fix', { amount: sum })),
    element(
      'div',
      { class: 'row' },
      element('b', {}, page.device),
      element('span', { class: 'small' }, say('time')),
    ),
    element(
      'ol',
      { class: 'parts' },
      ...rows.map(({ name, isDone, begin }, at) => {
        const begun = isDone || (name === 'photos' && shots.size > 0)
        const start = button('link', say(begun ? 'again' : 'start'), begin)
        start.setAttribute('aria-label', `${say(begun ? 'again' : 'start')}: ${say(`${name}.name`)}`)
        return element(
          'li',
          { class: isDone ? 'is-done' : '' },
          element(
            'span',
            { class: 'mark-of' },
            ...(isDone
              ? [
                  drawing('<path d="M5 12l5 5l10 -10"/>', '0 0 24 24', 15, 15),
                  element('span', { class: 'sr' }, say('done')),
                ]
              : [String(at + 1)]),
          ),
          element(
            'span',
            {},
            element('b', {}, say(`${name}.name`)),
            element('small', {}, outcomeOf(name, view(), say) ?? say(`${name}.text`)),
          ),
          start,
        )
      }),
    ),
    ...(rows.every(({ isDone }) => isDone)
      ? [element('p', { role: 'status' }, element('b', {}, say('all', { shop: page.shop })))]
      : [element('p', { class: 'small' }, say('leftOut'))]),
    element(
      'div',
      { class: 'card' },
      element('h2', {}, say('promise')),
      element(
        'p',
        {},
        ...(sum === undefined ? [] : [element('b', {}, say('holds')), ' ']),
        say('promiseText'),
      ),
      element('p', { class: 'small' }, say('private', { shop: page.shop })),
    ),
  ])
}

function outcomeOf(name: string, { photos, tests }: SelfInspectionView, say: Say): string | null {
  if (name === 'photos')
    return photos.length === 0
      ? null
      : say('photos.count', { count: new Set(photos.map(({ shot }) => shot)).size })
  const found = tests.find(({ test }) => test === name)
  switch (found?.test) {
    case 'touch':
      return found.touched === found.of ? say('touch.all') : say('touch.some', found)
    case 'screen':
      return say(found.hasMarks ? 'screen.marks' : 'screen.clean')
    case 'sound': {
      const microphone = tests.find((one) => one.test === 'microphone')
      const words = found.heard === found.played ? say('sound.right') : say('sound.wrong', found)
      return microphone
        ? `${words}, ${say(microphone.isHeard ? 'microphone.right' : 'microphone.wrong')}`
        : words
    }
    default:
      return null
  }
}
