import { button, element } from '#widget/element.ts'
import type { Parts } from './page-parts.ts'
import { saveTest } from './save-test.ts'

/** Root mean square, of 1, that a voice beside the device exceeds and a quiet room does not. */
const voice = 0.03
/** Required number of frames with a voice; a single knock does not last as long. */
const wanted = 12

/** Listens until somebody speaks. Nothing is recorded or sent. */
export function testMicrophone(parts: Parts): void {
  const { page, say, show, home } = parts
  let stream: MediaStream | undefined
  let context: AudioContext | undefined
  let isOver = false
  const stop = (): void => {
    isOver = true
    for (const track of stream?.getTracks() ?? []) track.stop()
    void context?.close()
  }
  const leave = (): void => {
    stop()
    home()
  }
  const end = (isHeard: boolean): void => {
    stop()
    void saveTest(parts, { test: 'microphone', isHeard })
  }
  const level = element('progress', {
    max: 1,
    value: 0,
    class: 'level',
    'aria-label': say('microphone.level'),
  })
  const said = element('p', { role: 'status' })
  const nothing = button('second', say('microphone.nothing'), () => end(false))
  level.hidden = true
  nothing.hidden = true

  async function listen(): Promise<void> {
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch {
      said.textContent = say('microphone.refused')
      return
    }
    if (isOver) return stop()
    start.hidden = true
    level.hidden = false
    nothing.hidden = false
    said.textContent = say('microphone.speak')
    context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let heard = 0
    const look = (): void => {
      if (isOver) return
      analyser.getFloatTimeDomainData(samples)
      const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length)
      level.value = Math.min(1, loudness * 8)
      if (loudness > voice) heard += 1
      if (heard >= wanted) end(true)
      else requestAnimationFrame(look)
    }
    look()
  }
  const start = button('primary', say('microphone.start'), listen)
  addEventListener('pagehide', stop, { once: true })
  show(
    [
      button('link back', say('back'), leave),
      element('h1', { tabindex: -1 }, say('microphone.name')),
      element('p', { class: 'text' }, say('microphone.how', { device: page.device })),
      level,
      said,
      nothing,
      button('link', say('skip'), leave),
    ],
    [start],
  )
}
