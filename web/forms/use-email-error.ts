import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { findEmailProblem } from './email.ts'
import { fieldError } from './field-error.tsx'

/** Returns a check for the `validate` of an e-mail field. */
export function useEmailError(): (text: string) => ReactNode {
  const t = useTranslations('signIn')
  const words = { missing: t('emailMissing'), bad: t('emailBad'), letters: t('emailLetters') }
  return (text) => {
    const problem = findEmailProblem(text)
    return problem === undefined ? null : fieldError(words[problem])
  }
}
