/** Kinds of reasons why a bank rejected a payment, by what to do next. */
export const rejectionKinds = [
  'account',
  'closed',
  'blocked',
  'noTransfers',
  'funds',
  'twice',
  'amount',
  'day',
  'holder',
  'bank',
  'law',
  'died',
  'file',
  'other',
] as const
export type RejectionKind = (typeof rejectionKinds)[number]

/** Codes of ISO 20022 (ExternalStatusReason1Code) that banks of SEPA give for credit transfers: EPC125-05, EPC132-08. */
const kindOf: Readonly<Record<string, RejectionKind>> = {
  AC01: 'account',
  AC02: 'account',
  AC03: 'account',
  AC04: 'closed',
  AC05: 'closed',
  AC06: 'blocked',
  AC07: 'closed',
  AC13: 'noTransfers',
  AC14: 'noTransfers',
  AG01: 'noTransfers',
  AG02: 'file',
  AM01: 'amount',
  AM02: 'amount',
  AM03: 'amount',
  AM04: 'funds',
  AM05: 'twice',
  AM09: 'amount',
  AM10: 'file',
  AM18: 'file',
  AM19: 'file',
  AM23: 'funds',
  BE01: 'holder',
  BE04: 'holder',
  BE05: 'holder',
  BE06: 'holder',
  BE07: 'holder',
  CNOR: 'bank',
  CURR: 'amount',
  DNOR: 'bank',
  DT01: 'day',
  DU01: 'twice',
  DU02: 'twice',
  DU03: 'twice',
  DU04: 'twice',
  DU05: 'twice',
  DUPL: 'twice',
  FF01: 'file',
  FF05: 'file',
  MD07: 'died',
  RC01: 'bank',
  RC03: 'bank',
  RC04: 'bank',
  RR01: 'law',
  RR02: 'law',
  RR03: 'law',
  RR04: 'law',
  TM01: 'day',
}

/**
 * Returns the kind of a reason code; `other` for codes that are unknown, give no reason, or are a bank's own.
 */
export function rejectionKindOf(code: string | null): RejectionKind {
  return (code !== null && kindOf[code]) || 'other'
}
