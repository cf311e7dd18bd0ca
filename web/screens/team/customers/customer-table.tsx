import { type CustomerSortKey, type CustomerSummary, phoneWords } from '@costard/contract'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { Initials } from '#ui/pictures/initials.tsx'
import { ListTable } from '../list/list-table.tsx'
import list from '../list/list.module.css'
import table from '../list/list-table.module.css'
import type { SortOrder } from '../list/sort-head.tsx'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { AcceptedShare } from './accepted-share.tsx'
import { Company } from './company.tsx'

/** Sort key of each sortable column. */
export const customerSort = {
  name: { by: 'name', isDownFirst: false },
  quotes: { by: 'quotes', isDownFirst: true },
  seen: { by: 'seen', isDownFirst: true },
} as const satisfies Record<CustomerSortKey, { by: CustomerSortKey; isDownFirst: boolean }>

export function CustomerTable({
  customers,
  order,
}: {
  readonly customers: readonly CustomerSummary[]
  readonly order: SortOrder
}) {
  const t = useTranslations('customers.column')
  const team = useTeam()
  const days = useDays(team.timeZone)
  const money = useMoney(team.currency)
  const pathOf = ({ id }: CustomerSummary) => paths.customer(team.id, id)
  return (
    <ListTable
      rows={customers}
      idOf={({ id }) => id}
      pathOf={pathOf}
      order={order}
      columns={[
        {
          key: 'name',
          title: t('name'),
          sort: customerSort.name,
          cell: (customer) => <Name customer={customer} path={pathOf(customer)} />,
        },
        {
          key: 'email',
          title: t('email'),
          width: '21%',
          className: table.wide,
          cellClassName: `${table.quiet} ${table.cut}`,
          titleOf: ({ email }) => email ?? undefined,
          cell: ({ email }) => email ?? '—',
        },
        {
          key: 'phone',
          title: t('phone'),
          width: '9.5rem',
          cellClassName: `${table.quiet} ${table.nowrap}`,
          cell: ({ phone }) => (phone === null ? '—' : phoneWords(phone)),
        },
        {
          key: 'quotes',
          title: t('quotes'),
          width: '5.5rem',
          isNumber: true,
          sort: customerSort.quotes,
          cell: ({ quotes }) => quotes,
        },
        {
          key: 'accepted',
          title: t('accepted'),
          width: '6.5rem',
          isNumber: true,
          className: table.wide,
          cell: ({ recent }) => <AcceptedShare recent={recent} />,
        },
        {
          key: 'quoted',
          title: t('quoted'),
          width: '9.5rem',
          isNumber: true,
          cellClassName: `${list.key} ${table.nowrap}`,
          cell: ({ recent }) =>
            recent && recent.sent > 0 ? money.full(recent.amountMinor) : <span className={list.dim}>—</span>,
        },
        {
          key: 'seen',
          title: t('seen'),
          sort: customerSort.seen,
          width: '7rem',
          isNumber: true,
          cellClassName: `${list.dim} ${table.nowrap}`,
          cell: ({ seenAt }) => (
            <time dateTime={seenAt} title={days.full(seenAt)}>
              {days.brief(seenAt)}
            </time>
          ),
        },
      ]}
    />
  )
}

function Name({
  customer: { id, kind, name },
  path,
}: {
  readonly customer: CustomerSummary
  readonly path: string
}) {
  return (
    <span className={table.lead}>
      <Initials name={name} isSquare={kind === 'business'} isColored />
      <Link className={`${table.cut} ${table.quiet} ${list.key}`} to={path} title={name} data-row-link={id}>
        {name}
      </Link>
      {kind === 'business' && <Company />}
    </span>
  )
}
