import { useCallback, useSyncExternalStore } from 'react'
import { useTeam } from '../../team-context.ts'
import { type CounterDraft, emptyDraft } from './counter-draft.ts'
import { readDraft } from './read-draft.ts'
import { storedValue } from './stored-value.ts'

export type ChangeDraft = (change: CounterDraft | ((draft: CounterDraft) => CounterDraft)) => void

const { read, write, watch } = storedValue<CounterDraft>((text) =>
  text === null ? emptyDraft : readDraft(text),
)

/**
 * The counter draft of this team and a function that changes it, even after the screen is left. Each change
 * applies to the stored value at that moment, so that two tabs do not overwrite each other.
 */
export function useCounterDraft(): readonly [CounterDraft, ChangeDraft] {
  const { id } = useTeam()
  const key = `counter:${id}`
  const draft = useSyncExternalStore(watch, () => read(key))
  const change = useCallback<ChangeDraft>(
    (next) => void write(key, typeof next === 'function' ? next(read(key)) : next),
    [key],
  )
  return [draft, change]
}
