import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, other languages'

/** Titles in Dutch, Italian, Polish and Portuguese. */
export const otherLanguages: readonly WrittenNames[] = [
  {
    kind,
    source:
      'ebay, search for "iphone 15" on 29 November 2024; the copy lost letters with accents. From a table ip15_ebay in public code',
    lines: `
TELEFON SMARTFON APPLE IPHONE 15 6,1" 128GB CZARNY NOWY ZAPAKOWANY W PUDEKO => iphone-15
Apple reparatie set => -
Apple iphone 13 - 128GB - Goede staat => iphone-13
Refurbished iPhone SE2020 - 128GB - Uitstekende Staat => iphone-se-2nd-generation
NOWY Apple iPhone 16 Pro Max 256GB Pustynny Tytan PL MEGA ZESTAW Gratisy 5G => iphone-16-pro-max`,
  },
  {
    kind,
    source: 'tweakers.net, product names, 2018; from a sample application named after the site',
    lines: `
Apple iPhone 8 64GB Grijs => iphone-8
Samsung Galaxy S8 Zwart => -
Google Pixel 2 XL 64GB Zwart => -
Apple MacBook Pro 2017 13,3" 128GB ssd Spacegrijs (Qwerty) => macbook-pro-13-inch-2017-two-thunderbolt-3-ports`,
  },
  {
    kind,
    source:
      'subito.it (last column: number of the advertisement) and mercadolivre.com.br; from examples of readers of the sites',
    lines: `
Cover iphone 14 pro max nuove => ~ => 514692557
iPad Apple Pro 4th generation 2020 A2069 12.9" 256GB cinza-espacial com 6GB RAM => ipad-pro-12-9-inch-4th-generation`,
  },
]
