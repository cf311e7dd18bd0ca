import type { PublishCode } from '@costard/pricing'
import { useTranslations } from 'use-intl'

/** Returns what a finding says. A code without a text in English does not compile; the other languages have all of English. */
export function useFindingText(): (code: PublishCode) => string {
  const t = useTranslations('catalog.finding')
  return (code) => t(code)
}
