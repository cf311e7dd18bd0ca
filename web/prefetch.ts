import { matchRoutes, type RouteObject } from 'react-router'
import { routes } from './routes.tsx'

const origin = window.location.origin

/** Loads the code of the views at a path. */
export function prefetchCode(path: string): void {
  for (const { route } of matchRoutes(routes, path) ?? []) void loadCode(route)
}

/** Loads the code of the views at a path, and starts the loaders of those not on screen. */
export function prefetchPage(url: URL): void {
  const shown = new Map(
    matchRoutes(routes, window.location.pathname)?.map(({ route, pathname }) => [route, pathname]),
  )
  for (const { route, params, pathname } of matchRoutes(routes, url.pathname) ?? []) {
    void loadCode(route)
    if (shown.get(route) === pathname || typeof route.loader !== 'function') continue
    void route.loader({
      params,
      request: new Request(url),
      url,
      pattern: pathname,
      context: undefined as never,
    })
  }
}

/** Prefetches the page of a link on hover, focus or touch. Returns a function to stop. */
export function prefetchOnIntent(): () => void {
  const listening = new AbortController()
  const notice = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || link.origin !== origin || link.target !== '') return
    if (link.pathname !== window.location.pathname) prefetchPage(new URL(link.href))
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, notice, { signal: listening.signal, passive: true })
  return () => listening.abort()
}

async function loadCode({ lazy }: RouteObject): Promise<void> {
  // Failures are ignored here: following the link loads it again and shows the error.
  if (typeof lazy === 'function') await lazy().catch(() => {})
}
