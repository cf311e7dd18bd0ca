import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, German'

/** Titles as sellers in Germany wrote them. */
export const german: readonly WrittenNames[] = [
  {
    kind,
    source:
      'kleinanzeigen.de, August 2026; last column: number of the advertisement. From SimonHuembs-ship-it/kleinanzeigen-schnaeppchen-scanner, candidates.json',
    lines: `
iPhone 14 Pro => iphone-14-pro => 3476516388
Iphone 14 Pro Max => iphone-14-pro-max => 3476475652
13“ MacBook Air mit Apple M3 Chip 512gb Ssd => macbook-air-13-inch-m3-2024 => 3476532947
iPhone 13 Pro 128 GB => iphone-13-pro => 3476481474
iPhone 13 64GB => iphone-13 => 3476515736
iPhone 14, 128 GB, schwarz => iphone-14 => 3476577834
iPhone 13 Pro 128GB Grau => iphone-13-pro => 3476476167
iPhone 13 Pro => iphone-13-pro => 3476623613
Apple MacBook Pro 16” (2019) – i7 | 32 GB RAM | 512 GB SSD => macbook-pro-16-inch-2019 => 3476468044
Apple MacBook OVP => macbook-* => 3476677075
Apple MacBook Air 13“ 2020 => macbook-air-m1-2020 / macbook-air-retina-13-inch-2020 => 3476629439
iPhone 14 Plus => iphone-14-plus => 3476443651
iPhone 13 Pro Max - Rückseite beschädigt => iphone-13-pro-max => 3476554204
Iphone 14 pro max 128GB => iphone-14-pro-max => 3476446919
iPhone 12 Pro 512 GB Space Grau => iphone-12-pro => 3476632539
Apple IPhone 13 Pro Max Gold 128GB OVP => iphone-13-pro-max => 3476680020
Ich verkaufe iPhone 13 => iphone-13 => 3476671705
iphone 12 pro max 256gb => iphone-12-pro-max => 3476633605
Apple MacBook Air Laptop mit Originalverpackung & Zubehör => macbook-air-* => 3476114812
MacBook Pro => macbook-pro-* => 3476124030
VB | Apple MacBook mit Originalverpackung zu verkaufen => macbook-* => 3476241440
Apple MacBook Pro Laptop Space Gray inkl. Touchbar => macbook-pro-* => 3476073817
iPhone 14 128gb => iphone-14 => 3475982310
Apple MacBook Pro 15 Zoll 2019 | i7 | 16 GB RAM / 256 GB SSD => macbook-pro-15-inch-2019 => 3475970995
iPhone 12 Pro Max - Gebraucht, voll funktionsfähig => iphone-12-pro-max => 3476027495
iPhone 13 mini grün 128gb => iphone-13-mini => 3476212871
iphone 13 128GB => iphone-13 => 3476212701
iPhone 13 mini => iphone-13-mini => 3476371027
iPhone 13 128 GB => iphone-13 => 3476398020
iPhone 13 Rot => iphone-13 => 3476359236
iPhone 13, 128 gb => iphone-13 => 3476105397
Apple MacBook Pro 14 M5 1TB 16GB RAM ❗️WIE NEU❗️ 6 LADEZYKLEN❗️ => macbook-pro-14-inch-m5 => 3476864873
MacBook Air in gutem Zustand zu verkaufen => macbook-air-* => 3476702063
Iphone 13 pro mit 256 GB in pacific blue => iphone-13-pro => 3476461881
iPhone 14 Pro 128GB => iphone-14-pro => 3476820569
iPhone 14 Pro lila 256gb => iphone-14-pro => 3476808383
iphone 13 pro max Glasschaden vorne+hinten => iphone-13-pro-max => 3476752333
iPhone 15 128GB => iphone-15 => 3476850514
Iphone 13 Pro 128 GB Graphit => iphone-13-pro => 3476732922
iPhone 13 Pro Gold 256 GB - Top Zustand => iphone-13-pro => 3474181096
iPhone 13 mit 128 => iphone-13 => 3476786222
❗IPHONE 14 -128 GB❗- GEBRAUCHT => iphone-14 => 3476791579
iPhone 12 PRO 256GB => iphone-12-pro => 3476835589
Apple iPhone 16 128GB Titan Black => iphone-16 => 3476971684
MacBook Air => macbook-air-* => 3476656447
Apple MacBook Air Laptop => macbook-air-* => 3476899238
MacBook Pro M2 => macbook-pro-13-inch-m2-2022 / macbook-pro-14-inch-2023 / macbook-pro-16-inch-2023 => 3476947459
iPhone 15 Pro Max zu verkaufen => iphone-15-pro-max => 3476768887
iPhone 15 Pro blau 256 GB / eine Kameralinse gesprungen => iphone-15-pro => 3476958211
Apple Macbook Pro M5 1TB => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max / macbook-pro-16-inch-m5-pro-or-m5-max => 3477252817
Apple MacBook Pro 14 => macbook-pro-14-* => 3477011971
MacBook Pro M4 => macbook-pro-14-inch-m4-2024 / macbook-pro-14-inch-m4-pro-or-m4-max-2024 / macbook-pro-16-inch-2024 => 3477254771
apple macbook pro 2025 => macbook-pro-14-inch-m5 => 3477135411
MacBook Pro inkl OVP => macbook-pro-* => 3476983653
MacBook Air 13 M2 16GB => macbook-air-m2-2022 => 3477232538
Apple MacBook 14 Pro M3 512GB *Händlerware* => macbook-pro-14-inch-m3-nov-2023 / macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 => 3477336833
MacBook Pro 14 M1 => macbook-pro-14-inch-2021 => 3477341566
Apple MacBook Pro 16" OVP => macbook-pro-16-* => 3477360426
Iphone 14 pro schwarz 128 GB => iphone-14-pro => 3477265107
iPhone 15 Sehr guter Zustand => iphone-15 => 3477264282
Apple MacBook Pro 13 Zoll M1 2020 16GB RAM => macbook-pro-13-inch-m1-2020 => 3477368007
Apple MacBook Pro M1 2020 256 GB / Sehr gut => macbook-pro-13-inch-m1-2020 => 3477284758
Apple MacBook Pro 14” M5 => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max => 3477410729
Apple MacBook Air M4 13 Zoll - Himmelblau - 512 GB => macbook-air-13-inch-m4-2025 => 3477414980
iPhone 15 Blau Zu Verkaufen => iphone-15 => 3477437072
iPhone 15 Tausch! => iphone-15 => 3477390492
Macbook Air 2020 16GB RAM => macbook-air-m1-2020 / macbook-air-retina-13-inch-2020 => 3477447019
Iphone 12 pro ( 512GB ) => iphone-12-pro => 3477424733
iPhone 14 plus 128 => iphone-14-plus => 3477399088
iphone 13 128GB + Zubehör => iphone-13 => 3477441315
Apple iPhone 13 (128 GB) mit 86% Batterie => iphone-13 => 3477432597
Apple Macbook Pro 1tb 16gb => macbook-pro-* => 3477479020
iPhone 17 256 ungeöffnet => iphone-17 => 3477475702
IPHONE 15! 128GB! WEISS! => iphone-15 => 3477463074
MacBook Pro (14″, M3, 2023) => macbook-pro-14-inch-m3-nov-2023 / macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 => 3477508351
Apple iPhone 17 – 256 GB – Schwarz – Wie neu / OVP & Rechnung => iphone-17 => 3477515214
Iphone 16 schwarz 128gb Neu und ovp => iphone-16 => 3477491858
MacBook 13 Air => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009 => 3477535010
Apple MacBook Air in Gold => macbook-air-* => 3477573639
MacBook Pro 14" (2023) Apple M2 Pro, 16GB RAM, 512 GB SSD => macbook-pro-14-inch-2023 => 3477673712
Apple MacBook Pro 16 Zoll 1 TB 32 GB RAM i7 => macbook-pro-16-inch-2019 => 3477818862
Apple MacBook Pro 14" M3 Pro 18 GB RAM 512 GB SSD silber => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 => 3477870257
MacBook Pro Apple M1 => macbook-pro-13-inch-m1-2020 / macbook-pro-14-inch-2021 / macbook-pro-16-inch-2021 => 3477766752
Apple iPhone 14 – 128 GB – Mitternacht - Glas gebrochen => iphone-14 => 3477806377
iPhone 15 Pro Max 512GB Titan weiß => iphone-15-pro-max => 3478205301
MacBook Air M2 (2022) – 13,6”  Nur 48 Ladezyklen => macbook-air-m2-2022 => 3478401936
2025 Apple MacBook Air 13,6 Zoll, M4, 16 GB, 256 GB => macbook-air-13-inch-m4-2025 => 3478620476
Apple MacBook Air 2022 Laptop 13,6" Apple M2 256GB SSD 16GB RAM => macbook-air-m2-2022 => 3478774350
Apple MacBook Pro 14,2” M5 | 16 GB RAM | 512 GB SSD | Wie neu => macbook-pro-14-inch-m5 => 3478878106
Apple MacBook Pro 14,2" 2021 M1 Pro 14-Core GPU 512GB 16GB #H2 => macbook-pro-14-inch-2021 => 3478907032
MacBook Pro M1 14“ 512gb 16gb Apple Silver Mac Book => macbook-pro-14-inch-2021 => 3478860883
14" MacBook Pro M5 - Silber => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max => 3479226027
MacBook Pro M1 512 GB 13“ => macbook-pro-13-inch-m1-2020 => 3479238668
Apple MacBook Laptop - Schwarz => macbook-* => 3479662018
MacBook Air M2 13,6 Zoll 8C CPU 10C GPU 16GB RAM 512GB SSD => macbook-air-m2-2022 => 3479622496
MacBook Pro 16 Zoll (2019) – gepflegter Zustand => macbook-pro-16-inch-2019 => 3479673254
MacBook Pro 14 Zoll M1 Pro 16GB 512GB => macbook-pro-14-inch-2021 => 3479709356
Apple MacBook Pro 13” M1 – 16 GB RAM – 512 GB SSD – Space Grau => macbook-pro-13-inch-m1-2020 => 3479820335
iPhone 14 Pro Max 128GB Kamera funktioniert nicht. => iphone-14-pro-max => 3479725204
Apple MacBook Air 13”, M3 (2024), 16 GB RAM, 512 GB Mitternacht => macbook-air-13-inch-m3-2024 => 3479841178
Apple MacBook Pro  16 Zoll High-End-Konfiguration => macbook-pro-16-* => 3479892919
IWC Pilot´s Watch Mark XX Flieger Edelstahl-Herrenluxusuhr => - => 1625998103
14 Zoll MacBook Pro (512GB SSD, M1 Pro, 16GB) Laptop - Spac => macbook-pro-14-inch-2021 => 3480541063
MacBook Pro 14 M2 gebraucht => macbook-pro-14-inch-2023 => 3480736360
Apple MacBook Air M3 2024 13" 8GB 256GB Polarstern => macbook-air-13-inch-m3-2024 => 3480853825
Macbook Pro Retina => macbook-pro-retina-* => 3480738054
Wie neu! Apple MacBook Air 13“ 2025 M4 16GB Polarstern => macbook-air-13-inch-m4-2025 => 3480903346
NOTVERKAUF!!  Ipad Air M3 11 Zoll Grau, Nahezu wie Neu! => ipad-air-11-inch-m3 => 3480892389
Apple Macbook Pro 16" i9, 2,3GHz, 16MB, 1TB => macbook-pro-16-inch-2019 => 3480922972
MacBook Air 13‘ M3 - 8GB RAM 512GB => macbook-air-13-inch-m3-2024 => 3481490403
MacBook Air M3 => macbook-air-13-inch-m3-2024 / macbook-air-15-inch-m3-2024 => 3481802959
MacBook m2 2022 => macbook-air-m2-2022 / macbook-pro-13-inch-m2-2022 => 3481998908
MacBook Pro 2020 1 TB Touch Bar 13,3 => macbook-pro-13-inch-2020-four-thunderbolt-3-ports / macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-m1-2020 => 3482120986
Apple MacBook Pro 13" (2020) | 2,0 GHz Quad-Core i5 | 16 GB RAM | 512 GB |  Intel Iris Plus | Guter Zustand => macbook-pro-13-inch-2020-four-thunderbolt-3-ports => 3458161170
Apple MacBook Air 15,3 Zoll 256GB SSD, Apple M2, 8GB RAM => macbook-air-15-inch-m2-2023 => 3484100930
Omega Speedmaster Moonwatch Professional - Full Set => - => 3484189014
MacBook Pro 14" M4 Pro MIT GARANTIE => macbook-pro-14-inch-m4-pro-or-m4-max-2024 => 3484193634
2025 Apple MacBook Air Sky Blue 13-inch M4 Chip 16GB 256GB => macbook-air-13-inch-m4-2025 => 3484203075
iPhone 13 Pro Max - 256GB - Gold (Ohne Simlock) Aussicht Wie Neu! => iphone-13-pro-max => 3484683726
Apple MacBook Pro M5 inkl. Zubehör und OVP, ext 1TB SSD => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max / macbook-pro-16-inch-m5-pro-or-m5-max => 3484865386
Macbook Pro M1 (2020) - 13 Zoll - 8 GB Arbeitsspeicher => macbook-pro-13-inch-m1-2020 => 3487195789
Macbook Air M2 13" Silber - 8GB/256GB - Top Zustand => macbook-air-m2-2022 => 3487957514`,
  },
  {
    kind,
    source:
      'kleinanzeigen.de, 2026; last column: number of the advertisement. From RSS-Bridge/rss-bridge, tests/fixtures/kleinanzeigen, and a search result in the documentation of another reader of the site',
    lines: `
Apple iMac 27" Late 2013 i5 3,4GHz 16GB 256GB SSD GTX 780M 4GB => imac-27-inch-late-2013 => 3534541670
iMac (27 Zoll) 2011 => imac-27-inch-mid-2011 => 3534513775
Apple iMac 27" – Late 2013 | 8 GB RAM | 119 € => imac-27-inch-late-2013 => 3528739779
MacBook Pro 2020 13.3" Touch Bar => macbook-pro-13-inch-2020-four-thunderbolt-3-ports / macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-m1-2020 => 3484410412
Apple Mac mini M2 / 16 GB / 256 GB SSD => mac-mini-2023 => 3485960227`,
  },
  {
    kind,
    source:
      'idealo.de, best sellers of 19 August 2021, and one of geizhals.eu; from a table of rankings in public code',
    lines: `
apple iphone 12 => iphone-12
samsung galaxy s20 fe => -
apple iphone 12 pro => iphone-12-pro
apple iphone 12 mini => iphone-12-mini
apple iphone se (2020) => iphone-se-2nd-generation
apple iphone 12 mini 64gb schwarz => iphone-12-mini
xiaomi poco f3 => -
apple iphone 12 pro 128gb graphit => iphone-12-pro
apple iphone 12 pro 256gb pazifikblau => iphone-12-pro
samsung galaxy s21 ultra 5g 128gb phantom black => -
apple iphone 11 128gb black => iphone-11
apple airpods pro (mwp22zm/a) => airpods-pro-1st-generation`,
  },
  {
    kind,
    source: 'backmarket.de, words of the addresses of listings; from scripts that read them',
    lines: `
iphone 8 128 gb space grau ohne vertrag => iphone-8
iphone 8 256 gb productred ohne vertrag => iphone-8
macbook pro 2021 14 m1 pro mit 8core cpu und 14 core gpu 16gb ram ssd 512gb qwerty niederlandisch => macbook-pro-14-inch-2021`,
  },
  {
    kind,
    source:
      'notebooksbilliger.de and Amazon, product titles beside the shops’ own pictures and tables; from two sample shops',
    lines: `
Apple Watch S7 Aluminium 41mm Cellular Sternenlicht (Sportarmband sternenlicht) => apple-watch-series-7
Apple iPad Pro 12.9 Wi-Fi 512GB spacegrau (5.Gen. 2021) => ipad-pro-12-9-inch-5th-generation
Lenovo V15 82NB003LGE - 15,6" FHD, Intel Core i5-10210U, 8GB RAM, 256GB SSD... => -
Apple 2021 iPad (10,2", Wi-Fi, 64 GB) - Space Grau (9. Generation) => ipad-9th-generation`,
  },
  {
    kind,
    source:
      'ebay, search for "iphone 15" on 29 November 2024; the copy lost letters with accents. From a table ip15_ebay in public code',
    lines: `
Apple iPhone 14 128GB RED, Sehr guter Zustand  Refurbished => iphone-14
Apple iPhone 14 128GB Blue, 88% Akku! Sehr guter Zustand  Refurbished => iphone-14
Apple iPhone 15 256GB blau (Neu differenzbesteuert) => iphone-15
Apple iPhone 15 Plus (256 GB) - Schwarz => iphone-15-plus
iPhone 13 (138Gb, alle Netze 5g) => iphone-13
Apple iPhone XS - 64GB - Space Grau (Ohne Simlock) A2097 (GSM) => iphone-xs
Apple iPhone 13 pro 256gb Sierra Blau MagSafe Ladbar Ladebchse !Wackelkontakt! => iphone-13-pro
Apple iphone 8 64gb space grau in sehr gutem Zustand Inkl. OVP => iphone-8
Apple iPhone 6 Plus - 128GB - Silber (Ohne Simlock) A1687 (CDMA + GSM) => iphone-6-plus / iphone-6s-plus
New ListingiPhone 11 64gb Black. Hinten mit Riss => iphone-11
Iphone 13 - 128GB - wie Neu - Rot - mit Hlle - Ladekabel und Originalverpackung => iphone-13
Apple iPhone 7 - 128GB - Diamantschwarz (Simlock nicht bekannt) in OVP => iphone-7
IPHONE 13 Protector von Der Wasser fr Das Mobile => ~`,
  },
]
