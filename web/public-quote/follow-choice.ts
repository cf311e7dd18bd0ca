import { stateOf } from './page-state.ts'

/**
 * Requests the page for a different choice from the server and takes over its amounts, so that there is only
 * one source of the markup. If the style sheet switches the amounts, this is only needed in browsers without
 * :has(). Also shows if the offer has ended since.
 */
export function followChoice(): void {
  const form = document.querySelector('form')
  if (!form) return
  const isAdded = form.dataset['total'] === 'server' || !CSS.supports('selector(:has(*))')
  if (isAdded) form.addEventListener('change', () => void takeOver(form))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void takeOver(form)
  })
}

function isChoice(name: string): boolean {
  return name === 'chosen' || name === 'all' || /^(?:offer|option|take|one)\./.test(name)
}

let running: AbortController | undefined

async function takeOver(form: HTMLFormElement): Promise<void> {
  running?.abort()
  const { signal } = (running = new AbortController())
  form.setAttribute('aria-busy', 'true')
  try {
    const chosen = [...new FormData(form)].filter(([name]) => isChoice(name)) as [string, string][] // radio buttons and checkboxes
    const response = await fetch(`?${new URLSearchParams(chosen).toString()}`, { signal })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    if (stateOf(page) !== stateOf(document)) return window.location.reload()
    for (const part of document.querySelectorAll<HTMLElement>('[data-live]')) {
      const fresh = page.querySelector(`[data-live="${part.dataset['live']}"]`)
      if (fresh && fresh.innerHTML !== part.innerHTML) part.replaceChildren(...fresh.childNodes)
    }
  } catch {
    // Offline, or a later choice was made: the server compares the total again when the offer is accepted.
  } finally {
    if (!signal.aborted) form.removeAttribute('aria-busy')
  }
}
