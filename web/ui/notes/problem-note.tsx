import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { CodeProblem } from '#code/code-problem.tsx'
import { CodeNotLoaded } from '#code/load-code.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from './note.tsx'
import { useEndWords } from './use-end-words.ts'

/** A failed call that the user cannot correct: advice, and the code to report if the server answered. */
export function ProblemNote({ error }: { readonly error: unknown }) {
  const t = useTranslations('common')
  const endWords = useEndWords()
  if (error === null || error === undefined) return null
  if (error instanceof CodeNotLoaded) return <CodeProblem error={error} />
  // fetch throws a TypeError without a connection.
  if (error instanceof TypeError)
    return (
      <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
        <b>{t('noConnection')}</b>
        <div>{t('noConnectionText')}</div>
      </Note>
    )
  const ended = endWords(error)
  if (ended !== undefined) return <Note kind="problem">{ended}</Note>
  const code = codeOf(error) ?? (error instanceof Error ? error.name : 'unknown')
  return (
    <Note kind="problem" icon={<Icon of={IconAlertCircle} size={18} />}>
      <b>{t('problem')}</b>
      <div>
        {t('tryLater')} <code translate="no">{code}</code>
      </div>
    </Note>
  )
}
