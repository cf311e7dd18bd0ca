import type { Numbering } from '@costard/contract'
import { dayIn, numberFrame, type Numbering as Pattern, numbersOfYear, quoteNumber } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam, saveNumberPattern } from '../teams/team-store.ts'
import { findNext, highestGiven, lockNext, saveNext } from '../quotes/drafts/number-counter-store.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>

/** Returns the settings of a team's quote numbers. */
export async function describeNumbering(
  { now }: Pick<Parts, 'now'>,
  tx: Transaction,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
): Promise<Numbering> {
  const { numberPattern: pattern, numberReset: reset } = team
  const frame = numberFrame({ pattern, reset }, dayIn(team.timeZone, now()))
  const next = await findNext(tx, teamId, frame)
  return { pattern, reset, next, example: quoteNumber(frame, next) }
}

/** Throws team/number-taken: a number in the requested range may already be in use. */
export async function saveNumbering(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { pattern, reset, next: wanted }: Pattern & { readonly next?: number | undefined },
): Promise<Numbering> {
  const team = await lockTeam(tx, teamId)
  const before = { numberPattern: team.numberPattern, numberReset: team.numberReset }
  const today = dayIn(team.timeZone, parts.now())
  const frame = numberFrame({ pattern, reset }, today)
  const counted = await lockNext(tx, teamId, frame)
  const free = (await highestGiven(tx, teamId, numbersOfYear(pattern, today))) + 1
  if (wanted !== undefined && wanted < free)
    throw apiError('team/number-taken', { free, number: quoteNumber(frame, wanted) })
  const next = wanted ?? Math.max(counted, free)
  const saved = { pattern, reset, next, example: quoteNumber(frame, next) }
  const edit = { numberPattern: pattern, numberReset: reset }
  if (next === counted && isUnchanged(before, edit)) return saved
  await saveNumberPattern(tx, teamId, edit)
  await saveNext(tx, teamId, { next, year: frame.year })
  await bumpRevisions(tx, parts, teamId, { settings: teamId }, caller.userId)
  await record({
    teamId,
    entity: 'team',
    entityId: teamId,
    before,
    after: { ...edit, next },
  })
  return saved
}
