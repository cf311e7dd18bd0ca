import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useMay, useTeam } from '../team-context.ts'
import classes from './first-steps-again.module.css'
import { useShown } from './use-shown.ts'

/** Button in the help that shows the hidden first steps again. */
export function FirstStepsAgain() {
  const t = useTranslations('firstSteps')
  const { id, showsFirstSteps } = useTeam()
  const mayEdit = useMay('team.edit')
  const navigate = useNavigate()
  const show = useShown()
  if (showsFirstSteps || !mayEdit) return null
  return (
    <section className={classes.again}>
      <ProblemNote error={show.error} />
      <b>{t('label')}</b>
      <span>{t('again')}</span>
      <Button
        variant="default"
        loading={show.isRunning}
        onClick={() => show.run(true, { onSuccess: () => void navigate(paths.quotes(id)) })}
      >
        {t('show')}
      </Button>
    </section>
  )
}
