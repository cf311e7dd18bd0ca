import { z } from 'zod'
import { customerLimits } from './customer-limits.ts'
import { CustomerId } from '../ids.ts'
import { CountryCode, Language } from '../teams/locales.ts'
import { nameField, optionalNameField, visibleField } from '../names/name-fields.ts'

/** Phone number in E.164: a plus sign and 7 to 15 digits. Spaces, dots, dashes and brackets are removed. */
export const Phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, 'Start with + and the country code'))

export const Email = z.string().trim().toLowerCase().pipe(z.email().max(254))

export const CustomerKind = z.enum(['private', 'business'])
const Name = nameField(120)

/** Customer of a quote. Saving requires a name, sending requires an email address. */
export const CustomerDetails = z.object({
  kind: CustomerKind.default('private'),
  name: Name,
  email: Email.optional(),
  phone: Phone.optional(),
  vatId: z
    .string()
    .trim()
    .max(20)
    .optional()
    .describe('VAT number of a business: VAT is then added to what it is paid'),
})
export type CustomerDetails = z.infer<typeof CustomerDetails>
export type CustomerDetailsInput = z.input<typeof CustomerDetails>

/** Customer fields as stored; looser, since old rows predate the rule for names. */
export const StoredCustomerDetails = CustomerDetails.extend({ name: z.string() })

/** Customer of a quote as entered. */
export const QuoteCustomer = CustomerDetails.extend({
  is: CustomerId.or(z.literal('new'))
    .optional()
    .describe(
      'Id of the customer it is, or new for somebody else with the same email. Absent: the customer with this email',
    ),
})
export type QuoteCustomer = z.infer<typeof QuoteCustomer>

/** All editable fields of a customer. */
const fields = {
  kind: CustomerKind,
  name: Name.describe('Name of the person or business'),
  contactName: optionalNameField(120).describe('Person to ask for at a business'),
  email: Email.nullable(),
  phone: Phone.nullable(),
  address: z.string().trim().max(customerLimits.maxAddress),
  country: CountryCode.nullable(),
  language: Language.nullable(),
  vatId: z
    .string()
    .trim()
    .max(20)
    .describe('Checked for the format of the country in front of it, or of the customer, if that is known'),
  notes: z.string().trim().max(customerLimits.maxNotes).describe('For the team only'),
  tags: z.array(visibleField(customerLimits.maxTagLength).min(1)).max(customerLimits.maxTags),
}
export const CustomerFields = z.object(fields)
export type CustomerFields = z.infer<typeof CustomerFields>

/** Customer fields as stored; looser, since old rows predate the rule for names. */
export const StoredCustomer = CustomerFields.extend({
  name: z.string(),
  contactName: z.string(),
  tags: z.array(z.string()),
})

/** A new customer: only the name is required. */
export const CustomerInput = z.object({
  kind: fields.kind.default('private'),
  name: fields.name,
  contactName: fields.contactName.default(''),
  email: fields.email.default(null),
  phone: fields.phone.default(null),
  address: fields.address.default(''),
  country: fields.country.default(null),
  language: fields.language.default(null),
  vatId: fields.vatId.default(''),
  notes: fields.notes.default(''),
  tags: fields.tags.default([]),
})
