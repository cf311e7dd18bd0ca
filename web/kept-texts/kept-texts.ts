import { keepCopy, readCopies, removeCopies } from './text-copies.ts'

/** Count of all writes, stored beside the texts, so that both are lost together. */
const countKey = 'kept-texts'
/** Browsers write local storage to the disk within minutes; an older copy is not needed any more. Milliseconds. */
const copyMs = 3_600_000
/** Longest wait for the copies, as some browsers never answer when storage is blocked. Milliseconds. */
const restoreMs = 1_000

/** Returns a text that a person entered here and that no server has yet; null: there is none. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Keeps a text in local storage, and a copy of it for the case that the browser ends before it has written local
 * storage to the disk. text: null removes it. Returns false where storage is full or forbidden: then it is not kept.
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

/** Brings back what the browser lost of kept texts when it was ended. To be awaited before any of them is read. */
export async function restoreTexts(): Promise<void> {
  const restored = restore().catch(() => undefined) // without copies the texts are as old as local storage
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
