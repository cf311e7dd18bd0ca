import type { WrittenNames } from '../written-names.ts'

/**
 * Titles collected after the reader was corrected for the other ones, and read only once before: 76 of 81
 * right, none sure and wrong.
 */
export const takenLater: readonly WrittenNames[] = [
  {
    kind: 'listing, German',
    source:
      'kleinanzeigen.de, search for "imac 27", October 2026; last column: number of the advertisement. From RSS-Bridge/rss-bridge, tests/fixtures/kleinanzeigen/search-page-1.html',
    lines: `
imac  27  zoll   2010  i 5 => imac-27-inch-mid-2010 => 3534283314
iMac 27“ Reti 5K (Ende ‘15) / 24GB RAM / 128 GB SSD + 2 TB HDD => imac-retina-5k-27-inch-late-2015 => 3534202411
Apple iMac 27" (2013) – mit Maus, Tastatur und ext. Laufwerk => imac-27-inch-late-2013 => 3533690003
iMac 27" (2560 x 1440) => imac-27-inch-* => 3533569813
iMac 2013 27 Zoll - Funktionstüchtig aber mit Riss im Bildschirm => imac-27-inch-late-2013 => 3532418241
Apple iMac 27" Retina 5K (Ende 2014) inkl. Tastatur & Trackpad => imac-retina-5k-27-inch-late-2014 => 3531908494
Apple iMac 27 Zoll Late 2013 => imac-27-inch-late-2013 => 3531140782
Apple IMac 27  SSD FESTPLATTE 2009? => imac-27-inch-late-2009 => 3530994578
AppIe Imac 27 Zoll 1 TB  24 GB RAM => imac-27-inch-* / imac-retina-5k-27-inch-* => 3529841634
Apple iMac 27“ – Ende 2015 => imac-retina-5k-27-inch-late-2015 => 3529607349`,
  },
  {
    kind: 'listing, German',
    source:
      'ebay-kleinanzeigen.de, search for "iphone se", 2019; last column: number of the advertisement. From a test of ebay.scraper, RequestServiceTest.java',
    lines: `
Apple iPhone SE Rose 16 GB => iphone-se-1st-generation => 1108599188
Apple iPhone SE rose gold mit OVP => iphone-se-1st-generation => 1054635595`,
  },
  {
    kind: 'listing, German',
    source:
      'classified advertisements for AirPods that a watcher of several sites had found; from tests of Coflnet.Ane, TitleLanguageTests.cs',
    lines: `
Apple AirPods Pro mit Ladecase und OVP Neu => airpods-pro-*
AirPods Pro zum Verkauf🎧 => airpods-pro-*
Apple AirPods Pro In-Ear Kopfhörer => airpods-pro-*
AirPods Pro Max => airpods-max* / airpods-pro-*`,
  },
  {
    kind: 'listing, French',
    source:
      'classified advertisements for AirPods that a watcher of several sites had found; from tests of Coflnet.Ane, TitleLanguageTests.cs',
    lines: `
Air pods pro d’origine neuf. => airpods-pro-*
AirPod Pro première génération => airpods-pro-1st-generation`,
  },
  {
    kind: 'listing, other languages',
    source:
      'classified advertisements for AirPods that a watcher of several sites had found; from tests of Coflnet.Ane, TitleLanguageTests.cs',
    lines: `
AirPods Pro con custodia di ricarica e scatola => airpods-pro-*
Auricolari Apple AirPods Pro con custodia => airpods-pro-*
air pods pro originali made in california => airpods-pro-*
Airpods PRO per IPhone e Ipad => airpods-pro-*`,
  },
  {
    kind: 'listing, French',
    source: 'electroplanet.ma, list of iPhones, about 2022; from the stored page of a reader of the site',
    lines: `
CAC IPHONE 11 64GB BLACK  MHDA3AA/A+ECOUTEURS FIL LIGHTNING EARPODS MMTN2ZM/A APPLE => iphone-11
APPLE IPHONE 13 PRO MAX 128G GRAPHITE => iphone-13-pro-max
APPLE IPHONE 13 PRO MAX 128G SILVER => iphone-13-pro-max
APPLE IPHONE 12 PRO MAX 256GO GRAPHITE => iphone-12-pro-max
APPLE IPHONE 12 PRO MAX 128 GO GRAPHITE => iphone-12-pro-max
APPLE IPHONE 12 PRO MAX 128GB PACIFIC BLU => iphone-12-pro-max`,
  },
  {
    kind: 'listing, Spanish',
    source:
      'advertisements in Chile, 2026, as sellers wrote them; from tests of ai_marketplace_monitor, a watcher of Facebook Marketplace',
    lines: `
IPad Air 5th (M1) 64 gb => ipad-air-5th-generation
iPad Air 5ta generación 64gb => ipad-air-5th-generation
iPad Air Quinta Generación => ipad-air-5th-generation
IPad Air M1 (64gb) => ipad-air-5th-generation
iPad Air 5ª generación – Chip M1 | 64 GB | Wi-Fi => ipad-air-5th-generation
iPad Air 5 256 GB => ipad-air-5th-generation
iPad Air 5ta gen => ipad-air-5th-generation
iPad Air 4ta generación => ipad-air-4th-generation
Ipad Air 4ta 64 GB + Apple pencil 2 + Mica Hoja => ipad-air-4th-generation
iPad Air (4.ª generación) 256 GB + Magic Keyboard => ipad-air-4th-generation
Apple iPad Air 3ª Generación 64GB Wi-Fi => ipad-air-3rd-generation
iPad Air 2 9.7 Wifi+4g 64 gb space gray => ipad-air-2
ipad Air (2013) 1ra generación => ipad-air-1st-generation
ipad Air M2 => ipad-air-11-inch-m2 / ipad-air-13-inch-m2
IPAD AIR 6ta generación 32 GB => ipad-air-11-inch-m2 / ipad-air-13-inch-m2
Ipad air m4 => ipad-air-11-inch-m4 / ipad-air-13-inch-m4
iPad 9na generación => ipad-9th-generation
Vendo IPad (décima generación) 64 GB => ipad-10th-generation
Ipad 6 sexta generación 128gb => ipad-6th-generation
Se vende Ipad Pro (11 Pulgadas) => ipad-pro-11-*
Lápiz iPad => ~
MAGIC KEYBOARD IPAD AIR CUARTA GENERACION => ~
macbook air m1 detalle => macbook-air-m1-2020
Ipad air 4 10.9  para repuesto => ipad-air-4th-generation`,
  },
  {
    kind: 'listing, English',
    source: 'jiji.ng, Enugu, 2026; from a shop that shows live listings of the site, beside their pictures',
    lines: `
Apple iPhone 14 Pro Max 256 GB Purple => iphone-14-pro-max
Samsung Galaxy S23 Ultra 256 GB Black => -
Apple iPhone 15 128 GB Black => iphone-15
Apple iPhone 14 Pro 128 GB Purple => iphone-14-pro
Apple iPhone 14 Pro 128 GB Black => iphone-14-pro
Apple iPhone 13 Pro 256 GB White => iphone-13-pro
Apple iPhone 13 256 GB Pink => iphone-13
Apple iPhone 12 Pro Max 256 GB White => iphone-12-pro-max
Apple iPhone XR 64 GB Black => iphone-xr
Samsung Galaxy S10 Plus 128 GB Black => -
Apple MacBook Air 2015 8GB Core i7 256GB SSD => macbook-air-11-inch-early-2015 / macbook-air-13-inch-early-2015
Apple MacBook Pro 2018 16GB Core i5 512GB SSD => macbook-pro-13-inch-2018-four-thunderbolt-3-ports
Apple MacBook Pro 2020 M1 8GB 256GB SSD => macbook-pro-13-inch-m1-2020`,
  },
  {
    kind: 'listing, English',
    source: 'Amazon, product titles of May 2024; from a table django_admin_log of a sample shop',
    lines: `
Apple iPad Air (5th Generation): with M1 chip, 10.9-inch Liquid Retina Display, 256GB, Wi-Fi 6, 12MP front/12MP Back Camera, Touch ID, All-Day Battery Life – Starlight => ipad-air-5th-generation
Apple iPad (10th Generation): with A14 Bionic chip, 10.9-inch Liquid Retina Display, 64GB, Wi-Fi 6, 12MP front/12MP Back Camera, Touch ID, All-Day Battery Life – Blue => ipad-10th-generation
Apple 2022 MacBook Air Laptop with M2 chip: 13.6-inch Liquid Retina Display, 8GB RAM, 256GB SSD Storage, Backlit Keyboard, 1080p FaceTime HD Camera. Works with iPhone and iPad; Midnight => macbook-air-m2-2022
Apple AirPods (3rd Generation) Wireless Ear Buds, Bluetooth Headphones, Personalized Spatial Audio, Sweat and Water Resistant, Lightning Charging Case Included, Up to 30 Hours of Battery Life => airpods-3rd-generation
Apple AirPods Pro (2nd Generation) => airpods-pro-2nd-generation / airpods-pro-2nd-generation-usb-c
Apple AirPods (2nd Generation) => airpods-2nd-generation
Apple 2024 MacBook Air 13-inch Laptop with M3 chip: 13.6-inch Liquid Retina Display, 8GB Unified Memory, 256GB SSD Storage, Backlit Keyboard, 1080p FaceTime HD Camera, Touch ID; Starlight => macbook-air-13-inch-m3-2024
Apple AirPods Max Wireless Over-Ear Headphones, Active Noise Cancelling, Transparency Mode, Personalized Spatial Audio, Dolby Atmos, Bluetooth Headphones for iPhone – Space Gray => airpods-max
ZAGG Pro Keys Wireless Keyboard & Detachable Case for iPad Pro 12.9 - Backlit Keys, Apple Pencil Holder, 6.6ft Drop Protection => ~
Apple 2023 MacBook Pro Laptop M3 Max chip with 16‑core CPU, 40‑core GPU: 16.2-inch Liquid Retina XDR Display, 48GB Unified Memory, 1TB SSD Storage. Works with iPhone/iPad; Silver => macbook-pro-16-inch-nov-2023
Apple iPhone 15, 128GB, Black - Verizon (Renewed) => iphone-15
Tracfone Apple iPhone SE 5G (3rd Generation), 64GB, Black - Prepaid Smartphone (Locked) Visit the TracFone Store => iphone-se-3rd-generation
Apple iPhone 7 32GB Unlocked - Black => iphone-7
SAMSUNG Galaxy S24+ Plus Cell Phone, 512GB AI Smartphone, Unlocked Android, 50MP Camera, Fastest Processor, Long Battery Life, US Version 2024 Cobalt Violet => -
Apple iPhone 14 Pro Max, 256GB, Space Black - Unlocked (Renewed Premium) => iphone-14-pro-max
Apple iPhone 13 Pro Max, 128GB, Sierra Blue - Unlocked (Renewed) => iphone-13-pro-max`,
  },
]
