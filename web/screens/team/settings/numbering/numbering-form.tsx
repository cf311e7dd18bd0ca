import { numberingLimits } from '@costard/quotes'
import { Button, NumberInput, Switch, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import settings from '../settings-form.module.css'
import classes from './numbering-form.module.css'
import { numberingQuery } from './numbering-query.ts'
import { useNumberingForm } from './use-numbering-form.ts'

/** Format of quote numbers, with a preview of the next number. */
export function NumberingForm() {
  const t = useTranslations('settings.numbering')
  const common = useTranslations('common')
  const { id } = useTeam()
  const mayEdit = useMay('team.edit')
  const { data: saved } = useSuspenseQuery(numberingQuery(id))
  const { form, patternError, nextError, example, discard, save, ...state } = useNumberingForm(saved)
  const { isChanged, isSaving, isSaved, error } = state
  return (
    <form
      className="cp-card cp-part"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <LeaveUnsaved isUnsaved={isChanged && mayEdit} text={t('leave')} />
      <fieldset className={classes.fields} disabled={!mayEdit}>
        <TextInput
          {...form.getInputProps('pattern')}
          error={patternError}
          label={t('pattern')}
          description={t('patternHelp', {
            tokens: '{YYYY} {YY} {MM}',
            sequence: '{SEQ:5}',
          })}
          spellCheck={false}
        />
        <NumberInput
          {...form.getInputProps('next')}
          error={nextError}
          label={t('next')}
          min={1}
          max={numberingLimits.maxSequence}
          allowDecimal={false}
          hideControls
        />
        <Switch
          {...form.getInputProps('isYearly', { type: 'checkbox' })}
          size="md"
          label={t('yearly')}
          description={t('yearlyHelp')}
        />
      </fieldset>
      <p className={classes.example} aria-live="polite">
        {example !== undefined && t.rich('example', { b: (text) => <b translate="no">{text}</b>, example })}
      </p>
      <p className="cp-dim">{t(mayEdit ? 'kept' : 'readOnly')}</p>
      <ProblemNote error={error} />
      {mayEdit && (
        <div className={settings.buttons}>
          <span role="status">{isSaved && common('saved')}</span>
          {isChanged && (
            <Button variant="default" onClick={discard}>
              {t('discard')}
            </Button>
          )}
          <ActionButton
            type="submit"
            isRunning={isSaving}
            disabled={!isChanged}
            label={t('save')}
            running={common('saving')}
          />
        </div>
      )}
    </form>
  )
}
