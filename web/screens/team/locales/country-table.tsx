import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/use-screen-size.ts'
import table from '../list-table.module.css'
import type { CountryRow } from './country-rows.ts'
import classes from './locales.module.css'
import { namesOf, TeamNames } from './team-names.tsx'

/** A table on wide screens, cards on phones. own: code of the country to mark. */
export function CountryTable({ rows, own }: { readonly rows: readonly CountryRow[]; readonly own: string }) {
  const t = useTranslations('locales')
  const isPhone = useScreenSize() === 'phone'
  const taxOf = ({ tax }: CountryRow) => t(`tax.${tax.name}`, { rate: tax.rate })
  if (isPhone)
    return (
      <ul className={classes.cards}>
        {rows.map((row) => (
          <li key={row.country.code} data-own={row.country.code === own || undefined}>
            <b>{row.name}</b>
            <span className={classes.amount}>{row.sample}</span>
            <span className="cp-dim">
              {row.country.code} · {row.country.currency} · {taxOf(row)}
            </span>
            <span className="cp-dim">{row.country.phonePrefix}</span>
            <span className="cp-dim">{row.city}</span>
            <TeamNames names={namesOf(row.teams)} />
          </li>
        ))}
      </ul>
    )
  return (
    <Table className={`${table.table} ${classes.rows}`} highlightOnHover={false}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column.code')}</Table.Th>
          <Table.Th>{t('column.country')}</Table.Th>
          <Table.Th>{t('column.currency')}</Table.Th>
          <Table.Th className={table.number}>{t('column.sample')}</Table.Th>
          <Table.Th>{t('column.tax')}</Table.Th>
          <Table.Th>{t('column.timeZone')}</Table.Th>
          <Table.Th>{t('column.prefix')}</Table.Th>
          <Table.Th>{t('column.usedBy')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.country.code} data-own={row.country.code === own || undefined}>
            <Table.Td className={classes.code}>{row.country.code}</Table.Td>
            <Table.Th scope="row" className={classes.name}>
              {row.name}
            </Table.Th>
            <Table.Td>{row.country.currency}</Table.Td>
            <Table.Td className={`${table.number} ${table.nowrap}`}>{row.sample}</Table.Td>
            <Table.Td className={table.nowrap}>{taxOf(row)}</Table.Td>
            <Table.Td className={table.quiet}>{row.city}</Table.Td>
            <Table.Td className={classes.code}>{row.country.phonePrefix}</Table.Td>
            <Table.Td>
              <TeamNames names={namesOf(row.teams)} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
