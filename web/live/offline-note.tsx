import { IconWifiOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsOffline } from './live-context.ts'

/** Shows that the connection is lost and what that means on this screen; renders nothing while online. */
export function OfflineNote({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('live.offline')
  const isOffline = useIsOffline()
  return (
    <div role="status">
      {isOffline && (
        <Note kind="money" icon={<Icon of={IconWifiOff} size={18} />}>
          <b>{t('title')}</b> {children}
        </Note>
      )}
    </div>
  )
}
