import type { TeamId } from '@costard/contract'
import type { InlineImage } from '@costard/templates'
import type { Transaction } from '#database'
import { findLogo } from './logo-store.ts'

/** Returns a team's logo for mails and documents. */
export async function findInlineLogo(tx: Transaction, teamId: TeamId): Promise<InlineImage | null> {
  const logo = await findLogo(tx, teamId)
  return logo ? { id: 'logo', contentType: logo.type, base64: logo.bytes.toString('base64') } : null
}
