import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import classes from './account-screen.module.css'
import { Card } from './card.tsx'

/** Downloads everything stored about the user. */
export function DataCard() {
  const t = useTranslations('account.data')
  const { run, isRunning, error } = useAction(async () => {
    const data = await api.account.data()
    const name = `account-${data.exportedAt.slice(0, 10)}.json`
    saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }))
  })
  return (
    <Card title={t('title')} help={t('help')}>
      <ProblemNote error={error} />
      <div className={classes.actions}>
        <ActionButton
          variant="default"
          isRunning={isRunning}
          label={t('download')}
          running={t('downloading')}
          onClick={() => run()}
        />
      </div>
    </Card>
  )
}
