/** Content of a text field before a scanner typed into it. */
export interface RememberedField {
  restore(): void
}

export function rememberField(target: EventTarget | null): RememberedField | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return undefined
  const { value } = target
  return {
    restore() {
      if (target.value === value) return
      // React notices values set through the prototype's setter, followed by an input event.
      const prototype = Object.getPrototypeOf(target) as object
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, value)
      target.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}
