import { reasonWords, traceLabels } from '@costard/contract'
import { explain } from '@costard/pricing'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import type { Benched } from './bench-price.ts'
import { comparedSteps } from './compared-steps.ts'
import classes from './test-bench.module.css'

interface Compared {
  readonly now: Benched
  /** Outcome with the published version. */
  readonly before: Benched | undefined
}

/** Price of a trial, or the reason why there is none. */
export function BenchTicket({ now, before }: Compared) {
  const common = useTranslations('common')
  const t = useTranslations('catalogRules.bench')
  const { document, baseVersion } = useDraft().state
  const { currency, kind } = document.pricing
  const { language } = useRegion()
  const money = useMoney(currency)
  const { result } = now
  const hasPrice = result.outcome === 'instant' || result.outcome === 'range' || result.outcome === 'nil'
  const isPaid = result.netMinor === 0 ? kind === 'buy' : result.netMinor < 0
  const reasons = new Set(result.reasons.map((reason) => reasonWords(reason, document.wording, language)))
  return (
    <div className={`cp-ticket ${classes.ticket}`} aria-live="polite">
      <div>
        <span>
          {result.netMinor === 0 && hasPrice ? common('nothingToPay') : t(isPaid ? 'youPay' : 'customerPays')}
        </span>
        {hasPrice ? (
          <HeroMoney minor={Math.abs(result.netMinor)} currency={currency} size="2.5rem" />
        ) : (
          <b className={classes.none}>{t(`outcome.${result.outcome}`)}</b>
        )}
        {result.outcome === 'nil' && <span>{t('outcome.nil')}</span>}
        {result.outcome === 'range' && result.range && (
          <span>
            {t('between', {
              low: money.full(result.range.lowMinor),
              high: money.full(result.range.highMinor),
            })}
          </span>
        )}
        {[...reasons].map((reason) => (
          <span key={reason}>{reason}</span>
        ))}
      </div>
      {before && before.result.netMinor !== result.netMinor && (
        <p className={classes.before}>
          <span>{t('version', { version: baseVersion ?? 0 })}</span>
          <b>{money.full(Math.abs(before.result.netMinor))}</b>
        </p>
      )}
    </div>
  )
}

/** The steps of the price, each beside its amount in the published version. */
export function BenchSum({ now, before }: Compared) {
  const t = useTranslations('catalogRules.bench')
  const { language, region } = useRegion()
  const { document } = useDraft().state
  const { currency, questions } = document.pricing
  const money = useMoney(currency)
  const options = { currency, labels: traceLabels(document.wording, language), omitsQuestions: true }
  const stepsOf = ({ result }: Benched) =>
    explain(result.trace, region, options).filter(({ kind }) => kind !== 'note')
  const numberOf = (key: string | undefined) => questions.findIndex((question) => question.key === key) + 1
  return (
    <ol className={classes.sum} aria-label={t('sum')}>
      {comparedSteps(stepsOf(now), before && stepsOf(before)).map(({ step, old, isGone }, index) => (
        <li key={`${step.key} ${index}`} data-changed={old !== undefined || undefined} data-kind={step.kind}>
          <span className={classes.number}>{numberOf(step.questionKey) || ''}</span>
          <span className={classes.words}>
            {step.title} {step.detail !== undefined && <span className={classes.detail}>{step.detail}</span>}
          </span>
          {typeof old === 'number' && (
            <s>
              <span className="cp-hidden">{t('was')} </span>
              {money.full(old)}
            </s>
          )}
          {!isGone && <span>{step.minor !== 0 && money.full(step.minor)}</span>}
        </li>
      ))}
      <li data-total>
        <span className={classes.number} />
        <span className={classes.words}>{t('total')}</span>
        <b>{money.full(Math.abs(now.result.netMinor))}</b>
      </li>
    </ol>
  )
}
