import type { Persistence } from 'firebase/auth'

/** Returns storage that outlives a page, like a browser's. The SDK has none for Node. */
export function lastingPersistence(): Persistence {
  const entries = new Map<string, string>()
  class LastingPersistence {
    static readonly type = 'LOCAL'
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = true
    async _isAvailable(): Promise<boolean> {
      return true
    }
    // Values are stored as JSON, so a value that JSON cannot represent fails the test.
    async _set(key: string, value: unknown): Promise<void> {
      entries.set(key, JSON.stringify(value))
    }
    async _get(key: string): Promise<unknown> {
      const text = entries.get(key)
      return text === undefined ? null : JSON.parse(text)
    }
    async _remove(key: string): Promise<void> {
      entries.delete(key)
    }
    _addListener(): void {}
    _removeListener(): void {}
  }
  return LastingPersistence as unknown as Persistence // the SDK expects the class, although the type says an instance
}
