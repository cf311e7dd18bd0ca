import {
  IconBooks,
  IconDeviceMobileSearch,
  IconDots,
  IconFileInvoice,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'
import { UnstyledButton } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Answer, AnswerGroup } from '#content/answer.ts'
import { paths } from '#paths'
import classes from './faq-screen.module.css'

const shownAtFirst = 4
const icons = {
  quotes: IconFileInvoice,
  catalogs: IconBooks,
  devices: IconDeviceMobileSearch,
  customers: IconUsers,
  account: IconUserCog,
  other: IconDots,
} as const satisfies Record<AnswerGroup, unknown>

/** A group of answers, showing the first few or all. */
export function GroupCard({
  name,
  answers,
  isWhole,
  showAll,
}: {
  readonly name: AnswerGroup
  readonly answers: readonly Answer[]
  readonly isWhole: boolean
  readonly showAll: () => void
}) {
  const t = useTranslations('faq')
  const Icon = icons[name]
  const isCut = !isWhole && answers.length > shownAtFirst
  return (
    <section className={`cp-card ${classes.card}`} aria-labelledby={`faq-${name}`}>
      <header>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <h2 id={`faq-${name}`}>{t(`group.${name}`)}</h2>
        <span aria-hidden="true">{answers.length}</span>
      </header>
      <ul>
        {(isCut ? answers.slice(0, shownAtFirst) : answers).map(({ id, uid, question }) => (
          <li key={id}>
            <Link to={paths.answer(uid)}>{question}</Link>
          </li>
        ))}
      </ul>
      {isCut && (
        <UnstyledButton className={`cp-target ${classes.all}`} onClick={showAll}>
          {t('all', { count: answers.length })}
          <span className="cp-hidden">, {t(`group.${name}`)}</span>
        </UnstyledButton>
      )}
    </section>
  )
}
