import { useTranslations } from 'use-intl'

/** Returns a function from a failed call of the review to its text. code: absent if there was no response. */
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
