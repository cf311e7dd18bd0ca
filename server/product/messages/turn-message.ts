import { messageRules, type MessageKind } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { isOn as isOnNow, saveSwitch } from './message-store.ts'
import { messagesSetting } from './save-wording.ts'

/** Turns a message on or off. Throws message/needed. */
export async function turnMessage(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  name: MessageKind,
  isOn: boolean,
): Promise<{ isOn: boolean }> {
  if (messageRules[name].isOn === 'always') throw apiError('message/needed')
  await lockTeam(tx, teamId)
  const before = await isOnNow(tx, teamId, name)
  if (before === isOn) return { isOn }
  await saveSwitch(tx, { teamId, name, isOn })
  await record({
    teamId,
    entity: 'setting',
    entityId: `${messagesSetting} ${name}`,
    before: { isOn: before },
    after: { isOn },
  })
  await bumpRevisions(tx, parts, teamId, { settings: messagesSetting }, caller.userId)
  return { isOn }
}
