import type { QuoteColumn, QuoteSummary } from '@costard/contract'
import { Checkbox, Table, Tooltip } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { RowFaces } from '#live/colleague-faces.tsx'
import { useMembers } from '#live/changes.ts'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { Face } from '#ui/pictures/face.tsx'
import { useKeys } from '#ui/layout/use-keys.ts'
import list from '../list/list.module.css'
import table from '../list/list-table.module.css'
import { useSites } from '../site/sites-query.ts'
import { useTeam } from '../team-context.ts'
import { useRowKeys } from '../list/use-row-keys.ts'
import { useRowOpen } from '../list/use-row-open.ts'
import { pathOf } from './quote-row.ts'
import { QuestionMark } from './question-mark.tsx'
import classes from './quote-table.module.css'
import { CustomerName, Kind, NextStep, QuoteNumber, Total, Updated, useDeviceDetail } from './quote-words.tsx'
import { StateBadge } from './state-badge.tsx'
import { useMemberName } from '../kit/use-member-name.ts'
import type { Selection } from './use-selection.ts'

type Column = 'quote' | 'status' | 'total' | QuoteColumn

/** Widths in rem; Device has what is left. Where that is too little, the style sheet hides columns by their class. */
const columns: readonly {
  readonly key: Column
  readonly width?: string
  /** In a team with sites, which have a column. */
  readonly widthBesideSite?: string
  readonly isNumber?: boolean
}[] = [
  { key: 'quote', width: '7.75rem' },
  { key: 'device' },
  { key: 'customer', width: '16%', widthBesideSite: '12%' },
  { key: 'kind', width: '6.25rem' },
  { key: 'status', width: '7rem' },
  { key: 'next', width: '9rem', widthBesideSite: '8rem' },
  { key: 'staff', width: '3.5rem' },
  { key: 'site', width: '6.25rem' },
  { key: 'total', width: '6.25rem', isNumber: true },
  { key: 'updated', width: '5.75rem', isNumber: true },
]

interface RowContext {
  readonly selection: Selection
  readonly isShown: (column: Column) => boolean
}

/** Quotes on wide screens: one row each, its number is the link. X selects the row that has the focus. */
export function QuoteTable({
  quotes,
  selection,
  hidden,
}: {
  readonly quotes: readonly QuoteSummary[]
  readonly selection: Selection
  readonly hidden: readonly QuoteColumn[]
}) {
  const t = useTranslations('quotes.column')
  const select = useTranslations('quoteList.select')
  const idOf = (link: Element) => link.getAttribute('data-row-link') ?? ''
  const rows = useRowKeys<HTMLTableSectionElement>((links) => selection.set(links.map(idOf), true))
  useKeys({
    x: () => {
      const link = document.activeElement?.closest('tr')?.querySelector('[data-row-link]')
      if (link) selection.set([idOf(link)], !selection.has(idOf(link)))
    },
    ...(selection.quotes.length > 0 && { Escape: selection.clear }),
  })
  const { hasSites } = useTeam()
  const isShown = (column: Column) => !hidden.some((one) => one === column) && (column !== 'site' || hasSites)
  const shown = columns.filter(({ key }) => isShown(key))
  const count = selection.quotes.length
  return (
    <div className={classes.room}>
      <Table className={`${table.table} ${classes.table}`} layout="fixed">
        <colgroup>
          <col style={{ width: '3.25rem' }} />
          {shown.map(({ key, width, widthBesideSite }) => (
            <col
              key={key}
              style={
                width === undefined ? undefined : { width: (isShown('site') && widthBesideSite) || width }
              }
              className={classes[key]}
            />
          ))}
        </colgroup>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Checkbox
                size="xs"
                data-row-check
                aria-label={select('all')}
                checked={count > 0 && count === quotes.length}
                indeterminate={count > 0 && count < quotes.length}
                onChange={() =>
                  count > 0
                    ? selection.clear()
                    : selection.set(
                        quotes.map(({ id }) => id),
                        true,
                      )
                }
              />
            </Table.Th>
            {shown.map(({ key, isNumber }) => (
              <Table.Th
                key={key}
                className={[isNumber && table.number, classes[key]].filter(Boolean).join(' ')}
              >
                {t(key)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={rows}>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} selection={selection} isShown={isShown} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function QuoteRow({ quote, selection, isShown }: RowContext & { readonly quote: QuoteSummary }) {
  const select = useTranslations('quoteList.select')
  const team = useTeam()
  const detail = useDeviceDetail(quote)
  const path = pathOf(team.id, quote)
  const open = useRowOpen(path)
  const isSelected = selection.has(quote.id)
  return (
    <Table.Tr data-opens data-selected={isSelected || undefined} onClick={open}>
      <Table.Td onClick={(event) => event.stopPropagation()}>
        <Checkbox
          size="xs"
          data-row-check
          aria-label={select('one', { number: quote.number })}
          checked={isSelected}
          disabled={!isSelected && selection.isFull}
          onChange={() => selection.set([quote.id], !isSelected)}
        />
      </Table.Td>
      <Table.Td className={table.nowrap}>
        <Link className={table.quiet} to={path} data-row-link={quote.id}>
          <QuoteNumber quote={quote} />
        </Link>
      </Table.Td>
      {isShown('device') && (
        <Table.Td>
          <span className={table.lead}>
            <DeviceDrawing silhouette={quote.silhouette} size={24} />
            <span className={table.cut} title={`${quote.title} ${detail}`}>
              <span className={list.key}>{quote.title}</span> <span className={list.dim}>{detail}</span>
            </span>
            <RowFaces quoteId={quote.id} />
          </span>
        </Table.Td>
      )}
      {isShown('customer') && (
        <Table.Td className={table.cut} title={quote.customerName ?? undefined}>
          <CustomerName name={quote.customerName} />
        </Table.Td>
      )}
      {isShown('kind') && (
        <Table.Td className={`${table.quiet} ${table.nowrap} ${classes.kind}`}>
          <Kind kind={quote.kind} />
        </Table.Td>
      )}
      <Table.Td>
        <StateBadge state={quote.state} isViewed={quote.isViewed} hasCounterOffer={quote.hasCounterOffer} />
        <QuestionMark quote={quote} />
      </Table.Td>
      {isShown('next') && (
        <Table.Td className={`${table.cut} ${classes.next}`}>
          <NextStep quote={quote} />
        </Table.Td>
      )}
      {isShown('staff') && (
        <Table.Td className={classes.staff}>
          <Author uid={quote.createdBy} />
        </Table.Td>
      )}
      {isShown('site') && (
        <Table.Td className={`${classes.site} ${table.cut}`}>
          <SiteName siteId={quote.siteId} />
        </Table.Td>
      )}
      <Table.Td className={`${table.number} ${list.key} ${table.nowrap}`}>
        <Total quote={quote} />
      </Table.Td>
      {isShown('updated') && (
        <Table.Td className={`${table.number} ${list.dim} ${table.nowrap} ${classes.updated}`}>
          <Updated at={quote.updatedAt} />
        </Table.Td>
      )}
    </Table.Tr>
  )
}

function SiteName({ siteId }: Pick<QuoteSummary, 'siteId'>) {
  const name = useSites().nameOf(siteId)
  return name === undefined ? null : <span title={name}>{name}</span>
}

function Author({ uid }: { readonly uid: string }) {
  const name = useMemberName()(uid)
  const photo = useMembers().get(uid)?.photo
  return (
    <Tooltip label={name}>
      <span className={classes.author}>
        <Face name={name} photo={photo} size="1.625rem" isColored />
        <span className="cp-hidden">{name}</span>
      </span>
    </Tooltip>
  )
}
