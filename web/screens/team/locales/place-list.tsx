import type { Team } from '@costard/contract'
import { Table } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useScreenSize } from '#ui/layout/use-screen-size.ts'
import table from '../list/list-table.module.css'
import classes from './locales.module.css'

export interface Column {
  readonly key: 'code' | 'country' | 'currency' | 'sample' | 'tax' | 'timeZone' | 'prefix' | LocaleColumn
  readonly look?: 'code' | 'name' | 'number' | 'quiet'
}
type LocaleColumn = 'id' | 'locale' | 'moment' | 'number' | 'money' | 'week' | 'units'

/** A country or a locale. */
export interface Place {
  readonly id: string
  /** Whether it is the user's own, or the one in the address. */
  readonly isOwn: boolean
  /** One cell per column. */
  readonly cells: readonly string[]
  readonly usedBy: readonly string[]
  readonly card: {
    readonly title: string
    readonly amount: string
    readonly facts: string
    readonly aside: string
    readonly below: string
  }
}

/** A table on wide screens, cards on phones. */
export function PlaceList({
  columns,
  places,
}: {
  readonly columns: readonly Column[]
  readonly places: readonly Place[]
}) {
  const isPhone = useScreenSize() === 'phone'
  return isPhone ? <PlaceCards places={places} /> : <PlaceTable columns={columns} places={places} />
}

function PlaceCards({ places }: { readonly places: readonly Place[] }) {
  return (
    <ul className={classes.cards}>
      {places.map(({ id, isOwn, usedBy, card }) => (
        <li key={id} data-own={isOwn || undefined}>
          <b>{card.title}</b>
          <span className={classes.amount}>{card.amount}</span>
          <span className="cp-dim">{card.facts}</span>
          <span className="cp-dim">{card.aside}</span>
          <span className="cp-dim">{card.below}</span>
          <UsedBy names={usedBy} />
        </li>
      ))}
    </ul>
  )
}

function PlaceTable({
  columns,
  places,
}: {
  readonly columns: readonly Column[]
  readonly places: readonly Place[]
}) {
  const t = useTranslations('locales.column')
  return (
    <Table className={`${table.table} ${classes.rows}`} highlightOnHover={false}>
      <Table.Thead>
        <Table.Tr>
          {columns.map(({ key, look }) => (
            <Table.Th key={key} className={look === 'number' ? table.number : undefined}>
              {t(key)}
            </Table.Th>
          ))}
          <Table.Th>{t('usedBy')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {places.map(({ id, isOwn, cells, usedBy }) => (
          <Table.Tr key={id} data-own={isOwn || undefined}>
            {columns.map(({ key, look }, at) =>
              look === 'name' ? (
                <Table.Th key={key} scope="row" className={classes.name}>
                  {cells[at]}
                </Table.Th>
              ) : (
                <Table.Td key={key} className={cellLooks[look ?? 'plain']}>
                  {cells[at]}
                </Table.Td>
              ),
            )}
            <Table.Td>
              <UsedBy names={usedBy} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const cellLooks = {
  code: classes.code,
  number: `${table.number} ${table.nowrap}`,
  quiet: table.quiet,
  plain: table.nowrap,
} as const

function UsedBy({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <span className={classes.used}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
  )
}

export function namesOf(teams: readonly Team[]): string[] {
  return [...new Set(teams.map(({ name }) => name))]
}
