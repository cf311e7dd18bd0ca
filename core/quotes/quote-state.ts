/** States of a quote. `expired` is never stored; a sent quote has it after its last day (see stateOn). */
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

/** States in which an action is allowed; used by buttons on screen and by checks on the server. */
export const allowedIn = {
  edit: ['draft'],
  requestApproval: ['draft'],
  approve: ['pendingApproval'],
  returnToDraft: ['pendingApproval'],
  send: ['draft'],
  view: ['sent'],
  accept: ['sent'],
  decline: ['sent'],
  revise: ['sent', 'expired', 'declined', 'accepted'],
  cancel: ['draft', 'sent', 'accepted'],
  reopen: ['accepted'],
  complete: ['accepted'],
} as const satisfies Record<string, readonly QuoteState[]>
export type QuoteAction = keyof typeof allowedIn

/** State after an action. `view` does not change it; `revise` creates a new revision as a draft. */
export const leadsTo = {
  edit: 'draft',
  requestApproval: 'pendingApproval',
  approve: 'draft',
  returnToDraft: 'draft',
  send: 'sent',
  view: 'sent',
  accept: 'accepted',
  decline: 'declined',
  revise: 'draft',
  cancel: 'cancelled',
  reopen: 'sent',
  complete: 'completed',
} as const satisfies Record<QuoteAction, QuoteState>

export function isAllowed(action: QuoteAction, state: QuoteState): boolean {
  return (allowedIn[action] as readonly QuoteState[]).includes(state)
}
