/**
 * Every code our own API can answer with, its HTTP status and what it means to an integrator.
 * The code is the contract; the sentence is not, and screens map codes to their own texts.
 */
export const errorCodes = {
  'request/invalid': { status: 400, message: 'The request does not fit the contract.' },
  'request/malformed': { status: 400, message: 'The body is not valid JSON.' },
  'request/too-large': { status: 413, message: 'The body is over the limit.' },
  'request/not-found': { status: 404, message: 'There is nothing at this address.' },
  'server/failed': { status: 500, message: 'Something went wrong on our side. Try again in a few minutes.' },
  'identity/signed-out': { status: 401, message: 'Sign in and send the id token as a bearer token.' },
  'identity/unavailable': {
    status: 503,
    message: 'Who calls can not be checked at the moment. Try again in a few minutes.',
  },
  'account/session-not-found': { status: 404, message: 'You have no such session, or it was ended.' },
  'account/kept-elsewhere': {
    status: 409,
    message: 'Accounts and their sessions are kept by another service, which does not end them one by one.',
  },
  'account/sign-in-too-old': {
    status: 403,
    message: 'This wants an id token of a sign-in in the last five minutes.',
  },
  'team/not-found': { status: 404, message: 'There is no such team, or you are not a member of it.' },
  'team/not-allowed': { status: 403, message: 'Your role in this team does not allow this.' },
  'team/claim-refused': {
    status: 422,
    message: 'Teams move from an account without an email, whose id token is good, to one that has one.',
  },
  'team/country-unknown': { status: 422, message: 'This country is not in the list of countries.' },
  'catalog/not-found': { status: 404, message: 'There is no such catalog in this team.' },
  'catalog/not-published': { status: 409, message: 'The catalog has no published version.' },
  'catalog/not-publishable': {
    status: 422,
    message: 'The catalog can not be published; the detail lists what is wrong and where.',
  },
  'customer/not-found': { status: 404, message: 'There is no such customer in this team.' },
  'check/no-service': { status: 409, message: 'The team has no look-up service for device checks.' },
  'check/number-missing': { status: 422, message: 'The look-up service needs a number that was not given.' },
  'check/service-failed': {
    status: 502,
    message: 'The look-up service did not give an answer that can be read.',
  },
  'check/address-refused': { status: 422, message: 'The look-up service may not be at this address.' },
  'check/secret-needed': {
    status: 422,
    message: 'The secret has to be given again, as the look-up service is at another host now.',
  },
  'check/not-found': {
    status: 422,
    message: 'The line names an answer of the look-up service that is not kept for this device.',
  },
  'quote/not-found': { status: 404, message: 'There is no such quote.' },
  'quote/changed': { status: 409, message: 'The quote was changed since it was read. Read it again.' },
  'quote/wrong-state': { status: 409, message: 'The quote is in a state that does not allow this.' },
  'quote/variant-unknown': { status: 422, message: 'The catalog does not hold this variant.' },
  'quote/line-invalid': { status: 422, message: 'The line can not be priced as it is.' },
  'quote/not-sendable': {
    status: 422,
    message: 'The quote can not be sent yet; the detail lists what is missing.',
  },
  'quote/sign-up-to-send': { status: 403, message: 'Add an email to the account before sending quotes.' },
  'quote/expired': { status: 410, message: 'The offer has ended.' },
  'quote/proposition-unknown': { status: 422, message: 'The offer does not hold this proposition.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type ErrorCode = keyof typeof errorCodes

/** The part of the table that one call may answer with, in the shape the contract builder takes. */
export function errorsOf<const Codes extends readonly ErrorCode[]>(...codes: Codes) {
  return Object.fromEntries(codes.map((code) => [code, errorCodes[code]])) as {
    [Code in Codes[number]]: (typeof errorCodes)[Code]
  }
}
