import { hasInvisible, type Language, maxTextOf, messageLimits } from '@costard/contract'
import { messageRules, type UnknownField, unknownFields } from '@costard/quotes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useTeam } from '../../team-context.ts'
import { messagesQuery, type TeamMessage } from './messages-query.ts'
import type { UnsavedWording } from './unsaved-wordings.ts'

type Part = 'subject' | 'text'

/** The words of a message in a language: as typed, else as saved. */
export function useWording({
  message,
  language,
  unsaved,
  onType,
}: {
  readonly message: TeamMessage
  readonly language: Language
  readonly unsaved: UnsavedWording | undefined
  readonly onType: (wording: UnsavedWording | undefined) => void
}) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { name } = message
  const saved = message.wordings[language]
  const { subject, text } = unsaved ?? saved
  const { channel } = messageRules[name]
  const [isConflict, setConflict] = useState(false)
  const change = (next: Partial<Record<Part, string>>) => {
    const typed = { subject, text, ...next }
    const isSame = typed.subject === saved.subject && typed.text === saved.text
    onType(isSame ? undefined : { ...typed, name, rev: unsaved?.rev ?? saved.rev })
  }
  const reread = () => cache.invalidateQueries({ queryKey: messagesQuery(teamId).queryKey })
  const changing = {
    onSuccess: async () => {
      await reread()
      setConflict(false)
      onType(undefined)
    },
    onError: async (error: unknown) => {
      if (codeOf(error) !== 'team/changed') return
      await reread()
      setConflict(true)
    },
  }
  const saving = useMutation({
    mutationFn: (rev: number) => api.messages.save({ teamId, name, language, subject, text, rev }),
    ...changing,
  })
  const resetting = useMutation({
    mutationFn: () => api.messages.reset({ teamId, name, language, rev: saved.rev }),
    ...changing,
  })
  const turning = useAction((isOn: boolean) => api.messages.turn({ teamId, name, isOn }), {
    onEnd: reread,
  })
  const problems = {
    subject:
      channel !== 'email'
        ? undefined
        : hasInvisible(subject.trim())
          ? ('invisible' as const)
          : problemOf(subject),
    text: problemOf(text),
  }
  function problemOf(written: string): 'missing' | UnknownField | undefined {
    if (written.trim() === '') return 'missing'
    return unknownFields(name, written)[0]
  }
  return {
    subject,
    text,
    hasSubject: channel === 'email',
    maxSubject: messageLimits.maxSubject,
    maxText: maxTextOf(channel),
    change,
    problems,
    isValid: !problems.subject && !problems.text,
    isUnsaved: unsaved !== undefined,
    isConflict,
    discard: () => {
      setConflict(false)
      onType(undefined)
    },
    /** Returns whether it is saved. isOver: replaces what a colleague has saved. */
    save: (isOver = false): Promise<boolean> =>
      saving.mutateAsync(isOver ? saved.rev : (unsaved?.rev ?? saved.rev)).then(
        () => true,
        () => false,
      ),
    isSaving: saving.isPending,
    reset: (): Promise<boolean> =>
      resetting.mutateAsync().then(
        () => true,
        () => false,
      ),
    isResetting: resetting.isPending,
    turn: (isOn: boolean) => turning.run(isOn),
    isOn: turning.isRunning ? turning.input : message.isOn,
    error: isConflict ? null : (saving.error ?? resetting.error ?? turning.error),
  }
}

export type EditedWording = ReturnType<typeof useWording>
