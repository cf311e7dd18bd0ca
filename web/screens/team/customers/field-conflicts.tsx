import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from './customer-form.module.css'
import type { CustomerFormState } from './use-customer-form.ts'

/** Fields that a colleague changed meanwhile: both values, with a choice between them. */
export function FieldConflicts({ state: { conflict, form, settle } }: { readonly state: CustomerFormState }) {
  const t = useTranslations('customers.conflict')
  const fieldName = useTranslations('customers.field')
  const change = useTranslations('live.change')
  if (!conflict) return undefined
  const values = form.getValues()
  return (
    <div role="alert">
      <Note kind="news" icon={<Icon of={IconUsers} size={18} />}>
        <p>
          <b>{t('title')}</b> {t('text')}
        </p>
        {conflict.fields.map((field) => (
          <div key={field} className={classes.conflict} data-conflict={field}>
            <b>{fieldName(field)}</b>
            <dl>
              <dt>{change('yours')}</dt>
              <dd>{values[field] || t('empty')}</dd>
              <dt>{change('theirs')}</dt>
              <dd>{conflict.theirs[field] || t('empty')}</dd>
            </dl>
            <div className="cp-flex cp-wrap cp-gap-8">
              <Button variant="default" size="xs" onClick={() => settle(field, true)}>
                {change('keepMine')}
              </Button>
              <Button variant="default" size="xs" onClick={() => settle(field, false)}>
                {change('takeTheirs')}
              </Button>
            </div>
          </div>
        ))}
      </Note>
    </div>
  )
}
