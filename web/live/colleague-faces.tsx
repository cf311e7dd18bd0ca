import { Tooltip, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Face } from '#ui/pictures/face.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import classes from './colleague-faces.module.css'
import { useColleaguesOn } from './presence.ts'

/** Maximum number of faces; further ones are shown as a count. The header of a phone has room for one. */
const shownAtMost = { desk: 3, rail: 3, phone: 1 } as const

/** Colleagues who have the quote open. Each face has a name on hover, on focus and for screen readers. */
export function ColleagueFaces({ quoteId }: { readonly quoteId: string }) {
  const { colleagues, inWords } = useNamed(quoteId)
  return <Faces people={colleagues} inWords={inWords} />
}

/**
 * People by their pictures; name: announced on hover and focus, and by screen readers. inWords: text that is
 * announced when it changes.
 */
export function Faces({
  people: colleagues,
  inWords,
}: {
  readonly people: readonly {
    readonly uid: string
    readonly name: string
    readonly photo: string | undefined
    readonly where?: string
  }[]
  readonly inWords: string
}) {
  const t = useTranslations('live.presence')
  const most = shownAtMost[useScreenSize()]
  const shown = colleagues.slice(0, most)
  const more = colleagues.slice(most)
  return (
    <>
      <span className="cp-hidden" role="status">
        {inWords}
      </span>
      {colleagues.length > 0 && (
        <ul className="cp-list cp-flex cp-gap-4" aria-label={t('label')}>
          {shown.map(({ uid, name, photo, where }) => (
            <Named key={uid} name={where ? `${name} · ${where}` : name}>
              <Face name={name} photo={photo} size="2rem" isColored />
            </Named>
          ))}
          {more.length > 0 && (
            <Named name={more.map(({ name }) => name).join(', ')}>
              <span className={classes.more} aria-hidden="true">
                +{more.length}
              </span>
            </Named>
          )}
        </ul>
      )}
    </>
  )
}

/**
 * Faces in a list row: smaller, and without a live region, because the row's own label includes the names.
 */
export function RowFaces({ quoteId }: { readonly quoteId: string }) {
  const { colleagues, inWords } = useNamed(quoteId)
  const [first] = colleagues
  if (!first) return null
  return (
    <Tooltip label={inWords}>
      <span className={classes.inRow}>
        <Face name={first.name} photo={first.photo} size="1.375rem" isColored />
        {colleagues.length > 1 && <small aria-hidden="true">+{colleagues.length - 1}</small>}
        <span className="cp-hidden">{inWords}</span>
      </span>
    </Tooltip>
  )
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <li>
      <Tooltip label={name} events={{ hover: true, focus: true, touch: true }}>
        <UnstyledButton className={classes.face}>
          {children}
          <span className="cp-hidden">{name}</span>
        </UnstyledButton>
      </Tooltip>
    </li>
  )
}

function useNamed(quoteId: string) {
  const t = useTranslations('live.presence')
  const format = useFormatter()
  const colleagues = useColleaguesOn(quoteId).map((one) => ({ ...one, name: one.name || t('guest') }))
  const names = format.list(colleagues.map(({ name }) => name))
  return { colleagues, inWords: colleagues.length > 0 ? t('open', { names, count: colleagues.length }) : '' }
}
