import { useEffect, useRef, useState } from 'react'

const step = 60

/** Number of rendered rows: increased when the end scrolls into view, and at least up to the current row. */
export function useShownRows(all: number, currentPlace: number) {
  const [drawn, setDrawn] = useState(step)
  const count = Math.min(all, Math.max(drawn, currentPlace + step / 2))
  const end = useRef<HTMLDivElement>(null)
  const more = () => setDrawn((before) => Math.max(before, count) + step)
  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((before) => before + step),
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count])
  return { count, end, more }
}
