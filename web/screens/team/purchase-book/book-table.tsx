import type { BookEntry } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { useDays } from '../kit/use-days.ts'
import { ListTable } from '../list/list-table.tsx'
import table from '../list/list-table.module.css'
import { useTeam } from '../team-context.ts'
import classes from './book.module.css'
import { shortNumber, useEntryWords } from './entry-words.ts'

/** One row per bought device. pathOf: returns the address that opens an entry beside the list. */
export function BookTable({
  entries,
  chosen,
  pathOf,
}: {
  readonly entries: readonly BookEntry[]
  readonly chosen: number | undefined
  readonly pathOf: (entry: BookEntry) => string
}) {
  const t = useTranslations('purchaseBook')
  const { currency, timeZone } = useTeam()
  const days = useDays(timeZone)
  const words = useEntryWords()
  return (
    <ListTable
      className={classes.table}
      rows={entries}
      idOf={({ seq }) => String(seq)}
      pathOf={pathOf}
      columns={[
        {
          key: 'number',
          title: t('column.number'),
          width: '7.5rem',
          cell: (entry) => (
            <Link
              className={`${table.quiet} cp-mono`}
              to={pathOf(entry)}
              replace
              preventScrollReset
              data-row-link={String(entry.seq)}
              data-correction={entry.kind === 'correction' || undefined}
              aria-current={entry.seq === chosen || undefined}
            >
              {entry.number}
            </Link>
          ),
        },
        {
          key: 'bought',
          title: t('column.bought'),
          width: '6.5rem',
          cellClassName: table.nowrap,
          cell: ({ at }) => (
            <time dateTime={at} title={days.full(at)}>
              {days.moment(at)}
            </time>
          ),
        },
        {
          key: 'device',
          title: t('column.device'),
          cell: (entry) => <Device entry={entry} />,
        },
        {
          key: 'seller',
          title: t('column.seller'),
          width: '13%',
          cell: (entry) => <Two first={entry.seller?.name ?? '–'} second={entry.seller?.country ?? ''} />,
        },
        {
          key: 'paper',
          title: t('column.paper'),
          width: '15%',
          className: table.wide,
          cell: (entry) => <Paper entry={entry} />,
        },
        {
          key: 'amount',
          title: currency,
          width: '5.25rem',
          isNumber: true,
          cell: (entry) => (entry.kind === 'correction' ? '–' : <Amount entry={entry} isBelowHead />),
        },
        {
          key: 'paidBy',
          title: t('column.paidBy'),
          width: '8.5rem',
          className: table.wide,
          cellClassName: `${table.quiet} ${table.cut}`,
          titleOf: ({ paidBy }) => paidBy,
          cell: ({ paidBy }) => paidBy || '–',
        },
      ]}
    />
  )

  function Paper({ entry }: { readonly entry: BookEntry }) {
    if (entry.correction)
      return <Two first={t('reason', { reason: entry.correction.reason })} second={words.by(entry)} />
    const paper = words.paper(entry)
    const isMissing = paper === undefined && entry.seller?.kind === 'private'
    return (
      <Two
        first={paper ?? (isMissing ? t('noPaper') : '–')}
        second={words.correctedBy(entry) ?? words.seenBy(entry) ?? ''}
      />
    )
  }
}

/** Cell with two lines, each truncated at its end. */
export function Two({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className={classes.two}>
      <span title={first}>{first}</span>
      <small title={second}>{second}</small>
    </span>
  )
}

function Device({ entry }: { readonly entry: BookEntry }) {
  const t = useTranslations('purchaseBook')
  const words = useEntryWords()
  const { correction, corrects, correctedBy, device } = entry
  if (correction)
    return (
      <span className={classes.two}>
        <b>{t('corrects', { number: shortNumber(corrects ?? 0) })}</b>
        <small>
          {t(`field.${correction.field}`)}: {correction.value}
        </small>
      </span>
    )
  const number = words.numberOf(entry)
  return (
    <span className={classes.two}>
      <b title={device}>{device}</b>
      <small className="cp-mono">{correctedBy.length > 0 ? <s>{number}</s> : number}</small>
    </span>
  )
}

/** Amount in the currency of its quote, which is shown unless the column header names it. */
export function Amount({
  entry: { amountMinor, currency },
  isBelowHead = false,
}: {
  readonly entry: BookEntry
  readonly isBelowHead?: boolean
}) {
  const { currency: own } = useTeam()
  const money = useMoney(currency)
  if (currency !== own) return <b>{`${money.full(amountMinor)} ${currency}`}</b>
  return <b>{isBelowHead ? money.bare(amountMinor) : money.full(amountMinor)}</b>
}
