import { Button } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay } from '../team-context.ts'
import classes from './samples.module.css'
import { useSamplesShown } from './use-samples-shown.tsx'

/** Note that the following entries are samples, with a button that removes all of them. */
export function SampleNote() {
  const t = useTranslations('samples')
  const mayRemove = useMay('team.edit')
  const show = useSamplesShown()
  return (
    <>
      <div className={classes.note}>
        <Icon of={IconFlask} size={18} />
        <p>{t('note')}</p>
        {mayRemove && (
          <Button variant="default" size="xs" loading={show.isRunning} onClick={() => show.run(false)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <ProblemNote error={show.error} />
    </>
  )
}
