import type { contract } from '@costard/contract'
import { ownSites } from '@costard/quotes'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import { saveOwnSite } from '../members/member-store.ts'
import type { ProductParts } from '../parts.ts'
import { addSite, archiveSite, editSite, removeSite } from './change-site.ts'
import { describeSite } from './describe-site.ts'
import { listOpenSiteIds } from '../teams/sites/site-store.ts'
import { listSites } from './listed-site-store.ts'

export function siteEndpoints(parts: ProductParts): Router<typeof contract.sites, CallContext> {
  const { orm } = parts.database
  return {
    list: api.sites.list.handler(async ({ context: { call }, input: { teamId } }) => {
      const sites = (await listSites(orm, teamId)).map(describeSite)
      const open = sites.flatMap(({ id, isArchived }) => (isArchived ? [] : [id]))
      return { sites, own: ownSites(open, call.member) }
    }),
    add: api.sites.add.handler(({ context: { call }, input }) =>
      addSite(parts, call.change, call.member, input),
    ),
    edit: api.sites.edit.handler(({ context: { call }, input }) =>
      editSite(parts, call.change, call.member, input),
    ),
    archive: api.sites.archive.handler(({ context: { call }, input }) =>
      archiveSite(parts, call.change, call.member, input),
    ),
    remove: api.sites.remove.handler(({ context: { call }, input }) =>
      removeSite(parts, call.change, call.member, input.siteId),
    ),
    choose: api.sites.choose.handler(async ({ context: { call }, input: { teamId, siteId } }) => {
      const { siteIds, caller } = call.member
      const own = ownSites(await listOpenSiteIds(orm, teamId), { siteIds, siteId })
      if (siteId !== null && own.siteId !== siteId) throw apiError('site/not-found')
      await saveOwnSite(orm, teamId, caller.userId, siteId)
      return own
    }),
  }
}
