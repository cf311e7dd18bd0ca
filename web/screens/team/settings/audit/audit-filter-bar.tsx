import { auditedEntities, type AuditFilters } from '@costard/contract'
import { Button, Select, TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMembers } from '#live/changes.ts'
import classes from './audit-screen.module.css'

/** Filters by member, kind and days. Each choice applies at once. */
export function AuditFilterBar({
  filters,
  onChange,
}: {
  readonly filters: AuditFilters
  readonly onChange: (filters: AuditFilters) => void
}) {
  const t = useTranslations('settings.audit')
  const members = useMembers()
  const change = (name: keyof AuditFilters, value: string | null) => {
    const { [name]: _, ...others } = filters
    onChange({ ...others, ...(value !== null && value !== '' && { [name]: value }) })
  }
  const { actorId = '', entity = '', from = '', to = '' } = filters
  const isTurned = from !== '' && to !== '' && from > to
  const people = [...members].map(([value, { name }]) => ({ value, label: name || t('nameless') }))
  return (
    <div className={classes.filters} role="search">
      <Select
        label={t('who')}
        data={[{ value: '', label: t('everybody') }, ...people]}
        value={actorId}
        allowDeselect={false}
        onChange={(value) => change('actorId', value)}
      />
      <Select
        label={t('kind')}
        data={[
          { value: '', label: t('everything') },
          ...auditedEntities.map((value) => ({ value, label: t(`entity.${value}`) })),
        ]}
        value={entity}
        allowDeselect={false}
        onChange={(value) => change('entity', value)}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={from}
        onChange={(event) => change('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={to}
        error={isTurned && t('turned')}
        onChange={(event) => change('to', event.currentTarget.value)}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="subtle" color="gray" onClick={() => onChange({})}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
