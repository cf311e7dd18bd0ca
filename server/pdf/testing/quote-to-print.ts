import type { QuoteToPrint } from '@costard/templates'

type Quote = QuoteToPrint['quote']
type PrintedLine = Quote['lines'][number]

/** Returns a line with a bought iPhone for €100.00, with the given fields replaced. */
export function aPrintedLine(line: Partial<PrintedLine> = {}): PrintedLine {
  return {
    id: 'a',
    kind: 'buy',
    deviceName: 'iPhone 13',
    variantLabel: '128 GB',
    silhouette: 'iphone',
    imei: '356938035643809',
    serial: null,
    facts: [{ question: 'How is the screen?', answer: 'Flawless' }],
    services: [],
    offers: [{ propositionKey: 'cash', name: 'Cash', description: null, netMinor: -10_000, trace: [] }],
    propositionKey: 'cash',
    labels: {},
    mayMoveMinor: 0,
    ...line,
  }
}

/** Returns a quote with one line to Ada, with the given fields replaced. */
export function aQuoteToPrint(quote: Partial<Quote> = {}, others: Partial<QuoteToPrint> = {}): QuoteToPrint {
  return {
    quote: {
      number: 'Q-2026-00001',
      state: 'sent',
      teamName: 'Fix & Co',
      customerName: 'Ada Customer',
      customerKind: 'private',
      language: 'en',
      country: 'IE',
      currency: 'EUR',
      validUntil: '2026-12-01',
      daysLeft: 3,
      note: '',
      letCustomerChoose: true,
      lines: [aPrintedLine()],
      netMinor: -10_000,
      acceptedAt: null,
      acceptedBy: null,
      acceptedNetMinor: null,
      acceptedOffers: [],
      linesLeftOut: [],
      linesToCheck: [],
      accepted: null,
      totalKind: 'exact',
      declinedAt: null,
      isDeclinedByTeam: false,
      terms: null,
      newerPath: null,
      ...quote,
    },
    look: { color: null, logo: null },
    shop: null,
    contacts: ['ada@customer.example'],
    sentAt: new Date('2026-11-20T10:00:00Z'),
    timeZone: 'Europe/Dublin',
    taxNumbers: [],
    taxRegime: 'vat',
    url: 'https://quotes.example/q/AbCdEfGhIjKlMnOpQrStUvWxYz0',
    productName: 'Costard',
    choice: {},
    ...others,
  }
}
