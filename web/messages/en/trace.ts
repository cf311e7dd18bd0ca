/** Labels around the explanation of a price; core/pricing provides the texts of its lines. */
export const trace = {
  title: 'How we got here',
  youPay: 'You pay',
  customerPays: 'The customer pays',
  wePay: 'We pay you',
  youWillPay: 'You pay',
} as const
