import type { PublishCode } from '@costard/pricing'
import { useTranslations } from 'use-intl'

/**
 * Returns the text of a finding. A code without an English text does not compile; the other languages are
 * checked against English.
 */
export function useFindingText(): (code: PublishCode) => string {
  const t = useTranslations('catalog.finding')
  return (code) => t(code)
}
