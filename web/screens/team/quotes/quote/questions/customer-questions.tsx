import type { CustomerQuestion, Quote } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMay } from '../../../team-context.ts'
import { AnswerForm } from './answer-form.tsx'
import classes from './customer-questions.module.css'

/**
 * Questions that the customer asked on their page: unanswered ones first, each with a field for the answer.
 */
export function CustomerQuestions({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('counter.questions')
  const maySend = useMay('quote.send')
  const open = quote.questions.filter(({ answer }) => answer === null)
  const answered = quote.questions.filter(({ answer }) => answer !== null)
  if (quote.questions.length === 0) return null
  return (
    <section className={`cp-card ${classes.card}`} aria-label={t('title')}>
      <h2>
        {t('title')}
        {open.length > 0 && <span className={classes.mark}>{t('open', { count: open.length })}</span>}
      </h2>
      {open.map((question) => (
        <div key={question.id} className={classes.question}>
          <Asked question={question} fallback={quote.customer?.name} />
          {maySend && <AnswerForm quote={quote} questionId={question.id} />}
        </div>
      ))}
      {answered.length > 0 && (
        <details open={open.length === 0}>
          <summary>{t('answered', { count: answered.length })}</summary>
          {answered.map((question) => (
            <div key={question.id} className={classes.question}>
              <Asked question={question} fallback={quote.customer?.name} />
              <Answer question={question} />
            </div>
          ))}
        </details>
      )}
    </section>
  )
}

function Asked({
  question: { name, text, at },
  fallback,
}: {
  readonly question: CustomerQuestion
  readonly fallback: string | undefined
}) {
  return (
    <>
      <p className={classes.who}>
        <b>{name || fallback}</b> <Time at={at} />
      </p>
      <p className={classes.text}>{text}</p>
    </>
  )
}

function Answer({ question: { answer } }: { readonly question: CustomerQuestion }) {
  const t = useTranslations('counter.questions')
  if (!answer) return null
  return (
    <div className={classes.answer}>
      <p className={classes.who}>
        <b>{t(answer.text === '' ? 'elsewhere' : 'answer')}</b> <Time at={answer.at} />
      </p>
      {answer.text !== '' && <p className={classes.text}>{answer.text}</p>}
    </div>
  )
}

function Time({ at }: { readonly at: string }) {
  const format = useFormatter()
  return (
    <time className="cp-dim" dateTime={at}>
      {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
