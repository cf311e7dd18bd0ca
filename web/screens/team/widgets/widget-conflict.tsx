import { Button, Group } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/note.tsx'
import type { WidgetFormState } from './use-widget-form.ts'
import { WidgetProblem } from './widget-problem.tsx'

/** Why the settings of a widget were not saved. Against a colleague who saved meanwhile, there is a choice. */
export function WidgetConflict({ form: { theirs, save, start } }: { readonly form: WidgetFormState }) {
  const t = useTranslations('widgets.form')
  const words = useTranslations('settings.shop')
  if (!theirs) return <WidgetProblem error={save.error} />
  return (
    <Note
      kind="problem"
      action={
        <Group gap="xs">
          <Button variant="default" onClick={() => start(theirs)}>
            {words('useTheirs')}
          </Button>
          <Button variant="default" onClick={() => save.mutate(theirs)}>
            {words('saveMine')}
          </Button>
        </Group>
      }
    >
      <b>{t('changed')}</b>
      <div>{words('changedHelp')}</div>
    </Note>
  )
}
