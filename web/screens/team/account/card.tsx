import { type ReactNode, useId } from 'react'
import classes from './account-screen.module.css'

/** A section of the account page: title and help at the left, controls at the right. */
export function Card({
  title,
  help,
  children,
}: {
  readonly title: string
  readonly help: string
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={`cp-card ${classes.card}`} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <p>{help}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  )
}
