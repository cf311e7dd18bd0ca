import { useEffect, useRef } from 'react'

/** Maximum wait for a heading; a page without one shows something else. Milliseconds. */
const longestMs = 10_000

/**
 * Moves the focus to the heading of each new page if the focused element is gone, so that a screen reader
 * announces the page and Tab continues there. The first page is left as loaded.
 */
export function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const observer = new MutationObserver(focusHeading)
    const stop = () => observer.disconnect()
    function focusHeading(): void {
      if (document.activeElement !== document.body) return stop()
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      stop()
    }
    // Skip if the page itself has focused a control.
    const frame = requestAnimationFrame(() => {
      observer.observe(document.body, { childList: true, subtree: true })
      focusHeading()
    })
    const timer = setTimeout(stop, longestMs)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      stop()
    }
  }, [pathname])
}
