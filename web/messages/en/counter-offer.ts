/** A counter-offer after an inspection, on the page of the quote. */
export const counterOffer = {
  title: 'Counter-offer',
  before: 'before',
  state: {
    sent: 'The customer has until {day} to answer. Without an answer the device goes back.',
    accepted: 'The customer has accepted the new price.',
    declined: 'The customer wants the device back.',
    lapsed: 'No answer by {day}: the device goes back.',
    notified: 'Better than described: the customer was notified, no answer needed.',
    notifiedCheaper: 'Cheaper than agreed: the customer was notified, no answer needed.',
  },
  photo: { said: 'Before, {time}', found: 'Found, {time}' },
  delivery: {
    delayed: 'The email could not be delivered yet. We keep trying.',
    failed: 'The email was not delivered: the customer does not know yet. Call them, or send it again.',
  },
  remind: 'Remind',
  sendAgain: 'Send again',
  reminded: 'Email sent to {email}',
  accepted: 'They accept',
  declined: 'They want it back',
  dialog: {
    accepted: 'The customer accepts {amount}',
    declined: 'The customer wants the device back',
  },
  note: 'Note for the team',
} as const
