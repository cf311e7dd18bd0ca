import { hasInvisible, hasLetter } from '@costard/contract'
import { imitatesLatin } from '@costard/quotes'
import { useTranslations } from 'use-intl'

/** Returns the reason why a typed name would be refused; undefined if it is valid or empty. */
export function useNameProblem(): (text: string) => string | undefined {
  const t = useTranslations('common.name')
  return (text) => {
    const name = text.trim()
    if (hasInvisible(name)) return t('invisible')
    return name === '' || hasLetter(name) ? undefined : t('wordless')
  }
}

/** Like useNameProblem, for the name of a team or a person, which is used as a mail sender. */
export function useSenderNameProblem(): (text: string) => string | undefined {
  const t = useTranslations('common.name')
  const nameProblem = useNameProblem()
  return (text) => nameProblem(text) ?? (imitatesLatin(text) ? t('lookAlike') : undefined)
}
