import type { QuoteSummary } from '@costard/contract'
import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { RowFaces } from '#live/colleague-faces.tsx'
import { DeviceDrawing } from '#ui/device-drawing.tsx'
import list from '../list.module.css'
import table from '../list-table.module.css'
import { useTeam } from '../team-context.ts'
import { useRowKeys } from '../use-row-keys.ts'
import { useRowOpen } from '../use-row-open.ts'
import { pathOf } from './quote-row.ts'
import { CustomerName, NextStep, Total, Updated, useDeviceDetail } from './quote-words.tsx'
import { QuestionMark } from './question-mark.tsx'
import { StateBadge } from './state-badge.tsx'

/** Widths in rem; Device and Customer share what is left, 4 to 3. */
const columns: readonly { readonly key: string; readonly width?: string; readonly isWide?: boolean }[] = [
  { key: 'quote', width: '8.5rem' },
  { key: 'device' },
  { key: 'customer', width: '21%' },
  { key: 'type', width: '5.5rem' },
  { key: 'status', width: '7rem' },
  { key: 'next', width: '9rem' },
  { key: 'total', width: '6.75rem' },
  { key: 'updated', width: '6rem', isWide: true },
]

/** Quotes on wide screens: one row each, its number is the link. */
export function QuoteTable({ quotes }: { readonly quotes: readonly QuoteSummary[] }) {
  const t = useTranslations('quotes.column')
  const rows = useRowKeys<HTMLTableSectionElement>()
  return (
    <Table className={table.table} layout="fixed">
      <colgroup>
        {columns.map(({ key, width, isWide }) => (
          <col
            key={key}
            style={width === undefined ? undefined : { width }}
            className={isWide ? table.wide : undefined}
          />
        ))}
      </colgroup>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('quote')}</Table.Th>
          <Table.Th>{t('device')}</Table.Th>
          <Table.Th>{t('customer')}</Table.Th>
          <Table.Th>{t('type')}</Table.Th>
          <Table.Th>{t('status')}</Table.Th>
          <Table.Th>{t('next')}</Table.Th>
          <Table.Th className={table.number}>{t('total')}</Table.Th>
          <Table.Th className={`${table.number} ${table.wide}`}>{t('updated')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody ref={rows}>
        {quotes.map((quote) => (
          <QuoteRow key={quote.id} quote={quote} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function QuoteRow({ quote }: { readonly quote: QuoteSummary }) {
  const t = useTranslations('common')
  const team = useTeam()
  const detail = useDeviceDetail(quote)
  const path = pathOf(team.id, quote)
  const open = useRowOpen(path)
  return (
    <Table.Tr data-opens onClick={open}>
      <Table.Td className={table.nowrap}>
        <Link className={table.quiet} to={path} data-row-link>
          {quote.number}
        </Link>
      </Table.Td>
      <Table.Td>
        <span className={table.lead}>
          <DeviceDrawing silhouette={quote.silhouette} size={24} />
          <span className={table.cut} title={`${quote.title} ${detail}`}>
            <span className={list.key}>{quote.title}</span> <span className={list.dim}>{detail}</span>
          </span>
          <RowFaces quoteId={quote.id} />
        </span>
      </Table.Td>
      <Table.Td className={table.cut} title={quote.customerName ?? undefined}>
        <CustomerName name={quote.customerName} />
      </Table.Td>
      <Table.Td className={`${table.quiet} ${table.nowrap}`}>{t(`kind.${quote.kind}`)}</Table.Td>
      <Table.Td>
        <StateBadge state={quote.state} isViewed={quote.isViewed} />
        <QuestionMark quote={quote} />
      </Table.Td>
      <Table.Td className={table.cut}>
        <NextStep quote={quote} />
      </Table.Td>
      <Table.Td className={`${table.number} ${list.key} ${table.nowrap}`}>
        <Total quote={quote} />
      </Table.Td>
      <Table.Td className={`${table.number} ${list.dim} ${table.nowrap} ${table.wide}`}>
        <Updated at={quote.updatedAt} />
      </Table.Td>
    </Table.Tr>
  )
}
