import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { loadCode } from '#code/load-code.ts'
import { Icon } from '#ui/icon.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { saveFile } from '#ui/save-file.ts'
import { useToday } from '../kit/use-today.ts'
import { useTeam } from '../team-context.ts'
import type { Picture } from './picture/picture.ts'

interface Saved {
  readonly title: string
  readonly text: string
  readonly head: readonly string[]
  readonly rows: readonly { readonly values: readonly (string | number)[] }[]
  readonly picture: Picture
}

/** Saves the figures of a panel as a CSV file, or its chart as a picture. */
export function SavePanel(panel: Saved) {
  const t = useTranslations('dashboard.save')
  const today = useToday(useTeam().timeZone)
  const notify = useNotice()
  const save = useAction(
    async (format: 'csv' | 'svg') => {
      const { csvOf, pictureOf } = await loadCode(() => import('./picture/saved-panel.ts'))
      const name = `${panel.title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${today}.${format}`
      const file =
        format === 'csv'
          ? // With a byte order mark: spreadsheets otherwise read accents wrongly.
            new File(['\uFEFF', csvOf(panel.head, panel.rows)], name, { type: 'text/csv' })
          : new File([await pictureOf(panel)], name, { type: 'image/svg+xml' })
      saveFile(file)
      return name
    },
    { onDone: (name) => notify(t('done', { name })) },
  )
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            aria-label={`${t('label')}: ${panel.title}`}
            leftSection={<Icon of={IconDownload} size={14} />}
          >
            {t('label')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {(['csv', 'svg'] as const).map((format) => (
            <Menu.Item key={format} onClick={() => save.run(format)}>
              {t(format)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ProblemNote error={save.error} />
    </>
  )
}
