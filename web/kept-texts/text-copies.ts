import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** The latest state of a kept text. */
export interface TextCopy {
  readonly key: string
  /** null: the text was removed. */
  readonly text: string | null
  /** Number of writes of kept texts in this browser, up to this one. */
  readonly count: number
  /** Time of the write. Milliseconds since the epoch. */
  readonly at: number
}

interface Schema extends DBSchema {
  copies: { key: string; value: TextCopy }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/** Stores a copy, which is on disk when this resolves. */
export async function keepCopy(copy: TextCopy): Promise<void> {
  await (await database()).put('copies', copy)
}

export async function readCopies(): Promise<readonly TextCopy[]> {
  return (await database()).getAll('copies')
}

export async function removeCopies(keys: readonly string[]): Promise<void> {
  const changes = (await database()).transaction('copies', 'readwrite')
  await Promise.all([...keys.map((key) => changes.store.delete(key)), changes.done])
}

async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('costard-texts', 1, {
    upgrade: (made) => void made.createObjectStore('copies', { keyPath: 'key' }),
  })
  return opened
}
