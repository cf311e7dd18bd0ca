import type { contract } from '@costard/contract'
import { hasQuotes } from '../quotes/lists/has-quotes.ts'
import { siteKey } from '../teams/sites/site-store.ts'
import { ownSites } from '@costard/quotes'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { saveOwnSite } from '../teams/memberships/member-store.ts'
import type { ProductParts } from '../parts.ts'
import { addSite, archiveSite, editSite, removeSite } from './change-site.ts'
import { describeSite } from './describe-site.ts'
import { listOpenSiteIds } from '../teams/sites/site-store.ts'
import { listSites } from '../teams/sites/listed-site-store.ts'

export function siteEndpoints(parts: ProductParts): Answers<typeof contract.sites> {
  const { orm } = parts.database
  return {
    list: async ({ context: { call }, input: { teamId } }) => {
      const sites = (await listSites(orm, teamId, hasQuotes(orm, siteKey))).map(describeSite)
      const open = sites.flatMap(({ id, isArchived }) => (isArchived ? [] : [id]))
      return { sites, own: ownSites(open, call.member) }
    },
    add: ({ context: { call }, input }) => addSite(parts, call.change, call.member, input),
    edit: ({ context: { call }, input }) => editSite(parts, call.change, call.member, input),
    archive: ({ context: { call }, input }) => archiveSite(parts, call.change, call.member, input),
    remove: ({ context: { call }, input }) => removeSite(parts, call.change, call.member, input.siteId),
    choose: async ({ context: { call }, input: { teamId, siteId } }) => {
      const { siteIds, caller } = call.member
      const own = ownSites(await listOpenSiteIds(orm, teamId), { siteIds, siteId })
      if (siteId !== null && own.siteId !== siteId) throw apiError('site/not-found')
      await saveOwnSite(orm, teamId, caller.userId, siteId)
      return own
    },
  }
}
