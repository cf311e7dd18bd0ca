import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'

/** Time limit for several hundred mails. Milliseconds. */
const timeoutMs = 120_000

/** Waits for the mail to each address, and returns the invitation tokens in the mails, by address. */
export async function mailedInvitations(
  dataDir: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folder = join(dataDir, 'outbox')
  const read = new Set<string>()
  const tokens = new Map<string, string>()
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await pause(200)) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      if (!name.endsWith('.eml') || read.has(name)) continue
      read.add(name)
      const { text = '', to } = await PostalMime.parse(readFileSync(join(folder, name)))
      const [, token] = /\/invitations\/([\w-]{27})\b/.exec(text) ?? []
      if (token !== undefined) tokens.set(to?.[0]?.address ?? '', token)
    }
    if (addresses.every((address) => tokens.has(address))) return tokens
  }
  throw new Error('not every invitation was mailed')
}
