import { useCallback, useSyncExternalStore } from 'react'
import { useTeam } from '../../team-context.ts'
import { type CounterDraft, emptyDraft } from './counter-draft.ts'
import { readDraft } from './read-draft.ts'

export type ChangeDraft = (change: CounterDraft | ((draft: CounterDraft) => CounterDraft)) => void

/** The draft of each key as last read or written, with its text. */
const known = new Map<string, { readonly text: string | null; readonly draft: CounterDraft }>()
const listeners = new Set<() => void>()

/**
 * The counter draft of this team and a function to change it, which also works after the screen is left. Each change
 * is made to what is stored at that moment, so that two tabs do not undo each other's changes.
 */
export function useCounterDraft(): readonly [CounterDraft, ChangeDraft] {
  const { id } = useTeam()
  const key = `counter:${id}`
  const draft = useSyncExternalStore(watch, () => read(key))
  const change = useCallback<ChangeDraft>(
    (next) => write(key, typeof next === 'function' ? next(read(key)) : next),
    [key],
  )
  return [draft, change]
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  // Fired for changes in other tabs only.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function read(key: string): CounterDraft {
  const text = storedText(key)
  const last = known.get(key)
  if (last && last.text === text) return last.draft
  const draft = text === null ? emptyDraft : readDraft(text)
  known.set(key, { text, draft })
  return draft
}

function write(key: string, draft: CounterDraft): void {
  if (draft === known.get(key)?.draft) return
  try {
    localStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the draft stays in this tab.
  }
  known.set(key, { text: storedText(key), draft })
  for (const listener of listeners) listener()
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
