import { useTranslations } from 'use-intl'

/** Returns the words for a call of the review that failed. code: absent if no answer came. */
export function useFailureWords(): (code: string | undefined) => string {
  const t = useTranslations('counter.review')
  const offline = useTranslations('offline')
  return (code) => {
    if (code === undefined) return t('unreachable')
    if (code === 'quote/sender-unverified') return t('confirmFirst')
    if (code === 'offline/full' || code === 'offline/not-stored')
      return offline(code === 'offline/full' ? 'full' : 'disk')
    if (code === 'team/full') return t('teamFull')
    if (code === 'customer/vat-invalid') return t('vatIdInvalid')
    return code === 'quote/too-many-sent' ? t('tooManySent') : t('failed', { code })
  }
}
