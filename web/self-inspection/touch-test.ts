import { button, element } from '#widget/element.ts'
import type { Parts } from './page-parts.ts'
import { saveTest } from './save-test.ts'
import { openSheet } from './sheet.ts'

/** 6 by 10, as in the style sheet: each about as wide as a finger on a phone. */
const squares = 60

/** Asks the visitor to paint every square. It can be skipped, since it requires a finger on the screen. */
export function testTouch(parts: Parts): void {
  const { page, say, show, home } = parts
  show(
    [
      button('link back', say('back'), home),
      element('h1', { tabindex: -1 }, say('touch.name')),
      element('p', { class: 'text' }, say('touch.how', { device: page.device })),
      button('link', say('skip'), home),
    ],
    [button('primary', say('start'), () => paint(parts))],
  )
}

function paint(parts: Parts): void {
  const { say } = parts
  const grid = element('div', { class: 'squares' })
  for (let at = 0; at < squares; at += 1) grid.append(element('i'))
  let isSaved = false
  const end = (): void => {
    if (isSaved) return
    isSaved = true
    const touched = grid.querySelectorAll('.on').length
    if (touched === 0) parts.home()
    else void saveTest(parts, { test: 'touch', touched, of: squares })
  }
  const sheet = openSheet(say('touch.text'), say('touch.end'), [grid], { className: 'touch', onClose: end })
  const mark = ({ clientX, clientY, pointerType, buttons }: PointerEvent): void => {
    if (pointerType === 'mouse' && buttons === 0) return
    const [under] = document.elementsFromPoint(clientX, clientY).filter((one) => one.parentElement === grid)
    under?.classList.add('on')
    if (grid.querySelectorAll('.on').length === squares) sheet.close()
  }
  grid.addEventListener('pointerdown', mark)
  grid.addEventListener('pointermove', mark)
}
