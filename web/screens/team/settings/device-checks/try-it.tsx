import type { DeviceNumbers } from '@costard/contract'
import { TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { fieldError } from '#forms/field-error.tsx'
import { ActionButton } from '#ui/action-button.tsx'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { CheckWords } from '../../device-checks/check-words.tsx'
import { useCheckProblem } from '../../device-checks/use-check-problem.ts'
import { useTeam } from '../../team-context.ts'
import classes from './device-checks-screen.module.css'

/** Saves the service, looks up a device and shows the result. */
export function TryIt({ save }: { readonly save: () => Promise<boolean> }) {
  const t = useTranslations('deviceChecks')
  const problem = useCheckProblem()
  const { id: teamId } = useTeam()
  const [text, setText] = useState('')
  const [showsError, setShowsError] = useState(false)
  const numbers = numbersIn(text)
  const lookUp = useAction(async (asked: DeviceNumbers) =>
    (await save()) ? await api.deviceChecks.lookUp({ teamId, ...asked, isFresh: true }) : undefined,
  )
  const run = () => {
    setShowsError(true)
    if (numbers) lookUp.run(numbers)
  }
  return (
    <form
      className={`cp-card ${classes.card}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        run()
      }}
    >
      <h2>{t('settings.tryTitle')}</h2>
      <p className="cp-dim">{t('settings.tryHelp')}</p>
      <div className={classes.tryRow}>
        <TextInput
          label={t('settings.tryNumber')}
          spellCheck={false}
          value={text}
          error={showsError && !numbers && fieldError(t('settings.error.number'))}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ActionButton
          type="submit"
          variant="default"
          isRunning={lookUp.isRunning}
          label={t('settings.try')}
          running={t('settings.trying')}
        />
      </div>
      <div role="status" className={classes.status}>
        {lookUp.error && (
          <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
            {problem(lookUp.error)}
          </Note>
        )}
        {lookUp.output && !lookUp.isRunning && (
          <>
            <p>{t('settings.tried')}</p>
            <dl className={classes.tried}>
              {lookUp.output.map((check) => (
                <div key={check.kind}>
                  <dt>{t(`kind.${check.kind}`)}</dt>
                  <dd>
                    <CheckWords check={check} />
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </form>
  )
}

/** Parses typed or scanned numbers; spaces and dashes are ignored. */
function numbersIn(text: string): DeviceNumbers | undefined {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{15}$/.test(plain)) return { imei: plain }
  return /^[A-Z0-9]{8,14}$/.test(plain) ? { serial: plain } : undefined
}
