import { Button } from '@mantine/core'
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { ownTimeZone } from '#messages/region-context.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import list from '../list/list.module.css'
import { useTeamIfAny } from '../team-context.ts'
import { useDays } from '../kit/use-days.ts'

/** Error code for no connection, as in the sign-in protocol. */
const noConnection = 'network-request-failed'

/** Shown if the list failed to load, or is outdated and could not be read again. */
export function LocalesProblem({ found }: { readonly found: UseQueryResult<unknown> }) {
  const t = useTranslations('locales')
  const common = useTranslations('common')
  const days = useDays(useTeamIfAny()?.timeZone ?? ownTimeZone)
  const { error, data, dataUpdatedAt } = found
  if (!error) return null
  const code = codeOf(error) ?? (error instanceof TypeError ? noConnection : error.name)
  const loadedAt = new Date(dataUpdatedAt).toISOString()
  return (
    <div className={list.notes}>
      <Note
        kind="problem"
        icon={<Icon of={IconAlertCircle} size={18} />}
        action={
          <Button
            variant="default"
            size="xs"
            loading={found.isFetching}
            leftSection={<Icon of={IconRefresh} size={16} />}
            onClick={() => void found.refetch()}
          >
            {common('tryAgain')}
          </Button>
        }
      >
        <b>{common('problem')}</b>
        {data === undefined ? (
          <div>
            {common('tryLater')} <code translate="no">{code}</code>
          </div>
        ) : (
          <>
            <div>{t('old', { when: days.inWords(loadedAt) })}</div>
            <div>{t.rich('code', { code, mono: (text) => <code translate="no">{text}</code> })}</div>
          </>
        )}
      </Note>
    </div>
  )
}
