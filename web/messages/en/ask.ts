/** Confirmations before something is removed that Undo cannot restore. */
export const ask = {
  draft: {
    title: 'Discard the draft?',
    text: '{count, plural, one {One unpublished change is} other {# unpublished changes are}} lost, including those of colleagues. What is published stays.',
  },
  idCheck: {
    title: 'Remove the ID check?',
    text: 'The record no longer says that an ID of {name} was seen, nor its kind and last digits. To have it again, somebody must see the ID again.',
  },
  logo: {
    title: 'Remove the logo?',
    text: 'It is removed from quotes, emails and the customer’s page. To get it back, choose the picture again.',
  },
  photo: {
    title: 'Remove your photo?',
    text: 'Colleagues will see your initials instead. To get it back, choose the picture again.',
  },
  secret: {
    title: 'Replace the secret?',
    text: 'The current secret stops working at once: {name} refuses our messages until it has the new one.',
  },
  unused: {
    title: '{count, plural, one {Remove one customer?} other {Remove # customers?}}',
    text: 'The customers shown here are removed with their names and contacts. None has a quote, and none was ever edited.',
  },
  trial: {
    title: 'Remove the trial?',
    text: 'The device, its answers and the price of {name} are removed. The trial was never counted.',
  },
  view: {
    title: 'Remove the view “{name}”?',
    text: 'It is removed from your tabs and, if the team shares it, from everybody’s. The quotes stay.',
  },
  example: {
    title: 'Remove the example “{name}”?',
    text: 'The device and its answers are no longer priced before publishing.',
  },
} as const
