import { may, type QuoteView, type QuoteViewId } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { deleteView, insertView, lockView, updateView, type ViewRow } from './view-store.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>

interface Read {
  readonly viewId: QuoteViewId
  readonly rev: number
}

/** Saves a view. Throws team/not-allowed for a shared one without quote.create, view/too-many. */
export async function addView(
  parts: Parts,
  { tx, record }: Change,
  member: Member,
  input: Pick<QuoteView, 'name' | 'query' | 'isShared'>,
): Promise<ViewRow> {
  const { teamId, caller } = member
  if (input.isShared && !may(member, 'quote.create')) throw apiError('team/not-allowed')
  const { name, query, isShared } = input
  const row = {
    teamId,
    viewId: newId<QuoteViewId>(),
    rev: 1,
    name,
    query,
    isShared,
    createdBy: caller.userId,
    createdAt: parts.now(),
  }
  await insertView(tx, row)
  await record({ teamId, entity: 'team', entityId: teamId, after: { view: row.viewId, isShared } })
  if (isShared) await bumpRevisions(tx, parts, teamId, { settings: teamId }, caller.userId)
  return row
}

/** Renames a view or replaces its filters. Throws view/not-found, team/not-allowed, view/changed. */
export async function editView(
  parts: Parts,
  change: Change,
  member: Member,
  {
    viewId,
    rev,
    name,
    query,
  }: Read & { readonly name?: string | undefined; readonly query?: string | undefined },
): Promise<ViewRow> {
  const before = await lockForChange(change, member, { viewId, rev })
  const changed = { ...(name !== undefined && { name }), ...(query !== undefined && { query }) }
  if (isUnchanged(before, changed)) return before
  const row = await updateView(change.tx, before, changed)
  await recordChange(parts, change, member, before, { edited: Object.keys(changed) })
  return row
}

/** Throws view/not-found, team/not-allowed, view/changed. */
export async function removeView(
  parts: Parts,
  change: Change,
  member: Member,
  read: Read,
): Promise<Pick<QuoteView, 'id'>> {
  const before = await lockForChange(change, member, read)
  await deleteView(change.tx, before)
  await recordChange(parts, change, member, before, { isRemoved: true })
  return { id: before.viewId }
}

/** Returns a view for a member. */
export function describeView(row: ViewRow, member: Member): QuoteView {
  const { viewId, rev, name, query, isShared } = row
  return { id: viewId, rev, name, query, isShared, mayEdit: mayChange(row, member) }
}

async function lockForChange({ tx }: Change, member: Member, { viewId, rev }: Read): Promise<ViewRow> {
  const row = await lockView(tx, { teamId: member.teamId, viewId })
  // Another member's own view is answered as if it did not exist.
  if (!row || (!row.isShared && row.createdBy !== member.caller.userId)) throw apiError('view/not-found')
  if (!mayChange(row, member)) throw apiError('team/not-allowed')
  if (row.rev !== rev) throw apiError('view/changed', { view: describeView(row, member) })
  return row
}

function mayChange({ createdBy, isShared }: ViewRow, member: Member): boolean {
  return createdBy === member.caller.userId || (isShared && may(member, 'quote.override'))
}

async function recordChange(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { viewId, isShared }: ViewRow,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await record({ teamId, entity: 'team', entityId: teamId, after: { view: viewId, ...after } })
  if (isShared) await bumpRevisions(tx, parts, teamId, { settings: teamId }, caller.userId)
}
