import { z } from 'zod'
import { preparedCall, recordedCall } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { CatalogSchedule, CatalogVersion } from './catalogs.ts'
import { CatalogId, TeamId } from '../ids.ts'

const tags = ['Catalogs']
const path = '/teams/{teamId}/catalogs/{catalogId}/schedule'
const ofCatalog = z.object({ teamId: TeamId, catalogId: CatalogId })

/** Time at which a draft of a catalog is published automatically. */
export const catalogSchedules = {
  set: preparedCall(
    'catalog.publish',
    {
      method: 'PUT',
      path,
      tags,
      withinPlan: 'catalogs',
      summary: 'Publish the draft of a catalog at a moment, or at another one than before',
      description:
        'Until then the draft cannot be changed. It is checked now and again at that moment; if it has errors then, nothing is published and the member who scheduled it is notified by mail.',
    },
    'catalog/not-found',
    'catalog/archived',
    'catalog/published',
    'catalog/draft-changed',
    'catalog/nothing-changed',
    'catalog/not-publishable',
    'catalog/schedule-invalid',
    'catalog/busy',
  )
    .input(
      ofCatalog.extend({
        baseVersion: CatalogVersion.nullable().describe('The published version that was read; null: none'),
        rev: z.number().int().min(0).describe('Revision of the draft that was read'),
        at: z.iso
          .datetime({ local: true, precision: -1 })
          .describe('Date and time in the time zone of the team, such as 2026-12-01T00:00'),
        note: z.string().trim().max(catalogLimits.maxNote).default(''),
      }),
    )
    .output(CatalogSchedule),
  remove: recordedCall(
    'catalog.publish',
    {
      method: 'POST',
      path: `${path}/remove`,
      tags,
      summary: 'Withdraw the schedule of a catalog',
      description: 'The draft stays as it is and can be changed again.',
    },
    'catalog/not-found',
  )
    .input(ofCatalog)
    .output(z.object({ isRemoved: z.boolean().describe('False when there was none') })),
}
