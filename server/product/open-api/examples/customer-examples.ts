import type { Example } from './example.ts'

/** Examples of adding and listing customers. */
export const customerExamples: Readonly<Record<string, Example>> = {
  'customers.add': {
    request: { kind: 'private', name: 'Ada Byrne', email: 'ada@byrne.example', phone: '+353861234567' },
    answer: {
      kind: 'private',
      name: 'Ada Byrne',
      contactName: '',
      email: 'ada@byrne.example',
      phone: '+353861234567',
      address: '',
      country: null,
      language: null,
      vatId: '',
      notes: '',
      tags: [],
      id: 'PwM503xy2GKWNcgs12v2',
      rev: 1,
      source: 'manual',
      vatChecked: 'unknown',
      createdAt: '2026-03-02T09:00:00.000Z',
      updatedAt: '2026-03-02T09:00:00.000Z',
      erasedAt: null,
      consents: [],
      sellerDeclaration: null,
      idCheck: null,
      quotes: 0,
      figures: { sent: 0, accepted: 0, amountMinor: 0, paidOutMinor: 0, answerSeconds: null },
      same: [],
    },
  },
  'customers.list': {
    answer: {
      customers: [
        {
          kind: 'private',
          name: 'Ada Byrne',
          email: 'ada@byrne.example',
          phone: '+353861234567',
          tags: [],
          id: 'PwM503xy2GKWNcgs12v2',
          quotes: 0,
          recent: { sent: 0, accepted: 0, amountMinor: 0 },
          seenAt: '2026-03-02T09:00:00.000Z',
        },
      ],
      total: 1,
      nextCursor: null,
    },
  },
}
