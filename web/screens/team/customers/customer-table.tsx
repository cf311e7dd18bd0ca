import type { CustomerSummary } from '@costard/contract'
import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useMoney } from '#messages/use-money.ts'
import { paths } from '#paths'
import { Initials } from '#ui/pictures/initials.tsx'
import list from '../list/list.module.css'
import table from '../list/list-table.module.css'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { useRowKeys } from '../list/use-row-keys.ts'
import { useRowOpen } from '../list/use-row-open.ts'
import { AcceptedShare } from './accepted-share.tsx'
import { Company } from './company.tsx'

export function CustomerTable({ customers }: { readonly customers: readonly CustomerSummary[] }) {
  const t = useTranslations('customers.column')
  const rows = useRowKeys<HTMLTableSectionElement>()
  return (
    <Table className={table.table} layout="fixed">
      <colgroup>
        <col />
        <col style={{ width: '21%' }} className={table.wide} />
        <col style={{ width: '9.5rem' }} />
        <col style={{ width: '4.5rem' }} />
        <col style={{ width: '6.5rem' }} className={table.wide} />
        <col style={{ width: '9.5rem' }} />
        <col style={{ width: '7rem' }} />
      </colgroup>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('name')}</Table.Th>
          <Table.Th className={table.wide}>{t('email')}</Table.Th>
          <Table.Th>{t('phone')}</Table.Th>
          <Table.Th className={table.number}>{t('quotes')}</Table.Th>
          <Table.Th className={`${table.number} ${table.wide}`}>{t('accepted')}</Table.Th>
          <Table.Th className={table.number}>{t('quoted')}</Table.Th>
          <Table.Th className={table.number}>{t('seen')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={rows}>
        {customers.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function CustomerRow({ customer }: { readonly customer: CustomerSummary }) {
  const team = useTeam()
  const days = useDays(team.timeZone)
  const money = useMoney(team.currency)
  const { id, kind, name, email, phone, quotes, recent, seenAt } = customer
  const path = paths.customer(team.id, id)
  const open = useRowOpen(path)
  return (
    <Table.Tr data-opens onClick={open}>
      <Table.Td>
        <span className={table.lead}>
          <Initials name={name} isSquare={kind === 'business'} isColored />
          <Link className={`${table.cut} ${table.quiet} ${list.key}`} to={path} title={name} data-row-link>
            {name}
          </Link>
          {kind === 'business' && <Company />}
        </span>
      </Table.Td>
      <Table.Td className={`${table.quiet} ${table.cut} ${table.wide}`} title={email ?? undefined}>
        {email ?? '—'}
      </Table.Td>
      <Table.Td className={`${table.quiet} ${table.nowrap}`}>{phone ?? '—'}</Table.Td>
      <Table.Td className={table.number}>{quotes}</Table.Td>
      <Table.Td className={`${table.number} ${table.wide}`}>
        <AcceptedShare recent={recent} />
      </Table.Td>
      <Table.Td className={`${table.number} ${list.key} ${table.nowrap}`}>
        {recent && recent.sent > 0 ? money.full(recent.amountMinor) : <span className={list.dim}>—</span>}
      </Table.Td>
      <Table.Td className={`${table.number} ${list.dim} ${table.nowrap}`}>
        <time dateTime={seenAt} title={days.full(seenAt)}>
          {days.brief(seenAt)}
        </time>
      </Table.Td>
    </Table.Tr>
  )
}
