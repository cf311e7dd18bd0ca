import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'

/**
 * Shown if a colleague saved meanwhile: the user chooses whose settings are kept. title: name of the
 * settings.
 */
export function SavedElsewhere({
  title,
  onUseTheirs,
  onSaveMine,
}: {
  readonly title: string
  readonly onUseTheirs: () => void
  readonly onSaveMine: () => void
}) {
  const t = useTranslations('settings.shop')
  return (
    <Note
      kind="problem"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={onUseTheirs}>
            {t('useTheirs')}
          </Button>
          <Button variant="default" onClick={onSaveMine}>
            {t('saveMine')}
          </Button>
        </Group>
      }
    >
      <b>{title}</b>
      <div>{t('changedHelp')}</div>
    </Note>
  )
}
