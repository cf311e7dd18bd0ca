import type { ReplyTo } from '@costard/contract'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '#api/api.ts'
import { type Action, useAction } from '#api/use-action.ts'
import { asciiEmail, findEmailProblem, shownEmail } from '#forms/email.ts'
import { useTeam } from '../../team-context.ts'

export type ReplyToState = ReturnType<typeof useReplyTo>

/** Address for customers' replies, saved with the page. A new address is used once its link is confirmed. */
export function useReplyTo() {
  const { id: teamId } = useTeam()
  const { data } = useSuspenseQuery(query.replyTo.get.queryOptions({ input: { teamId } }))
  const chosen = data.asked ?? data.email
  const saved = chosen === null ? '' : shownEmail(chosen)
  const [typed, setTyped] = useState<string>()
  const text = typed ?? saved
  const ask = useReplyToChange((email: string) => api.replyTo.ask({ teamId, email }))
  const remove = useReplyToChange(() => api.replyTo.remove({ teamId }))
  const isChanged = text.trim() !== saved
  const isWrong = text.trim() !== '' && findEmailProblem(text) !== undefined
  const change = (next: string | undefined) => {
    setTyped(next)
    ask.forget()
    remove.forget()
  }
  return {
    text,
    change,
    isChanged,
    isWrong,
    /** Current reply address; null: the sender's address. */
    proven: data.email === null ? null : shownEmail(data.email),
    asked: data.asked === null ? null : shownEmail(data.asked),
    sendAgain: () => data.asked !== null && ask.run(data.asked),
    isSending: ask.isRunning || remove.isRunning,
    /** Returns true if it was saved. */
    save: async (): Promise<boolean> => {
      const isSaved = await (text.trim() === '' ? remove.attempt() : ask.attempt(asciiEmail(text)))
      if (isSaved) setTyped(undefined)
      return isSaved
    },
    error: ask.error ?? remove.error,
  }
}

export function useReplyToChange<Input = void>(
  change: (input: Input) => Promise<ReplyTo>,
): Action<ReplyTo, Input> {
  const { id: teamId } = useTeam()
  return useAction(change, {
    keepsAs: query.replyTo.get.queryKey({ input: { teamId } }),
  })
}
