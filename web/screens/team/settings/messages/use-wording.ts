import { hasInvisible, type Language, maxTextOf, messageLimits, type Wording } from '@costard/contract'
import { messageRules, type MessageWording, type UnknownField, unknownFields } from '@costard/quotes'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { byField } from '#forms/shared-form/by-field.ts'
import { useCurrent } from '#forms/shared-form/use-current.ts'
import { useNewerVersion, useSharedForm } from '#forms/shared-form/use-shared-form.ts'
import { useTeam } from '../../team-context.ts'
import { messagesQuery, type TeamMessage } from './messages-query.ts'
import type { UnsavedWording } from './unsaved-wordings.ts'

/** Wording of a message in a language: the unsaved one, otherwise the saved one. */
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
  const { channel } = messageRules[name]
  const { shown, read, write } = useCurrent<MessageWording>(() => wordsOf(unsaved ?? saved))
  const { subject, text } = shown
  const type = (words: MessageWording) => {
    write(words)
    const { conflict } = shared.now()
    const isUnsaved = conflict !== undefined || shared.mine().length > 0
    // A text in conflict asks again after the editor was closed and reopened.
    const base = conflict ? (unsaved?.base ?? saved) : shared.now().base
    onType(isUnsaved ? { ...words, name, base } : undefined)
  }
  const shared = useSharedForm<Wording, keyof MessageWording>(unsaved?.base ?? saved, {
    ...byField({ valuesOf: wordsOf, read, write: type }),
    asks: 'any change',
  })
  const { queryKey } = messagesQuery(teamId)
  const rereads = [queryKey]
  const reread = () => cache.invalidateQueries({ queryKey })
  const readNewest = async () => {
    const { messages } = await cache.fetchQuery({ ...messagesQuery(teamId), staleTime: 0 })
    return messages.find((one) => one.name === name)?.wordings[language]
  }
  const saving = useAction(
    () =>
      shared.save({
        send: ({ rev }) => api.messages.save({ teamId, name, language, ...read(), rev }),
        isOutdated,
        read: readNewest,
      }),
    { rereads },
  )
  const resetting = useAction(() => api.messages.reset({ teamId, name, language, rev: saved.rev }), {
    rereads,
    onDone: shared.start,
  })
  useNewerVersion(saved, shared, saving.isRunning || resetting.isRunning)
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
    change: (words: Partial<MessageWording>) => type({ ...read(), ...words }),
    problems,
    isValid: !problems.subject && !problems.text,
    isUnsaved: unsaved !== undefined,
    isConflict: shared.conflict !== undefined,
    discard: () => {
      saving.forget()
      shared.start(saved.rev > shared.base.rev ? saved : shared.base)
    },
    /** Returns true if it was saved. */
    save: (): Promise<boolean> => saving.attempt(),
    /** Overwrites a colleague's wording. Returns true if it was saved. */
    saveMine: (): Promise<boolean> => {
      shared.keepMine()
      return saving.attempt()
    },
    isSaving: saving.isRunning,
    reset: (): Promise<boolean> => resetting.attempt(),
    isResetting: resetting.isRunning,
    turn: (isOn: boolean) => turning.run(isOn),
    isOn: turning.isRunning ? turning.input : message.isOn,
    error: shared.conflict ? null : (saving.error ?? resetting.error ?? turning.error),
  }
}

function wordsOf({ subject, text }: MessageWording): MessageWording {
  return { subject, text }
}

function isOutdated(error: unknown): boolean {
  return codeOf(error) === 'team/changed'
}

export type EditedWording = ReturnType<typeof useWording>
