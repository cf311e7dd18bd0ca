/**
 * Shows that an answer is being sent, and sends it only once. The server would record it once in any case.
 */
export function sendOnce(): void {
  for (const form of document.forms) form.addEventListener('submit', markSent)
  // After going back, the browser may restore this page as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload()
  })
}

function markSent(event: SubmitEvent): void {
  const { submitter } = event
  if (!submitter) return
  if (submitter.ariaDisabled === 'true') return event.preventDefault()
  submitter.ariaDisabled = 'true'
  submitter.textContent = submitter.dataset['busy'] ?? submitter.textContent
}
