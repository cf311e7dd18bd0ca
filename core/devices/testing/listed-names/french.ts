import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, French'

/** Titles as sellers in France and Tunisia wrote them. */
export const french: readonly WrittenNames[] = [
  {
    kind,
    source:
      'leboncoin.fr, first page of the search for "iphone" in Basse-Normandie, 2017; last column: number of the advertisement. From rfussien/leboncoin-crawler, tests/content/search_result2.html',
    lines: `
Iphone 7 Noir 32gb => iphone-7 => 1116364803
iphone 6 16gb => iphone-6 => 1116352448
Apple iPhone 6S Argent tous opérateurs => iphone-6s => 1116349987
Iphone 5s => iphone-5s => 1116344416
IPhone 5c rose => iphone-5c => 1116343866
Iphone 6 HS parfait état extérieur 16G => iphone-6 => 1116341295
IPhone 5C Blanc => iphone-5c => 1116337370
Iphone 6s plus 128go argent => iphone-6s-plus => 1116325662
Iphone 5s 16g => iphone-5s => 1116317046
iPhone 5S => iphone-5s => 1116310858
iPhone 6 Plus blanc 16 ga => iphone-6-plus => 1116308323
Coque Silicone Case Apple Iphone 6(s) Plus => ~ => 1116302035
IPhone 6s Plus 64go gris sidéral => iphone-6s-plus => 1116299229
Iphone 5C bleu => iphone-5c => 1116294036
Iphone 6 HS => iphone-6 => 1116289160
Iphone 3G (8Go) => iphone-3g => 1060035780
IPhone 6 16 Go argent neuf => iphone-6 => 1116280791
IPhone 6s rose 16g => iphone-6s => 1116276300
IPhone 6 blanc 128Go => iphone-6 => 1059829133
Samsung galaxie s7 edge neuf sous blister => - => 1116264320
iPhone 5 noir TBE général => iphone-5 => 1116257931
IPhone 5s gold 16Go => iphone-5s => 1116257862
iPhone 6 64 go => iphone-6 => 1116250876
Samsung Gear s3 => - => 1116247083
Coque pour Iphone 4 => ~ => 1116238871
Coque housse iPhone 4s => ~ => 1027187246
iPhone 7 => iphone-7 => 1116228005
iphone 6s plus => iphone-6s-plus => 1116211156
IPhone 6 neuf jamais servit garantie mi 2018 => iphone-6 => 1116211042
iPhone 6S blanc 16g => iphone-6s => 1116209163
Huawei honor 8 => - => 1116198684
Galaxy s7 or 32 giga => - => 1116193426
RV - Support voiture Iphone 3gs ventouse => ~ => 891581156
Iphone SE => iphone-se-1st-generation / iphone-se-2nd-generation / iphone-se-3rd-generation => 1116174469`,
  },
  {
    kind,
    source:
      'leboncoin.fr, February 2026; last column: number of the advertisement. From tests of a reader of the site',
    lines: `
Lot de 2 IMac Pro 27 pouces => imac-pro-2017 => 3140748683`,
  },
  {
    kind,
    source:
      'ebay.fr, category of mobile phones, 6 February 2025. From ihebmc/WEB_PROJECT, output/ebay_fr_2025_02_06__08_57_42/sorted_data_1.json',
    lines: `
Apple IPhone 15 128 Go (PO164361) => iphone-15
Blackview BV7200 - 128 Go - Noir (Désimlocké) (Double SIM) => -
Apple iPhone 15 Pro Max - 256Go - Titane Bleu (Déverrouillé) => iphone-15-pro-max
Apple iPhone 14 - 128Go - Minuit (Déverrouillé) => iphone-14
Samsung Galaxy S24 - 128Go - Noir (Déverrouillé) (Dual SIM) => -
ASUS Zenfone 10 AI2302 - 256 Go - Midnight Black (Déverrouillé) => -
Apple iPhone 15 - 128Go - Bleu (Déverrouillé) => iphone-15
Apple IPHONE 16 Pro Max 256GB Desert Smartphone Nouveau Eu => iphone-16-pro-max
XIAOMI Redmi Note 11 Pro 5G - Reconditionné - Excellent état => -
Apple iPhone 11 - 64Go - Noir (Désimlocké) A2221 (CDMA + GSM) => iphone-11
Smartphone Iphone X 64Go Blanc => iphone-x
APPLE iPhone 14 Pro Max 256 Go Noir Sideral Reconditionné Très bon état => iphone-14-pro-max
APPLE iPhone 12 Pro Max 128 Go Bleu Pacifique Reconditionné Etat correct => iphone-12-pro-max
APPLE iPhone 11 Pro Max 64 Go Gris Sideral Reconditionné Très bon état => iphone-11-pro-max
APPLE iPhone 12 128 Go (PRODUCT)RED Reconditionné Etat correct => iphone-12
APPLE iPhone 13 Mini 128 Go Bleu Reconditionné Etat correct => iphone-13-mini`,
  },
  {
    kind,
    source:
      'mega.tn, price comparison of shops in Tunisia, 2022. From benslamahafedh/BestOffre, Database/*.json',
    lines: `
Apple - IPHONE 13 128 Go 5G => iphone-13
Apple - IPHONE 13 PRO MAX 128 => iphone-13-pro-max
Apple - IPHONE 12 64 GO => iphone-12
Apple - IPHONE 11 / 64 GO => iphone-11
Apple - TéLéPHONE PORTABLE IPHONE 12 PRO MAX / 5G / 256 GO => iphone-12-pro-max
Apple - IPHONE 12 MINI 64GB => iphone-12-mini
Apple - iPhone 7 Plus 32Go => iphone-7-plus
Apple - iPhone 8 Plus / 64 Go => iphone-8-plus
Apple - IPHONE XS 512 GO => iphone-xs
Apple - SMARTPHONE IPHONE 13 PRO MAX / 5G / 6 GO / 512 GO => iphone-13-pro-max
Apple - iPhone 7 32Go 4G => iphone-7
Apple - IPHONE XS MAX 64GO => iphone-xs-max
Apple - IPHONE XR 128GO 4G => iphone-xr
Apple - IPHONE XR DUOS 256 GO => iphone-xr
Apple - iPhone X 256Go => iphone-x
Apple - IPHONE 11 PRO 256GO - (MWC82AA/A) => iphone-11-pro
Apple - IPHONE 11 PRO MAX 64GO (MWHH2AA/A) => iphone-11-pro-max
Apple - IMAC 5K - 27 POUCES - CORE I5 3.1GHZ - 8 GO 256 GO SSD => imac-retina-5k-27-*
Apple - IMAC I7-10700U 8GO 512 GO SSD SILVER MXWV2FN/A => imac-retina-5k-27-inch-2020
Apple - IMAC RETINA 5K 27"- CORE I5 - 8GO- 1TO - AMD R PRO => imac-retina-5k-27-*
Apple - IMAC I5-8500U 8GO 256GO SSD SILVER MHK33FN/A => imac-retina-4k-21-5-inch-2019
Apple - WATCH NIKE SERIES 6 44MM => apple-watch-series-6
Apple - WATCH SERIES 6 40MM MG123FD-A => apple-watch-series-6
Apple - ÉCOUTEURS AIRPODS 2E GéNéRATION SANS FIL - BLANC MV7N2ZA-A => airpods-2nd-generation
Apple - PENCIL 2èME GéNéRATION => apple-pencil-2nd-generation
HUAWEI - MONTRE CONNECTéE WATCH FIT ELEGANT NOIR => -
XIAOMI - MONTRE CONNECTé MI WATCH NOIR 29339 => -
SAMSUNG - MONTRE CONNECTéE GALAXY WATCH ACTIVE 2 40MM NOIR (SM-R830) => -
ACME - MONTRE CONNECTéE WATCH FIT VERT => -`,
  },
  {
    kind,
    source: 'Refurbished phones of a shop in Paris, 2022. From hassan34319/xphoneParis, app/utils/data.ts',
    lines: `
iPhone 11 Pro Max - 64gb - Vert nuit - Très bon état => iphone-11-pro-max
iPhone 11 Pro - 64gb - Vert nuit - Bon état => iphone-11-pro
iPhone SE 2020 - 64gb - Gris sidéral - Bon état => iphone-se-2nd-generation
Iphone 11 - 128gb - Rouge - Comme neuf => iphone-11
iPhone XR - 64gb - Blanc - Trés bon état => iphone-xr
iPhone 8 Plus 128gb - Argent - Très bon état => iphone-8-plus
Huawei P30 Pro Dual Sim - 128gb - Noir - Bon état => -
Samsung Galaxy S9 Plus- 64gb - Noir - Bon état => -`,
  },
  {
    kind,
    source:
      'Amazon and Jumia, product titles beside the shops’ own pictures or numbers; from sample shops in public code',
    lines: `
Apple AirPods avec boîtier de Charge Filaire (2ᵉ génération) => airpods-2nd-generation
Nouveau Apple iPad Pro (12,9 pouces, Wi-Fi, 256 Go) - Gris sidéral (4e génération) => ipad-pro-12-9-inch-4th-generation
Nouveau Apple MacBook Air avec Apple M1 Chip (13 pouces, 8 Go RAM, 256 Go SSD) - Or (Dernier modèle) => macbook-air-m1-2020
Nouveau Apple iPhone 12 Pro Max (256 Go) - Bleu Pacifique => iphone-12-pro-max
Apple MacBook Air 13 pouces M1 - 256 Go - Gris Sidéral - Garantie 1 an => macbook-air-m1-2020
Apple iMac 27 pouces - MXWV2FN/A => imac-retina-5k-27-inch-2020
Lenovo Tab M7 7.0 - 16GB - Tablet +Pochette et Anticasse - Space Grey => -`,
  },
  {
    kind,
    source: 'backmarket.fr, words of the addresses of listings; from scripts that read them',
    lines: `
imac 24 mi 2021 m1 32ghz ssd 256 go 16 go azerty francais => imac-24-inch-m1-2021
iphone 14 pro 128 go violet intense debloque tout operateur => iphone-14-pro`,
  },
]
