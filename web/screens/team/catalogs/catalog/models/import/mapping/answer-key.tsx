import type { ReactNode } from 'react'
import classes from '../import-prices.module.css'

/** An answer with the key that chooses it; hidden on phones. */
export function AnswerWithKey({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <span className={classes.answer}>
      <span>{children}</span>
      {at < 9 && (
        <kbd className="cp-desk-only" aria-hidden>
          {at + 1}
        </kbd>
      )}
    </span>
  )
}
