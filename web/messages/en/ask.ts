/** Questions before something goes that no Undo brings back. */
export const ask = {
  draft: {
    title: 'Discard the draft?',
    text: '{count, plural, one {One change that was never published goes} other {# changes that were never published go}}, also those of colleagues. What is published stays.',
  },
  idCheck: {
    title: 'Remove the ID check?',
    text: 'That an ID of {name} was seen, with its kind and last digits, goes from the record. To have it again, somebody must see the ID again.',
  },
  logo: {
    title: 'Remove the logo?',
    text: 'It goes from quotes, emails and the customer’s page. To have it again, choose the picture again.',
  },
  photo: {
    title: 'Remove your photo?',
    text: 'Colleagues see your initials instead. To have it again, choose the picture again.',
  },
  secret: {
    title: 'Replace the secret?',
    text: 'The secret in use now ends at once: {name} refuses our messages until it has the new one.',
  },
  unused: {
    title: '{count, plural, one {Remove one customer?} other {Remove # customers?}}',
    text: 'Names and contacts of those shown here go. None has a quote, and none was ever edited.',
  },
  trial: {
    title: 'Remove the trial?',
    text: 'The device, its answers and the price of {name} go. It was counted nowhere.',
  },
  view: {
    title: 'Remove the view “{name}”?',
    text: 'Its filters go from your tabs, and if the team shares it, from everybody’s. The quotes stay.',
  },
  example: {
    title: 'Remove the example “{name}”?',
    text: 'The device and its answers are no longer priced before publishing.',
  },
} as const
