/** Scrolls to the question and focuses its first answer. */
export function showQuestion(): void {
  const question = document.querySelector('[data-question]')
  question?.scrollIntoView({ block: 'center' })
  question?.querySelector('button')?.focus({ preventScroll: true })
}
