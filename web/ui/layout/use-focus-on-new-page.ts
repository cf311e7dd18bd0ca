import { useEffect, useRef } from 'react'

/** A page that has shown no heading by then has something else to say. Milliseconds. */
const longestMs = 10_000

/**
 * Gives the focus to the heading of each new page if what had it is gone, so that a screen reader says where it is and
 * Tab goes on from there. The first page is left as the browser loads it.
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
    // A control that the page itself gives the focus to keeps it.
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
