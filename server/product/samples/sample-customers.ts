import type { Localised, SampleCustomer } from '@costard/contract'
import type { SampleCase } from './sample-cases.ts'

type Key = SampleCase['customer']

/** Fictitious names, with addresses in reserved domains (RFC 2606). */
export const sampleCustomers: Readonly<
  Record<Key, Pick<SampleCustomer, 'kind' | 'email' | 'vatId'> & { readonly name: Localised }>
> = {
  private: {
    kind: 'private',
    name: { en: 'Alex Example', fr: 'Alex Exemple', de: 'Alex Beispiel', es: 'Alex Ejemplo' },
    email: 'alex@customer.example',
    vatId: null,
  },
  business: {
    kind: 'business',
    name: { en: 'Example Hotels', fr: 'Hôtels Exemple', de: 'Beispiel Hotels', es: 'Hoteles Ejemplo' },
    email: 'office@hotels.example',
    vatId: 'XX123456789',
  },
  lead: {
    kind: 'private',
    name: {
      en: 'Visitor of the widget',
      fr: 'Visiteur du widget',
      de: 'Besucher des Widgets',
      es: 'Visitante del widget',
    },
    email: 'visitor@customer.example',
    vatId: null,
  },
}

export const sampleKeys = Object.keys(sampleCustomers) as Key[] // the keys above
