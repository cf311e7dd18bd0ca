import { type contract, payoutLimits } from '@costard/contract'
import type { Sealer } from '#secrets'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { RecordPurchase } from '../quotes/deals/paid-device.ts'
import { listReadyPayouts } from '../quotes/deals/ready-payouts.ts'
import { applyReport } from './apply-report.ts'
import { describeRejected } from './describe-rejected.ts'
import { payOut } from './pay-out.ts'
import { purposeOfAccount, purposeOfFile, shownIban } from './payout-secrets.ts'
import { findAccount, findFile, listFiles, saveAccount } from './payout-store.ts'

export function payoutEndpoints(
  parts: ProductParts & { readonly sealer: Sealer; readonly recordPurchase: RecordPurchase },
): Answers<typeof contract.payouts> {
  const { database, sealer } = parts
  const { orm } = database
  return {
    list: async ({ input: { teamId } }) => {
      const account = await findAccount(orm, teamId)
      const max = payoutLimits.maxListed
      return {
        account: account ? { name: account.name, iban: account.shownIban } : null,
        ready: [...(await listReadyPayouts(orm, { teamId, currency: 'EUR', max }))],
        rejected: [...(await describeRejected(orm, teamId))],
        files: [...(await listFiles(orm, teamId))],
      }
    },
    saveAccount: async ({ context: { call }, input: { teamId, name, iban } }) => {
      const { tx, record } = call.change
      const before = await findAccount(tx, teamId)
      const shown = shownIban(iban)
      const isSame =
        before?.name === name && sealer.open(before.sealedIban, purposeOfAccount(teamId)) === iban
      if (isSame) return { name, iban: shown }
      const sealedIban = sealer.seal(iban, purposeOfAccount(teamId))
      await saveAccount(tx, { teamId, name, sealedIban, shownIban: shown })
      await record({
        teamId,
        entity: 'team',
        entityId: teamId,
        before: { payoutAccount: before?.shownIban ?? null },
        after: { payoutAccount: shown },
      })
      return { name, iban: shown }
    },
    export: ({ context: { call }, input }) => payOut(parts, call.change, call.member, input.payouts),
    report: ({ context: { call }, input: { teamId, xml } }) =>
      applyReport(call.change, { teamId, xml, at: parts.now() }),
    fetch: async ({ context: { call }, input: { teamId, fileId } }) => {
      const { tx, record } = call.change
      const file = await findFile(tx, teamId, fileId)
      if (!file?.sealedXml) throw apiError('payout/file-not-found')
      await record({ teamId, entity: 'team', entityId: teamId, after: { isExported: 'payouts', fileId } })
      return { xml: sealer.open(file.sealedXml, purposeOfFile({ teamId, fileId })) }
    },
  }
}
