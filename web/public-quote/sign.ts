import { maxSignaturePoints, signatureBox, signatureText } from '@costard/quotes'
import SignaturePad from 'signature_pad'

/** Lets the customer sign in the field of a form; what they drew is sent with it. */
export function sign(form: HTMLFormElement): void {
  const canvas = form.querySelector('canvas')
  const field = form.querySelector<HTMLInputElement>('[name=signature]')
  const unsigned = form.querySelector<HTMLElement>('[data-unsigned]')
  if (!canvas || !field || !unsigned) return
  const pad = new SignaturePad(canvas, { minWidth: 0.8, maxWidth: 2.4 })
  let width = 0
  const fit = () => {
    if (canvas.offsetWidth === width) return
    const drawn = scaled(pad, width === 0 ? 1 : canvas.offsetWidth / width)
    width = canvas.offsetWidth
    const ratio = Math.max(window.devicePixelRatio, 1)
    canvas.width = width * ratio
    canvas.height = canvas.offsetHeight * ratio
    canvas.getContext('2d')?.scale(ratio, ratio)
    pad.penColor = getComputedStyle(canvas).color
    pad.clear()
    pad.fromData(drawn)
  }
  fit()
  new ResizeObserver(fit).observe(canvas)
  pad.addEventListener('endStroke', () => (unsigned.hidden = true))
  form.querySelector('[data-clear]')?.addEventListener('click', () => {
    pad.clear()
    field.value = ''
  })
  form.addEventListener(
    'submit',
    (event) => {
      field.value = textOf(pad, width)
      if (field.value !== '') return
      // Before the button says that the answer is on its way.
      event.preventDefault()
      event.stopImmediatePropagation()
      unsigned.hidden = false
    },
    { capture: true },
  )
}

function scaled(pad: SignaturePad, by: number): ReturnType<SignaturePad['toData']> {
  return pad.toData().map((group) => ({
    ...group,
    points: group.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }))
}

/** What was drawn, in the units of the box; every second point, or fewer, of a very long one. */
function textOf(pad: SignaturePad, width: number): string {
  const groups = pad.toData().filter(({ points }) => points.length > 0)
  const count = groups.reduce((sum, { points }) => sum + points.length, 0)
  const step = Math.ceil(count / (maxSignaturePoints / 2))
  const inBox = (value: number, most: number) =>
    Math.min(Math.max(Math.round((value * signatureBox.width) / width), 0), most)
  return signatureText(
    groups.map(({ points }) =>
      points
        .filter((_, place) => place % step === 0 || place === points.length - 1)
        .map(({ x, y }) => [inBox(x, signatureBox.width), inBox(y, signatureBox.height)] as const),
    ),
  )
}
