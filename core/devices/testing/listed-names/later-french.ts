import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, French'

/** Titles taken in a second round; docs/devices.md has what was right when each part was read first. */
export const laterFrench: readonly WrittenNames[] = [
  {
    kind,
    source: 'avito.ma, telephones, 2021 and 2022. From simofane4/forshek, database.db',
    lines: `
iPhone 6 a vendre => iphone-6
Iphone a vendre => iphone-*
IPhone 12 pro à vendre => iphone-12-pro
iPhone 7 32g => iphone-7
iPhone 7 à vendre très bon état => iphone-7
iPhone 6 Plus GOLD => iphone-6-plus
iphone 7 plus à vendre => iphone-7-plus
Apple Iphone 7 plus => iphone-7-plus
iPhone 6s Plus et iPad 2 à vendre => iphone-6s-plus / ipad-2
Apple Watch série 6 - 44MM => apple-watch-series-6
Iphone 11 64g => iphone-11
Iphone xr => iphone-xr
Iphone 7 à vendre très propre => iphone-7
iPhone 7 à vendre 128 go => iphone-7
iphone 6 à vendre => iphone-6
Iphone 12 mini à vendre => iphone-12-mini
iphone 13 pro max à => iphone-13-pro-max
Iphone 8 à vendre => iphone-8
À vendre iPhone 13 Pro => iphone-13-pro
IPHONE 12 PRO MAX À AA GUÉÉLIZ => iphone-12-pro-max
Iphone 6 gris => iphone-6
Iphone XR à vendre => iphone-xr
iPhone 6s à vendre très bon état => iphone-6s
Iphone 13 256 G neuf boîte fermé => iphone-13
iPhone 11 128go couleur mauve => iphone-11
iphone 11 à vendre => iphone-11
Watch GT2/Tab S7/iphone 13/note 20 ultra neufs => iphone-13
iPhone 7 32gb => iphone-7
Apple Watch série 6 à vendre => apple-watch-series-6
IPHONE 12 PRO MAX À AA CENTRE VILLE => iphone-12-pro-max
iPhone 11 128Go à vendre => iphone-11
iphone 5 en vente => iphone-5
iPhone 8 normal à vendre => iphone-8
Iphone 7 gold / 128 gb => iphone-7
iPhone 7 à vendre bon état => iphone-7
Iphone 11 prox max à vendre => iphone-11-pro-max
Iphone 13 pro Gold 256 G neuf => iphone-13-pro
iphone12 => iphone-12
IPHONE 8 64 G à vendre => iphone-8
iPhone 5 à vendre => iphone-5
Iphone 12 pro max/12 pro/watch active/tabs7 neufs => iphone-12-pro-max / iphone-12-pro
iPhone 5 très bon état => iphone-5
IPhone 12 => iphone-12
iPhone 12 Pro à vendre encore neuf utilisé 3 mois => iphone-12-pro
iPhone 13 neuf emballé et jamais utilisé => iphone-13
iPhone 11 bleu => iphone-11
iPhone 7 Plus 32GB => iphone-7-plus
Des iphones 13 pro max 128 gb => iphone-13-pro-max
iPhone 11 pro presque neuf => iphone-11-pro
iPhone 11 128go => iphone-11
Iphone à vendre => iphone-*
Iphone 11 en excellent état => iphone-11
iPhone 11 Pro Max 256 go => iphone-11-pro-max
Iphone 13 & Iphone 13 mini => iphone-13 / iphone-13-mini
Écran lcd iPhone 6 Plus => ~
iPhone 13 RED neuf => iphone-13
iPhone 5 => iphone-5
Iphone 12 mini 128 GB neuf à vendre => iphone-12-mini
Iphone 13 normal 256 G bleu et noir neuf => iphone-13
Apple IPad/Galaxy S20plus/IPhone => ipad-* / iphone-*
J’ai 4 iPhone À vendre => iphone-*
iPhone 7 à 1660 dh => iphone-7
iphone 13 pro max à aa maaaaaarif => iphone-13-pro-max
Iphone 13 Pro Max À Bouznikaki => iphone-13-pro-max
Iphone 13 Pro Max À A Agdal => iphone-13-pro-max
IPhone 6 128 Go => iphone-6
Iphone 8 plus à vendre => iphone-8-plus
iphone 13 pro Max 128 G 256G neuf => iphone-13-pro-max
iphone 7 à vendre => iphone-7
Iphone 12 Pro Max À Casablanca => iphone-12-pro-max
17 iphones non testés à vendre => iphone-*
iPhone 7 Plus 128GB => iphone-7-plus
I phone 12 pro à vendre => iphone-12-pro
Iphone 12 blue 128GB => iphone-12
iPhone 8 64 Gb comme Neuf => iphone-8
Iphone 7 à vendre pour pièces => iphone-7
iPhone 11 etat batterie 90 stockage 64g => iphone-11
iphone 13 pro max à a toute la ville => iphone-13-pro-max
iphone 7 normal => iphone-7
IPhone 6 => iphone-6
iphone 7 128 Gb => iphone-7
iphone 11. 11 pro. 12 => iphone-11 / iphone-11-pro / iphone-12
MacBook PRO/Apple watch 3/série 5 et série 6 neufs => macbook-pro-* / apple-watch-series-3 / apple-watch-series-5 / apple-watch-series-6
Iphone 11 pro 128 G en bonne etat => iphone-11-pro
iPhone 12 128GB & pochette a vendre => iphone-12
iphone 8 plus => iphone-8-plus
Iphone 7 a vendre => iphone-7
iphone 13 pro max à el jadida => iphone-13-pro-max`,
  },
  {
    kind,
    source:
      'tunisianet.com.tn, notebooks, about 2024. From oussemabenhassena5/Laptop-Scraper, results/products.csv',
    lines: `
Apple MacBook Air M2 13" / 16 Go / 256 Go / Midnight => macbook-air-m2-2022
Apple MacBook Air M3 13" (2024) / 16 Go / 256 Go / Starlight => macbook-air-13-inch-m3-2024
Apple MacBook Air Retina M2 / 8Go / 256 Go / GRIS => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
Apple MacBook Air M3 13" (2024) / 24 Go / 512 Go / Starlight => macbook-air-13-inch-m3-2024
Apple MacBook Air M3 13" (2024) / 8 Go / 512 Go / Gris Sidéral => macbook-air-13-inch-m3-2024
Apple MacBook Air M2 13" / 16 Go / 256 Go / Starlight => macbook-air-m2-2022
Apple MacBook Air M3 13" (2024) / 8 Go / 256 Go / Silver => macbook-air-13-inch-m3-2024
Apple MacBook Air M3 13" (2024) / 24 Go / 512 Go / Silver => macbook-air-13-inch-m3-2024
Apple MacBook Pro M2 / 8Go / 256 Go / Starlight => macbook-pro-13-inch-m2-2022
Apple MacBook Air M3 13" (2024) / 16 Go / 256 Go / Gris Sidéral => macbook-air-13-inch-m3-2024
Apple MacBook Air M3 13" (2024) / 16 Go / 256 Go / Silver => macbook-air-13-inch-m3-2024
Apple MacBook Air M2 / 8Go / 256 Go / Silver => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
Apple MacBook Air M3 13" (2024) / 16 Go / 256 Go / Midnight => macbook-air-13-inch-m3-2024
Apple MacBook Pro M3 / 18 Go / 512 Go SSD / Noir => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 / macbook-pro-16-inch-nov-2023
Apple MacBook Pro M3 Pro 14" / 18 Go / 512 Go / Noir Sidéral => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
PC Portable Apple MacBook Air M2 (2023) 15" / 8 Go / 512 Go SSD / Midnight => macbook-air-15-inch-m2-2023
Apple MacBook Air M3 13" (2024) / 8 Go / 256 Go / Gris Sidéral => macbook-air-13-inch-m3-2024
Apple MacBook Air Retina M2 / 8Go / 256 Go / Noir => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
PC Portable Apple MacBook Air M1 13.3" / 8 Go / 256 Go SSD / Gris Sidéral => macbook-air-m1-2020
Apple Macebook Air M2 8Go / 256 Go SSD / Bleu Midnight => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
Apple MacBook Air M2 13" / 16 Go / 256 Go / Gris Sidéral => macbook-air-m2-2022
Apple MacBook Pro M3 Pro 14" / 18 Go / 1 To / Noir Sidéral => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
Apple MacBook Air Retina M2 / 8Go / 256 Go / Silver => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
Apple MacBook Air M2 13" / 16 Go / 256 Go / Silver => macbook-air-m2-2022`,
  },
  {
    kind,
    source: 'notebooks of French shops, July 2018; from a table computers in public code',
    lines: `
Apple MacBook Pro 13 256 Go Gris Sidéral 2017 => macbook-pro-13-inch-2017-*
Apple MacBook 12'' 256 Go Gris Sidéral 2017 => macbook-retina-12-inch-2017
Apple MacBook 12'' 512 Go Or 2017 => macbook-retina-12-inch-2017
Apple MacBook Pro 13 Touch Bar 256 Go Silver 2017 => macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Apple MacBook 12'' 512 Go Gris Sidéral 2017 => macbook-retina-12-inch-2017
Apple MacBook Pro 15 Touch Bar 512 Go Gris sidéral 2017 => macbook-pro-15-inch-2017
Apple MacBook Pro 13 Touch Bar 512 Go Silver 2017 => macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Apple MacBook 12'' 256 Go Or 2017 => macbook-retina-12-inch-2017
Apple MacBook 12'' 256 Go Or rose 2017 => macbook-retina-12-inch-2017
Apple MacBook 12'' 256 Go Silver 2017 => macbook-retina-12-inch-2017
Apple MacBook Pro 13 256 Go Silver 2017 => macbook-pro-13-inch-2017-*
Apple MacBook Pro 15 Retina 256 Go Silver 2015 => macbook-pro-retina-15-inch-mid-2015
Apple MacBook 12'' 512 Go Silver 2017 => macbook-retina-12-inch-2017
Apple MacBook Pro 13 Touch Bar 512 Go Gris sidéral 2017 => macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Apple MacBook Pro 15 Touch Bar 256 Go Gris sidéral 2017 => macbook-pro-15-inch-2017
Apple MacBook Pro 15 Touch Bar 512 Go Silver 2017 => macbook-pro-15-inch-2017`,
  },
  {
    kind,
    source: 'product names of several French shops and of one in Brussels; from sample shops in public code',
    lines: `
PC Portable APPLE MacBook Air, Apple M1, 8Go, 256Go SSD, Ecran Retina 13" -Grey => macbook-air-m1-2020
Smartphone apple iPhone Xs Max 64 Go Argent => iphone-xs-max
iPhone 15 Pro 256Go Titane bleu => iphone-15-pro
iPhone 15 Plus 128Go Rose => iphone-15-plus
iPhone XS 64Go Gris Sidéral => iphone-xs
iPhone 14 128Go Rouge => iphone-14
Apple iPod nano 16 Go Gris Sidéral (2015) => ipod-nano-7th-generation-mid-2015
X 64Go Gris sidéral => iphone-x
Apple iPad Pro Wi-Fi 32Go Gris Sidéral => ipad-pro-*
Iphone SE 64 GO débloqué => iphone-se-*
Apple MacBook Air 13.3'' LED 128 Go SSD 8 Go RAM Intel Core i5 bicœur à 1.8 Ghz MQD32FN => macbook-air-13-inch-2017
Apple iPhone 7 32 Go Noir mat => iphone-7
APPLE iPhone 11 Noir 64 Go => iphone-11
iPhone 8 Plus 64Go Or => iphone-8-plus`,
  },
  {
    kind,
    source:
      'leboncoin.fr, 2025; last column: number of the advertisement. From rys73/-Leboncoin-extraction-10000-annonces, leboncoin.csv',
    lines: `
Iphone 13 => iphone-13 => 3127186601
IPhone 15pro => iphone-15-pro => 3131101215
IPhone 16 256go => iphone-16 => 3123173449
IPhone 12 négociable => iphone-12 => 3123633108
IPhone 15 => iphone-15 => 3118996589
IPhone 11 64go => iphone-11 => 3104144302
Iphone 15 Rose => iphone-15 => 3130879454
IPhone 16 neuf => iphone-16 => 3131047780
IPhone 16 => iphone-16 => 3131941865
IPhone 12 => iphone-12 => 3130820882`,
  },
]
