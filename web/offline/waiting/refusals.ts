/** Ways out of a refusal, besides retrying and withdrawing. */
export type WayOut = 'late' | 'now' | 'draft' | 'byEmail' | 'noCustomer' | 'noSite' | 'plan'

interface Refusal {
  /** Key of the text in offline.why. */
  readonly words: string
  readonly ways: readonly WayOut[]
}

/** Server refusals with a text of their own. For others the code is shown. */
export const refusals = {
  'customer/not-found': { words: 'customer', ways: ['byEmail', 'noCustomer'] },
  'plan/limit-reached': { words: 'plan', ways: ['plan'] },
  'plan/read-only': { words: 'plan', ways: ['plan'] },
  'team/full': { words: 'full', ways: [] },
  'team/suspended': { words: 'suspended', ways: [] },
  'team/not-found': { words: 'notInTeam', ways: [] },
  'team/not-allowed': { words: 'role', ways: [] },
  'team/closed': { words: 'closed', ways: [] },
  'catalog/version-gone': { words: 'catalog', ways: [] },
  'catalog/not-found': { words: 'catalog', ways: [] },
  'site/not-found': { words: 'site', ways: ['noSite'] },
  'site/archived': { words: 'site', ways: ['noSite'] },
  'quote/device-twice': { words: 'twice', ways: [] },
  'quote/expired': { words: 'expired', ways: ['late', 'draft'] },
  'quote/not-as-shown': { words: 'notAsShown', ways: ['draft'] },
  'quote/not-sendable': { words: 'notSendable', ways: ['draft'] },
  'quote/device-flagged': { words: 'flagged', ways: ['draft'] },
  'quote/signature-required': { words: 'signature', ways: ['draft'] },
  'quote/counter-acceptance-off': { words: 'off', ways: ['draft'] },
  'quote/clock-wrong': { words: 'clock', ways: ['now', 'draft'] },
  'quote/changed': { words: 'changed', ways: ['draft'] },
  'quote/wrong-state': { words: 'changed', ways: ['draft'] },
  'quote/sender-unverified': { words: 'unverified', ways: ['draft'] },
} as const satisfies Readonly<Record<string, Refusal>>

export type RefusalCode = keyof typeof refusals

export function refusalOf(code: string | undefined): (typeof refusals)[RefusalCode] | undefined {
  return code !== undefined && Object.hasOwn(refusals, code) ? refusals[code as RefusalCode] : undefined
}
