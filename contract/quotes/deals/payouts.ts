import { z } from 'zod'
import { call, recordedCall } from '../../calls/call.ts'
import { LineId, QuoteId, TeamId } from '../../ids.ts'
import { visibleField } from '../../names/name-fields.ts'
import { isSepaIban, plainIban } from './iban.ts'
import { payoutLimits } from './payout-limits.ts'
import { rejectionKinds } from '../rejections.ts'

const Iban = z
  .string()
  .max(42)
  .refine(isSepaIban, 'Not an IBAN of a SEPA country')
  .transform(plainIban)
  .describe('Blanks are left out')

/** Account of the team that payouts are made from. */
export const PayoutAccount = z.object({
  name: visibleField(70).min(1).describe('Owner of the account'),
  iban: z.string().describe('Only the country and the last four characters'),
})
export type PayoutAccount = z.infer<typeof PayoutAccount>

export const ReadyPayout = z.object({
  quoteId: QuoteId,
  lineId: LineId,
  number: z.string(),
  customer: z.string(),
  device: z.string(),
  paidBy: z.string().describe('Name of the proposition'),
  amountMinor: z.number().int(),
})
export type ReadyPayout = z.infer<typeof ReadyPayout>

export const RejectedPayout = ReadyPayout.omit({ paidBy: true }).extend({
  iban: z.string().describe('Only the country and the last four characters'),
  rejectedAt: z.string().describe('When the report was read'),
  code: z.string().nullable().describe('Reason of the bank, such as AC04 (ISO 20022); null: none given'),
  kind: z.enum(rejectionKinds).describe('Subject of the reason'),
})
export type RejectedPayout = z.infer<typeof RejectedPayout>

export const PayoutReport = z.object({
  fileId: z.string(),
  rejected: z.number().int().describe('Payouts of the file that are rejected, also by an earlier report'),
  accepted: z.number().int(),
  pending: z.number().int().describe('Not decided, or not named in the report'),
  unknown: z.number().int().describe('Transfers of the report that are not in the file'),
})
export type PayoutReport = z.infer<typeof PayoutReport>

export const PayoutFile = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string().nullable().describe('User id'),
  payouts: z.number().int(),
  sumMinor: z.number().int(),
  isKept: z.boolean().describe('True if the file can still be fetched'),
})
export type PayoutFile = z.infer<typeof PayoutFile>

const tags = ['Payouts']
const path = '/teams/{teamId}/payouts'
const ofTeam = z.object({ teamId: TeamId })

/** SEPA credit transfers for bought devices: pain.001.001.09, in EUR. */
export const payouts = {
  list: call('customer.export', {
    method: 'GET',
    path,
    tags,
    summary: 'List devices that are ready to be paid in EUR, and the files made before',
  })
    .input(ofTeam)
    .output(
      z.object({
        account: PayoutAccount.nullable(),
        ready: z.array(ReadyPayout),
        rejected: z
          .array(RejectedPayout)
          .describe(
            'Refused by the bank and not paid again, newest first; a new file can pay them once more',
          ),
        files: z.array(PayoutFile),
      }),
    ),
  saveAccount: recordedCall('team.edit', {
    method: 'PUT',
    path: `${path}/account`,
    tags,
    summary: 'Save the account that payouts come from',
  })
    .input(ofTeam.extend({ name: PayoutAccount.shape.name, iban: Iban }))
    .output(PayoutAccount),
  export: recordedCall(
    'customer.export',
    {
      method: 'POST',
      path: `${path}/files`,
      tags,
      summary: 'Make a file of credit transfers and mark its payouts as paid',
      description:
        'All or none: if one cannot be paid, nothing is. A payout that the bank rejected can be paid once more, with another account.',
      successStatus: 201,
    },
    'payout/no-account',
    'payout/not-ready',
    'book/paper-missing',
    'quote/changed',
    'quote/wrong-state',
    'quote/not-found',
    'quote/line-not-found',
  )
    .input(
      ofTeam.extend({
        payouts: z
          .array(z.object({ quoteId: QuoteId, lineId: LineId, name: visibleField(70).min(1), iban: Iban }))
          .min(1)
          .max(payoutLimits.maxPayouts),
      }),
    )
    .output(PayoutFile),
  report: recordedCall(
    'customer.export',
    {
      method: 'POST',
      path: `${path}/reports`,
      tags,
      summary: 'Read the status report of the bank about a file (pain.002)',
      description: 'Reading a report again changes nothing.',
    },
    'payout/report-unreadable',
    'payout/report-unknown',
  )
    .input(ofTeam.extend({ xml: z.string().min(1).max(payoutLimits.maxReport) }))
    .output(PayoutReport),
  fetch: recordedCall(
    'customer.export',
    {
      method: 'GET',
      path: `${path}/files/{fileId}`,
      tags,
      summary: 'Get a file of credit transfers, also again',
      hasSecretAnswer: true,
    },
    'payout/file-not-found',
  )
    .input(ofTeam.extend({ fileId: z.string().regex(/^[0-9a-f]{24}$/) }))
    .output(z.object({ xml: z.string() })),
}
