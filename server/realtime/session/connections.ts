import { realtimeLimits } from '../limits.ts'

/** Counts the open connections of this process by account, or by network address if signed out. */
export interface Connections {
  /** Returns true if the account or address may open another connection. */
  readonly hasRoom: (of: ConnectionOwner) => boolean
  readonly enter: (of: ConnectionOwner) => void
  readonly leave: (of: ConnectionOwner) => void
}

export type ConnectionOwner = { readonly userId: string } | { readonly address: string }

export function createConnections(): Connections {
  const counts = new Map<string, number>()
  return {
    hasRoom(of) {
      const most =
        'userId' in of ? realtimeLimits.connectionsPerUser : realtimeLimits.signedOutConnectionsPerAddress
      return (counts.get(keyOf(of)) ?? 0) < most
    },
    enter: (of) => void counts.set(keyOf(of), (counts.get(keyOf(of)) ?? 0) + 1),
    leave(of) {
      const key = keyOf(of)
      const count = (counts.get(key) ?? 0) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}

function keyOf(of: ConnectionOwner): string {
  return 'userId' in of ? `user ${of.userId}` : `address ${of.address}`
}
