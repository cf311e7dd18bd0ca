import { CodeNotLoaded } from '../code/load-code.ts'

/** Shows why a part of the script is missing, with a link that reloads the page. Throws other errors. */
export function sayNotLoaded(error: unknown): void {
  if (!(error instanceof CodeNotLoaded)) throw error
  const note = document.querySelector<HTMLElement>('[data-not-loaded]')
  const reason = note?.querySelector<HTMLElement>(`[data-reason=${error.reason}]`)
  if (!note || !reason) return
  reason.hidden = false
  note.hidden = false
}
