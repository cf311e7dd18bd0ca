import { type Assistant, type AssistantScope, assistantScopes, type contract, may } from '@costard/contract'
import type { Config } from '#config'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { mayLetIn } from '../teams/memberships/may-let-in.ts'
import type { Member } from '../teams/memberships/member.ts'
import { allowAssistant } from './allow-assistant.ts'
import { answerQuestion, askOwner, describeAsk, rulesOf, saveRules } from './ask-owner.ts'
import { findAsk, listAsks } from './ask-store.ts'
import { endGrant } from './end-grant.ts'
import { findGrant, listAssistants } from './grant-store.ts'
import { backTo, readRequest } from './read-request.ts'

export function assistantEndpoints(
  parts: ProductParts,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { asksPrivateAddresses }: { readonly asksPrivateAddresses: boolean },
): Answers<typeof contract.assistants> {
  const { database, now } = parts
  const config = { publicUrl, asksPrivateAddresses }
  return {
    ask: async ({ input }) => {
      const { client, host, isLocal, scopes } = await readRequest(database.orm, config, input)
      const { name, registeredAt } = client
      return {
        client: { name, host, isLocal, registeredAt: registeredAt?.toISOString() ?? null },
        scopes: [...scopes],
        refusalUrl: backTo(input, publicUrl, { error: 'access_denied' }),
      }
    },
    rules: async ({ context: { call }, input: { clientId } }) => {
      const { member } = call
      const { teamId, caller } = member
      const asked = clientId !== undefined && { teamId, userId: caller.userId, clientId }
      const ask = (asked && (await findAsk(database.orm, asked))?.state) || null
      return { ...rulesOf(member), mayLetIn: mayLetIn(member) || ask === 'allowed', ask }
    },
    saveRules: async ({ context: { call }, input: { teamId: _teamId, ...rules } }) =>
      saveRules(parts, call.change, call.member, rules),
    askOwner: async ({ context: { call }, input: { teamId: _teamId, ...request } }) => {
      const checked = await readRequest(database.orm, config, request)
      return { ask: await askOwner(parts, call.change, call.member, checked) }
    },
    listAsks: async ({ context: { call } }) => {
      const { member } = call
      if (!mayLetIn(member)) return []
      return (await listAsks(database.orm, member.teamId, member.team.language)).map(describeAsk)
    },
    answerAsk: async ({ context: { call }, input }) => {
      await answerQuestion(parts, call.change, call.member, input)
      return null
    },
    list: async ({ context: { call }, input: { teamId } }) => {
      const { member } = call
      const rows = (await listAssistants(database.orm, teamId, now())).filter(({ createdBy }) =>
        isOwnOrManaged(member, createdBy),
      )
      return rows.map((row): Assistant => ({
        id: row.keyId,
        name: row.name,
        host: row.host,
        isLocal: row.isLocal,
        scopes: row.scopes.filter(isAssistantScope),
        allowedBy: row.memberName,
        isMemberActive: row.memberState === 'active',
        allowedAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      }))
    },
    allow: async ({ context: { call }, input: { teamId: _teamId, scopes, ...request } }) => {
      const checked = await readRequest(database.orm, config, request)
      const redirectUrl = await allowAssistant({ ...parts, publicUrl }, call.change, call.member, {
        request,
        checked,
        scopes,
      })
      return { redirectUrl }
    },
    revoke: async ({ context: { call }, input: { teamId, assistantId } }) => {
      const by = { by: call.caller.userId, at: now() }
      const grant = await findGrant(call.change.tx, { teamId, keyId: assistantId })
      if (!grant || !isOwnOrManaged(call.member, grant.createdBy)) throw apiError('assistant/not-found')
      if (!(await endGrant(parts, call.change, grant, by))) throw apiError('assistant/not-found')
      return null
    },
  }
}

/** Members see and end their own assistants; members who manage API keys those of everybody. */
function isOwnOrManaged(member: Member, createdBy: string): boolean {
  return createdBy === member.caller.userId || may(member, 'api.manage')
}

function isAssistantScope(scope: string): scope is AssistantScope {
  return (assistantScopes as readonly string[]).includes(scope)
}
