/** States of a quote. `expired` is never stored: a sent quote is expired after its last day (see stateOn). */
export const quoteStates = [
  'draft',
  'pendingApproval',
  'sent',
  'accepted',
  'declined',
  'expired',
  'superseded',
  'cancelled',
  'completed',
] as const
export type QuoteState = (typeof quoteStates)[number]

/**
 * States in which an action is allowed; used by buttons on screen and by checks on the server. `edit` of
 * fields without effect on prices is also allowed while a question is open. A quote is cancelled and revised
 * at its newest revision. A revision after an accepted one is dropped instead: then the accepted one is the
 * newest again.
 */
export const allowedIn = {
  edit: ['draft', 'pendingApproval'],
  requestApproval: ['draft'],
  returnToDraft: ['pendingApproval'],
  send: ['draft'],
  assign: ['draft', 'pendingApproval', 'sent', 'expired', 'accepted', 'declined'],
  setSite: ['draft', 'pendingApproval', 'sent', 'expired'],
  view: ['sent'],
  ask: ['sent', 'accepted', 'expired', 'declined'],
  accept: ['sent'],
  decline: ['sent'],
  extend: ['sent'],
  remind: ['sent'],
  revise: ['sent', 'expired', 'declined', 'accepted'],
  cancel: ['draft', 'pendingApproval', 'sent', 'accepted'],
  dropRevision: ['draft', 'pendingApproval', 'sent', 'declined', 'expired'],
  reopen: ['accepted'],
  complete: ['accepted'],
} as const satisfies Record<string, readonly QuoteState[]>
export type QuoteAction = keyof typeof allowedIn

/**
 * State after an action; `edit`, `setSite`, `assign` and `ask` change no state. `revise` creates a new
 * revision as a draft.
 */
export const leadsTo = {
  requestApproval: 'pendingApproval',
  returnToDraft: 'draft',
  send: 'sent',
  view: 'sent',
  accept: 'accepted',
  decline: 'declined',
  extend: 'sent',
  remind: 'sent',
  revise: 'draft',
  cancel: 'cancelled',
  dropRevision: 'accepted',
  reopen: 'sent',
  complete: 'completed',
} as const satisfies Record<Exclude<QuoteAction, 'edit' | 'setSite' | 'assign' | 'ask'>, QuoteState>

export function isAllowed(action: QuoteAction, state: QuoteState): boolean {
  return (allowedIn[action] as readonly QuoteState[]).includes(state)
}

/**
 * Revisions in these states are replaced when a newer one is sent. An accepted revision stays binding until
 * the newer one is accepted.
 */
export const replacedBySending = ['sent', 'declined'] as const satisfies readonly QuoteState[]
export const replacedByAccepting = [...replacedBySending, 'accepted'] as const satisfies readonly QuoteState[]
