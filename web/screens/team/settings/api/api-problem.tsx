import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'

const known = [
  'key/too-many',
  'key/scope-above',
  'key/sign-up-to-create',
  'key/too-many-created',
  'key/not-found',
  'assistant/not-found',
  'webhook/not-found',
  'webhook/delivery-not-found',
  'webhook/too-many',
  'webhook/address-refused',
  'webhook/sign-up-to-add',
  'webhook/too-many-sent',
  'team/not-allowed',
] as const

/** Reason why a change of keys or webhooks was refused. */
export function ApiProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('settings.api.problem')
  const code = known.find((one) => one === codeOf(error))
  return code ? <Note kind="problem">{t(code)}</Note> : <ProblemNote error={error} />
}
