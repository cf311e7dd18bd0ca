import type { BrowserContextOptions, Page } from 'playwright-core'

/** Data stored by signed-in.ts: databases of IndexedDB at origins, with keys inside their records. */
export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface StoredDatabase {
  readonly name: string
  readonly version: number
  readonly stores: readonly {
    readonly name: string
    readonly keyPath: string
    readonly records: readonly { readonly value: unknown }[]
  }[]
}

/** Runs in the page; as text, since the types of a browser are not known here. */
const storeDatabases = `async (databases) => {
  for (const { name, version, stores } of databases) {
    const opening = indexedDB.open(name, version)
    opening.onupgradeneeded = () => {
      for (const store of stores) {
        const made = opening.result.createObjectStore(store.name, { keyPath: store.keyPath })
        for (const { value } of store.records) made.put(value)
      }
    }
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve
      opening.onerror = () => reject(opening.error)
    })
    opening.result.close()
  }
}`

/**
 * Stores databases through a page, which is then at a document of the last origin. Playwright's own way opens a page
 * for it, whose renderer costs more than the story's first screen.
 */
export async function storeIndexedDb(page: Page, { origins }: StorageState): Promise<void> {
  for (const { origin, indexedDB: databases = [] } of origins as readonly {
    origin: string
    indexedDB?: readonly StoredDatabase[]
  }[]) {
    await page.goto(`${origin}/robots.txt`)
    await page.evaluate(`(${storeDatabases})(${JSON.stringify(databases)})`)
  }
}
