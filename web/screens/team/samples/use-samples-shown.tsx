import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { type Action, useAction } from '#api/use-action.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../team-context.ts'
import { teamQuery } from '../team-queries.ts'

/** Time for which removed samples can be restored. Milliseconds. */
const undoMs = 30_000
const noticeId = 'samples'

/** Removes the samples of the team, with a way to undo it, or brings them back. */
export function useSamplesShown(): Action<{ isShown: boolean }, boolean> {
  const t = useTranslations('samples')
  const common = useTranslations('common')
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const show = useAction((isShown: boolean) => api.samples.show({ teamId, isShown }), {
    onDone: ({ isShown }) => {
      cache.setQueryData(teamQuery(teamId).queryKey, (team) => team && { ...team, showsSamples: isShown })
      if (!isShown) offerUndo()
    },
  })
  function offerUndo(): void {
    notify({
      id: noticeId,
      autoClose: undoMs,
      message: (
        <>
          {t('removed')}{' '}
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              notifications.hide(noticeId)
              show.run(true)
            }}
          >
            {common('undo')}
          </Button>
        </>
      ),
    })
  }
  return show
}
