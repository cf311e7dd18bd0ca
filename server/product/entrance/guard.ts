import {
  type Access,
  type AuditedAction,
  type InvitationToken,
  isTeamId,
  type QuoteToken,
} from '@costard/contract'
import type { Database, Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { type Authenticate, requireScope } from '../api-keys/authenticate.ts'
import { type Actor, recordedChange, soleEntry } from '../audit/recorded-change.ts'
import type { CheckedCall, Guard, IncomingCall } from '../checked-call.ts'
import { answerOnce, idempotencyKey } from '../idempotency/answer-once.ts'
import type { ProductParts } from '../parts.ts'
import { callerByLink } from '../idempotency/idempotency-store.ts'
import { invitationHash } from '../members/invitations/invitation-link.ts'
import { getInvitationByHash } from '../members/invitations/invitation-store.ts'
import { getQuoteByToken } from '../quotes/public/public-quote.ts'
import { tokenHash } from '../quotes/quote-link.ts'
import type { ApiCaller } from '../teams/memberships/api-caller.ts'
import { type Member, memberOf } from '../teams/memberships/member.ts'
import { issueOf } from '../calls/unstorable-texts.ts'
import { eventOfChange } from '../webhooks/event-of-change.ts'

export function createGuard(
  parts: Pick<ProductParts, 'database' | 'planRoom' | 'notifyOfChange' | 'now'> & {
    readonly authenticate: Authenticate
  },
): Guard {
  const { database, planRoom, notifyOfChange, authenticate, now } = parts
  return async (incoming, handle) => {
    const { operation, meta, input, origin } = incoming
    const { access, isRecorded, isPrepared, hasSecretAnswer } = meta
    const { request, requestId, remoteAddress } = origin
    const caller = access === 'anybody' ? undefined : await authenticate(request)
    if (caller) requireScope(caller, meta, fieldOf(input, 'teamId'))
    const member = caller && (await memberIn(database, caller, access, input))
    if (member) await requireKept(parts, member, incoming)
    if (caller?.key) await planRoom.countApiCall(database, caller.key.teamId, isReading(request))
    const checked = ({ change, record, soleEntry: entry }: Partial<CheckedCall> = {}): CheckedCall => ({
      get caller() {
        return requireStated(caller, operation)
      },
      get member() {
        // A malformed team id has no member; the validation of the input only comes later.
        if (caller && !member && isOfTeam(access)) throw apiError('request/invalid', [teamIdIssue])
        return requireStated(member, operation)
      },
      get change() {
        return requireStated(change, operation)
      },
      get record() {
        return requireStated(record, operation)
      },
      get soleEntry() {
        return requireStated(entry, operation)
      },
    })
    if (!isRecorded) return handle(checked())
    const key = idempotencyKey(request.headers)
    const at = now()
    const userId = caller?.userId ?? null
    const keyId = caller?.key?.keyId
    const actor = {
      userId,
      keyId,
      action: operation as AuditedAction, // a test compares its list with the recorded calls
      requestId: String(requestId),
      address: remoteAddress,
      at,
    }
    const record: CheckedCall['record'] = (act, { within = database, repeats } = {}) =>
      recordedChange({ database: within, notifyOfChange }, actor, (change) => {
        if (key === undefined) return act(change)
        const asked = repeats === undefined ? input : [input, repeats]
        const request = { caller: keyOwner(actor, input), key, operation, input: asked, at }
        // The stored answer is from the same operation.
        return answerOnce(change, request, act, {
          hasSecretAnswer,
          requireLink: () => requireLink(change.tx, operation, input),
        }) as ReturnType<typeof act>
      })
    if (!isPrepared) return record((change) => handle(checked({ change })))
    return handle(
      checked({
        record,
        soleEntry(change) {
          if (change.entity === 'quote' && eventOfChange({ ...change, action: actor.action }))
            throw new Error(`webhooks must be notified of ${operation}`)
          return key === undefined ? soleEntry(actor, change) : undefined
        },
      }),
    )
  }
}

/**
 * Refuses changes by a member, or of an item, beyond the plan of the team; owners are never beyond. Throws
 * plan/read-only.
 */
async function requireKept(
  { database: { orm }, planRoom }: Pick<ProductParts, 'database' | 'planRoom'>,
  { teamId, role, caller }: Member,
  { meta: { access, isRecorded, withinPlan }, input, origin }: IncomingCall,
): Promise<void> {
  if (isReading(origin.request) || !isRecorded) return
  // Members who manage billing can change the plan.
  if (role !== 'owner' && access !== 'member' && access !== 'billing.manage')
    await planRoom.requireKept(orm, teamId, 'members', [caller.userId])
  if (withinPlan === undefined) return
  const id = fieldOf(input, withinPlan === 'catalogs' ? 'catalogId' : 'widgetId')
  if (typeof id === 'string') await planRoom.requireKept(orm, teamId, withinPlan, [id])
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

function requireStated<Value>(value: Value | undefined, operation: string): Value {
  if (value === undefined) throw new Error(`the contract of ${operation} does not provide this`)
  return value
}

const teamIdIssue = issueOf(['teamId'], 'Not an id')

function isOfTeam(access: Access): access is Exclude<Access, 'anybody' | 'signed-in'> {
  return access !== 'anybody' && access !== 'signed-in'
}

/** An invalid team id is left to the validation of the input. */
async function memberIn(
  { orm }: Pick<Database, 'orm'>,
  caller: ApiCaller,
  access: Access,
  input: unknown,
): Promise<Member | undefined> {
  if (!isOfTeam(access)) return undefined
  const teamId = fieldOf(input, 'teamId')
  if (typeof teamId !== 'string' || !isTeamId(teamId)) return undefined
  return memberOf(orm, caller, teamId, access === 'member' ? undefined : access)
}

/** Refuses a repetition through an ended link: the call itself would be refused too. */
async function requireLink(tx: Transaction, operation: string, input: unknown): Promise<void> {
  const [group] = operation.split('.')
  const token = String(fieldOf(input, 'token'))
  // The first call accepted these tokens.
  if (group === 'publicQuotes') await getQuoteByToken(tx, token as QuoteToken)
  if (group === 'publicInvitations') await getInvitationByHash(tx, invitationHash(token as InvitationToken))
}

/** Returns the owner of an idempotency key. A customer is identified only by the token of the link. */
function keyOwner({ userId, keyId }: Pick<Actor, 'userId' | 'keyId'>, input: unknown): string {
  if (keyId !== undefined) return `key:${keyId}`
  if (userId !== null) return `user:${userId}`
  const token = String(fieldOf(input, 'token')) as QuoteToken // the input is not validated yet
  return callerByLink(tokenHash(token))
}

function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>)[name] : undefined
}
