import { type ApiKeyId, type AssistantAsk, assistantLimits, type AssistantRules } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import { mayLetIn } from '../teams/memberships/may-let-in.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam, saveAssistantRules } from '../teams/team-store.ts'
import { assistantsSetting } from './allow-assistant.ts'
import { answerAsk, type AskRow, countWaiting, findAsk, saveAsk } from './ask-store.ts'
import type { CheckedRequest } from './read-request.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>

export function rulesOf({ team }: Pick<Member, 'team'>): AssistantRules {
  return { letIn: team.assistantsBy, knownHosts: [...team.knownAssistants] }
}

/** Saves the rules about who connects assistants, and the assistants that the team knows. */
export async function saveRules(
  parts: Parts,
  { tx, record }: Change,
  member: Member,
  { letIn, knownHosts }: AssistantRules,
): Promise<AssistantRules> {
  const { teamId, caller } = member
  const before = rulesOf(member)
  const rules = { letIn, knownHosts }
  if (JSON.stringify(before) === JSON.stringify(rules)) return rules
  await saveAssistantRules(tx, teamId, { assistantsBy: letIn, knownAssistants: knownHosts })
  await record({ teamId, ...setting, before: fieldsOf(before), after: fieldsOf(rules) })
  await bumpRevisions(tx, parts, teamId, { settings: assistantsSetting }, caller.userId)
  return rules
}

/** Asks an owner to allow a member to connect a client. Throws assistant/too-many-asks. */
export async function askOwner(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { client, host, isLocal }: Pick<CheckedRequest, 'client' | 'host' | 'isLocal'>,
): Promise<AskRow['state']> {
  const { userId } = caller
  const { clientId, name } = client
  await lockTeam(tx, teamId)
  const known = await findAsk(tx, { teamId, userId, clientId })
  if (known && known.state !== 'refused') return known.state
  const { maxAsks } = assistantLimits
  if ((await countWaiting(tx, teamId)) >= maxAsks) throw apiError('assistant/too-many-asks', { maxAsks })
  const askId = newId<ApiKeyId>()
  const ask = { teamId, askId, userId, clientId, name, host, isLocal, askedAt: parts.now() }
  await saveAsk(tx, { ...ask, state: 'waiting', answeredBy: null })
  await record({ teamId, ...setting, after: { name, host } })
  await bumpRevisions(tx, parts, teamId, { settings: assistantsSetting }, userId)
  return 'waiting'
}

/**
 * Allows or refuses a member's request to connect a client. Throws assistant/ask-owner,
 * assistant/ask-not-found.
 */
export async function answerQuestion(
  parts: Pick<Parts, 'documents'>,
  { tx, record }: Change,
  member: Member,
  { askId, isAllowed }: { readonly askId: ApiKeyId; readonly isAllowed: boolean },
): Promise<void> {
  const { teamId, caller } = member
  if (!mayLetIn(member)) throw apiError('assistant/ask-owner')
  const state = isAllowed ? 'allowed' : 'refused'
  const ask = await answerAsk(tx, { teamId, askId }, { state, answeredBy: caller.userId })
  if (!ask) throw apiError('assistant/ask-not-found')
  await record({ teamId, ...setting, after: { name: ask.name, host: ask.host, isAllowed } })
  await bumpRevisions(tx, parts, teamId, { settings: assistantsSetting }, caller.userId)
}

export function describeAsk(ask: AskRow & { readonly askedBy: string | null }): AssistantAsk {
  const { askId: id, name, host, isLocal, askedBy, askedAt } = ask
  return { id, name, host, isLocal, askedBy, askedAt: askedAt.toISOString() }
}

const setting = { entity: 'setting', entityId: assistantsSetting } as const

function fieldsOf({ letIn, knownHosts }: AssistantRules) {
  return { letIn, knownHosts: [...knownHosts] }
}
