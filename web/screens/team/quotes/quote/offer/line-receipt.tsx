import { type Quote, type QuoteLine, textIn, traceLabels } from '@costard/contract'
import { customerTrace, price } from '@costard/pricing'
import { chosenFor, priceObstacleOf, priceRequestFor } from '@costard/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Receipt } from '../../../../receipt.tsx'
import { useTeam } from '../../../team-context.ts'
import { catalogQuery } from '../../add/catalog-query.ts'
import classes from '../document/quote-document.module.css'

const totalWords = {
  customer: { charge: 'youWillPay', payout: 'wePay' },
  staff: { charge: 'customerPays', payout: 'youPay' },
} as const

/** Receipt of one device, with the texts of the catalog version that priced it. */
export function LineReceipt({
  quote: { acceptance, customer },
  line,
  heading,
  total,
  isDraft,
}: {
  readonly quote: Pick<Quote, 'acceptance' | 'customer'>
  readonly line: QuoteLine
  readonly heading: string
  /** Audience of the label. Absent if the same amount follows directly below. */
  readonly total?: keyof typeof totalWords | undefined
  readonly isDraft: boolean
}) {
  const t = useTranslations('counter.review')
  const trace = useTranslations('trace')
  const common = useTranslations('common')
  const { language } = useRegion()
  const team = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(team.id, line.catalogId, line.catalogVersion))
  const added = acceptance?.options?.[line.id] !== undefined
  const { pricing } = document
  const context = { team, customer, today: line.pricedOn }
  const result = added
    ? price(pricing, priceRequestFor(pricing, context, line, chosenFor(line.id, acceptance)))
    : line.result
  const nameOf = (key: string) => textIn(language, document.wording.services[key]?.name)
  const extras = line.services.filter(({ isOptional }) => isOptional === true).map(({ key }) => nameOf(key))
  const obstacle = isDraft ? priceObstacleOf(line.result, line.approval?.state === 'released') : undefined
  const proposition = textIn(language, document.wording.propositions[result.propositionKey ?? '']?.name)
  return (
    <section>
      <h2 className={classes.device}>
        {heading}
        {proposition && obstacle === undefined && <span className="cp-dim"> {proposition}</span>}
        {!acceptance && line.isOptional === true && <span className="cp-dim"> · {t('optional')}</span>}
        {!acceptance && line.choiceGroup !== undefined && (
          <span className="cp-dim"> · {t('alternative', { group: line.choiceGroup })}</span>
        )}
      </h2>
      {obstacle === undefined ? (
        <Receipt
          trace={customerTrace(result.trace)}
          labels={traceLabels(document.wording, language)}
          currency={result.currency}
          {...(total && {
            total: {
              label:
                result.netMinor === 0
                  ? common('nothingToPay')
                  : trace(totalWords[total][result.netMinor > 0 ? 'charge' : 'payout']),
              minor: Math.abs(result.netMinor),
            },
          })}
        />
      ) : (
        <p className={classes.open}>{t(`lineOpen.${obstacle}`, { count: line.result.missing.length })}</p>
      )}
      {!acceptance && extras.length > 0 && (
        <p className={classes.open}>{t('mayAdd', { services: extras.join(', ') })}</p>
      )}
    </section>
  )
}
