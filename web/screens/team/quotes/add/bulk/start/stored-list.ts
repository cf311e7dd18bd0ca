import { useCallback, useSyncExternalStore } from 'react'
import { useTeam } from '../../../../team-context.ts'
import { storedValue } from '../../stored-value.ts'
import { type BulkList, type BulkProgress, freshProgress } from '../bulk-list.ts'

// Only this app writes it, but an older version may have written another format.
const lists = storedValue<BulkList | undefined>((text) => {
  const list = parsed(text)
  return isRecord(list) && Array.isArray(list['rows']) && typeof list['id'] === 'string'
    ? (list as unknown as BulkList)
    : undefined
})
const progresses = storedValue<BulkProgress | undefined>((text) => {
  const progress = parsed(text)
  const isWhole = isRecord(progress) && isRecord(progress['decisions']) && Array.isArray(progress['quotes'])
  return isWhole ? (progress as unknown as BulkProgress) : undefined
})

export type ChangeProgress = (change: (progress: BulkProgress) => BulkProgress) => void

/**
 * The list of this team in this browser with its progress, and functions that replace the list and update the
 * progress.
 */
export function useStoredList() {
  const { id } = useTeam()
  const [listKey, progressKey] = [`bulk:${id}`, `bulk-steps:${id}`]
  const list = useSyncExternalStore(lists.watch, () => lists.read(listKey))
  const stored = useSyncExternalStore(progresses.watch, () => progresses.read(progressKey))
  const start = useCallback(
    (next: BulkList | undefined, progress: BulkProgress | undefined) => {
      progresses.write(progressKey, progress)
      return lists.write(listKey, next)
    },
    [listKey, progressKey],
  )
  const change = useCallback<ChangeProgress>(
    (by) => {
      const listId = lists.read(listKey)?.id ?? ''
      const now = progresses.read(progressKey)
      progresses.write(progressKey, by(now?.listId === listId ? now : freshProgress(listId)))
    },
    [listKey, progressKey],
  )
  /** Returns the stored progress at the time of the call, also after the screen was left. */
  const now = useCallback(() => progresses.read(progressKey), [progressKey])
  return { list, progress: stored?.listId === list?.id ? stored : undefined, start, change, now }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
