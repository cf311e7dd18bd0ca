import { randomBytes } from 'node:crypto'
import type { LineId, PayoutFile, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Sealer } from '#secrets'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { advanceLine } from '../quotes/actions/advance-line.ts'
import type { RecordPurchase } from '../quotes/deals/paid-device.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { payoutOf } from '../quotes/deals/ready-payouts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { addFile, describeFile, findAccount, lockRejected } from './payout-store.ts'
import { purposeOfAccount, purposeOfFile, shownIban } from './payout-secrets.ts'
import { sepaText } from './sepa-text.ts'
import { type Transfer, writeTransfers } from './write-transfers.ts'

interface Asked {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  /** Owner of the account. */
  readonly name: string
  readonly iban: string
}

/**
 * Creates a file of credit transfers and marks their lines as paid, all or none. A line that is already paid
 * is refused, so that none is in two files; one rejected by the bank is paid again, without a further step of
 * the line. Throws payout/no-account, payout/not-ready, and errors of marking as paid.
 */
export async function payOut(
  parts: ProductParts & { readonly sealer: Sealer; readonly recordPurchase: RecordPurchase },
  change: Change,
  member: Member,
  asked: readonly Asked[],
): Promise<PayoutFile> {
  const { tx, record } = change
  const { teamId, team, caller } = member
  const { sealer, recordPurchase } = parts
  const account = await findAccount(tx, teamId)
  if (!account) throw apiError('payout/no-account')
  const at = parts.now()
  const fileId = randomBytes(12).toString('hex')
  const transfers: Transfer[] = []
  const paid = []
  for (const { quoteId, lineId, name, iban } of asked) {
    const quote = await findQuote(tx, teamId, quoteId)
    if (!quote) throw apiError('quote/not-found', { quoteId })
    const payout = quote.currency === 'EUR' ? await payoutOf(tx, quote, lineId) : undefined
    if (!payout) throw apiError('payout/not-ready', { quoteId, lineId })
    const rejected = await lockRejected(tx, { teamId, quoteId, lineId })
    if (!rejected) {
      const step = { quoteId, lineId, rev: quote.rev, to: 'paid', note: '' } as const
      await advanceLine(parts, change, member, step, recordPurchase)
    }
    const { number, device } = payout
    const amountMinor = rejected?.amountMinor ?? payout.amountMinor
    const endToEndId = sepaText(`${number} ${transfers.length + 1}`, 35)
    transfers.push({ name, iban, amountMinor, text: `${number} ${device}`, endToEndId })
    const attempt = (rejected?.attempt ?? 0) + 1
    const key = { teamId, quoteId, lineId, attempt }
    paid.push({ ...key, fileId, endToEndId, amountMinor, shownIban: shownIban(iban) })
  }
  const xml = writeTransfers({
    fileId,
    at,
    day: dayIn(team.timeZone, at),
    from: { name: account.name, iban: sealer.open(account.sealedIban, purposeOfAccount(teamId)) },
    transfers,
  })
  const file = {
    teamId,
    fileId,
    at,
    by: caller.userId,
    payouts: transfers.length,
    sumMinor: transfers.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    sealedXml: sealer.seal(xml, purposeOfFile({ teamId, fileId })),
  }
  await addFile(tx, file, paid)
  const after = { isExported: 'payouts', payouts: file.payouts, sumMinor: file.sumMinor }
  await record({ teamId, entity: 'team', entityId: teamId, after })
  return describeFile(file)
}
