import { button, element } from '#widget/element.ts'
import { testMicrophone } from './microphone-test.ts'
import type { Parts } from './page-parts.ts'
import { saveTest } from './save-test.ts'

/** Seconds. */
const noteSeconds = 0.35
const pauseSeconds = 0.25
/** Frequency that small loudspeakers play well. Hertz. */
const tones = [523, 659, 784, 1047]

/** Plays two to four notes: their number cannot be known without hearing them. */
export function testSound(parts: Parts): void {
  const { page, say, show, home } = parts
  const played = 2 + Math.floor(Math.random() * 3)
  const answers = element('div', { class: 'numbers', role: 'group', 'aria-labelledby': 'how-many' })
  const ask = element('h2', { id: 'how-many' }, say('sound.ask'))
  ask.hidden = true
  answers.hidden = true
  for (const heard of [1, 2, 3, 4, 5, 0])
    answers.append(
      button('second', heard === 0 ? say('sound.none') : String(heard), () =>
        saveTest(parts, { test: 'sound', played, heard }, () => testMicrophone(parts)),
      ),
    )
  const start = button('primary', say('sound.play'), () => {
    play(played)
    ask.hidden = false
    answers.hidden = false
  })
  show(
    [
      button('link back', say('back'), home),
      element('h1', { tabindex: -1 }, say('sound.name')),
      element('p', { class: 'text' }, say('sound.how', { device: page.device })),
      ask,
      answers,
      button('link', say('skip'), home),
    ],
    [start],
  )
}

let context: AudioContext | undefined

function play(count: number): void {
  context ??= new AudioContext()
  void context.resume()
  const { currentTime, destination } = context
  for (let at = 0; at < count; at += 1) {
    const begin = currentTime + 0.1 + at * (noteSeconds + pauseSeconds)
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = tones[at % tones.length] ?? 523
    // Without ramps, each note would start and end with a click.
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.5, begin + 0.03)
    volume.gain.linearRampToValueAtTime(0, begin + noteSeconds)
    tone.connect(volume).connect(destination)
    tone.start(begin)
    tone.stop(begin + noteSeconds)
  }
}
