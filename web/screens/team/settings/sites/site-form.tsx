import type { Site } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { helpBelow } from '#forms/help-below.ts'
import { paths } from '#paths'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useScreenKeys } from '#ui/layout/use-screen-keys.ts'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'
import { UnprintableNote } from '../../kit/unprintable-note.tsx'
import { SiteProblem } from '../../site/site-problem.tsx'
import { useTeam } from '../../team-context.ts'
import { OpeningFields } from '../opening-fields.tsx'
import { SettingsFoot } from '../settings-foot.tsx'
import classes from '../settings-form.module.css'
import type { SiteFields } from './site-fields.ts'
import { useSiteForm } from './use-site-form.ts'

/**
 * Form for the address, phone and hours of a site. site: undefined for a new one, which starts with `first`.
 */
export function SiteForm({
  site,
  first,
  isReadOnly,
}: {
  readonly site: Site | undefined
  readonly first: SiteFields
  readonly isReadOnly: boolean
}) {
  const t = useTranslations('sites')
  const words = useTranslations('settings.shop')
  const { id: teamId } = useTeam()
  const notify = useNotice()
  const [isDone, setDone] = useState(false)
  const { form, shared, takeTheirs, isUnsaved, discard, save, isSaving, error } = useSiteForm(site, first)
  const submit = async () => {
    if (isSaving || isReadOnly) return
    const saved = await save()
    if (!saved) return
    notify(t('saved', { name: saved.name }))
    setDone(true)
  }
  useScreenKeys([['mod+S', () => void submit()]], [])
  if (isDone) return <Navigate to={paths.sites(teamId)} />
  const field = (name: 'street' | 'town' | 'directions' | 'phone') => ({
    ...form.getInputProps(name),
    label: words(name),
    autoComplete: 'off',
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <LeaveUnsaved isUnsaved={isUnsaved && !isReadOnly} text={t('leave')} />
      <fieldset className={classes.form} disabled={isReadOnly}>
        <section className={`cp-card ${classes.card}`}>
          <h2>{t('address')}</h2>
          <div className={classes.two}>
            <TextInput
              {...form.getInputProps('name')}
              label={t('name')}
              description={t('nameHelp')}
              inputWrapperOrder={helpBelow}
              data-autofocus
            />
            <TextInput
              {...field('phone')}
              type="tel"
              description={words('phoneHelp')}
              inputWrapperOrder={helpBelow}
            />
            <TextInput {...field('street')} />
            <TextInput {...field('town')} />
            <TextInput
              {...field('directions')}
              description={words('directionsHelp')}
              inputWrapperOrder={helpBelow}
            />
          </div>
        </section>
        <UnprintableNote texts={[form.values.street, form.values.town, form.values.phone]} />
        <OpeningFields form={form} />
      </fieldset>
      {!isReadOnly && (
        <SettingsFoot
          shared={shared}
          takeTheirs={takeTheirs}
          changed={t('changed')}
          label={t('save')}
          unsaved={isUnsaved ? t('unsaved') : undefined}
          onDiscard={discard}
          onSave={() => void submit()}
          isRunning={isSaving}
          isAlways
        >
          <SiteProblem error={error} />
        </SettingsFoot>
      )}
    </form>
  )
}
