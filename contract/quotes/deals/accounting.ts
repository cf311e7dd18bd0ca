import { z } from 'zod'
import { call, preparedCall, recordedCall } from '../../calls/call.ts'
import { TeamId } from '../../ids.ts'
import { accountingLimits, accountingPrograms } from './accounting-limits.ts'

/** Kind of booked deal. rounding: difference from rounding a quote to cash. */
export const DealKind = z.enum(['buy', 'repair', 'sell', 'rounding'])
export type DealKind = z.infer<typeof DealKind>

const TaxKey = z
  .string()
  .regex(/^(none|margin|\d{1,3}(\.\d{1,3})?(\+\d{1,3}(\.\d{1,3})?){0,3})$/)
  .describe(
    'none: no tax is shown; margin: taxed on the margin; else the rates in per cent, such as 23 or 5+9.975',
  )

const code = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // Account code without characters that an accounting program reads as a separator.
    .regex(/^[\p{L}\p{N} .,:&%()/_-]*$/u)

/** Accounts of one kind of deal with one tax. */
export const MappedAccount = z.object({
  kind: DealKind,
  tax: TaxKey,
  account: code(60).min(1).describe('Number, or name for QuickBooks'),
  counterAccount: code(60).min(1).describe('Account that the money goes through'),
  taxCode: code(40).describe('BU key for DATEV, name of the rate for Xero, T code for Sage; may be empty'),
  taxAccount: code(60).describe('Account of the tax itself; not for DATEV, which works it out'),
})
export type MappedAccount = z.infer<typeof MappedAccount>

export const AccountingSettings = z.object({
  program: z.enum(accountingPrograms),
  consultant: z.number().int().min(1001).max(9_999_999).nullable().describe('Beraternummer, for DATEV'),
  client: z.number().int().min(1).max(99_999).nullable().describe('Mandantennummer, for DATEV'),
  accountLength: z.number().int().min(4).max(8).describe('Digits of accounts, for DATEV'),
  yearStartsIn: z.number().int().min(1).max(12).describe('First month of the financial year, for DATEV'),
  accounts: z
    .array(MappedAccount)
    .max(accountingLimits.maxAccounts)
    .refine(
      (all) => new Set(all.map(({ kind, tax }) => `${kind} ${tax}`)).size === all.length,
      'A kind of deal has one account for each tax',
    ),
})
export type AccountingSettings = z.infer<typeof AccountingSettings>

/** Sums of the deals of a period that have the same accounts. */
export const DealGroup = z.object({
  kind: DealKind,
  tax: z.string(),
  deals: z.number().int(),
  netMinor: z.number().int().describe('With tax; positive: customers paid'),
  taxMinor: z.number().int().describe('Part of it that is tax'),
  isMapped: z.boolean(),
})
export type DealGroup = z.infer<typeof DealGroup>

const tags = ['Accounting']
const path = '/teams/{teamId}/accounting'
const ofTeam = z.object({ teamId: TeamId })
const period = ofTeam.extend({
  from: z.iso.date().describe('First day, in the time zone of the team'),
  to: z.iso.date().describe('Last day'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('Deals in this currency; absent: in that of the team'),
})

/** Accounting export: paid or handed over devices as files for accounting programs. */
export const accounting = {
  getSettings: call('member', {
    method: 'GET',
    path: `${path}/settings`,
    tags,
    summary: 'Get the accounts of the team',
  })
    .input(ofTeam)
    .output(AccountingSettings),
  saveSettings: recordedCall('team.edit', {
    method: 'PUT',
    path: `${path}/settings`,
    tags,
    summary: 'Save the accounts of the team',
  })
    .input(AccountingSettings.extend(ofTeam.shape))
    .output(AccountingSettings),
  preview: call(
    'customer.export',
    {
      method: 'GET',
      path: `${path}/deals`,
      tags,
      summary: 'Sum up the deals of a period by the accounts they need',
    },
    'accounting/period-invalid',
    'accounting/too-many',
  )
    .input(period)
    .output(
      z.object({ currency: z.string(), groups: z.array(DealGroup), otherCurrencies: z.array(z.string()) }),
    ),
  export: preparedCall(
    'customer.export',
    {
      method: 'GET',
      path: `${path}/file`,
      tags,
      summary: 'Export the deals of a period for the accounting program of the team',
      isStreamed: true,
    },
    'accounting/period-invalid',
    'accounting/too-many',
    'accounting/not-mapped',
    'accounting/settings-missing',
    'accounting/decimals',
    'accounting/none',
  )
    .input(period)
    .output(z.file().mime('text/csv')),
}
