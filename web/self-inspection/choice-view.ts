import { renderSVG } from 'uqr'
import { button, element } from '#widget/element.ts'
import { showCamera } from './camera-view.ts'
import { showCode } from './code-sheet.ts'
import type { Parts } from './page-parts.ts'

/** Asks which device this is, since one device shows the code and another one takes the photos. */
export function showChoice(parts: Parts): void {
  const { page, say, show, home } = parts
  const row = (name: string, text: string, act: () => void) => {
    const made = button('answer', '', act)
    made.append(element('span', {}, element('b', {}, name), element('small', {}, text)))
    return made
  }
  show([
    element('h1', { tabindex: -1 }, say('photos.which')),
    element(
      'div',
      { class: 'answers' },
      row(say('photos.this', { device: page.device }), say('photos.thisText'), () => showOnDevice(parts)),
      row(say('photos.other'), say('photos.otherText'), () => showOnCamera(parts)),
    ),
    button('link', say('skip'), home),
  ])
}

/** View for the inspected device: the address for the other device, and the code. */
function showOnDevice(parts: Parts): void {
  const { say, show } = parts
  const code = button('primary', say('photos.showCode'), () => showCode(parts, () => {}))
  show(
    [
      back(parts),
      element('h1', { tabindex: -1 }, say('photos.showTitle')),
      element('p', { class: 'text' }, say('photos.openThere')),
      ...address(parts),
      button('link', say('photos.mirror'), () => showCode(parts, () => {}, true)),
      button('link', say('skip'), parts.home),
    ],
    [code],
  )
}

/** View for the device that takes the photos: the address for the inspected device, and the camera. */
function showOnCamera(parts: Parts): void {
  const { page, say, show } = parts
  show(
    [
      back(parts),
      element('h1', { tabindex: -1 }, say('photos.takeTitle')),
      element('p', { class: 'text' }, say('photos.openOnIt', { device: page.device })),
      ...address(parts),
      button('link', say('skip'), parts.home),
    ],
    [button('primary', say('photos.take'), () => showCamera(parts))],
  )
}

function back(parts: Parts): HTMLElement {
  return button('link back', parts.say('back'), () => showChoice(parts))
}

/** The address of this page, as a QR code, as text, and by mail. */
function address({ page, say, calls, run }: Parts): HTMLElement[] {
  const code = element('div', { class: 'qr', role: 'img', 'aria-label': say('photos.qr') })
  code.innerHTML = renderSVG(page.url, { ecc: 'M', border: 2 }) // the QR code consists of squares drawn by our library
  const said = element('p', { role: 'status', class: 'small' })
  const mail = button('second', say('photos.mail'), () =>
    run(async () => {
      await calls.mailLink()
      said.textContent = say('photos.mailed')
    }, said),
  )
  return [
    code,
    element('p', { class: 'address' }, page.url.replace(/^https?:\/\//, '')),
    ...(page.hasEmail ? [mail, said] : []),
  ]
}
