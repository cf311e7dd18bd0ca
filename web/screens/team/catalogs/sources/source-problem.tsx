import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'

const known = {
  'price-source/too-many': 'tooMany',
  'price-source/address-refused': 'addressRefused',
  'price-source/secret-needed': 'secretNeeded',
  'price-source/sign-up-to-add': 'signUp',
  'price-source/no-file': 'noFile',
  'price-source/not-held': 'notHeld',
  'price-source/too-often': 'tooOften',
  'price-source/not-found': 'notFound',
  'request/too-large': 'tooLarge',
} as const

/** Reason why a change of a price source was refused. */
export function SourceProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('priceSources.problem')
  const code = Object.entries(known).find(([one]) => one === codeOf(error))?.[1]
  return code ? <Note kind="problem">{t(code)}</Note> : <ProblemNote error={error} />
}
