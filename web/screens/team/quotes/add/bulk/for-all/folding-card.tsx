import { type ReactNode, useState } from 'react'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import classes from './for-all.module.css'

/** A card beside the rows. On a phone it is above them and initially collapsed. */
export function FoldingCard({
  title,
  state,
  children,
}: {
  readonly title: string
  readonly state: ReactNode
  readonly children: ReactNode
}) {
  const isPhone = useScreenSize() === 'phone'
  const [isOpen, setOpen] = useState(!isPhone)
  return (
    <details
      className={`cp-card ${classes.card}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        {state}
      </summary>
      {children}
    </details>
  )
}
