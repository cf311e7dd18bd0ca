import { z } from 'zod'
import { call } from './call.ts'
import { CustomerId, TeamId } from './ids.ts'

/** E.164: a plus sign and 7 to 15 digits. Spaces, dots, dashes and brackets are removed. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Start with + and the country code'))

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))

/** Customer of a quote. Saving requires a name, sending an email. */
export const CustomerDetails = z.object({
  kind: z.enum(['private', 'business']).default('private'),
  name: z.string().trim().min(1).max(120),
  email: Email.optional(),
  phone: Phone.optional(),
})
export type CustomerDetails = z.infer<typeof CustomerDetails>
export type CustomerDetailsInput = z.input<typeof CustomerDetails>

export const Customer = CustomerDetails.extend({
  id: CustomerId,
  quotes: z.number().int(),
  lastQuoteAt: z.string().nullable(),
})
export type Customer = z.infer<typeof Customer>

export const customers = {
  list: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/customers',
    tags: ['Customers'],
    summary: 'List customers, most recently quoted first; searches name, email and phone',
  })
    .input(z.object({ teamId: TeamId, search: z.string().trim().max(120).optional() }))
    .output(z.array(Customer)),
}
