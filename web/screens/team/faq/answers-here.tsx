import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Answer } from '#content/answer.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import classes from './faq-screen.module.css'

const most = 3

/** Answers for the screen from which the user opened the help, the most specific first. */
export function AnswersHere({
  answers,
  screen,
}: {
  readonly answers: readonly Answer[]
  readonly screen: string | null
}) {
  const t = useTranslations('faq')
  const own = answers
    .filter(({ screens }) => screen !== null && screens.includes(screen))
    .toSorted((a, b) => a.screens.indexOf(screen ?? '') - b.screens.indexOf(screen ?? ''))
    .slice(0, most)
  if (own.length === 0) return null
  return (
    <section className={classes.here}>
      <Icon of={IconMapPin} size={18} />
      <p id="faq-here">{t('here')}</p>
      <ul aria-labelledby="faq-here">
        {own.map(({ id, uid, question }) => (
          <li key={id}>
            <Link to={paths.answer(uid)}>{question}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
