import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Runs work that fills a DATA_DIR. If it fails, a partly written database and folder of files are removed.
 */
export async function withoutHalves<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const begun = ['postgres', 'files'].map((name) => join(dataDir, name)).filter((path) => !existsSync(path))
  try {
    return await work()
  } catch (error) {
    for (const path of begun) await rm(path, { recursive: true, force: true })
    throw error
  }
}
