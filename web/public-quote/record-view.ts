import { stateOf } from './page-state.ts'

/** Reports the first view of an open offer. Programs that only fetch the page, such as mail scanners, do not. */
export function recordView(): void {
  if (stateOf(document) !== 'sent') return
  // A page opened in the background, or rendered in advance, has not been seen yet.
  if (document.visibilityState !== 'visible')
    return document.addEventListener('visibilitychange', recordView, { once: true })
  const [, token = ''] = /^\/q\/([^/]+)/.exec(window.location.pathname) ?? []
  navigator.sendBeacon(`/api/public/quotes/${token}/view`)
}
