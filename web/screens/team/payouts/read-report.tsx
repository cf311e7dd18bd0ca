import { Button, FileButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useTeam } from '../team-context.ts'

/** Reads the bank's status report about a file: rejected payouts are listed for payment again. */
export function ReadReport() {
  const t = useTranslations('payouts')
  const { id: teamId } = useTeam()
  const read = useAction(async (file: File) => api.payouts.report({ teamId, xml: await file.text() }), {
    rereads: [query.payouts.list.key()],
    done: ({ rejected, accepted, pending }) => t('reported', { rejected, accepted, pending }),
  })
  const code = codeOf(read.error)
  return (
    <div>
      <FileButton accept=".xml,application/xml,text/xml" onChange={(file) => file && read.run(file)}>
        {(props) => (
          <Button {...props} variant="default" disabled={read.isRunning}>
            {t('report')}
          </Button>
        )}
      </FileButton>
      {code === 'payout/report-unreadable' || code === 'payout/report-unknown' ? (
        <Note kind="problem">
          {t(code === 'payout/report-unknown' ? 'reportUnknown' : 'reportUnreadable')}
        </Note>
      ) : (
        <ProblemNote error={read.error} />
      )}
    </div>
  )
}
