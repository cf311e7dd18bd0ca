import type { ListShape, TeamId } from '@costard/contract'
import { api } from '#api/api.ts'

/** Returns the earlier imports of the team. Empty if they cannot be read: the person then answers again. */
export async function rememberedShapes(teamId: TeamId): Promise<readonly ListShape[]> {
  try {
    return await api.listShapes.list({ teamId })
  } catch {
    return []
  }
}

/** Remembers how a list was read. If storing fails, a person answers again next time. */
export function rememberShape(teamId: TeamId, shape: ListShape): void {
  api.listShapes.save({ teamId, shape }).catch(() => {})
}
