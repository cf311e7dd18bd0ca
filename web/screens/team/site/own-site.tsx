import type { SiteId } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { helpBelow } from '#forms/help-below.ts'
import { SiteProblem } from './site-problem.tsx'
import { SiteSelect } from './site-select.tsx'
import { sitesQuery, useSites } from './sites-query.ts'
import { useTeam } from '../team-context.ts'

/** True if the user can choose the site where they work. */
export function useHasSiteChoice(): boolean {
  return (useSites().own?.siteIds.length ?? 0) > 1
}

/**
 * Site where the user works, which their new quotes get. Kept on the server; renders nothing for users with
 * one site.
 */
export function OwnSite({ hasLabel = true }: { readonly hasLabel?: boolean }) {
  const t = useTranslations('sites')
  const { id: teamId } = useTeam()
  const { own } = useSites()
  const cache = useQueryClient()
  const { queryKey } = sitesQuery(teamId)
  const choose = useAction((siteId: SiteId | null) => api.sites.choose({ teamId, siteId }), {
    rereads: [queryKey],
    mayOverlap: true,
    onDone: (chosen) => cache.setQueryData(queryKey, (known) => known && { ...known, own: chosen }),
  })
  if (!own || own.siteIds.length < 2) return null
  return (
    <>
      <SiteSelect
        {...(hasLabel ? { label: t('yours'), description: t('yoursHelp') } : { 'aria-label': t('yours') })}
        inputWrapperOrder={helpBelow}
        siteId={choose.input !== undefined && choose.isRunning ? choose.input : own.siteId}
        among={own.siteIds}
        onChange={(siteId) => choose.run(siteId)}
      />
      <SiteProblem error={choose.error} />
    </>
  )
}
