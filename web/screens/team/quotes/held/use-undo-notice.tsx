import { newestOf } from '#api/newest-of.ts'
import type { Quote, QuoteHead, QuoteLine } from '@costard/contract'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../team-context.ts'
import { quoteQuery } from '../quote-query.ts'

/** The server takes it a little longer. Milliseconds. */
const undoMs = 10_000

/** Returns a function that says that a line was answered, with a button to undo it. */
export function useUndoNotice(
  quote: Pick<Quote, 'id'>,
  line: Pick<QuoteLine, 'id'>,
  message: string,
): (changed: QuoteHead) => void {
  const t = useTranslations('held.undo')
  const common = useTranslations('common')
  const notify = useNotice()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = quoteQuery(teamId, quote.id)
  return ({ rev }) => {
    const id = `answer ${line.id}`
    const undo = async () => {
      notifications.hide(id)
      const input = { teamId, quoteId: quote.id, lineId: line.id, rev }
      try {
        const undone = await api.quoteApprovals.undo(input)
        cache.setQueryData(queryKey, (known) => newestOf(known, undone))
      } catch {
        void cache.invalidateQueries({ queryKey })
        notify(t('tooLate'))
      }
    }
    notify({
      id,
      autoClose: undoMs,
      message: (
        <>
          {message}{' '}
          <Button variant="default" size="compact-sm" onClick={() => void undo()}>
            {common('undo')}
          </Button>
        </>
      ),
    })
  }
}
