import type { PayoutReport, TeamId } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { findFile, lockPayoutsOf, rejectPayout } from './payout-store.ts'
import { type ReportedStatus, readReport } from './read-report.ts'

const rejections: ReadonlySet<string> = new Set(['RJCT', 'CANC'])
const undecided: ReadonlySet<string> = new Set(['', 'PDNG', 'RCVD', 'PART'])

/**
 * Marks the payouts that a bank rejected, each once. Throws payout/report-unreadable, payout/report-unknown.
 */
export async function applyReport(
  { tx, record }: Change,
  { teamId, xml, at }: { readonly teamId: TeamId; readonly xml: string; readonly at: Date },
): Promise<PayoutReport> {
  const report = readReport(xml)
  if (!report) throw apiError('payout/report-unreadable')
  const { fileId, wholes, transfers } = report
  if (!(await findFile(tx, teamId, fileId)))
    throw apiError('payout/report-unknown', { file: fileId.slice(0, 35) })
  const said = new Map(transfers.map((one) => [one.endToEndId, one]))
  const whole = wholes.find(isRejected)
  const lastWhole = wholes.findLast(({ status }) => status !== '')
  const counts = { rejected: 0, accepted: 0, pending: 0 }
  let newlyRejected = 0
  const rows = await lockPayoutsOf(tx, teamId, fileId)
  for (const row of rows) {
    const own = row.endToEndId === null ? undefined : said.get(row.endToEndId)
    const rejection = own && isRejected(own) ? own : whole
    if (rejection && !row.rejectedAt) {
      newlyRejected += 1
      // A transfer without its own reason gets the reason for the whole file.
      await rejectPayout(tx, row, { at, code: own?.code ?? rejection.code ?? whole?.code ?? null })
    }
    const { status } = own ?? lastWhole ?? { status: '' }
    counts[rejection || row.rejectedAt ? 'rejected' : undecided.has(status) ? 'pending' : 'accepted'] += 1
  }
  if (newlyRejected > 0)
    await record({
      teamId,
      entity: 'team',
      entityId: teamId,
      after: { fileId, rejected: newlyRejected },
    })
  const known = new Set(rows.map(({ endToEndId }) => endToEndId))
  const unknown = transfers.filter(({ endToEndId }) => !known.has(endToEndId)).length
  return { fileId, ...counts, unknown }
}

function isRejected({ status }: ReportedStatus): boolean {
  return rejections.has(status)
}
