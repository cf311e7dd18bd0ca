import type { Example } from './example.ts'
import { perfectPhone } from './perfect-phone.ts'

/** Examples of catalogs, and of pricing a device. */
export const catalogExamples: Readonly<Record<string, Example>> = {
  'catalogs.list': {
    answer: [
      {
        id: 'w7a00TrQP35b7012wk0P',
        name: { de: 'Ankauf', en: 'Trade-in', es: 'Recompra', fr: 'Reprise' },
        description: {
          de: 'Gebrauchte iPhones, iPads, Watches und Macs ankaufen.',
          en: 'Buy used iPhones, iPads, Watches and Macs.',
          es: 'Comprar iPhone, iPad, Apple Watch y Mac usados.',
          fr: 'Reprendre des iPhone, iPad, Apple Watch et Mac d’occasion.',
        },
        kind: 'buy',
        currency: 'EUR',
        version: 1,
        publishedAt: '2026-03-02T09:00:00.000Z',
        models: 141,
        questions: 20,
        hasPrices: true,
        samplePrices: true,
      },
    ],
  },
  'devicePrices.compute': {
    request: {
      catalogId: 'w7a00TrQP35b7012wk0P',
      variantId: 'iphone-15-256',
      answers: perfectPhone,
    },
    answer: {
      device: 'iPhone 15 256 GB',
      kind: 'buy',
      answers: perfectPhone,
      outcome: 'instant',
      currency: 'EUR',
      amount: { minor: 30500, text: '€305.00' },
      paidBy: 'team',
      range: { low: { minor: 30500, text: '€305.00' }, high: { minor: 30500, text: '€305.00' } },
      reasons: [],
      questions: [],
      hasMoreQuestions: false,
      propositions: [
        {
          key: 'bankTransfer',
          name: 'Bank transfer',
          amount: { minor: 30500, text: '€305.00' },
          isChosen: true,
        },
        { key: 'cash', name: 'Cash', amount: { minor: 28500, text: '€285.00' }, isChosen: false },
        {
          key: 'storeCredit',
          name: 'Store credit',
          amount: { minor: 33500, text: '€335.00' },
          isChosen: false,
        },
        { key: 'charity', name: 'Charity gift', amount: { minor: 30500, text: '€305.00' }, isChosen: false },
      ],
      services: [
        { key: 'erase', name: 'Data erasure with certificate', isChosen: false, isSuggested: false },
        {
          key: 'eraseForBusiness',
          name: 'Data erasure with certificate, for businesses',
          isChosen: false,
          isSuggested: false,
        },
        { key: 'courier', name: 'Courier pick-up', isChosen: false, isSuggested: false },
        { key: 'dataTransfer', name: 'Data transfer to a new device', isChosen: false, isSuggested: false },
        { key: 'sameDay', name: 'Same-day payment', isChosen: false, isSuggested: false },
        { key: 'returnShipping', name: 'Return shipping', isChosen: false, isSuggested: false },
      ],
      validUntil: '2026-03-16',
    },
  },
  'devices.identify': { request: { text: 'iPhone 14 Pro 256GB Space Black' } },
}
