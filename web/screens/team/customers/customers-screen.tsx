import { customerLimits } from '@costard/contract'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus, IconTableImport, IconTag, IconX, IconZoomCancel } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Message } from '#ui/notes/message.tsx'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import { Icon } from '#ui/icon.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListProblem, SkeletonRows } from '../list/list-states.tsx'
import list from '../list/list.module.css'
import { SortSheet } from '../list/sort-sheet.tsx'
import { useOrderInAddress } from '../list/use-row-order.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { useMay, useTeam } from '../team-context.ts'
import { CustomerCards } from './customer-cards.tsx'
import { CustomerTable, customerSort } from './customer-table.tsx'
import { type CustomerFilters, customerFiltersIn, customersQuery } from './customers-query.ts'
import { ExportCustomers } from './export-customers.tsx'
import { showMore } from './show-more.ts'
import { UnusedNote } from './unused-note.tsx'

/** Loaded separately, since only new teams have sample customers. */
const SampleCustomers = lazyView(
  () => import('./samples/sample-customers.tsx'),
  ({ SampleCustomers }) => SampleCustomers,
)

/** All customers of the team, by the last contact, newest first; the filters are kept in the URL. */
export function CustomersScreen() {
  const t = useTranslations('customers')
  const team = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const [params, setParams] = useSearchParams()
  const filters = customerFiltersIn(params)
  const found = useInfiniteQuery(customersQuery(team.id, filters))
  const customers = found.data?.pages.flatMap((page) => page.customers)
  const total = found.data?.pages[0]?.total
  const column = useTranslations('customers.column')
  const order = { ...useOrderInAddress(), sort: filters.sort }
  const sorts = Object.values(customerSort).map((sort) => ({ ...sort, title: column(sort.by) }))
  const isFiltered = filters.search !== '' || filters.kind !== undefined || filters.tag !== ''
  const isFirstDay = customers?.length === 0 && !isFiltered && !filters.isUnused
  return (
    <>
      <PageHeader title={t('title')} action={!isFirstDay && <Actions />} />
      {!isFirstDay && (
        <div className={list.filters} data-last>
          <ListSearch label={t('searchLabel')} hint={t('searchHint')} />
          <KindFilter kind={filters.kind} />
          {isPhone && <SortSheet choices={sorts} order={order} />}
          {filters.tag !== '' && (
            <Button
              variant="default"
              size="xs"
              radius="xl"
              leftSection={<Icon of={IconTag} size={14} />}
              rightSection={<Icon of={IconX} size={14} />}
              aria-label={t('clearTag', { tag: filters.tag })}
              onClick={() => setParams((before) => without(before, 'tag'))}
            >
              {filters.tag}
            </Button>
          )}
          {customers && (
            <span className={list.side} role="status">
              {total === null
                ? t('moreThan', { shown: customerLimits.maxCounted })
                : t('shown', { shown: total ?? 0 })}
            </span>
          )}
        </div>
      )}
      {filters.isUnused && <UnusedNote customers={customers} />}
      {found.error && <ListProblem error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && !found.error && <SkeletonRows />}
      {customers && customers.length > 0 && (
        <div aria-busy={found.isPlaceholderData} className={found.isPlaceholderData ? list.reloading : ''}>
          {isPhone ? (
            <CustomerCards customers={customers} />
          ) : (
            <CustomerTable customers={customers} order={order} />
          )}
        </div>
      )}
      {isFirstDay && <NoCustomers />}
      <Suspense>
        {team.showsSamples && customers && !isFiltered && !filters.isUnused && <SampleCustomers />}
      </Suspense>
      {customers?.length === 0 && isFiltered && <NoMatch filters={filters} />}
      {customers && customers.length > 0 && (
        <footer className={list.foot}>
          <span>{t('listed', { shown: customers.length })}</span>
          {found.hasNextPage && (
            <Button
              variant="default"
              size="xs"
              aria-busy={found.isFetchingNextPage}
              onClick={() => !found.isFetchingNextPage && void showMore(found)}
            >
              {t(found.isFetchingNextPage ? 'loadingMore' : 'more')}
            </Button>
          )}
          {isPhone && <FileActions />}
          {!found.hasNextPage && !filters.isUnused && (
            <Link className="cp-target" to={`${paths.customers(team.id)}?unused`}>
              {t('unused.show')}
            </Link>
          )}
        </footer>
      )}
    </>
  )
}

function Actions() {
  const common = useTranslations('common')
  const team = useTeam()
  const isPhone = useScreenSize() === 'phone'
  const mayAdd = useMay('quote.create')
  return (
    <span className="cp-flex cp-wrap cp-gap-8">
      {!isPhone && <FileActions />}
      {mayAdd && (
        <Button
          component={Link}
          to={paths.addCustomer(team.id)}
          leftSection={<Icon of={IconPlus} size={18} />}
        >
          {common('newCustomer')}
        </Button>
      )}
    </span>
  )
}

/** Shown at the end of the list on a phone. */
function FileActions() {
  const t = useTranslations('customers')
  const team = useTeam()
  const mayAdd = useMay('quote.create')
  const mayExport = useMay('customer.export')
  return (
    <>
      {mayExport && <ExportCustomers />}
      {mayAdd && (
        <Button
          component={Link}
          to={paths.importCustomers(team.id)}
          variant="default"
          leftSection={<Icon of={IconTableImport} size={18} />}
        >
          {t('import.open')}
        </Button>
      )}
    </>
  )
}

function KindFilter({ kind }: Pick<CustomerFilters, 'kind'>) {
  const t = useTranslations('customers.kinds')
  const [, setParams] = useSearchParams()
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('label')}
      data={(['all', 'private', 'business'] as const).map((value) => ({ value, label: t(value) }))}
      value={kind ?? 'all'}
      onChange={(value) =>
        setParams(
          (before) => {
            const after = without(before, 'kind')
            if (value !== 'all') after.set('kind', value)
            return after
          },
          { replace: true },
        )
      }
    />
  )
}

function NoCustomers() {
  const t = useTranslations('customers.empty')
  const common = useTranslations('common')
  const team = useTeam()
  const mayAdd = useMay('quote.create')
  return (
    <Message
      title={t('title')}
      action={
        mayAdd && (
          <>
            <Button component={Link} to={paths.identify(team.id)}>
              {common('newQuote')}
            </Button>
            <Button component={Link} to={paths.addCustomer(team.id)} variant="default">
              {common('newCustomer')}
            </Button>
            <Button component={Link} to={paths.importCustomers(team.id)} variant="default">
              {t('import')}
            </Button>
          </>
        )
      }
    >
      {t('text')}
    </Message>
  )
}

function NoMatch({ filters: { search } }: { readonly filters: CustomerFilters }) {
  const t = useTranslations('customers.noMatch')
  const [, setParams] = useSearchParams()
  return (
    <Message
      title={search === '' ? t('filters') : t('title', { search })}
      icon={<IconZoomCancel size={32} stroke={1.5} aria-hidden="true" />}
      action={
        <Button variant="default" onClick={() => setParams({})}>
          {t('clear')}
        </Button>
      }
    >
      {search !== '' && t('text')}
    </Message>
  )
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const after = new URLSearchParams(params)
  after.delete(name)
  return after
}
