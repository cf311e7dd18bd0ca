/** Around the explanation of a price; its lines are worded by pricing. */
export const trace = {
  title: 'How we got here',
  youPay: 'You pay',
  customerPays: 'The customer pays',
  wePay: 'We pay you',
  youWillPay: 'You pay',
} as const
