import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'

const known = {
  'reply-to/link-over': 'link',
  'reply-to/too-many-mails': 'tooMany',
  'quote/sender-unverified': 'unverified',
  'quote/sign-up-to-send': 'unverified',
} as const

/** Reason why a reply address was refused. */
export function ReplyToProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('settings.replyTo.problem')
  const code = codeOf(error)
  const key = Object.entries(known).find(([one]) => one === code)?.[1]
  return key ? <Note kind="problem">{t(key)}</Note> : <ProblemNote error={error} />
}
