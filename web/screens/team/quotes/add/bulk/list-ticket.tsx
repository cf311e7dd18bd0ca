import { textIn } from '@costard/contract'
import { cashRounded, restsToRound, taxRoundingOf } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useMoney } from '#messages/use-money.ts'
import { HeroMoney } from '#ui/hero-money.tsx'
import { useTeam } from '../../../team-context.ts'
import type { Step } from './decisions.ts'
import classes from './list-ticket.module.css'
import type { Ready, RowState } from './rows/row-state.ts'
import { isApart } from './rows/row-state.ts'
import type { Bulk } from './use-bulk.ts'

/** Total of the ready rows. Other rows are listed but not included. */
export function ListTicket({
  bulk: { document, states, entries, decisions, list },
  ready,
  onStep,
}: {
  readonly bulk: Bulk
  readonly ready: readonly (RowState & Ready)[]
  readonly onStep: (step: Step) => void
}) {
  const t = useTranslations('bulk')
  const common = useTranslations('common')
  const { language } = useRegion()
  const { pricing, wording } = document
  const team = useTeam()
  const money = useMoney(pricing.currency)
  const sumMinor = ready.reduce((sum, { result }) => sum + result.netMinor, 0)
  const rests = ready.flatMap(({ result }) => restsToRound(result, team))
  const taxedMinor = sumMinor + taxRoundingOf(rests)
  const netMinor = cashRounded(taxedMinor, team.cashStepMinor)
  const devices = ready.reduce((sum, { line }) => sum + (line.quantity ?? 1), 0)
  const unread = list.rows.length - states.length
  const notIn =
    unread +
    states.filter((state) => state.kind !== 'ready' && state.kind !== 'saved' && !isApart(state)).length
  const propositions = new Set(
    ready.flatMap(({ result }) => result.propositions.filter((one) => one.available).map(({ key }) => key)),
  )
  const usual = ready[0]?.result.propositionKey ?? ''
  return (
    <section className={`cp-ticket ${classes.ticket}`} aria-live="polite">
      {ready.length === 0 ? (
        <>
          <b className={classes.none}>{t('ticket.none')}</b>
          <p>{t('ticket.noneHelp')}</p>
        </>
      ) : (
        <>
          <span className={classes.direction}>
            {netMinor === 0
              ? common('nothingToPay')
              : t(netMinor < 0 ? 'ticket.youPay' : 'ticket.customerPays')}
          </span>
          <HeroMoney minor={Math.abs(netMinor)} currency={pricing.currency} size="2.75rem" />
          <p>
            {t('ticket.rows', { rows: ready.length, devices })}{' '}
            {notIn > 0 && t('ticket.notIn', { rows: notIn })}
          </p>
          {taxedMinor !== sumMinor && (
            <p>
              {common('taxRounding')} {money.signed(Math.abs(taxedMinor) - Math.abs(sumMinor))}
            </p>
          )}
          {netMinor !== taxedMinor && (
            <p>
              {common('cashRounding')} {money.signed(Math.abs(netMinor) - Math.abs(taxedMinor))}
            </p>
          )}
        </>
      )}
      {propositions.size > 1 && (
        <label className={classes.choice}>
          {t('ticket.proposition')}
          <select
            value={decisions.proposition ?? usual}
            onChange={({ currentTarget }) => onStep({ proposition: currentTarget.value })}
          >
            {[...propositions].map((key) => (
              <option key={key} value={key}>
                {textIn(language, wording.propositions[key]?.name) || key}
              </option>
            ))}
          </select>
        </label>
      )}
      {entries.length > 1 && (
        <label className={classes.choice}>
          {t('catalog')}
          <select
            value={pricing.id}
            onChange={({ currentTarget }) => {
              const entry = entries.find(({ id }) => id === currentTarget.value)
              if (entry) onStep({ catalog: entry.id })
            }}
          >
            {entries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  )
}
