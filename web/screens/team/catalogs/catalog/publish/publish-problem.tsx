import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'

/** Error codes for changes of a colleague, which the draft on the page then shows. */
const outdated = new Set(['catalog/published', 'catalog/draft-changed'])
const known = ['catalog/not-publishable', 'catalog/archived', 'catalog/busy'] as const

/** Reason why a draft was not published, or an earlier version not restored. OutdatedNote shows conflicts. */
export function PublishProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('catalog.publishing.problem')
  const code = known.find((one) => one === codeOf(error))
  if (outdated.has(codeOf(error) ?? '')) return null
  if (code === undefined) return <ProblemNote error={error} />
  const texts: Readonly<Record<typeof code, string>> = {
    'catalog/not-publishable': t('notPublishable'),
    'catalog/archived': t('archived'),
    'catalog/busy': t('busy'),
  }
  return <Note kind="problem">{texts[code]}</Note>
}
