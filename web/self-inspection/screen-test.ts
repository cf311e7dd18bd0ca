import { button, element } from '#widget/element.ts'
import type { Parts } from './page-parts.ts'
import { saveTest } from './save-test.ts'
import { openSheet } from './sheet.ts'

const colours = 5

/** Shows five colours on the whole screen, then asks one question. */
export function testScreen(parts: Parts): void {
  const { page, say, show, home } = parts
  show(
    [
      button('link back', say('back'), home),
      element('h1', { tabindex: -1 }, say('screen.name')),
      element('p', { class: 'text' }, say('screen.how', { device: page.device })),
      button('link', say('skip'), home),
    ],
    [button('primary', say('start'), () => showColours(parts))],
  )
}

function showColours(parts: Parts): void {
  const { say } = parts
  let at = 0
  const words = element('span')
  const field = button('colour', '', () => {
    at += 1
    if (at < colours) paint()
    else sheet.close()
  })
  field.append(words)
  const paint = (): void => {
    field.className = `colour c${at}`
    words.textContent = say('screen.next', { at: at + 1 })
  }
  paint()
  const sheet = openSheet(say('screen.name'), say('close'), [field], {
    className: '',
    isLow: true,
    onClose: () => (at < colours ? parts.home() : ask(parts)),
  })
  field.focus()
}

function ask(parts: Parts): void {
  const { say, show, home } = parts
  const answer = (hasMarks: boolean) => () => saveTest(parts, { test: 'screen', hasMarks })
  show([
    element('h1', { tabindex: -1 }, say('screen.ask')),
    element(
      'div',
      { class: 'answers' },
      button('second', say('screen.no'), answer(false)),
      button('second', say('screen.yes'), answer(true)),
    ),
    button('link', say('again'), () => showColours(parts)),
    button('link', say('skip'), home),
  ])
}
