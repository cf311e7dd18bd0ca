import type { WrittenNames } from '../written-names.ts'

export const mixed: WrittenNames = {
  kind: 'typical title, mixed',
  source: 'written by us, as sellers, wholesalers and repair shops write, before the reader had seen them',
  lines: `
iPhone 13 128GB black / noir / schwarz / negro unlocked => iphone-13
IPH 12 64 BLK UNLK A+ => iphone-12
iPhone 11 64GB nero sbloccato ottimo stato => iphone-11
iPhone 12 Pro 128GB grafiet simlockvrij gebruikt => iphone-12-pro
APPLE IPHONE 14 128GB MIDNIGHT EU SPEC => iphone-14
iPhone SE2 64GB white HSO ABC stock => iphone-se-2nd-generation
iPhone XR 64 GB bianco vetro rotto => iphone-xr
iPad 9 64GB WIFI SG GRADE AB => ipad-9th-generation
Cover iPhone 13 trasparente custodia => ~
Hoesje iPhone 12 leer bruin => ~
Vetro posteriore iPhone 11 ricambio => ~
Oplader voor iPhone 14 USB-C => ~`,
}
