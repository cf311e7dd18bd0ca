import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/note.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'

const known = [
  'catalog/published',
  'catalog/draft-changed',
  'catalog/not-publishable',
  'catalog/archived',
  'catalog/busy',
] as const

/** Why a draft was not published, or an earlier version not brought back. */
export function PublishProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('catalog.publishing.problem')
  const code = known.find((one) => one === codeOf(error))
  if (code === undefined) return <ProblemNote error={error} />
  const texts: Readonly<Record<typeof code, string>> = {
    'catalog/published': t('published'),
    'catalog/draft-changed': t('draftChanged'),
    'catalog/not-publishable': t('notPublishable'),
    'catalog/archived': t('archived'),
    'catalog/busy': t('busy'),
  }
  return <Note kind="problem">{texts[code]}</Note>
}
