import { useMemo } from 'react'

/** Translations of a customer's words for the condition, as keys of conditions. Kept in this browser. */
export type Words = Readonly<Record<string, string>>

const keyOf = (teamId: string, customerId: string) => `conditions:${teamId}:${customerId}`
const most = 100

export function useRememberedWords(teamId: string, customerId: string | undefined): Words {
  return useMemo(
    () => (customerId === undefined ? {} : read(keyOf(teamId, customerId))),
    [teamId, customerId],
  )
}

/** Adds translations to those of a customer; the newest are retained. */
export function rememberWords(teamId: string, customerId: string, words: Words): void {
  const key = keyOf(teamId, customerId)
  const all = Object.entries({ ...read(key), ...words }).slice(-most)
  try {
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // Storage is full or blocked: the words will be asked again.
  }
}

function read(key: string): Words {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}
