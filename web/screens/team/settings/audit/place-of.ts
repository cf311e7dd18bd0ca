import type { AuditEntry } from '@costard/contract'
import { paths } from '#paths'

/** Returns the address of the subject of an entry; undefined if it no longer exists. */
export function placeOf(teamId: string, entry: AuditEntry): string | undefined {
  const { entity, entityId, isThere } = entry
  switch (entity) {
    case 'team':
      return undefined
    case 'setting':
      return settingOf(teamId, entityId)
    case 'quote':
      return isThere ? paths.quote(teamId, entityId) : undefined
    case 'customer':
      return isThere ? paths.customer(teamId, entityId) : undefined
    case 'catalog':
      return isThere ? paths.catalog(teamId, entityId) : undefined
    case 'widget':
      return isThere ? paths.widget(teamId, entityId) : undefined
    case 'site':
      return isThere ? paths.site(teamId, entityId) : paths.sites(teamId)
    case 'member':
    case 'invitation':
      return paths.members(teamId)
    case 'apiKey':
    case 'webhook':
      return paths.api(teamId)
    case 'priceSource':
      return paths.priceSources(teamId)
  }
}

/** Settings are identified by the first word: `messages paid fr`. */
function settingOf(teamId: string, entityId: string): string | undefined {
  const [setting] = entityId.split(' ')
  if (setting === 'messages') return paths.messages(teamId)
  if (setting === 'shop' || setting === 'replyTo') return paths.general(teamId)
  if (setting === 'subscription') return paths.subscription(teamId)
  return setting === 'look-up-service' ? paths.deviceChecks(teamId) : undefined
}
