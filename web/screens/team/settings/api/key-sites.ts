import { apiKeyLimits, exactOriginOf } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { typedSites } from '#forms/typed-sites.ts'

/** Returns the typed sites of a key, and the problem with them; undefined if there is none. */
export function useKeySites(text: string): {
  readonly origins: readonly string[]
  readonly wrong: string | undefined
} {
  const t = useTranslations('settings.api.keys')
  const origins = typedSites(text)
  const { maxOrigins } = apiKeyLimits
  const site = origins.find((one) => exactOriginOf(one) === undefined)
  if (site !== undefined) return { origins, wrong: t('siteWrong', { site }) }
  return { origins, wrong: origins.length > maxOrigins ? t('sitesTooMany', { maxOrigins }) : undefined }
}
