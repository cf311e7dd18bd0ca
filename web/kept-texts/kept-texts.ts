import { keepCopy, readCopies, removeCopies } from './text-copies.ts'

/** Key of the number of all writes, stored beside the texts, so that both are lost together. */
const countKey = 'kept-texts'
/** Browsers write local storage to disk within minutes, so older copies are not needed. Milliseconds. */
const copyMs = 3_600_000
/** Time limit for reading the copies, as some browsers never respond if storage is blocked. Milliseconds. */
const restoreMs = 1_000

/** Returns a text that the user entered and that is not saved on the server; null if there is none. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Keeps a text in local storage, and a copy in case the browser is killed before it has written local storage
 * to disk. text: null removes it. Returns false if storage is full or blocked, in which case the text is not
 * kept.
 */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    const count = counted() + 1
    localStorage.setItem(countKey, String(count))
    keepCopy({ key, text, count, at: Date.now() }).catch(() => undefined) // the text itself is kept
    return true
  } catch {
    return false
  }
}

/**
 * Restores kept texts that the browser lost when it was killed. Must be awaited before any of them is read.
 */
export async function restoreTexts(): Promise<void> {
  const restored = restore().catch(() => undefined) // without copies, the texts in local storage are used
  await Promise.race([restored, new Promise((resolve) => setTimeout(resolve, restoreMs))])
}

async function restore(): Promise<void> {
  const copies = await readCopies()
  const known = counted()
  const lost = copies.filter(({ count }) => count > known).sort((one, other) => one.count - other.count)
  for (const { key, text, count } of lost) {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    localStorage.setItem(countKey, String(count))
  }
  if (lost.length > 0) window.dispatchEvent(new Event('storage'))
  const old = copies.filter(({ count, at }) => count <= known && Date.now() - at > copyMs)
  if (old.length > 0) await removeCopies(old.map(({ key }) => key))
}

function counted(): number {
  return Number(localStorage.getItem(countKey) ?? 0) || 0
}
