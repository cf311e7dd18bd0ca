import { signatureCanvas } from '../signature/signature-canvas.ts'

/**
 * Lets the customer draw a signature, whose strokes are a field of the form. The drawing field is in the
 * page, hidden.
 */
export function sign(form: HTMLFormElement): void {
  const canvas = form.querySelector('canvas')
  const frame = canvas?.parentElement
  const field = form.elements.namedItem('signature')
  if (!canvas || !frame || !(field instanceof HTMLInputElement)) return
  frame.hidden = false
  const typed = form.elements.namedItem('typed')
  const isRequired = typed instanceof HTMLInputElement && typed.required
  const { clear } = signatureCanvas(canvas, (signature) => {
    field.value = signature
    if (isRequired) typed.required = signature === ''
  })
  form.querySelector('[data-clear]')?.addEventListener('click', clear)
}
