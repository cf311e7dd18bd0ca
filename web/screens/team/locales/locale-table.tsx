import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/use-screen-size.ts'
import table from '../list-table.module.css'
import type { LocaleRow } from './locale-rows.ts'
import classes from './locales.module.css'
import { namesOf, TeamNames } from './team-names.tsx'

/** A table on wide screens, cards on phones. own: id of the reader's locale. */
export function LocaleTable({ rows, own }: { readonly rows: readonly LocaleRow[]; readonly own: string }) {
  const t = useTranslations('locales')
  const isPhone = useScreenSize() === 'phone'
  const nameOf = ({ languageName, countryName }: LocaleRow) =>
    t('name', { language: languageName, country: countryName })
  const usersOf = ({ id, teams }: LocaleRow) => [...(id === own ? [t('you')] : []), ...namesOf(teams)]
  if (isPhone)
    return (
      <ul className={classes.cards}>
        {rows.map((row) => (
          <li key={row.id} data-own={row.id === own || undefined}>
            <b>{nameOf(row)}</b>
            <span className={classes.amount}>{row.money}</span>
            <span className="cp-dim">
              {row.id} · {row.moment}
            </span>
            <span className="cp-dim">{row.number}</span>
            <span className="cp-dim">
              {[row.weekStart, t(`units.${row.country.measurement}`)]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
            <TeamNames names={usersOf(row)} />
          </li>
        ))}
      </ul>
    )
  return (
    <Table className={`${table.table} ${classes.rows}`} highlightOnHover={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column.id')}</Table.Th>
          <Table.Th>{t('column.locale')}</Table.Th>
          <Table.Th>{t('column.moment')}</Table.Th>
          <Table.Th className={table.number}>{t('column.number')}</Table.Th>
          <Table.Th className={table.number}>{t('column.money')}</Table.Th>
          <Table.Th>{t('column.week')}</Table.Th>
          <Table.Th>{t('column.units')}</Table.Th>
          <Table.Th>{t('column.usedBy')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id} data-own={row.id === own || undefined}>
            <Table.Td className={classes.code}>{row.id}</Table.Td>
            <Table.Th scope="row" className={classes.name}>
              {nameOf(row)}
            </Table.Th>
            <Table.Td className={table.nowrap}>{row.moment}</Table.Td>
            <Table.Td className={`${table.number} ${table.nowrap}`}>{row.number}</Table.Td>
            <Table.Td className={`${table.number} ${table.nowrap}`}>{row.money}</Table.Td>
            <Table.Td>{row.weekStart}</Table.Td>
            <Table.Td className={table.quiet}>{t(`units.${row.country.measurement}`)}</Table.Td>
            <Table.Td>
              <TeamNames names={usersOf(row)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
