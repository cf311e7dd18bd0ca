import { z } from 'zod'

const rate = { taxClass: z.string(), validFrom: z.string().exactOptional().describe('YYYY-MM-DD') }
const taxes = z
  .array(
    z.object({
      ratePcm: z.number().int().describe('In thousandths of a per cent, 100000 = 100 %'),
      name: z.string().exactOptional().describe('Name of the tax as on papers, such as GST'),
      isCompound: z
        .boolean()
        .exactOptional()
        .describe('True if the tax is computed from the amount with the taxes before it'),
    }),
  )
  .readonly()

/** Taxes of one tax class, and whether prices include the taxes. */
export const CatalogTaxes = z.object({
  priceIncludesTax: z.boolean(),
  taxRates: z
    .array(z.union([z.object({ ...rate, rateBp: z.number().int() }), z.object({ ...rate, taxes })]))
    .readonly(),
})
export type CatalogTaxes = z.infer<typeof CatalogTaxes>

/** Taxes that a team copied from the last published catalog of a kind. */
export const UnlistedTaxes = CatalogTaxes.extend({
  kind: z.enum(['buy', 'repair', 'sell']),
  version: z.number().int().describe('Version of the taxes of devices outside catalogs'),
})
export type UnlistedTaxes = z.infer<typeof UnlistedTaxes>
