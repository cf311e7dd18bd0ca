import type { LookUpService } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'
import { AddressField } from './address-field.tsx'
import classes from './device-checks-screen.module.css'
import { MappingList } from './mapping-list.tsx'
import { RemoveService } from './remove-service.tsx'
import { SecretField } from './secret-field.tsx'
import { TryIt } from './try-it.tsx'
import { useServiceForm } from './use-service-form.ts'

/** Form for the team's look-up service: its address, its secret, and how to read its responses. */
export function ServiceForm({
  service,
  onRemoved,
}: {
  readonly service: LookUpService | null
  readonly onRemoved: () => void
}) {
  const t = useTranslations('deviceChecks.settings')
  const common = useTranslations('common')
  const notify = useNotice()
  const { form, save, isSaving, error } = useServiceForm(service)
  const submit = async () => {
    if (isSaving || !(await save())) return
    notify(t('saved'))
  }
  return (
    <>
      <LeaveUnsaved isUnsaved={form.isDirty()} text={t('leave')} />
      <form
        className="cp-column cp-gap-16"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <section className={`cp-card ${classes.card}`}>
          <h2>{t('address')}</h2>
          <TextInput {...form.getInputProps('name')} label={t('name')} description={t('nameHelp')} />
          <AddressField form={form} />
          <div className={classes.two}>
            <TextInput
              {...form.getInputProps('headerName')}
              label={t('headerName')}
              description={t('headerHelp')}
            />
            <SecretField form={form} isKept={service?.hasSecret === true} />
          </div>
        </section>
        <MappingList form={form} />
        <ProblemNote error={error} />
        <div className={classes.actions}>
          {service && <RemoveService name={service.name} onRemoved={onRemoved} />}
          <ActionButton
            type="submit"
            isRunning={isSaving}
            label={common('save')}
            running={common('saving')}
          />
        </div>
      </form>
      <TryIt save={save} />
    </>
  )
}
