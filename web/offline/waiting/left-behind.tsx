import type { TeamId } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from '#ui/save-file.ts'
import { isOpen } from '../queue/entry.ts'
import { useQueue } from './use-queue.ts'
import { fileOf } from './waiting-file.ts'
import classes from './waiting.module.css'

/** Offers a file with the entries for a team that the user cannot open. Renders nothing without entries. */
export function LeftBehind({ teamId }: { readonly teamId: TeamId }) {
  const t = useTranslations('offline')
  const entries = useQueue()?.entries.filter((entry) => entry.teamId === teamId && isOpen(entry)) ?? []
  if (entries.length === 0) return null
  return (
    <>
      <div className={classes.leftBehind}>
        <p>{t('leftBehind', { count: entries.length })}</p>
      </div>
      <Button
        variant="default"
        leftSection={<Icon of={IconDownload} size={18} />}
        onClick={() => saveFile(fileOf(entries))}
      >
        {t('export')}
      </Button>
    </>
  )
}
