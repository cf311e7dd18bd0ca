import { writeSignature } from '@costard/quotes'
import SignaturePad from 'signature_pad'

/** Lets the customer draw: what is drawn is a field of the form, as strokes. The pad is in the page, hidden. */
export function sign(form: HTMLFormElement): void {
  const canvas = form.querySelector('canvas')
  const frame = canvas?.parentElement
  const field = form.elements.namedItem('signature')
  if (!canvas || !frame || !(field instanceof HTMLInputElement)) return
  frame.hidden = false
  const pad = new SignaturePad(canvas, { penColor: getComputedStyle(canvas).color })
  const typed = form.elements.namedItem('typed')
  const isRequired = typed instanceof HTMLInputElement && typed.required
  let width = canvas.clientWidth
  const write = () => {
    const strokes = pad.toData().map(({ points }) => points)
    field.value = writeSignature(strokes, { width: canvas.clientWidth, height: canvas.clientHeight })
    if (isRequired) typed.required = field.value === ''
  }
  const fit = () => {
    const scale = canvas.clientWidth / width
    const strokes = pad.toData().map(({ points, ...stroke }) => ({
      ...stroke,
      points: points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
    }))
    width = canvas.clientWidth
    canvas.width = width * devicePixelRatio
    canvas.height = canvas.clientHeight * devicePixelRatio
    canvas.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio)
    pad.fromData(strokes)
  }
  fit()
  pad.addEventListener('endStroke', write)
  window.addEventListener('resize', fit)
  form.querySelector('[data-clear]')?.addEventListener('click', () => {
    pad.clear()
    write()
  })
}
