import { type Quote, type QuoteLine, textIn } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { price } from '@costard/pricing'
import { paidInCash, priceRequestFor, roundingOfLine } from '@costard/quotes'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useVariantWords } from '#messages/use-variant-words.ts'
import { useTeam } from '../../../../team-context.ts'
import { useToday } from '../../../../kit/use-today.ts'
import { catalogQuery } from '../../../add/catalog-query.ts'
import type { Edit } from '../../../changes/part-words.ts'
import { NetLine } from './net-line.tsx'
import { PartConflict } from '../draft/part-conflict.tsx'
import classes from '../review.module.css'
import type { SharedDraft } from '../draft/use-shared-draft.ts'

type OnChange = (edit: Edit) => void

/** The ticket: each proposition with its amount, and whether the customer may choose another one. */
export function OfferAs({
  quote,
  draft,
  onChange,
}: {
  readonly quote: Quote
  readonly draft: SharedDraft
  readonly onChange: OnChange
}) {
  const t = useTranslations('counter.review')
  return (
    <section className={`cp-ticket ${classes.ticket}`}>
      <h2>{t('offerAs')}</h2>
      {quote.lines.length > 1 && <NetLine quote={quote} className={classes.net} size="2.25rem" />}
      <div className={classes.inTicket}>
        <PartConflict part="lines" quote={quote} draft={draft} />
        <PartConflict part="letCustomerChoose" quote={quote} draft={draft} />
      </div>
      {quote.lines.map((line) => (
        <LineOffers
          key={line.id}
          line={line}
          quote={quote}
          onChoose={(key) => onChange({ lines: { [line.id]: key } })}
        />
      ))}
      <Checkbox
        className={classes.letChoose}
        label={t('letChoose')}
        checked={quote.letCustomerChoose}
        onChange={(event) => onChange({ letCustomerChoose: event.currentTarget.checked })}
      />
    </section>
  )
}

const kindLabels = { buy: 'weBuy', repair: 'weRepair', sell: 'weSell' } as const

function LineOffers({
  line,
  quote,
  onChoose,
}: {
  readonly line: QuoteLine
  readonly quote: Quote
  readonly onChoose: (propositionKey: string) => void
}) {
  const t = useTranslations('counter.review')
  const { labelName } = useVariantWords()
  const format = useFormatter()
  const { language } = useRegion()
  const team = useTeam()
  const today = useToday(team.timeZone)
  const money = useMoney(line.result.currency)
  const { data: document } = useSuspenseQuery(catalogQuery(team.id, line.catalogId, line.catalogVersion))
  const { pricing } = document
  const context = { team, customer: quote.customer, today }
  const isOnly = quote.lines.length === 1
  const comesTo = (propositionKey: string) => {
    // A different proposition is priced again, with the team's current rounding.
    const isKept = propositionKey === line.result.propositionKey
    const rounding = roundingOfLine(quote.lineCount, isKept ? quote.totals : team)
    const result = price(pricing, priceRequestFor(pricing, context, line, { propositionKey }))
    return paidInCash(result, { ...rounding, kind: line.kind }).netMinor
  }
  return (
    <fieldset className={classes.offers}>
      <legend className={isOnly ? 'cp-hidden' : undefined}>
        {t(kindLabels[line.kind])}{' '}
        {[line.device.name, labelName(line.variantLabel)].filter(Boolean).join(', ')}
      </legend>
      {line.result.propositions
        .filter((one) => one.available)
        .map(({ key }) => {
          const words = document.wording.propositions[key]
          return (
            <label key={key} data-chosen={key === line.result.propositionKey || undefined}>
              <input
                type="radio"
                name={`offer-${line.id}`}
                checked={key === line.result.propositionKey}
                onChange={() => onChoose(key)}
              />
              <span>
                <b>{textIn(language, words?.name)}</b>
                <small>
                  {[
                    textIn(language, words?.description),
                    words?.requires &&
                      t('needed', { things: format.list(words.requires.map((one) => t(`needs.${one}`))) }),
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </small>
              </span>
              <b>{money.full(Math.abs(comesTo(key)))}</b>
            </label>
          )
        })}
    </fieldset>
  )
}
