import { renderSVG } from 'uqr'
import { type Camera, closeCamera } from '../scan/camera.ts'
import { button, element } from '#widget/element.ts'
import { openMirrorCamera, pictureOf } from './camera.ts'
import { CallFailed } from './calls.ts'
import type { Parts } from './page-parts.ts'
import { openSheet } from './sheet.ts'

/**
 * Interval of requests. The response with the code also has the photos from the other phone. Milliseconds.
 */
const askAgainMs = 5_000

/**
 * Shows the code on the whole screen while it is valid. isMirror: this device also takes the photo, in a
 * mirror.
 */
export function showCode(parts: Parts, onClose: () => void, isMirror = false): void {
  const { page, say, calls, update, view, home } = parts
  const code = element('p', { class: 'code', 'aria-live': 'off' })
  const qr = element('div', { class: 'qr', 'aria-hidden': 'true' })
  const until = element('p', {}, say('code.waiting'))
  const count = element('p', { role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOpen = true
  let shownUntil = 0
  let camera: Camera | undefined
  let lock: { release: () => Promise<void> } | undefined

  const clear = (text: string): void => {
    code.textContent = ''
    qr.replaceChildren()
    until.textContent = text
  }
  const refresh = async (): Promise<void> => {
    try {
      const now = await calls.code()
      if (!isOpen) return
      update(now.view)
      if (code.textContent !== now.code) {
        code.textContent = now.code
        qr.innerHTML = renderSVG(now.content, { ecc: 'M', border: 3 }) // the QR code consists of squares drawn by our library
      }
      shownUntil = Date.now() + now.endsInMs
      const time = new Intl.DateTimeFormat(`${page.locale}-${page.country}`, { timeStyle: 'short' })
      until.textContent = say('code.every', { time: time.format(new Date()) })
      showCount()
      timer = setTimeout(() => void refresh(), Math.min(now.endsInMs + 50, askAgainMs))
    } catch (error) {
      if (!isOpen) return
      if (error instanceof CallFailed && error.reason === 'over') return clear(say('problem.over'))
      if (Date.now() > shownUntil) clear(say('code.lost'))
      timer = setTimeout(() => void refresh(), askAgainMs)
    }
  }
  const showCount = (): void => {
    count.textContent = say('photos.count', { count: new Set(view().photos.map(({ shot }) => shot)).size })
  }
  const said = element('p', { role: 'status' })
  const video = element('video', { muted: true, playsinline: true, hidden: true, 'aria-hidden': 'true' })
  const shutter = button('second', say('shot.take'), async () => {
    if (!camera || shutter.getAttribute('aria-busy') === 'true') return
    shutter.setAttribute('aria-busy', 'true')
    said.textContent = say('shot.sending')
    await parts.run(async () => {
      const sent = await calls.sendPhoto('front', await pictureOf(video))
      update(sent.view)
      said.textContent = say(`shot.${sent.proof}`, { code: sent.code })
      showCount()
    }, said)
    shutter.removeAttribute('aria-busy')
  })
  const inner = element(
    'div',
    { class: 'inner' },
    element('b', {}, page.shop),
    code,
    qr,
    until,
    count,
    ...(isMirror ? [video, element('p', {}, say('code.mirrorText')), shutter, said] : []),
  )
  openSheet(say('code.title'), say('close'), [inner], {
    onClose() {
      isOpen = false
      clearTimeout(timer)
      if (camera) closeCamera(camera)
      void lock?.release().catch(() => {})
      onClose()
      home()
    },
  })
  // Prevents the screen from turning off while the other phone is being aimed.
  void navigator.wakeLock
    ?.request('screen')
    .then((held) => (lock = held))
    .catch(() => {})
  if (isMirror)
    void openMirrorCamera(video).then(
      (opened) => {
        if (isOpen) camera = opened
        else closeCamera(opened)
      },
      () => {
        shutter.hidden = true
        said.textContent = say('camera.failed')
      },
    )
  void refresh()
}
