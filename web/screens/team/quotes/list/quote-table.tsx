import { type MovedColumn, movedColumns, type QuoteColumn, type QuoteSummary } from '@costard/contract'
import { Tooltip } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { RowFaces } from '#live/colleague-faces.tsx'
import { useMembers } from '#live/changes.ts'
import { DeviceDrawing } from '#ui/pictures/device-drawing.tsx'
import { Face } from '#ui/pictures/face.tsx'
import { type ListColumn, ListTable } from '../../list/list-table.tsx'
import list from '../../list/list.module.css'
import table from '../../list/list-table.module.css'
import type { SortOrder } from '../../list/sort-head.tsx'
import type { SortChoice } from '../../list/sort-sheet.tsx'
import { useSites } from '../../site/sites-query.ts'
import { useTeam } from '../../team-context.ts'
import { AssistantMark } from '../marks/assistant-mark.tsx'
import { pathOf } from './quote-row.ts'
import { QuestionMark } from '../marks/question-mark.tsx'
import classes from './quote-table.module.css'
import {
  CustomerName,
  Kind,
  NextStep,
  QuoteNumber,
  Total,
  Updated,
  useDeviceWords,
} from '../marks/quote-words.tsx'
import { StateBadge } from '../marks/state-badge.tsx'
import { useMemberName } from '../../kit/use-member-name.ts'
import type { QuoteSelection } from '../bulk/use-selection.ts'

type Column = Omit<ListColumn<QuoteSummary>, 'title' | 'key'> & {
  /** Width in a team with sites, which has a column for the site. */
  readonly widthBesideSite?: string
}

const number: Column = {
  width: '7.5rem',
  cellClassName: table.nowrap,
  sort: { by: 'created', isDownFirst: false },
  cell: (quote) => <NumberLink quote={quote} />,
}

/**
 * Widths in rem; Device takes the rest. If that is too little, the style sheet hides columns by their class.
 */
const columns: Readonly<Record<MovedColumn, Column>> = {
  device: { cell: (quote) => <Device quote={quote} /> },
  customer: {
    width: '14%',
    widthBesideSite: '12.5%',
    cellClassName: table.cut,
    sort: { by: 'customer', isDownFirst: false },
    titleOf: ({ customerName }) => customerName ?? undefined,
    cell: ({ customerName }) => <CustomerName name={customerName} />,
  },
  kind: {
    width: '6rem',
    className: classes.kind,
    cellClassName: `${table.quiet} ${table.nowrap}`,
    cell: ({ kind }) => <Kind kind={kind} />,
  },
  status: {
    width: '8rem',
    cell: (quote) => (
      <>
        <StateBadge state={quote.state} isViewed={quote.isViewed} hasCounterOffer={quote.hasCounterOffer} />
        <QuestionMark quote={quote} />
        <AssistantMark quote={quote} />
      </>
    ),
  },
  next: {
    width: '8rem',
    widthBesideSite: '7.75rem',
    className: classes.next,
    cellClassName: table.cut,
    sort: { by: 'valid', isDownFirst: false },
    cell: (quote) => <NextStep quote={quote} />,
  },
  staff: {
    width: '5rem',
    className: classes.staff,
    cell: ({ assignedTo, createdBy }) => <Author uid={assignedTo ?? createdBy} />,
  },
  site: {
    width: '6.25rem',
    className: classes.site,
    cellClassName: table.cut,
    cell: ({ siteId }) => <SiteName siteId={siteId} />,
  },
  total: {
    width: '6.25rem',
    isNumber: true,
    cellClassName: `${list.key} ${table.nowrap}`,
    sort: { by: 'total', isDownFirst: true },
    cell: (quote) => <Total quote={quote} />,
  },
  updated: {
    width: '6.5rem',
    isNumber: true,
    className: classes.updated,
    cellClassName: `${list.dim} ${table.nowrap}`,
    sort: { by: 'updated', isDownFirst: true },
    cell: ({ updatedAt }) => <Updated at={updatedAt} />,
  },
}

/** Columns in the default order. */
const usual: readonly MovedColumn[] = [
  'device',
  'customer',
  'kind',
  'status',
  'next',
  'staff',
  'site',
  'total',
  'updated',
]

/** Returns all columns: first those that the user moved, followed by the others in default order. */
export function inOrder(moved: readonly MovedColumn[]): MovedColumn[] {
  const known = moved.filter((column) => movedColumns.includes(column))
  return [...known, ...usual.filter((column) => !known.includes(column))]
}

/** Sort keys of the list, with the texts of the column headers. */
export function useQuoteSorts(): SortChoice[] {
  const t = useTranslations('quotes.column')
  const all = [{ ...number, title: t('quote') }, ...usual.map((key) => ({ ...columns[key], title: t(key) }))]
  return all.flatMap(({ sort, title }) => (sort ? [{ ...sort, title }] : []))
}

/** The user's display settings of the list. */
export interface ShownAs {
  readonly hidden: readonly QuoteColumn[]
  readonly columnOrder: readonly MovedColumn[]
  readonly isCompact: boolean
}

/** Quotes on wide screens: one row each, with the number as the link. */
export function QuoteTable({
  quotes,
  selection,
  order,
  shownAs: { hidden, columnOrder, isCompact },
}: {
  readonly quotes: readonly QuoteSummary[]
  readonly selection: QuoteSelection
  readonly order: SortOrder
  readonly shownAs: ShownAs
}) {
  const t = useTranslations('quotes.column')
  const select = useTranslations('quoteList.select')
  const { id: teamId, hasSites } = useTeam()
  // An empty column would take space from the names.
  const isOfSites = hasSites && quotes.some(({ siteId }) => siteId !== null)
  const isShown = (column: MovedColumn) =>
    !hidden.some((one) => one === column) && (column !== 'site' || isOfSites)
  const shown = inOrder(columnOrder).filter(isShown)
  return (
    <div className={classes.room} data-sites={isShown('site') || undefined}>
      <ListTable
        rows={quotes}
        columns={[
          { ...number, key: 'quote', title: t('quote') },
          ...shown.map((key) => {
            const { widthBesideSite, ...column } = columns[key]
            const width = (isShown('site') && widthBesideSite) || column.width
            return { ...column, key, title: t(key), width }
          }),
        ]}
        idOf={({ id }) => id}
        pathOf={(quote) => pathOf(teamId, quote)}
        labelOf={({ number: name }) => select('one', { number: name })}
        order={order}
        selection={selection}
        isCompact={isCompact}
        className={classes.table}
      />
    </div>
  )
}

function NumberLink({ quote }: { readonly quote: QuoteSummary }) {
  const { id: teamId } = useTeam()
  return (
    <Link className={table.quiet} to={pathOf(teamId, quote)} data-row-link={quote.id}>
      <QuoteNumber quote={quote} />
    </Link>
  )
}

function Device({ quote }: { readonly quote: QuoteSummary }) {
  const { variant, more } = useDeviceWords(quote)
  return (
    <span className={table.lead}>
      <DeviceDrawing silhouette={quote.silhouette} size={24} />
      <span className={`${table.cut} ${list.dim}`} title={`${quote.title} ${variant}`}>
        <b className={classes.device}>{quote.title}</b> {variant}
      </span>
      {more !== '' && (
        <span className={classes.more} title={more}>
          <span aria-hidden="true">+{quote.moreDevices}</span>
          <span className="cp-hidden">{more}</span>
        </span>
      )}
      <RowFaces quoteId={quote.id} />
    </span>
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
