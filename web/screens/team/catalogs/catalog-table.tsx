import { type ManagedCatalog, textIn } from '@costard/contract'
import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import list from '../list/list.module.css'
import table from '../list/list-table.module.css'
import { useTeam } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'
import { PriceBadge, StateBadges } from './catalog-badges.tsx'
import { CatalogLink } from './catalog-link.tsx'
import { UsedBy } from './used-by.tsx'
import classes from './catalogs.module.css'

export function CatalogTable({ catalogs }: { readonly catalogs: readonly ManagedCatalog[] }) {
  const t = useTranslations('catalogs.column')
  const common = useTranslations('common')
  const { language } = useRegion()
  const team = useTeam()
  const days = useDays(team.timeZone)
  const format = useFormatter()
  return (
    <Table className={table.table} highlightOnHover={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('catalog')}</Table.Th>
          <Table.Th>{t('type')}</Table.Th>
          <Table.Th>{t('state')}</Table.Th>
          <Table.Th className={table.number}>{t('models')}</Table.Th>
          <Table.Th className={table.number}>{t('questions')}</Table.Th>
          <Table.Th className={table.number}>{t('usedBy')}</Table.Th>
          <Table.Th className={table.number}>{t('changed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {catalogs.map((catalog) => (
          <Table.Tr key={catalog.id}>
            <Table.Td>
              <CatalogLink catalog={catalog} />
              <span className={classes.description}>{textIn(language, catalog.description)}</span>
            </Table.Td>
            <Table.Td className={`${table.quiet} ${table.nowrap}`}>{common(`kind.${catalog.kind}`)}</Table.Td>
            <Table.Td>
              <span className={classes.badges}>
                <StateBadges catalog={catalog} />
                <PriceBadge catalog={catalog} />
              </span>
            </Table.Td>
            <Table.Td className={table.number}>{format.number(catalog.models)}</Table.Td>
            <Table.Td className={table.number}>{format.number(catalog.questions)}</Table.Td>
            <Table.Td className={`${table.number} ${table.nowrap}`}>
              <UsedBy catalog={catalog} />
            </Table.Td>
            <Table.Td className={`${table.number} ${list.dim} ${table.nowrap}`}>
              <time dateTime={catalog.changedAt} title={days.full(catalog.changedAt)}>
                {days.brief(catalog.changedAt)}
              </time>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
