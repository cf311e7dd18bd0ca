import type { AuditEntry } from '@costard/contract'
import { roles } from '@costard/contract'
import { taxRoundings } from '@costard/quotes'
import { useTranslations } from 'use-intl'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMoney } from '#messages/use-money.ts'
import { useTeam } from '../../team-context.ts'

/** A changed field as texts; undefined: there was no value. */
export interface ChangeWords {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

type Value = NonNullable<AuditEntry['before']>[string]

/** Returns the fields of an entry that are meaningful to a reader, without ids and revision counters. */
export function useChangeWords(): (entry: AuditEntry) => readonly ChangeWords[] {
  const t = useTranslations('settings.audit')
  const states = useTranslations('quotes.state')
  const steps = useTranslations('fulfilment.state')
  const roleNames = useTranslations('settings.roles')
  const tax = useTranslations('purchases.settings')
  const format = useFormatter()
  const { currency, timeZone } = useTeam()
  const { full } = useMoney(currency)
  const wordOf = (
    field: string,
    value: NonNullable<Value>,
    entity: AuditEntry['entity'],
  ): string | undefined => {
    switch (field) {
      case 'state':
        return entity === 'quote' && states.has(value as 'sent') ? states(value as 'sent') : undefined
      case 'fulfilment':
        return steps.has(value as 'paid') ? steps(value as 'paid') : undefined
      case 'role': {
        const role = roles.find((one) => one === value)
        return role && roleNames(`${role}.name`)
      }
      case 'netMinor':
        return typeof value === 'number' ? full(Math.abs(value)) : undefined
      case 'cashLimitMinor':
      case 'cashStepMinor':
        return typeof value === 'number' ? full(value) : undefined
      case 'taxRounding': {
        const rule = taxRoundings.find((one) => one === value)
        return rule && tax(`taxRoundingOf.${rule}`)
      }
      case 'validDaysBuy':
      case 'validDaysRepair':
      case 'validDaysSell':
        return typeof value === 'number' ? t('days', { count: value }) : undefined
      case 'retentionMonths':
        return typeof value === 'number' ? t('months', { count: value }) : undefined
      case 'version':
        return typeof value === 'number' ? t('version', { version: value }) : undefined
      case 'count':
        return typeof value === 'number' ? t('count', { count: value }) : undefined
      case 'added':
        return typeof value === 'number' ? t('added', { count: value }) : undefined
      case 'isOn':
        return t(value === true ? 'on' : 'off')
      case 'validUntil':
        return dayOf(value, (at) => format.dateTime(at, { dateStyle: 'medium', timeZone: 'UTC' }))
      case 'scheduledAt':
        return dayOf(value, (at) =>
          format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
        )
      case 'name':
      case 'timeZone':
      case 'site':
      case 'plan':
      case 'note':
      case 'reason':
        return typeof value === 'string' && value !== '' ? value : undefined
      default:
        return undefined
    }
  }
  return ({ entity, before, after }) =>
    [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].flatMap((field) => {
      const [was, is] = [before, after].map((fields) => {
        const value = fields?.[field]
        return value === undefined || value === null ? undefined : wordOf(field, value, entity)
      })
      // The sentence already contains the name, unless it was changed.
      const isInSentence = field === 'name' && (was === undefined || is === undefined)
      return was === is || isInSentence ? [] : [{ field, before: was, after: is }]
    })
}

function dayOf(value: NonNullable<Value>, write: (at: Date) => string): string | undefined {
  const at = new Date(typeof value === 'string' ? value : '')
  return Number.isNaN(at.getTime()) ? undefined : write(at)
}
