import type { Shop } from '@costard/contract'
import { Select } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useTeam } from '../../team-context.ts'
import classes from '../settings-form.module.css'
import type { ShopForm } from './use-shop-form.ts'

const usualMonths = [6, 12, 24, 36, 60, 120]
const never = 'never'

/** Retention of customers, and how many are erased next. */
export function DataFields({ form, shop }: { readonly form: ShopForm; readonly shop: Shop }) {
  const t = useTranslations('settings.shop.data')
  const { retentionMonths } = form.values
  const { ofCountry, retentionMonths: saved } = shop
  const months = [...new Set([...usualMonths, retentionMonths ?? 6, saved ?? 6])].toSorted((a, b) => a - b)
  const labelOf = (count: number) => {
    const label = count % 12 === 0 ? t('years', { count: count / 12 }) : t('months', { count })
    return count === ofCountry.retentionMonths ? t('usual', { label }) : label
  }
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('title')}</h2>
      <Select
        className={classes.retention}
        label={t('retention')}
        data={[
          { value: never, label: t('never') },
          ...months.map((count) => ({ value: String(count), label: labelOf(count) })),
        ]}
        value={retentionMonths === null ? never : String(retentionMonths)}
        allowDeselect={false}
        onChange={(value) =>
          value !== null && form.setFieldValue('retentionMonths', value === never ? null : Number(value))
        }
      />
      <p className="cp-dim">{t('help')}</p>
      {retentionMonths === saved ? <Next /> : <p role="status">{t('afterSaving')}</p>}
    </section>
  )
}

function Next() {
  const t = useTranslations('settings.shop.data')
  const format = useFormatter()
  const { id: teamId, timeZone } = useTeam()
  const { data } = useSuspenseQuery(query.shop.dueErasures.queryOptions({ input: { teamId } }))
  if (data.at === null) return null
  const at = format.dateTime(new Date(data.at), { dateStyle: 'long', timeStyle: 'short', timeZone })
  const { customers: count, hasMore } = data
  const text = hasMore ? t('nextMore', { count: String(count), at }) : t('next', { count, at })
  return <p role="status">{count === 0 ? t('nobody', { at }) : text}</p>
}
