import { writeSignature } from '@costard/quotes'
import SignaturePad from 'signature_pad'

/**
 * Lets somebody draw a signature on a canvas that keeps what was drawn when its size changes. onChange: called after each
 * stroke with all strokes as core/quotes writes them; '' when there is none.
 */
export function signatureCanvas(
  canvas: HTMLCanvasElement,
  onChange: (signature: string) => void,
): { readonly clear: () => void; readonly stop: () => void } {
  const pad = new SignaturePad(canvas, { penColor: getComputedStyle(canvas).color })
  let width = canvas.clientWidth
  const write = () => {
    const strokes = pad.toData().map(({ points }) => points)
    onChange(writeSignature(strokes, { width: canvas.clientWidth, height: canvas.clientHeight }))
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
  const sizes = new ResizeObserver(fit)
  sizes.observe(canvas)
  return {
    clear() {
      pad.clear()
      write()
    },
    stop() {
      sizes.disconnect()
      pad.off()
    },
  }
}
