import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { shownEmail } from '#forms/email.ts'
import { Note } from '#ui/notes/note.tsx'
import { useMay, useTeam } from '../../team-context.ts'
import { ReplyToProblem } from './reply-to-problem.tsx'
import { useReplyToChange } from './use-reply-to.ts'

/** Page for the link that was mailed to a reply address. */
export function ConfirmReplyTo() {
  const t = useTranslations('settings.replyTo')
  const { id: teamId } = useTeam()
  const mayChange = useMay('team.edit')
  const { data } = useSuspenseQuery(query.replyTo.get.queryOptions({ input: { teamId } }))
  const [params, setParams] = useSearchParams()
  const token = params.get('replyTo')
  const confirm = useReplyToChange((proof: string) => api.replyTo.confirm({ teamId, token: proof }))
  if (!mayChange || token === null) return null
  const done = () => setParams(without, { replace: true })
  return (
    <>
      {data.asked !== null && (
        <Note
          kind="money"
          action={
            <Button loading={confirm.isRunning} onClick={() => confirm.run(token, { onSuccess: done })}>
              {t('confirm')}
            </Button>
          }
        >
          {t('confirmText', { email: shownEmail(data.asked) })}
        </Note>
      )}
      <ReplyToProblem error={confirm.error} />
    </>
  )
}

function without(params: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(params)
  after.delete('replyTo')
  return after
}
