import { type CatalogDocument, textIn } from '@costard/contract'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { usePageTitle } from '#ui/layout/use-page-title.ts'

const tabs = [
  'general',
  'models',
  'questions',
  'propositions',
  'services',
  'computation',
  'versions',
] as const

/** Sets the document title of a catalog page: the open entry, its tab, and the catalog. */
export function useCatalogTitle({ wording }: CatalogDocument): void {
  const t = useTranslations('catalog.tab')
  const { language } = useRegion()
  const { pathname } = useLocation()
  // /t/:tid/catalogs/:gid/computation/questions/:key
  const segments = pathname.split('/').slice(5)
  const shown = segments.flatMap((segment, index) => {
    const tab = tabs.find((one) => one === segment)
    if (tab) return [t(tab)]
    if (segment === 'add' || segment === 'import') return [t(segment)]
    return [nameOf(segments[index - 1], decodeURIComponent(segment))]
  })
  usePageTitle([...shown.toReversed(), textIn(language, wording.name)].filter(Boolean).join(' · '))

  function nameOf(list: string | undefined, key: string): string {
    if (list === 'questions') return textIn(language, wording.questions[key]?.text) || key
    if (list !== 'propositions' && list !== 'services') return ''
    return textIn(language, wording[list][key]?.name) || key
  }
}
