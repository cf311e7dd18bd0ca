import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { TeamArchiveId, TeamId } from '../ids.ts'

/** All data of a team as one ZIP file. */
export const TeamArchive = z.object({
  id: TeamArchiveId,
  state: z.enum(['making', 'ready', 'failed']),
  askedAt: z.iso.datetime(),
  madeAt: z.iso.datetime().nullable().describe('null: not made yet'),
  size: z.number().int().nullable().describe('In bytes; null: not made yet'),
  quotes: z.number().int(),
  customers: z.number().int(),
  files: z.number().int().describe('Accepted documents, photos and attachments'),
  keptUntil: z.iso.datetime().nullable().describe('End of the download; null: the archive is not made yet'),
})
export type TeamArchive = z.infer<typeof TeamArchive>

const tags = ['Teams']
const ofTeam = z.object({ teamId: TeamId })
const path = '/teams/{teamId}/archives'

/** Archives stay readable while the team is closed. */
export const teamArchives = {
  getLast: call('team.archive', {
    method: 'GET',
    path: `${path}/last`,
    tags,
    summary: 'Get the last archive of the team, unless it is kept no more',
  })
    .input(ofTeam)
    .output(TeamArchive.nullable()),
  make: recordedCall(
    'team.archive',
    {
      method: 'POST',
      path,
      tags,
      summary: 'Make an archive of everything the team has',
      description: 'Takes seconds to minutes; you get a mail when it is ready. One at a time.',
      successStatus: 201,
    },
    'archive/too-many',
  )
    .input(ofTeam)
    .output(TeamArchive),
  content: call(
    'team.archive',
    {
      method: 'GET',
      path: `${path}/{archiveId}/content`,
      tags,
      summary: 'Download an archive',
      isStreamed: true,
    },
    'archive/not-found',
  )
    .input(ofTeam.extend({ archiveId: TeamArchiveId }))
    .output(z.file()),
}
