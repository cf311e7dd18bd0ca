/** Samples of a new team. */
export const samples = {
  note: '3 customers, 6 quotes and 1 widget are samples. They aren’t counted anywhere, and nobody gets an email.',
  remove: 'Remove samples',
  removed: 'Samples removed.',
  tag: 'Sample',
  receipt: 'How the price was computed',
  total: 'We pay',
  found: '{question} Said: {said}. Found: {seen}.',
  newPrice: 'New price: {after} instead of {before}',
  makeOne: 'Make a quote like this',
  means: {
    draft: 'A draft: nobody has seen it. You can change anything, then send it.',
    sent: 'Sent, and opened by the customer. The price holds until its last day.',
    accepted: 'Accepted: the customer brings the device, and you inspect it.',
    counterOffer:
      'Accepted, then inspected: the device is not as described, so the customer got a counter-offer.',
    declined: 'The customer declined because of the price. You can revise it under the same number.',
    expired: 'Nobody answered in time. A revision makes it valid again.',
  },
}
