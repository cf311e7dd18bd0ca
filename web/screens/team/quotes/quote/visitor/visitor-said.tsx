import type { Customer, Quote, VisitorDetails } from '@costard/contract'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { customerQuery } from '../../../customers/customer/customer-queries.ts'
import { useMay, useTeam } from '../../../team-context.ts'
import { ActionProblem } from '../actions/action-problem.tsx'
import { differencesOf, type DetailKey, sayingsOf } from './differences.ts'
import { TakeOver } from './take-over.tsx'
import { useTakeOver } from './use-take-over.ts'
import classes from './visitor-said.module.css'

/**
 * Details entered by a widget's visitor, beside the team's record of the customer. Renders nothing for quotes
 * made by members.
 */
export function VisitorSaid({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('visitor')
  const { id: teamId } = useTeam()
  const { visitor, customerId } = quote
  const { data: customer } = useQuery({
    ...customerQuery(teamId, customerId ?? ('' as NonNullable<typeof customerId>)), // see enabled
    enabled: visitor !== null && customerId !== null,
  })
  if (!visitor) return null
  return (
    <section className="cp-card cp-part cp-gap-8" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Proof visitor={visitor} isDraft={quote.sentAt === null} />
      <Sayings visitor={visitor} customer={customer?.erasedAt === null ? customer : undefined} />
      {visitor.wantsNews && (
        <p className="cp-dim">{t(visitor.provenAt === null ? 'newsLater' : 'newsRecorded')}</p>
      )}
    </section>
  )
}

/** State of the proof that the address belongs to the visitor. */
function Proof({ visitor, isDraft }: { readonly visitor: VisitorDetails; readonly isDraft: boolean }) {
  const t = useTranslations('visitor')
  const format = useFormatter()
  const { provenAt } = visitor
  return (
    <p className={classes.proof} data-proven={provenAt !== null}>
      {provenAt === null ? (
        <Icon of={IconAlertTriangle} size={16} />
      ) : (
        <Icon of={IconCircleCheck} size={16} />
      )}
      <span>
        {provenAt === null
          ? t(visitor.awaitsProof && isDraft ? 'awaits' : 'unproven')
          : t('proven', { day: format.dateTime(new Date(provenAt), { dateStyle: 'medium' }) })}
      </span>
    </p>
  )
}

function Sayings({
  visitor,
  customer,
}: {
  readonly visitor: VisitorDetails
  readonly customer: Customer | undefined
}) {
  const t = useTranslations('visitor')
  const mayChange = useMay('quote.create')
  const takeOver = useTakeOver(customer)
  const differences = customer ? differencesOf(visitor, customer) : []
  const differenceOf = (key: DetailKey) => differences.find((one) => one.key === key)
  return (
    <>
      <dl className={classes.sayings}>
        {sayingsOf(visitor).map(({ key, said }) => {
          const difference = differenceOf(key)
          return (
            <div key={key}>
              <dt>{t(`detail.${key}`)}</dt>
              <dd>{said}</dd>
              {difference && (
                <dd className={classes.difference}>
                  <span className="cp-dim">
                    {difference.stored === '' ? t('notStored') : t('stored', { value: difference.stored })}
                  </span>
                  {mayChange && (
                    <TakeOver
                      label={t(`use.${key}`)}
                      isRunning={takeOver.isRunning && takeOver.input?.key === key}
                      onTakeOver={() => !takeOver.isRunning && takeOver.run(difference)}
                    />
                  )}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
      <ActionProblem error={takeOver.error} />
    </>
  )
}
