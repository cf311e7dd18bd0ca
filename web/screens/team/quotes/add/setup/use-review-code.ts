import { useEffect } from 'react'
import { loadCode } from '#code/load-code.ts'

/** Time after which the first question can be answered, also on a slow phone. Milliseconds. */
const afterMs = 2000

/** Loads the code of Review, the next screen, while the questions are answered. */
export function useReviewCode(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Following the button loads it again and shows the error.
      loadCode(() => import('../../../../views/review-views.ts')).catch(() => undefined)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
