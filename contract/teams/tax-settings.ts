import { cashSteps, taxRoundings } from '@costard/quotes'
import { z } from 'zod'
import { catalogLimits } from '../catalogs/catalog-limits.ts'
import { nameField } from '../names/name-fields.ts'

/**
 * Maximum number of tax registration numbers of a team: more than one amount has taxes, since classes differ.
 */
const maxTaxNumbers = 6

export const TaxNumber = z.object({
  name: nameField(catalogLimits.maxTaxName).describe('Name of the tax, as in catalogs, such as GST'),
  number: z.string().trim().min(1).max(40),
})
export type TaxNumber = z.infer<typeof TaxNumber>

export const TaxNumbers = z
  .array(TaxNumber)
  .max(maxTaxNumbers)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'Each tax has one number')
  .describe('Registration numbers of taxes, shown beside them on documents')

export const CashStep = z.literal(cashSteps)

export const TaxRounding = z
  .enum(taxRoundings)
  .describe('line: each tax of each amount is rounded. document: each tax is rounded once per quote')
