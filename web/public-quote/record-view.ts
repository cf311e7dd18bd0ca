import { stateOf } from './page-state.ts'

/**
 * Reports the first view of an open offer, and that its mailed link was opened. Programs that only fetch the
 * page, such as mail scanners, do not run this.
 */
export function recordView(): void {
  const state = stateOf(document)
  if (state === undefined) return
  // A page that was opened in the background, or prerendered, has not been seen yet.
  if (document.visibilityState !== 'visible')
    return document.addEventListener('visibilitychange', recordView, { once: true })
  const [, token = ''] = /^\/q\/([^/]+)/.exec(window.location.pathname) ?? []
  const path = `/api/public/quotes/${token}`
  if (state === 'sent') navigator.sendBeacon(`${path}/view`)
  const mailed = new URLSearchParams(window.location.search).get('mailed')
  if (mailed !== null)
    navigator.sendBeacon(
      `${path}/prove-address`,
      new Blob([JSON.stringify({ mailed })], { type: 'application/json' }),
    )
}
