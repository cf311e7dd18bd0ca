import { useTranslations } from 'use-intl'

/** Returns what to say of a text that is longer than allowed, with what would be kept of it. */
export function useTooLong(): (text: string, maxLength: number | undefined) => string | undefined {
  const t = useTranslations('catalogRules.field')
  return (text, maxLength) => {
    const trimmed = text.trim()
    if (maxLength === undefined || trimmed.length <= maxLength) return undefined
    return t('tooLong', {
      max: maxLength,
      count: trimmed.length,
      kept: trimmed.slice(0, maxLength).slice(-20),
    })
  }
}
