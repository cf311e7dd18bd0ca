import { hasInvisible } from '@costard/contract'
import { useTranslations } from 'use-intl'

/**
 * Returns the problem with a text: it is too long, with the part that would be kept, or a single line
 * contains an invisible character.
 */
export function useTextProblem(): (
  text: string,
  maxLength: number | undefined,
  isLong?: boolean,
) => string | undefined {
  const t = useTranslations('catalogRules.field')
  const name = useTranslations('common.name')
  return (text, maxLength, isLong = false) => {
    const trimmed = text.trim()
    if (!isLong && hasInvisible(trimmed)) return name('invisible')
    if (maxLength === undefined || trimmed.length <= maxLength) return undefined
    return t('tooLong', {
      max: maxLength,
      count: trimmed.length,
      kept: trimmed.slice(0, maxLength).slice(-20),
    })
  }
}
