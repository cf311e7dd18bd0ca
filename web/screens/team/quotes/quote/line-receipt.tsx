import { type QuoteLine, textIn, traceLabels } from '@costard/contract'
import { customerTrace } from '@costard/pricing'
import { priceObstacleOf } from '@costard/quotes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { Receipt } from '../../../receipt.tsx'
import { useTeam } from '../../team-context.ts'
import { catalogQuery } from '../add/catalog-query.ts'
import classes from './quote-document.module.css'

const totalWords = {
  customer: { charge: 'youWillPay', payout: 'wePay' },
  staff: { charge: 'customerPays', payout: 'youPay' },
} as const

/** Receipt of one device, with the texts of the catalog version that priced it. */
export function LineReceipt({
  line,
  heading,
  total,
  isDraft,
}: {
  readonly line: QuoteLine
  readonly heading: string
  /** Whom its words speak to. Absent where the same amount is shown right below. */
  readonly total?: keyof typeof totalWords | undefined
  readonly isDraft: boolean
}) {
  const t = useTranslations('counter.review')
  const trace = useTranslations('trace')
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const { data: document } = useSuspenseQuery(catalogQuery(teamId, line.catalogId, line.catalogVersion))
  const obstacle = isDraft ? priceObstacleOf(line.result, line.approval?.state === 'released') : undefined
  const proposition = textIn(language, document.wording.propositions[line.result.propositionKey ?? '']?.name)
  return (
    <section>
      <h2 className={classes.device}>
        {heading}
        {proposition && obstacle === undefined && <span className="cp-dim"> {proposition}</span>}
      </h2>
      {obstacle === undefined ? (
        <Receipt
          trace={customerTrace(line.result.trace)}
          labels={traceLabels(document.wording, language)}
          currency={line.result.currency}
          {...(total && {
            total: {
              label: trace(totalWords[total][line.result.netMinor > 0 ? 'charge' : 'payout']),
              minor: Math.abs(line.result.netMinor),
            },
          })}
        />
      ) : (
        <p className={classes.open}>{t(`lineOpen.${obstacle}`, { count: line.result.missing.length })}</p>
      )}
    </section>
  )
}
