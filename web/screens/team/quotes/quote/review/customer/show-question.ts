/** Brings the question into view and its first answer into reach. */
export function showQuestion(): void {
  const question = document.querySelector('[data-question]')
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('button')?.focus({ preventScroll: true })
}
