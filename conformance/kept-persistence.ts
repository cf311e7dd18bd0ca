import type { Persistence } from 'firebase/auth'

/** Storage that outlives a page, as a browser's does; Node has none that the client knows. */
export function keptPersistence(): Persistence {
  const kept = new Map<string, string>()
  class KeptPersistence {
    static readonly type = 'LOCAL'
    readonly type = 'LOCAL'
    readonly _shouldAllowMigration = true
    async _isAvailable(): Promise<boolean> {
      return true
    }
    // As text, so that what does not survive JSON is found out.
    async _set(key: string, value: unknown): Promise<void> {
      kept.set(key, JSON.stringify(value))
    }
    async _get(key: string): Promise<unknown> {
      const text = kept.get(key)
      return text === undefined ? null : JSON.parse(text)
    }
    async _remove(key: string): Promise<void> {
      kept.delete(key)
    }
    _addListener(): void {}
    _removeListener(): void {}
  }
  return KeptPersistence as unknown as Persistence // the client makes instances of it; its type says an object
}
