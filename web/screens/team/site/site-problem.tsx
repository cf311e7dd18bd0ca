import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'

const known = ['site/not-found', 'site/archived', 'site/in-use', 'site/too-many', 'site/name-taken'] as const

/** Reason why an action on a site was refused, with advice. */
export function SiteProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('sites.problem')
  const code = known.find((one) => one === codeOf(error))
  return code ? <Note kind="problem">{t(code)}</Note> : <ProblemNote error={error} />
}
