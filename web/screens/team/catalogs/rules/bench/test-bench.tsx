import { reasonWords, traceLabels } from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { explain, type Model, type Question, type Variant } from '@costard/pricing'
import { ActionIcon, Button, Checkbox, Select } from '@mantine/core'
import { IconLayoutSidebarRightCollapse } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { Note } from '#ui/notes/note.tsx'
import { plainFilter } from '#ui/fields/plain-filter.ts'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../../team-context.ts'
import { useToday } from '../../../kit/use-today.ts'
import { useDraft } from '../../draft/draft-context.ts'
import { useNames } from '../../parts/use-names.ts'
import { SavedExamples } from '../examples/saved-examples.tsx'
import { usePublished } from '../use-published.ts'
import { BenchAnswer } from './bench-answer.tsx'
import { type Benched, benchPrice, type Trial } from './bench-price.ts'
import { comparedSteps } from './compared-steps.ts'
import classes from './test-bench.module.css'

/** A device, the answers that matter, and its price with the draft as it is now, beside the published one. */
export function TestBench({
  trial,
  onTrial,
  edited,
  onHide,
}: {
  readonly trial: Trial
  readonly onTrial: (trial: Trial) => void
  /** The question that is open for editing. */
  readonly edited: string | undefined
  readonly onHide?: () => void
}) {
  const t = useTranslations('catalogRules.bench')
  const { taxRegime, timeZone, cashLimitMinor } = useTeam()
  const today = useToday(timeZone)
  const { language } = useRegion()
  const { state } = useDraft()
  const { document, baseVersion } = state
  const { pricing } = document
  const published = usePublished()
  const request = useMemo(
    () => ({
      tax: { regime: taxRegime },
      ...(cashLimitMinor !== null && { cashLimitMinor }),
      date: today,
    }),
    [taxRegime, cashLimitMinor, today],
  )
  const now = useMemo(() => benchPrice(pricing, trial, request), [pricing, trial, request])
  const before = useMemo(
    () => published && benchPrice(published.pricing, { ...trial, answers: now?.answers ?? {} }, request),
    [published, trial, now, request],
  )
  return (
    <section className={classes.bench} aria-label={t('title')}>
      <header className={classes.head}>
        <h2>{t('title')}</h2>
        <span className="cp-dim">{t('now', { version: (baseVersion ?? 0) + 1 })}</span>
        {onHide && (
          <ActionIcon variant="default" size="lg" aria-label={t('hide')} onClick={onHide}>
            <Icon of={IconLayoutSidebarRightCollapse} size={18} />
          </ActionIcon>
        )}
      </header>
      <Device trial={trial} onTrial={onTrial} />
      {now === undefined ? (
        <Note kind="news">{t(pricing.models.length === 0 ? 'noModels' : 'noPrice')}</Note>
      ) : (
        <>
          <Answers benched={now} trial={trial} onTrial={onTrial} edited={edited} />
          <Ticket now={now} before={before ?? undefined} />
          <Sum now={now} before={before ?? undefined} />
          <Offers now={now} trial={trial} onTrial={onTrial} />
        </>
      )}
      <SavedExamples
        trial={trial}
        name={nameOfDevice(pricing.models, trial.variantId, language)}
        onOpen={onTrial}
      />
    </section>
  )
}

function labelOf({ name, id }: Model, { attributes }: Variant, language: string): string {
  return [name ?? id, variantLabel(attributes, language)].filter(Boolean).join(', ')
}

function nameOfDevice(models: readonly Model[], variantId: string, language: string): string {
  const model = models.find(({ variants }) => variants.some(({ id }) => id === variantId))
  const variant = model?.variants.find(({ id }) => id === variantId)
  return model && variant ? labelOf(model, variant, language) : ''
}

function Device({ trial, onTrial }: Pick<Parameters<typeof TestBench>[0], 'trial' | 'onTrial'>) {
  const t = useTranslations('catalogRules.bench')
  const { models } = useDraft().state.document.pricing
  const { language } = useRegion()
  const data = useMemo(
    () =>
      models.map((model) => ({
        group: model.name ?? model.id,
        items: model.variants.map((variant) => ({
          value: variant.id,
          label: labelOf(model, variant, language),
        })),
      })),
    [models, language],
  )
  return (
    <Select
      aria-label={t('device')}
      placeholder={t('device')}
      searchable
      filter={plainFilter}
      limit={100}
      allowDeselect={false}
      data={data}
      value={trial.variantId}
      onChange={(variantId) => variantId !== null && onTrial({ ...trial, variantId })}
    />
  )
}

function Answers({
  benched,
  trial,
  onTrial,
  edited,
}: {
  readonly benched: Benched
} & Pick<Parameters<typeof TestBench>[0], 'trial' | 'onTrial' | 'edited'>) {
  const t = useTranslations('catalogRules.bench')
  const [showsAll, setShowsAll] = useState(false)
  const { document } = useDraft().state
  const numbered = benched.questions.map((question) => ({
    question,
    number: document.pricing.questions.indexOf(question) + 1,
  }))
  const matters = ({ key }: Question) => key === edited || Object.hasOwn(trial.answers, key)
  const shown = showsAll ? numbered : numbered.filter(({ question }) => matters(question))
  const others = numbered.length - shown.length
  return (
    <div className={classes.answers}>
      {shown.map(({ question, number }) => (
        <BenchAnswer
          key={question.key}
          number={number}
          question={question}
          isEdited={question.key === edited}
          answer={benched.answers[question.key] ?? null}
          onAnswer={(answer) => onTrial({ ...trial, answers: { ...trial.answers, [question.key]: answer } })}
        />
      ))}
      <p className="cp-dim">
        {others > 0 && t('others', { count: others })}{' '}
        {(others > 0 || showsAll) && (
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(!showsAll)}>
            {t(showsAll ? 'hideOthers' : 'showOthers')}
          </Button>
        )}
        {Object.keys(trial.answers).length > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onTrial({ ...trial, answers: {} })}>
            {t('reset')}
          </Button>
        )}
      </p>
    </div>
  )
}

function Ticket({ now, before }: { readonly now: Benched; readonly before: Benched | undefined }) {
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

function Sum({ now, before }: { readonly now: Benched; readonly before: Benched | undefined }) {
  const t = useTranslations('catalogRules.bench')
  const { region } = useRegion()
  const { language } = useRegion()
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

/** Ways to settle with what each pays, and the services that can be added. */
function Offers({
  now,
  trial,
  onTrial,
}: {
  readonly now: Benched
} & Pick<Parameters<typeof TestBench>[0], 'trial' | 'onTrial'>) {
  const t = useTranslations('catalogRules.bench')
  const names = useNames()
  const { pricing } = useDraft().state.document
  const money = useMoney(pricing.currency)
  const { result } = now
  const services = pricing.services.filter(({ active, bundle }) => active !== false && !bundle)
  return (
    <>
      <fieldset className={classes.offers}>
        <legend>{t('propositions')}</legend>
        {result.propositions.map(({ key, available, amountMinor }) => (
          <label key={key}>
            <input
              type="radio"
              name="bench-proposition"
              disabled={!available}
              checked={result.propositionKey === key}
              onChange={() => onTrial({ ...trial, propositionKey: key })}
            />
            <span>{names.proposition(key)}</span>
            {available ? <b>{money.full(amountMinor)}</b> : <span>{t('notOffered')}</span>}
          </label>
        ))}
      </fieldset>
      {services.length > 0 && (
        <details className={classes.services}>
          <summary>{t('services', { count: trial.services.length })}</summary>
          {services.map(({ key }) => (
            <Checkbox
              key={key}
              label={names.service(key)}
              checked={trial.services.includes(key)}
              onChange={() =>
                onTrial({
                  ...trial,
                  services: trial.services.includes(key)
                    ? trial.services.filter((one) => one !== key)
                    : [...trial.services, key],
                })
              }
            />
          ))}
        </details>
      )}
    </>
  )
}
