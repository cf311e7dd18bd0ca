import type { Customer } from '@costard/contract'
import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Initials } from '#ui/initials.tsx'
import list from '../list.module.css'
import table from '../list-table.module.css'
import { useTeam } from '../team-context.ts'
import { useDays } from '../use-days.ts'
import { useRowKeys } from '../use-row-keys.ts'
import { useRowOpen } from '../use-row-open.ts'
import { Company } from './company.tsx'
import { quotesOf } from './quotes-of.ts'

export function CustomerTable({ customers }: { readonly customers: readonly Customer[] }) {
  const t = useTranslations('customers')
  const rows = useRowKeys<HTMLTableSectionElement>()
  return (
    <Table className={table.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column.name')}</Table.Th>
          <Table.Th>{t('column.email')}</Table.Th>
          <Table.Th>{t('column.phone')}</Table.Th>
          <Table.Th className={table.number}>{t('column.quotes')}</Table.Th>
          <Table.Th className={table.number}>{t('column.lastQuoted')}</Table.Th>
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

function CustomerRow({ customer }: { readonly customer: Customer }) {
  const t = useTranslations('customers')
  const team = useTeam()
  const days = useDays(team.timeZone)
  const path = quotesOf(team.id, customer)
  const open = useRowOpen(path)
  return (
    <Table.Tr data-opens onClick={open}>
      <Table.Td>
        <span className={table.lead}>
          <Initials name={customer.name} isSquare={customer.kind === 'business'} isColored />
          <span className={list.key}>{customer.name}</span>
          {customer.kind === 'business' && <Company />}
        </span>
      </Table.Td>
      <Table.Td className={table.quiet}>{customer.email ?? '—'}</Table.Td>
      <Table.Td className={`${table.quiet} ${table.nowrap}`}>{customer.phone ?? '—'}</Table.Td>
      <Table.Td className={table.number}>
        <Link
          to={path}
          aria-label={t('quotesOf', { count: customer.quotes, name: customer.name })}
          data-row-link
        >
          {customer.quotes}
        </Link>
      </Table.Td>
      <Table.Td className={`${table.number} ${list.dim} ${table.nowrap}`}>
        {customer.lastQuoteAt && (
          <time dateTime={customer.lastQuoteAt} title={days.full(customer.lastQuoteAt)}>
            {days.brief(customer.lastQuoteAt)}
          </time>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
