import type { QuoteLine } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../../team-context.ts'
import { answersOfLine } from '../answers-of-line.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import classes from './waiting.module.css'

/**
 * Answers of a line: first those that hold it, then those that changed the price, with the others collapsed.
 */
export function LineAnswers({ line }: { readonly line: QuoteLine }) {
  const t = useTranslations('held.list')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const money = useMoney(line.result.currency)
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, line.catalogId, line.catalogVersion))
  const answered = answersOfLine(document, line, language)
  if (answered.length === 0) return null
  const decisive = answered
    .filter(({ isHeld, movedMinor }) => isHeld || movedMinor !== 0)
    .toSorted((a, b) => Number(b.isHeld) - Number(a.isHeld))
  const rest = answered.filter((one) => !decisive.includes(one))
  const row = ({ key, number, text, answer, isHeld, movedMinor }: (typeof answered)[number]) => (
    <li key={key} data-held={isHeld || undefined}>
      <span className={classes.number}>{number}</span>
      <span>{text}</span>
      <b>{answer}</b>
      <span className={classes.effect}>
        {isHeld ? t('yourCall') : movedMinor !== 0 && money.signed(movedMinor)}
      </span>
    </li>
  )
  return (
    <section className={`cp-card ${classes.answers}`} aria-label={t('answers')}>
      <ol>{decisive.map(row)}</ol>
      {rest.length > 0 && (
        <details>
          <summary>{t('more_answers', { count: rest.length })}</summary>
          <ol>{rest.map(row)}</ol>
        </details>
      )}
    </section>
  )
}
