import { counterLimits, type Quote, type QuoteLine, textIn } from '@costard/contract'
import { type CounterSum, validUntil } from '@costard/quotes'
import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import receipt from '../../../../receipt.module.css'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { shownMinor } from '../counter-offer/shown-minor.ts'
import classes from './inspect.module.css'
import type { Comparison } from './use-comparison.ts'
import type { InspectionInProgress } from './use-inspection.ts'

/** New amount for the customer, its derivation from the accepted price, and a message. */
export function PriceChange({
  quote,
  line,
  comparison,
  inspection,
}: {
  readonly quote: Quote
  readonly line: QuoteLine
  readonly comparison: Comparison
  readonly inspection: InspectionInProgress
}) {
  const t = useTranslations('inspect')
  const { result, problems } = comparison
  const hasNoPrice = problems.some(({ kind }) => kind === 'noPrice' || kind === 'incomplete')
  const isSame = result.paid.newMinor === result.paid.acceptedMinor
  return (
    <aside className={classes.side}>
      <Ticket quote={quote} line={line} comparison={comparison} inspection={inspection} />
      {!hasNoPrice && !isSame && <Changes kind={line.kind} comparison={comparison} />}
      {!hasNoPrice && !isSame && (
        <FreeText
          label={t(line.kind === 'repair' ? 'repair.message' : 'message')}
          maxLength={counterLimits.maxMessage}
          value={inspection.found.message}
          onChange={(message) => inspection.change({ message })}
        />
      )}
    </aside>
  )
}

function Ticket({
  quote,
  line,
  comparison: { document, result, problems },
  inspection,
}: Parameters<typeof PriceChange>[0]) {
  const t = useTranslations('inspect')
  const format = useFormatter()
  const { language } = useRegion()
  const money = useMoney(quote.currency)
  const { timeZone } = useTeam()
  const today = useToday(timeZone)
  const { diff } = result
  const isRepair = line.kind === 'repair'
  const acceptedMinor = shownMinor(line.kind, result.paid.acceptedMinor)
  const newMinor = shownMinor(line.kind, result.paid.newMinor)
  const way = textIn(language, document.wording.propositions[diff.before.propositionKey ?? '']?.name)
  const lacking = problems.find(({ kind }) => kind === 'noPrice' || kind === 'incomplete')
  if (lacking)
    return (
      <section className={classes.noPrice} aria-live="polite">
        <b>{t('noPrice')}</b>
        <p>
          {t(
            lacking.kind === 'incomplete'
              ? 'problem.incomplete'
              : isRepair
                ? 'repair.noPriceHelp'
                : 'noPriceHelp',
          )}
        </p>
      </section>
    )
  const difference = newMinor - acceptedMinor
  const isAsked = result.paid.newMinor < result.paid.acceptedMinor
  const title = difference === 0 ? 'ticketSame' : 'ticket'
  const change = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more'
  const amount = money.full(Math.abs(difference))
  const { answerDays } = inspection.found
  const day = format.dateTime(new Date(`${validUntil(today, answerDays)}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const { leastDays, mostDays } = counterLimits
  return (
    <section className={`cp-ticket ${classes.ticket}`} aria-live="polite">
      <div className={classes.price}>
        <span>{t(isRepair ? `repair.${title}` : title)}</span>
        <HeroMoney minor={newMinor} currency={quote.currency} />
        <span>
          {difference !== 0 && (
            <>
              {t('was')} <s>{money.full(acceptedMinor)}</s>,{' '}
            </>
          )}
          {t(isRepair ? `repair.${change}` : change, { amount, way })}
        </span>
      </div>
      {difference !== 0 && (
        <dl className={classes.terms}>
          {isAsked && (
            <>
              <div>
                <dt>{t('answerDays')}</dt>
                <dd>
                  <NativeSelect
                    size="sm"
                    aria-label={t('answerDays')}
                    value={String(answerDays)}
                    data={Array.from({ length: mostDays - leastDays + 1 }, (_, index) => ({
                      value: String(leastDays + index),
                      label: t('days', { days: leastDays + index }),
                    }))}
                    onChange={(event) => inspection.change({ answerDays: Number(event.currentTarget.value) })}
                  />
                </dd>
              </div>
              <div>
                <dt>{t('answerBy')}</dt>
                <dd>{day}</dd>
              </div>
            </>
          )}
          <div>
            <dt>{t('silence')}</dt>
            <dd>{t(isAsked ? (isRepair ? 'repair.silence' : 'sentBack') : 'noAnswer')}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

/** Changes from the accepted amount to the new one, with rounding on its own line. */
function Changes({
  kind,
  comparison: { document, result },
}: {
  readonly kind: QuoteLine['kind']
  readonly comparison: Comparison
}) {
  const t = useTranslations('inspect')
  const common = useTranslations('common')
  const { language } = useRegion()
  const money = useMoney(document.pricing.currency)
  const questionText = (key: string) => textIn(language, document.wording.questions[key]?.text) || key
  const sumText = (cause: Exclude<CounterSum, 'effect'>) =>
    t(kind === 'repair' && cause !== 'other' && cause !== 'rounding' ? `repair.sum.${cause}` : `sum.${cause}`)
  const rows = [
    ...result.services.map(({ key, quantity, deltaMinor }) => ({
      title: textIn(language, document.wording.services[key]?.name) || key,
      detail: quantity === 0 ? t('repair.leftOut') : quantity === 1 ? '' : `× ${quantity}`,
      deltaMinor,
    })),
    ...result.findings
      .filter(({ deltaMinor }) => deltaMinor !== 0)
      .map(({ questionKey, deltaMinor }) => ({ title: questionText(questionKey), detail: '', deltaMinor })),
    ...result.sums.map(({ cause, questionKey, deltaMinor }) =>
      cause === 'effect'
        ? { title: questionText(questionKey ?? ''), detail: t('sameAnswer'), deltaMinor }
        : { title: sumText(cause), detail: '', deltaMinor },
    ),
  ]
  return (
    <section className={`cp-card ${classes.changes}`}>
      <h2>{t('changes')}</h2>
      <ol className={receipt.receipt}>
        <li>
          <span className="cp-grow">{t('accepted')}</span>
          <span>{money.full(shownMinor(kind, result.paid.acceptedMinor))}</span>
        </li>
        {rows.map(({ title, detail, deltaMinor }) => (
          <li key={`${title}${detail}`}>
            <span className="cp-grow">
              {title} <span className="cp-dim">{detail}</span>
            </span>
            <span>{money.signed(shownMinor(kind, deltaMinor))}</span>
          </li>
        ))}
        {result.paid.cashRoundingMinor !== 0 && (
          <li>
            <span className="cp-grow">{common('cashRounding')}</span>
            <span>{money.signed(shownMinor(kind, result.paid.cashRoundingMinor))}</span>
          </li>
        )}
        <li data-total>
          <span className="cp-grow">{t(kind === 'repair' ? 'repair.newPrice' : 'newPrice')}</span>
          <span>{money.full(shownMinor(kind, result.paid.newMinor))}</span>
        </li>
      </ol>
    </section>
  )
}
