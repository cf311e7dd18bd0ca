import type { AccountingSettings, TeamId } from '@costard/contract'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database'
import { accountingSettings } from './schema.ts'

const defaults: AccountingSettings = {
  program: 'datev',
  consultant: null,
  client: null,
  accountLength: 4,
  yearStartsIn: 1,
  accounts: [],
}

export async function findAccountingSettings(tx: Transaction, teamId: TeamId): Promise<AccountingSettings> {
  const { settings } = accountingSettings
  const [row] = await tx
    .select({ settings })
    .from(accountingSettings)
    .where(eq(accountingSettings.teamId, teamId))
  return row?.settings ?? defaults
}

export async function saveAccountingSettings(
  tx: Transaction,
  teamId: TeamId,
  settings: AccountingSettings,
): Promise<void> {
  await tx
    .insert(accountingSettings)
    .values({ teamId, settings })
    .onConflictDoUpdate({ target: accountingSettings.teamId, set: { settings } })
}
