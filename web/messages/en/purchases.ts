/** Purchase prices of sold devices, and the tax settings. */
export const purchases = {
  title: 'Purchase price',
  help: 'The margin scheme taxes the difference to it. The customer never sees it.',
  device: '{device}: what you paid',
  deviceWithVat: '{device}: what you paid, without VAT',
  ofAll: '{quantity, number} × {device}: what you paid for all',
  ofAllWithVat: '{quantity, number} × {device}: what you paid for all, without VAT',
  withVat: 'Bought with VAT: the customer’s VAT is shown',
  wrong: 'Enter an amount, such as {example}',
  stated: '{device}: bought for {amount}.',
  statedWithVat: '{device}: bought with VAT, for {amount} without it.',
  tax: 'VAT on the margin: {amount}',
  loss: 'No margin, so no VAT.',
  askManager: 'A manager enters what {device} was bought for. Then it can be sent.',
  businessBuys: 'This customer needs VAT shown. Only a device bought with VAT can be sold to them.',
  settings: {
    title: 'Tax',
    numbers: 'Quote numbers',
    marginScheme: 'Margin scheme for used devices',
    marginSchemeHelp:
      'VAT is due on the difference between the selling and the purchase price. Quotes show no VAT for these devices, and each needs its purchase price before it’s sent.',
    drafts: 'Drafts keep their prices until their devices are priced again.',
    noVat: 'Your team charges no VAT, so there is no margin scheme.',
    countries: 'Tax in other countries',
    noPermission: 'Only owners and admins can change this.',
    failed: 'That didn’t work. Try again.',
  },
} as const
