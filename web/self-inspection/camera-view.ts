import type { Shot } from '@costard/contract'
import { type Camera, closeCamera, openCamera, problemOf, setTorch } from '../scan/camera.ts'
import { smallPicture } from '../ui/pictures/small-picture.ts'
import { button, element } from '#widget/element.ts'
import { pictureOf, play } from './camera.ts'
import type { Parts } from './page-parts.ts'
import { watchCode } from './watch-code.ts'

const shots: readonly Shot[] = ['front', 'back', 'edges']

/** Guides through the photos, one after the other; each can be skipped, or chosen as a file. */
export function showCamera(parts: Parts): void {
  const { say, calls, update, view, home } = parts
  let camera: Camera | undefined
  let isOver = false
  let isLit = false
  let stopWatching = (): void => {}
  const video = element('video', { muted: true, playsinline: true, 'aria-label': say('shot.view') })
  const leave = (): void => {
    isOver = true
    stopWatching()
    if (camera) closeCamera(camera)
    home()
  }
  const opening = openCamera().then(async (opened) => {
    camera = opened
    if (isOver) return closeCamera(opened)
    await play(video, opened.stream)
  })

  function showShot(shot: Shot): void {
    const following = shots[shots.indexOf(shot) + 1]
    const goOn = (): void => (following ? showShot(following) : leave())
    const verdict = element('p', { class: 'verdict', role: 'status' })
    const light = button('light', say('shot.light'), async () => {
      if (!camera) return
      isLit = !isLit
      await setTorch(camera, isLit).catch(() => {})
      light.setAttribute('aria-pressed', String(isLit))
    })
    light.setAttribute('aria-pressed', String(isLit))
    light.hidden = true
    const seen = element('p', { class: 'verdict seen', role: 'status' })
    const film = element('div', { class: 'film' }, video, seen, light)
    const send = async (taking: Promise<Blob>): Promise<void> => {
      if (take.getAttribute('aria-busy') === 'true') return
      take.setAttribute('aria-busy', 'true')
      verdict.className = 'verdict'
      verdict.textContent = say('shot.sending')
      const isSent = await parts.run(async () => {
        const sent = await calls.sendPhoto(shot, await taking)
        update(sent.view)
        verdict.classList.toggle('bad', sent.proof !== 'valid')
        verdict.textContent = say(`shot.${sent.proof}`, { code: sent.code })
      }, verdict)
      if (!isSent) verdict.classList.add('bad')
      take.removeAttribute('aria-busy')
      take.textContent = say('shot.retake')
      if (isSent) next.textContent = say('shot.next')
      next.className = isSent ? 'primary' : 'second'
      take.className = isSent ? 'second' : 'primary'
      if (isSent) next.focus()
    }
    const take = button('primary', say('shot.take'), () => send(pictureOf(video)))
    take.hidden = true
    const input = element('input', { class: 'sr', type: 'file', accept: 'image/*' })
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      input.value = ''
      if (file) void send(smallPicture(file))
    })
    const done = view().photos.some((photo) => photo.shot === shot)
    const next = button('second', say(done ? 'shot.next' : 'skip'), goOn)
    const label = element('label', { class: 'second' }, input, element('span', {}, say('shot.choose')))
    parts.show(
      [
        element(
          'div',
          { class: 'row' },
          button('link', say('back'), leave),
          element('span', { class: 'small' }, say('shot.at', { at: shots.indexOf(shot) + 1 })),
        ),
        element('h1', { tabindex: -1 }, say(`shot.${shot}`)),
        element('p', { class: 'text' }, say(`shot.${shot}Text`)),
        film,
        verdict,
      ],
      [take, label, next],
    )
    opening.then(
      () => {
        take.hidden = false
        light.hidden = camera?.hasTorch !== true
        void video.play().catch(() => {})
        stopWatching()
        if (!isOver)
          stopWatching = watchCode(video, calls, (code) => {
            const text = code === undefined ? '' : say('shot.seen', { code })
            if (seen.textContent !== text) seen.textContent = text
          })
      },
      (error: unknown) => {
        film.hidden = true
        verdict.classList.add('bad')
        verdict.textContent = say(`camera.${problemOf(error)}`)
      },
    )
  }
  showShot(shots.find((shot) => !view().photos.some((photo) => photo.shot === shot)) ?? 'front')
}
