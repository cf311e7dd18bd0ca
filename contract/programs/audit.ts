import { z } from 'zod'
import { actorKinds, auditedActions, auditedEntities } from './audited-actions.ts'
import { call, recordedCall } from '../calls/call.ts'
import { TeamId } from '../ids.ts'

const Fields = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]))
  .nullable()

/** Entry of the audit log, without personal data of customers and without costs. */
export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.object({
    kind: z.enum(actorKinds),
    id: z.string().nullable().describe('Id of the member or the API key'),
    name: z.string().nullable().describe('Current name of the actor; null: unknown, or nobody of the team'),
  }),
  action: z.enum(auditedActions),
  entity: z.enum(auditedEntities),
  entityId: z.string(),
  name: z.string().nullable().describe('Current name of the entity, else its name at the time'),
  isThere: z.boolean().describe('True if the entity still exists'),
  before: Fields.describe('Changed fields before'),
  after: Fields.describe('Changed fields after'),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Day = z.iso.date().describe('In the time zone of the team')
const filters = z.object({
  teamId: TeamId,
  actorId: z.string().min(1).max(128).optional().describe('Id of the member or the API key'),
  entity: z.enum(auditedEntities).optional(),
  from: Day.optional(),
  to: Day.optional(),
  cursor: z.string().max(60).optional(),
})
export type AuditFilters = Omit<z.infer<typeof filters>, 'teamId' | 'cursor'>

const tags = ['Audit log']
const path = '/teams/{teamId}/audit'

export const audit = {
  list: call('audit.read', {
    method: 'GET',
    path,
    tags,
    summary: 'List who changed what, newest first',
  })
    .input(filters)
    .output(z.object({ entries: z.array(AuditEntry), nextCursor: z.string().nullable() })),
  export: recordedCall('audit.read', {
    method: 'GET',
    path: `${path}/csv`,
    tags,
    summary: 'Export the audit log as CSV, newest first, page by page; only the first page has column names',
    description: 'A text that a spreadsheet could take for a formula has an apostrophe in front.',
  })
    .input(filters)
    .output(
      z.object({
        csv: z.string(),
        entries: z.number().int().describe('On this page'),
        nextCursor: z.string().nullable(),
      }),
    ),
}
