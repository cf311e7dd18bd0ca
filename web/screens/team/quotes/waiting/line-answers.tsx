import { type QuoteLine, textIn } from '@costard/contract'
import { type Answer, type Question, unitAfter } from '@costard/pricing'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../../team-context.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import classes from './waiting.module.css'

/** The answers of a line: first those that hold it, then those that moved the price, the others folded. */
export function LineAnswers({ line }: { readonly line: QuoteLine }) {
  const t = useTranslations('held.list')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const money = useMoney(line.result.currency)
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, line.catalogId, line.catalogVersion))
  const { trace, reasons, notApplicable } = line.result
  const held = new Set(reasons.map(({ questionKey }) => questionKey))
  const movedBy = (key: string) =>
    trace.reduce((sum, step) => (step.questionKey === key ? sum + step.delta : sum), 0)
  const answered = document.pricing.questions.flatMap((question, place) => {
    const answer = line.answers[question.key]
    if (answer === undefined || answer === null || notApplicable.includes(question.key)) return []
    const words = document.wording.questions[question.key]
    const choice = (key: string) => textIn(language, words?.choices[key]?.label) || key
    return [
      {
        key: question.key,
        number: place + 1,
        text: textIn(language, words?.text) || question.key,
        answer: answerWords(question, answer, choice, language),
        isHeld: held.has(question.key),
        movedMinor: movedBy(question.key),
      },
    ]
  })
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

function answerWords(
  { type, number }: Question,
  answer: Answer,
  choice: (key: string) => string,
  language: string,
): string {
  if (Array.isArray(answer)) return answer.map(choice).join(', ')
  if (type === 'number') return `${String(answer)}${unitAfter(number?.unit, language)}`
  return choice(String(answer))
}
