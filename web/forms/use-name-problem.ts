import { hasInvisible, hasLetter } from '@costard/contract'
import { useTranslations } from 'use-intl'

/** Returns why a typed name would be refused; undefined: it would not, or nothing is typed. */
export function useNameProblem(): (text: string) => string | undefined {
  const t = useTranslations('common.name')
  return (text) => {
    const name = text.trim()
    if (hasInvisible(name)) return t('invisible')
    return name === '' || hasLetter(name) ? undefined : t('wordless')
  }
}
