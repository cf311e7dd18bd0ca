import { isSepaIban, payoutLimits, type ReadyPayout, type RejectedPayout } from '@costard/contract'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { isSellerMissing, SellerMissing } from '../kit/seller-missing.tsx'
import { useTeam } from '../team-context.ts'
import { IbanInput } from './iban-input.tsx'
import classes from './payouts.module.css'
import { saveTransfers } from './save-transfers.ts'

type Payout = ReadyPayout | RejectedPayout

/** Choice of devices, each with the account of its seller; making the file marks them as paid. */
export function PayoutForm({
  payouts,
  hasAccount,
}: {
  /** Payouts that the bank rejected have a reason and can be paid again. */
  readonly payouts: readonly Payout[]
  readonly hasAccount: boolean
}) {
  const t = useTranslations('payouts')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const money = useMoney('EUR')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const keyOf = ({ quoteId, lineId }: Payout) => `${quoteId} ${lineId}`
  const picked = payouts.filter((one) => chosen[keyOf(one)] !== undefined)
  const ibanOf = (one: Payout) => chosen[keyOf(one)] ?? ''
  const sumMinor = picked.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const isReady =
    hasAccount &&
    picked.length > 0 &&
    picked.length <= payoutLimits.maxPayouts &&
    picked.every((one) => isSepaIban(ibanOf(one)))
  // Separate from paying: a failed download must not look like a failed payment.
  const download = useAction((fileId: string) => saveTransfers(teamId, fileId))
  const pay = useAction(
    () =>
      api.payouts.export({
        teamId,
        payouts: picked.map((one) => ({
          quoteId: one.quoteId,
          lineId: one.lineId,
          name: one.customer.slice(0, 70) || one.number,
          iban: ibanOf(one),
        })),
      }),
    {
      rereads: [query.payouts.list.key(), query.quotes.key(), query.purchaseBook.key()],
      done: ({ payouts }) => t('paid', { count: payouts }),
      onDone: ({ id }) => {
        setChosen({})
        download.run(id)
      },
    },
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) pay.run()
      }}
    >
      <ul className={classes.list} aria-label={t('ready')}>
        {payouts.map((one) => {
          const iban = chosen[keyOf(one)]
          return (
            <li key={keyOf(one)}>
              <Checkbox
                checked={iban !== undefined}
                label={one.customer || one.number}
                onChange={({ currentTarget }) => {
                  const { [keyOf(one)]: _, ...others } = chosen
                  setChosen(currentTarget.checked ? { ...others, [keyOf(one)]: '' } : others)
                }}
              />
              <span className={classes.device}>
                <span>{one.device}</span>
                <small>
                  <Link className="cp-target" to={paths.quote(teamId, one.quoteId)}>
                    {one.number}
                  </Link>{' '}
                  {'paidBy' in one && one.paidBy}
                </small>
                {'rejectedAt' in one && (
                  <small>
                    {t('rejected', { reason: t(`rejection.${one.kind}`) })} {one.code} · {one.iban}
                  </small>
                )}
              </span>
              <b>{money.full(one.amountMinor)}</b>
              {iban !== undefined && (
                <IbanInput
                  className={classes.iban}
                  label={t('ibanOf', { name: one.customer || one.number })}
                  value={iban}
                  onChange={(typed) => setChosen({ ...chosen, [keyOf(one)]: typed })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {isSellerMissing(pay.error) ? (
        <SellerMissing error={pay.error} />
      ) : (
        <ProblemNote error={pay.error ?? download.error} />
      )}
      <p className="cp-dim">{t('help')}</p>
      {picked.length > payoutLimits.maxPayouts && (
        <p role="status">{t('tooMany', { max: payoutLimits.maxPayouts })}</p>
      )}
      <ActionButton
        type="submit"
        isRunning={pay.isRunning}
        label={t('make', { count: picked.length, sum: money.full(sumMinor) })}
        running={common('saving')}
        disabled={!isReady}
      />
    </form>
  )
}
