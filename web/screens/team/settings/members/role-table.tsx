import { may, type Permission, rightsOf, roles } from '@costard/contract'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './role-table.module.css'

/** Rows of the table, each with a representative permission; null: granted to every member. */
const rows = {
  read: null,
  quote: 'quote.create',
  override: 'quote.override',
  catalog: 'catalog.edit',
  cost: 'cost.view',
  export: 'customer.export',
  manage: 'member.manage',
  own: 'ownership.transfer',
} as const satisfies Record<string, Permission | null>
const names = Object.keys(rows) as (keyof typeof rows)[]

/** Table of the rights of each role. */
export function RoleTable() {
  const t = useTranslations('settings.roles')
  const titleId = useId()
  return (
    <section className={classes.section}>
      <h3 id={titleId}>{t('title')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it where it is wider than its place */}
      <div className={classes.scroll} role="region" aria-labelledby={titleId} tabIndex={0}>
        <table className={classes.table} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">
                <span className="cp-hidden">{t('may')}</span>
              </th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {t(`${role}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">{t(`row.${name}`)}</th>
                {roles.map((role) => (
                  <td key={role}>
                    <Mark isAllowed={isAllowed(role, rows[name])} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Mark({ isAllowed }: { readonly isAllowed: boolean }) {
  const t = useTranslations('settings.roles')
  const Icon = isAllowed ? IconCheck : IconMinus
  return (
    <>
      <Icon size={16} stroke={isAllowed ? 2 : 1.5} aria-hidden="true" />
      <span className="cp-hidden">{t(isAllowed ? 'yes' : 'no')}</span>
    </>
  )
}

function isAllowed(role: (typeof roles)[number], permission: Permission | null): boolean {
  return permission === null || may(rightsOf(role, { costView: null, maxAdjustBp: null }), permission)
}
