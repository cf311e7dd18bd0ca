import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { SiteId, TeamId } from '../ids.ts'
import { nameField } from '../names/name-fields.ts'
import { placeFields, ShopLine } from './place.ts'
import { siteLimits } from './site-limits.ts'

const details = {
  name: nameField(siteLimits.maxName).describe('For the team; customers see the address'),
  ...placeFields,
  street: ShopLine.min(1),
}

/** One of several locations of a team, where customers bring the devices of their quotes. */
export const Site = z.object({
  ...details,
  name: z.string(),
  id: SiteId,
  rev: z.number().int().describe('Send it back when editing; an outdated one is rejected'),
  isArchived: z.boolean().describe('Its quotes keep it; nothing new gets it'),
  isUsed: z.boolean().describe('True if quotes name the site: then it can be archived, not removed'),
})
export type Site = z.infer<typeof Site>

export const SiteDetails = z.object(details)
export type SiteDetails = z.infer<typeof SiteDetails>

export const OwnSites = z.object({
  siteIds: z
    .array(SiteId)
    .describe('Sites where you can work: those chosen for you, else all that are not archived'),
  siteId: SiteId.nullable().describe('Site where you work: your new quotes get it. null: none is chosen'),
})
export type OwnSites = z.infer<typeof OwnSites>

const tags = ['Sites']
const path = '/teams/{teamId}/sites'
const ofTeam = z.object({ teamId: TeamId })
const ofSite = ofTeam.extend({ siteId: SiteId })

export const sites = {
  list: call('member', {
    method: 'GET',
    path,
    tags,
    scope: 'quotes.read',
    summary: 'List the sites of a team by their names, and yours among them',
  })
    .input(ofTeam)
    .output(z.object({ sites: z.array(Site).describe(`At most ${siteLimits.maxSites}`), own: OwnSites })),
  add: recordedCall(
    'team.edit',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Add a site',
      description: 'With the first one, new quotes show its address in place of that of the team.',
      successStatus: 201,
    },
    'site/too-many',
    'site/name-taken',
  )
    .input(ofTeam.extend(details))
    .output(Site),
  edit: recordedCall(
    'team.edit',
    {
      method: 'PUT',
      path: `${path}/{siteId}`,
      tags,
      summary: 'Change a site',
      description: 'Quotes already sent show the new address, phone and hours.',
    },
    'site/not-found',
    'site/changed',
    'site/name-taken',
  )
    .input(ofSite.extend({ ...details, rev: z.number().int() }))
    .output(Site),
  archive: recordedCall(
    'team.edit',
    { method: 'POST', path: `${path}/{siteId}/archive`, tags, summary: 'Archive a site, or restore it' },
    'site/not-found',
    'site/name-taken',
  )
    .input(ofSite.extend({ isArchived: z.boolean() }))
    .output(Site),
  remove: recordedCall(
    'team.edit',
    { method: 'DELETE', path: `${path}/{siteId}`, tags, summary: 'Remove a site that no quote names' },
    'site/not-found',
    'site/in-use',
  )
    .input(ofSite)
    .output(z.object({ id: SiteId })),
  choose: call(
    'member',
    {
      method: 'PUT',
      path: '/teams/{teamId}/own-site',
      tags,
      summary: 'Choose where you work: your new quotes get this site',
    },
    'site/not-found',
  )
    .input(ofTeam.extend({ siteId: SiteId.nullable() }))
    .output(OwnSites),
}
