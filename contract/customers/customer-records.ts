import { lastFourOf } from '@costard/quotes'
import { z } from 'zod'
import { recordedCall } from '../calls/call.ts'
import { Consent, IdCheck } from './customer-data.ts'
import { Customer } from './customers.ts'
import { CustomerId, TeamId } from '../ids.ts'

const tags = ['Customers']
const ofCustomer = z.object({ teamId: TeamId, customerId: CustomerId })
const missing = ['customer/not-found', 'customer/merged', 'customer/erased'] as const

/**
 * Dated records about a customer: consents, the declaration of a seller, an identity document that a member
 * saw.
 */
export const customerRecords = {
  addConsent: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/customers/{customerId}/consents',
      tags,
      summary: 'Record that a customer gave or withdrew a consent',
    },
    ...missing,
    'customer/too-long',
  )
    .input(Consent.omit({ at: true }).extend(ofCustomer.shape))
    .output(Customer),
  declare: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: '/teams/{teamId}/customers/{customerId}/seller-declaration',
      tags,
      summary: 'Record that a customer declared to be of age and to own the devices offered',
    },
    ...missing,
  )
    .input(ofCustomer)
    .output(Customer),
  saveIdCheck: recordedCall(
    'quote.create',
    {
      method: 'PUT',
      path: '/teams/{teamId}/customers/{customerId}/id-check',
      tags,
      summary: 'Record that an ID of a customer was seen; it is deleted after the given day',
    },
    ...missing,
    'customer/day-invalid',
  )
    .input(
      IdCheck.extend(ofCustomer.shape).refine(
        ({ identity, lastFour }) => !identity || lastFourOf(identity.number) === lastFour,
        { path: ['lastFour'], error: 'Not the end of the number' },
      ),
    )
    .output(Customer),
  removeIdCheck: recordedCall(
    'quote.create',
    {
      method: 'DELETE',
      path: '/teams/{teamId}/customers/{customerId}/id-check',
      tags,
      summary: 'Remove the ID check of a customer',
    },
    ...missing,
  )
    .input(ofCustomer)
    .output(Customer),
}
