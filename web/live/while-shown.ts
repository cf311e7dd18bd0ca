import type { Stop } from './live.ts'

/** A page that is hidden for this long stops following changes. Milliseconds. */
const hiddenMs = 60_000

/**
 * Starts something; stops it when the page has been hidden for a minute, and starts it again when the page is
 * visible.
 */
export function whileShown(start: () => Stop): Stop {
  let stop: Stop | undefined
  let timer: number | undefined
  const pause = () => {
    stop?.()
    stop = undefined
  }
  const update = () => {
    window.clearTimeout(timer)
    if (document.hidden) timer = window.setTimeout(pause, hiddenMs)
    else stop ??= start()
  }
  const end = new AbortController()
  document.addEventListener('visibilitychange', update, end)
  stop = start()
  update()
  return () => {
    window.clearTimeout(timer)
    end.abort()
    pause()
  }
}
