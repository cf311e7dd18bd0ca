import { hasInvisible } from '@costard/contract'
import { useTranslations } from 'use-intl'

/**
 * Returns what is wrong with a text: it is longer than allowed, with what would be kept of it, or it is a line with an
 * invisible character.
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
