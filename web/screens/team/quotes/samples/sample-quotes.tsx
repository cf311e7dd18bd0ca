import type { SampleQuote } from '@costard/contract'
import { Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import cards from '../../list/list-cards.module.css'
import table from '../../list/list-table.module.css'
import list from '../../list/list.module.css'
import { SampleNote } from '../../samples/sample-note.tsx'
import { SampleTag } from '../../samples/sample-tag.tsx'
import classes from '../../samples/samples.module.css'
import { samplesQuery } from '../../samples/samples-query.ts'
import { useTeam } from '../../team-context.ts'
import { CustomerName, Total, useDeviceDetail } from '../marks/quote-words.tsx'
import { StateBadge } from '../marks/state-badge.tsx'
import { SampleDialog } from './sample-dialog.tsx'

interface RowProps {
  readonly sample: SampleQuote
  readonly onOpen: () => void
}

/** A sample quote in each state, below the team's quotes. They open in a dialog, without actions. */
export function SampleQuotes() {
  const t = useTranslations('quotes.column')
  const { data } = useQuery(samplesQuery(useTeam().id))
  const isPhone = useScreenSize() === 'phone'
  const [opened, open] = useState<SampleQuote>()
  if (!data) return null
  const rows = data.quotes.map((sample) => ({
    key: sample.quote.id,
    sample,
    onOpen: () => open(sample),
  }))
  return (
    <section>
      <SampleNote />
      {isPhone ? (
        <ul className={cards.cards}>
          {rows.map(({ key, ...row }) => (
            <Card key={key} {...row} />
          ))}
        </ul>
      ) : (
        <Table className={table.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('device')}</Table.Th>
              <Table.Th>{t('customer')}</Table.Th>
              <Table.Th>{t('quote')}</Table.Th>
              <Table.Th>{t('status')}</Table.Th>
              <Table.Th className={table.number}>{t('total')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, ...row }) => (
              <Row key={key} {...row} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {opened && <SampleDialog sample={opened} onClose={() => open(undefined)} />}
    </section>
  )
}

function Row({ sample: { quote }, onOpen }: RowProps) {
  const detail = useDeviceDetail(quote)
  return (
    <Table.Tr data-opens onClick={onOpen}>
      <Table.Td>
        <span className={table.lead}>
          <DeviceDrawing silhouette={quote.silhouette} size={24} />
          <button type="button" className={classes.open}>
            <span className={list.key}>{quote.title}</span> <span className={list.dim}>{detail}</span>
          </button>
        </span>
      </Table.Td>
      <Table.Td>
        <CustomerName name={quote.customerName} />
      </Table.Td>
      <Table.Td className={table.nowrap}>
        <span className={classes.number}>
          {quote.number} <SampleTag />
        </span>
      </Table.Td>
      <Table.Td>
        <StateBadge state={quote.state} isViewed={quote.isViewed} hasCounterOffer={quote.hasCounterOffer} />
      </Table.Td>
      <Table.Td className={`${table.number} ${list.key} ${table.nowrap}`}>
        <Total quote={quote} />
      </Table.Td>
    </Table.Tr>
  )
}

function Card({ sample: { quote }, onOpen }: RowProps) {
  const detail = useDeviceDetail(quote)
  return (
    <li className={cards.card}>
      <DeviceDrawing silhouette={quote.silhouette} size={24} />
      <button type="button" className={`${cards.cardTitle} ${classes.open}`} onClick={onOpen}>
        {quote.title} <span>{detail}</span>
      </button>
      <b className={list.key}>
        <Total quote={quote} />
      </b>
      <span className={cards.cardText}>
        <SampleTag /> <CustomerName name={quote.customerName} />
      </span>
      <StateBadge state={quote.state} isViewed={quote.isViewed} hasCounterOffer={quote.hasCounterOffer} />
    </li>
  )
}
