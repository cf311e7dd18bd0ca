import type { SealedColumn } from '#secrets'
import { payoutAccounts, payoutFiles } from './schema.ts'

/** Purpose that binds a sealed account to its team: it cannot be opened in another team's row. */
export function purposeOfAccount(teamId: string): string {
  return `payout account ${teamId}`
}

export function purposeOfFile({ teamId, fileId }: { teamId: string; fileId: string }): string {
  return `payout file ${teamId} ${fileId}`
}

export const sealedPayouts: readonly SealedColumn[] = [
  {
    column: payoutAccounts.sealedIban,
    key: [payoutAccounts.teamId],
    purposeOf: ([teamId = '']) => purposeOfAccount(teamId),
  },
  {
    column: payoutFiles.sealedXml,
    key: [payoutFiles.teamId, payoutFiles.fileId],
    purposeOf: ([teamId = '', fileId = '']) => purposeOfFile({ teamId, fileId }),
  },
]

/** Returns the country and the last four characters of an IBAN. */
export function shownIban(iban: string): string {
  return `${iban.slice(0, 2)} ▪▪▪ ${iban.slice(-4)}`
}
