import type { SaveShop } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { AuditedFields } from '../audit/audited-fields.ts'
import { countInactive } from '../customer-records/inactive-store.ts'
import { nextRetentionRun } from '../customer-records/retention-run.ts'
import type { TeamRow, TeamSettings } from '../teams/team-store.ts'

type Input = Omit<SaveShop, 'rev' | 'terms'>

/** Delay before a shorter retention starts, so that a mistake can be undone. */
const graceMs = 86_400_000

/**
 * Splits an input into the team's new settings and its data for customers. shown: current values; sending
 * them back unchanged does not set them.
 */
export function settingsAfter(
  before: TeamRow,
  shown: { readonly othersRelease: boolean },
  {
    name,
    confirmedErasures,
    timeZone = before.timeZone,
    validDays = before.validDays,
    cashLimitMinor = before.cashLimitMinor,
    allowsLateAcceptance = before.allowsLateAcceptance,
    offlineWork = before.offlineWork,
    othersRelease = shown.othersRelease,
    retentionMonths = before.retentionMonths,
    ...details
  }: Input,
  at: Date,
) {
  const retentionFrom = isShorter(before, { retentionMonths })
    ? new Date(at.getTime() + graceMs)
    : before.retentionFrom
  const isSet = othersRelease !== shown.othersRelease
  const offers = {
    timeZone,
    validDays,
    cashLimitMinor,
    allowsLateAcceptance,
    offlineWork,
    othersRelease: isSet ? othersRelease : before.othersRelease,
  }
  const settings: TeamSettings = { name, ...offers, retentionMonths, retentionFrom }
  return { settings, details, confirmedErasures }
}

/** Throws team/erasure-unconfirmed if a shorter retention erases more customers than was confirmed. */
export async function requireConfirmed(
  tx: Transaction,
  before: TeamRow,
  settings: TeamSettings,
  { confirmedErasures, at }: { readonly confirmedErasures: number; readonly at: Date },
): Promise<void> {
  const { retentionMonths, retentionFrom } = settings
  if (retentionMonths === null || !isShorter(before, settings)) return
  const { teamId } = before
  const run = nextRetentionRun(at, retentionFrom)
  const { customers, hasMore } = await countInactive(tx, { ...settings, teamId, retentionMonths }, run)
  if (customers > confirmedErasures) throw apiError('team/erasure-unconfirmed', { customers, hasMore })
}

/** Returns the settings that differ from another version. */
export function changedSettings(settings: TeamSettings, other: TeamSettings): AuditedFields {
  const others = fieldsOf(other)
  return Object.fromEntries(
    Object.entries(fieldsOf(settings)).filter(([name, value]) => others[name] !== value),
  )
}

function fieldsOf({
  timeZone,
  validDays: { buy, repair, sell },
  cashLimitMinor,
  allowsLateAcceptance,
  offlineWork,
  othersRelease,
  retentionMonths,
}: TeamSettings): AuditedFields {
  return {
    timeZone,
    validDaysBuy: buy,
    validDaysRepair: repair,
    validDaysSell: sell,
    cashLimitMinor,
    allowsLateAcceptance,
    offlineWork,
    othersRelease,
    retentionMonths,
  }
}

function isShorter(
  { retentionMonths: before }: Pick<TeamRow, 'retentionMonths'>,
  { retentionMonths: after }: Pick<TeamRow, 'retentionMonths'>,
): boolean {
  return after !== null && (before === null || after < before)
}
