import { type ManagedCatalog, textIn } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import list from '../list/list.module.css'
import { ListTable } from '../list/list-table.tsx'
import table from '../list/list-table.module.css'
import type { SortOrder } from '../list/sort-head.tsx'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { PriceBadge, StateBadges } from './catalog-badges.tsx'
import { CatalogLink } from './catalog-link.tsx'
import { catalogSorts } from './catalog-sorts.ts'
import { UsedBy } from './used-by.tsx'
import classes from './catalogs.module.css'

export function CatalogTable({
  catalogs,
  order,
}: {
  readonly catalogs: readonly ManagedCatalog[]
  readonly order: SortOrder
}) {
  const t = useTranslations('catalogs.column')
  const common = useTranslations('common')
  const { language } = useRegion()
  const team = useTeam()
  const days = useDays(team.timeZone)
  const format = useFormatter()
  const sort = catalogSorts
  return (
    <ListTable
      rows={catalogs}
      idOf={({ id }) => id}
      order={order}
      isTall
      columns={[
        {
          key: 'catalog',
          title: t('catalog'),
          sort: sort.catalog,
          cell: (catalog) => (
            <>
              <CatalogLink catalog={catalog} />
              <span className={`${classes.description} cp-cut`}>{textIn(language, catalog.description)}</span>
            </>
          ),
        },
        {
          key: 'type',
          title: t('type'),
          width: '7rem',
          sort: sort.type,
          cellClassName: `${table.quiet} ${table.nowrap}`,
          cell: ({ kind }) => common(`kind.${kind}`),
        },
        {
          key: 'state',
          title: t('state'),
          width: '15rem',
          cell: (catalog) => (
            <span className={classes.badges}>
              <StateBadges catalog={catalog} />
              <PriceBadge catalog={catalog} />
            </span>
          ),
        },
        {
          key: 'models',
          title: t('models'),
          width: '6rem',
          isNumber: true,
          className: table.wide,
          sort: sort.models,
          cell: ({ models }) => format.number(models),
        },
        {
          key: 'questions',
          title: t('questions'),
          width: '6.5rem',
          isNumber: true,
          className: table.wide,
          sort: sort.questions,
          cell: ({ questions }) => format.number(questions),
        },
        {
          key: 'usedBy',
          title: t('usedBy'),
          width: '8.5rem',
          isNumber: true,
          sort: sort.usedBy,
          cellClassName: table.nowrap,
          cell: (catalog) => <UsedBy catalog={catalog} />,
        },
        {
          key: 'changed',
          title: t('changed'),
          width: '7.5rem',
          isNumber: true,
          sort: sort.changed,
          cellClassName: `${list.dim} ${table.nowrap}`,
          cell: ({ changedAt }) => (
            <time dateTime={changedAt} title={days.full(changedAt)}>
              {days.brief(changedAt)}
            </time>
          ),
        },
      ]}
    />
  )
}
