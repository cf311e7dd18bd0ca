import { useEffect } from 'react'
import { loadCode } from '#code/load-code.ts'

/** Delay until the first question can be answered, even on a slow phone. Milliseconds. */
const afterMs = 2000

/** Loads the code of Review, the next screen, while the user answers questions. */
export function useReviewCode(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The button to Review loads it again and shows the error.
      loadCode(() => import('../../../../views/review-views.ts')).catch(() => undefined)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [])
}
