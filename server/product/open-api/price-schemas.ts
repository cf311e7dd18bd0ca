import { z } from 'zod'

export const Minor = z.number().int().describe('Minor units of the currency, such as cents')
export const Bp = z.number().int().describe('Basis points, 10000 = 100 %')
export const CheckKind = z.enum(['blacklist', 'findMy', 'simLock', 'mdm', 'coverage'])
const keys = z.array(z.string())

export const TraceStep = z
  .object({
    seq: z.number().int(),
    scope: z.enum(['value', 'offer', 'line', 'tax']),
    kind: z.string().describe('Which rule was applied'),
    questionKey: z.string().exactOptional(),
    choiceKey: z.string().exactOptional(),
    part: z.string().exactOptional(),
    check: CheckKind.exactOptional(),
    propositionKey: z.string().exactOptional(),
    serviceKey: z.string().exactOptional(),
    componentKey: z.string().exactOptional(),
    rule: z.record(z.string(), z.unknown()).nullable().describe('Parameters of the rule, by its kind'),
    before: Minor,
    delta: Minor,
    after: Minor,
    visibility: z.enum(['customer', 'internal']),
  })
  .describe('One step of a price computation')

const RestMicro = z
  .number()
  .int()
  .describe(
    'What rounding left of this tax, in millionths of a minor unit; where a team rounds documents as a whole',
  )

export const PriceResult = z
  .object({
    outcome: z.enum(['instant', 'range', 'review', 'reject', 'incomplete', 'manual', 'nil']),
    currency: z.string(),
    variantId: z.string(),
    baseMinor: Minor.nullable(),
    grade: z.string().nullable(),
    gradedMinor: Minor.nullable(),
    subtotalMinor: Minor,
    isNil: z.boolean(),
    range: z.object({ lowMinor: Minor, highMinor: Minor }).nullable(),
    missing: keys.describe('Keys of open questions'),
    notApplicable: keys.describe('Keys of questions that do not apply'),
    defaulted: keys.describe('Keys of questions answered by their default'),
    reasons: z.array(
      z.object({
        outcome: z.enum(['reject', 'review', 'range']),
        reason: z.string(),
        curable: z.boolean().exactOptional(),
        check: CheckKind.exactOptional(),
        questionKey: z.string().exactOptional(),
        choiceKey: z.string().exactOptional(),
      }),
    ),
    propositions: z.array(
      z.object({
        key: z.string(),
        available: z.boolean(),
        reason: z
          .enum(['stopped', 'nil', 'notNil', 'condition', 'cashLimit'])
          .nullable()
          .describe('Why not available'),
        ratedMinor: Minor,
        roundedMinor: Minor,
        amountMinor: Minor,
      }),
    ),
    propositionKey: z.string().nullable().describe('The chosen proposition'),
    services: z.array(
      z.object({
        key: z.string(),
        direction: z.enum(['charge', 'payout']),
        quantity: z.number().int(),
        unitMinor: Minor.nullable(),
        amountMinor: Minor,
        included: z.boolean(),
      }),
    ),
    bundles: z.array(z.object({ key: z.string(), services: keys, amountMinor: Minor, savingMinor: Minor })),
    onRequest: keys.describe('Keys of services without a price'),
    suggestedServices: keys,
    adjustmentMinor: Minor,
    approval: z.array(z.enum(['adjustmentLimit', 'belowCost'])),
    amountMinor: Minor.describe('The line before added tax, in its main direction; may be negative'),
    chargeMinor: Minor,
    payoutMinor: Minor,
    netMinor: Minor.describe('Charge minus payout; positive: the customer pays'),
    tax: z.array(
      z.object({
        key: z.string(),
        direction: z.enum(['charge', 'payout']),
        mode: z.enum(['none', 'inclusive', 'exclusive', 'buyPrivate', 'buyBusiness', 'margin']),
        taxClass: z.string(),
        rateBp: Bp.describe('With taxes: that of all together, rounded'),
        amountMinor: Minor,
        taxMinor: Minor.describe('With taxes: their sum'),
        restMicro: RestMicro.exactOptional(),
        taxes: z
          .array(
            z.object({
              ratePcm: z.number().int().describe('In thousandths of a per cent, 100000 = 100 %'),
              name: z.string().exactOptional(),
              isCompound: z.boolean().exactOptional(),
              taxMinor: Minor,
              restMicro: RestMicro.exactOptional(),
            }),
          )
          .exactOptional()
          .describe('Each of several taxes, or one with its name'),
      }),
    ),
    taxChargeMinor: Minor,
    taxPayoutMinor: Minor,
    taxInternalMinor: Minor,
    findings: z.array(
      z.object({ code: z.string(), severity: z.enum(['error', 'warning', 'info']), path: z.string() }),
    ),
    trace: z.array(TraceStep),
  })
  .describe('A computed price with its trace, as of the last time the line was priced')
