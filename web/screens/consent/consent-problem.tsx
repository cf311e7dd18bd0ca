import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'

const known = [
  'assistant/too-many',
  'assistant/ask-owner',
  'assistant/too-many-asks',
  'assistant/request-invalid',
  'account/address-unverified',
  'key/sign-up-to-create',
  'key/too-many-created',
] as const

/** Reason why an assistant was not connected. */
export function ConsentProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('consent.problem')
  const code = known.find((one) => one === codeOf(error))
  return code ? <Note kind="problem">{t(code)}</Note> : <ProblemNote error={error} />
}
