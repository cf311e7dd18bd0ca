/** The timeline of a customer, including the team's notes. */
export const timeline = {
  title: 'Timeline',
  empty: 'Nothing has happened yet.',
  add: 'Add a note for the team',
  enter: 'Enter',
  newLine: 'Shift + Enter for a new line.',
  onlyTeam: 'Only the team sees it. It’s also in the data file.',
  save: 'Save note',
  saved: 'Note saved',
  tooLong: 'At most {most, number} characters. This note has {count, number}.',
  full: 'This customer has {most, number} notes already. Remove one, then save.',
  fullQuote: 'This quote has {most, number} notes already. Remove one, then save.',
  erased: 'This customer’s data was erased meanwhile.',
  kept: 'This note isn’t saved yet. It’s kept in this browser.',
  by: '{moment}, {name}',
  remove: 'Remove the note “{text}”',
  removeTitle: 'Remove this note?',
  removeText: 'It is removed for the whole team. This can’t be undone.',
  ofOther: 'Only its author, owners and admins can remove this note.',
  you: 'you',
  colleague: 'a colleague',
  quoted: '“{text}”',
  aDevice: 'A device',
  note: 'Note:',
  sent: '{who, select, you {You} named {{name}} other {A colleague}} sent <quote>{number}</quote> {channel, select, email {by email} link {as a link} whatsapp {by WhatsApp} counter {at the counter} other {by text message}}',
  resent: '{who, select, you {You} named {{name}} other {A colleague}} sent <quote>{number}</quote> again',
  opened: 'Opened <quote>{number}</quote>',
  reminded:
    '{who, select, you {You sent} named {{name} sent} other {A colleague sent}} a reminder of <quote>{number}</quote>',
  counterReminded:
    '{who, select, you {You sent} named {{name} sent} other {A colleague sent}} a reminder of the new price in <quote>{number}</quote>',
  expired: '<quote>{number}</quote> expired',
  acceptanceUndone:
    '{who, select, customer {Took back the acceptance of <quote>{number}</quote>} you {You undid the acceptance of <quote>{number}</quote>} named {{name} undid the acceptance of <quote>{number}</quote>} other {A colleague undid the acceptance of <quote>{number}</quote>}}',
  extended:
    '{who, select, you {You} named {{name}} other {A colleague}} extended <quote>{number}</quote> to {day}',
  accepted:
    '{who, select, customer {Accepted <quote>{number}</quote>} you {You marked <quote>{number}</quote> accepted} named {{name} marked <quote>{number}</quote> accepted} other {A colleague marked <quote>{number}</quote> accepted}}',
  declined:
    '{who, select, customer {Declined <quote>{number}</quote>} you {You marked <quote>{number}</quote> declined} named {{name} marked <quote>{number}</quote> declined} other {A colleague marked <quote>{number}</quote> declined}}',
  asked: 'Asked about <quote>{number}</quote>',
  answered:
    '{who, select, you {You} named {{name}} other {A colleague}} answered a question about <quote>{number}</quote>',
  cancelled: '{who, select, you {You} named {{name}} other {A colleague}} withdrew <quote>{number}</quote>',
  device: '{device} in <quote>{number}</quote>: {state}',
} as const
