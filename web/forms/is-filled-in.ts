/** True if a form is valid; otherwise shows its errors and focuses the first invalid field. */
export function isFilledIn(form: {
  readonly validate: () => {
    readonly hasErrors: boolean
    readonly errors: Readonly<Record<string, unknown>>
  }
  readonly getInputNode: (path: string) => HTMLElement | null
}): boolean {
  const { hasErrors, errors } = form.validate()
  const [first] = Object.keys(errors)
  if (hasErrors && first) form.getInputNode(first)?.focus()
  return !hasErrors
}
