import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, German'

/** Titles taken in a second round; docs/devices.md has what was right when each part was read first. */
export const laterGerman: readonly WrittenNames[] = [
  {
    kind,
    source:
      'kleinanzeigen.de, August 2026; last column: number of the advertisement. From SimonHuembs-ship-it/kleinanzeigen-schnaeppchen-scanner, candidates.json of several days',
    lines: `
iPhone 16 Pro 256 GB Schwarz – guter Zustand => iphone-16-pro => 3491070256
iPhone 13 Pro 256GB Blau => iphone-13-pro => 3483896114
Apple iPhone 14, 256 GB, Rot => iphone-14 => 3481300966
iPhone 14 Lila => iphone-14 => 3481223140
Apple MacBook Air M2 13" (2022) – 256GB SSD – Guter Zustand => macbook-air-m2-2022 => 3481726434
iPhone 14 mit 128 => iphone-14 => 3485640093
iPhone 15 Plus 128gb => iphone-15-plus => 3487598286
Apple MacBook Laptop => macbook-* => 3489777283
iPhone 13 Pro 128Gb => iphone-13-pro => 3488476719
— Apple MacBook Pro 14" M5 Pro - 24GB 1TB - 16GPU => macbook-pro-14-inch-m5-pro-or-m5-max => 3489910213
iPhone 15 Pro Max 256gb => iphone-15-pro-max => 3483819317
MacBook Pro 14” M2 Pro 2023 16GB RAM, 512GB SSD / Top Zustand => macbook-pro-14-inch-2023 => 3482271105
MacBook Air 13 => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009 => 3490521676
Apple MacBook Air M3 - 256GB - Space Grau - Top Zustand und OVP => macbook-air-13-inch-m3-2024 / macbook-air-15-inch-m3-2024 => 3487956431
Apple Iphone 12 Pro Max 256 GB => iphone-12-pro-max => 3488495154
Apple IPhone 14 Pro 128GB Space Black => iphone-14-pro => 3484460891
iPhone 16 128GB => iphone-16 => 3488596006
Apple MacBook Air M2 (2022) 13,6 Zoll Space grau 256GB => macbook-air-m2-2022 => 3483433605
Original iPhone 13 Pro Max 256GB => iphone-13-pro-max => 3490264014
MacBook Air 13" (2024, M3) – 8 GB RAM, 256 GB SSD Polarstern => macbook-air-13-inch-m3-2024 => 3484173664
iPhone 15 Plus 256 gb => iphone-15-plus => 3483600257
iPhone 12 128GB => iphone-12 => 3488483514
iPhone 13 512 GB => iphone-13 => 3488894942
iPhone 16 pro Silber => iphone-16-pro => 3478272744
Apple IPhone 13 256 GB Smartphone => iphone-13 => 3479051392
Apple MacBook Pro / Apple M4 - TOP ZUSTAND => macbook-pro-14-inch-m4-2024 / macbook-pro-14-inch-m4-pro-or-m4-max-2024 / macbook-pro-16-inch-2024 => 3485855313
iPhone 16 in gutem Zustand => iphone-16 => 3482538020
Apple iPhone 12 Pro 256 GB – Graphit – Top Zustand => iphone-12-pro => 3453904784
Apple MacBook PRO 16 Zoll, 32 GB, 1 TB SSD, TOP ZUSTAND, OVP => macbook-pro-16-* => 3480739161
iPhone 14 128 GB Mitternacht – Top Zustand => iphone-14 => 3487469761
iPhone 13 Pro Max – 256 GB – Face ID funktioniert => iphone-13-pro-max => 3481744570
MacBook Pro 16 Zoll 2019, i9, 32GB RAM, 1TB SSD, Radeon Pro 5500M => macbook-pro-16-inch-2019 => 3489375497
iPhone 16 in blau => iphone-16 => 3484184486
MacBook Pro ⭐ APPLE Notebook 13,3, 8 GB , 128 GB SSD Space Grau => macbook-pro-13-* / macbook-pro-retina-13-* => 3487255676
iPhone 13 blau => iphone-13 => 3478240630
Apple iPhone 15 => iphone-15 => 3489890344
MacBook Air M3 Silber => macbook-air-13-inch-m3-2024 / macbook-air-15-inch-m3-2024 => 3491040419
iPhone 14 128GB mit OVP => iphone-14 => 3490931259
iPhone 13 Topzustand => iphone-13 => 3485704546
iPhone 16 pro => iphone-16-pro => 3490178373
iPhone 14 Pro 256 GB Deep Purple – voll funktionsfähig => iphone-14-pro => 3483278635
Apple iPhone 16 => iphone-16 => 3490210409
iPhone 13 Pro Gold 128 gb => iphone-13-pro => 3490188469
Apple MacBook Pro M1 => macbook-pro-13-inch-m1-2020 / macbook-pro-14-inch-2021 / macbook-pro-16-inch-2021 => 3489234134
Apple iPhone 15 schwarz => iphone-15 => 3488918033
Iphone 13 pro max Sierrablau 256gb => iphone-13-pro-max => 3486674844
iPhone 13 mini 128 GB => iphone-13-mini => 3479882252
iPhone 15 Pro => iphone-15-pro => 3489379113
Apple iPhone 15 Pro Titan Blau 128 gb => iphone-15-pro => 3484055172
IPhone 14 Pro Max - 256 GB - Schwarz => iphone-14-pro-max => 3481738934
Apple iPhone 15 Pro Max 256GB => iphone-15-pro-max => 3490185774
Verkaufe mein MacBook Pro => macbook-pro-* => 3486633741
DJI Mavic 2 Pro Fly More Combo + iPad Mini 4 – Komplettset => ipad-mini-4 => 3491138993
iPhone 14 Pro 128 gebraucht => iphone-14-pro => 3481211422
APPLE Macbook Pro 16“ 16GB RAM / 512 GB SSD => macbook-pro-16-* => 3487311800
MacBook Air | Apple => macbook-air-* => 3485551342
iPhone 13 von Apple => iphone-13 => 3479045241
Apple MacBook Pro Silber => macbook-pro-* => 3488262675
MacBook Pro 2020 13 => macbook-pro-13-inch-2020-four-thunderbolt-3-ports / macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-m1-2020 => 3490299126
iPhone 15 128 GB Schwarz – gebraucht => iphone-15 => 3490193239
iPhone 15 pro max => iphone-15-pro-max => 3489371991
iPhone 16 128GB Blau => iphone-16 => 3484440604
Apple IPhone 13 256 GB weiß / OVP & neuwertig => iphone-13 => 3490207668
iPhone 13 rosa => iphone-13 => 3479037833
MacBook Pro M1 => macbook-pro-13-inch-m1-2020 / macbook-pro-14-inch-2021 / macbook-pro-16-inch-2021 => 3485765602
Apple iPhone 14 Pro 256 GB. => iphone-14-pro => 3479400656
iPhone 15 128 gb => iphone-15 => 3490130047
iPhone 14 256 GB => iphone-14 => 3487324019
iPhone 14 Pro 128 GB => iphone-14-pro => 3490536536
iPhone 14 Pro 256 GB – gebraucht – mit OVP => iphone-14-pro => 3488136161
iPhone 13 grün 128gb => iphone-13 => 3488487531
Apple MacBook Pro mit M2 Chip Topzustand => macbook-pro-13-inch-m2-2022 / macbook-pro-14-inch-2023 / macbook-pro-16-inch-2023 => 3481105079
iPhone 13 128 GB mit OVP => iphone-13 => 3477460365
iPhone 15 – 128 GB – mit OVP => iphone-15 => 3480989253
Apple iPhone 14 128GB => iphone-14 => 3487944553
iPhone 13 gebraucht => iphone-13 => 3490221123
iPhone 15 Blau 128GB (Bastler) => iphone-15 => 3486554664
IPhone 15 Pro TOP Zustand... Fest Preis => iphone-15-pro => 3485744896
iPhone 15, 128 GB, rosa => iphone-15 => 3479766390
iPhone 14 256GB => iphone-14 => 3480884319
iPhone 15 Plus In Blau 128GB => iphone-15-plus => 3480892716
Apple iPhone 14 128 GB => iphone-14 => 3487801024
iPhone 13 Pro Max 128 gb => iphone-13-pro-max => 3489500591
Apple MacBook Pro M2 => macbook-pro-13-inch-m2-2022 / macbook-pro-14-inch-2023 / macbook-pro-16-inch-2023 => 3489467846
iPhone 14 Pro 256gb => iphone-14-pro => 3479891168
MacBook Pro m5 => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max / macbook-pro-16-inch-m5-pro-or-m5-max => 3487186545
Apple iPhone 13, 128 GB, Weiß, mit OVP => iphone-13 => 3486757869
iPhone 14 schwarz 128GB sehr guter Zustand ❎FESTPREIS❎ => iphone-14 => 3487569993
Apple iPhone 16 Pro => iphone-16-pro => 3484887543
Apple iPhone 15 Pro, Titan Natur, 128GB ink. OVP => iphone-15-pro => 3483306109
MacBook Pro 16” 2019 | i9 | 32 GB | 1 TB SSD | Retina | QWERTY => macbook-pro-16-inch-2019 => 3488437823
iPhone 13 Pro 256 GB => iphone-13-pro => 3479821585
iPhone 13 Pro Max, 128GB, Schwarz => iphone-13-pro-max => 3490282704
Apple iPhone 15 128 mit Originalverpackung und Kabel => iphone-15 => 3487849996
iPhone 14 Apple => iphone-14 => 3479868869
iPhone 15 128 GB Schwarz Voll Funktionstähig Rückseite beschädigt => iphone-15 => 3489490222
iPhone 15 in Rosa => iphone-15 => 3484697484
iPhone 15 Pro 512 GB => iphone-15-pro => 3491029046
Apple MacBook 13 => macbook-* => 3487652286
iPhone 14 Handy => iphone-14 => 3480912516
iPhone 12 Lila 128GB => iphone-12 => 3478223942
Apple iPhone 15 128 GB => iphone-15 => 3486503445
Apple iPhone 15, 128GB => iphone-15 => 3489262228
Apple iPhone 14 256 GB schwarz => iphone-14 => 3488288726
MacBook Pro 16GB => macbook-pro-* => 3483051239
iPhone 16 128GB in Schwarz => iphone-16 => 3454027513
iPhone 15 Pro 128 GB zu verkaufen => iphone-15-pro => 3484898718
iPhone 13 Pro Max Silber 128GB => iphone-13-pro-max => 3488605431
iPhone 12 pro max 128GB. black => iphone-12-pro-max => 3489479880
iPhone 15 Pro – 256 GB (Titan)– Top Zustand mit OVP! => iphone-15-pro => 3483329912
verkaufe iPhone 14 Pro => iphone-14-pro => 3481689404
Apple iPhone 12 Pro 512GB Weiß => iphone-12-pro => 3483320847
iPhone 13 mini 128gb => iphone-13-mini => 3482565287
Apple MacBook Pro mit OVP&Zubehör und Satechi USB-C Hub => macbook-pro-* => 3490898552
iPhone 14 schwarz 128 gb => iphone-14 => 3487343283
iPhone 14 Pro Max 128GB voll funktionsfähig mit optischen schäden => iphone-14-pro-max => 3488418183
iPhone 15 Plus => iphone-15-plus => 3487374173
iPhone 14 weiß => iphone-14 => 3483173299
iPhone 16 schwarz 128GB => iphone-16 => 3486717982
Apple iPhone 14 Plus => iphone-14-plus => 3479034590
iPhone 15 128 Gb pink Zubehör => iphone-15 => 3491070610
iPhone 14 midnight (schwarz) TOP ZUSTAND ❎FESTPREIS❎ => iphone-14 => 3489342012
iPhone 14 Pro 128 Gb Sierra blue => iphone-14-pro => 3480922991
iPhone 15 mit 128 GB Speicher => iphone-15 => 3484768828
Apple macbook pro .top letzte version neue => macbook-pro-* => 3489370583
Verkaufe iPhone 14 in lila => iphone-14 => 3488124618
iPhone 15 256GB => iphone-15 => 3489380216
iPhone 15 Schwarz => iphone-15 => 3481766910
MacBook Air 13 Zoll => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009 => 3484956464
iPhone 14 | 128GB | Lila => iphone-14 => 3485728001
Apple iPhone 13 – 128 GB – guter Zustand – voll funktionsfähig => iphone-13 => 3467979403
iPhone 12 Pro => iphone-12-pro => 3489365238
iPhone 12 Pro Max => iphone-12-pro-max => 3487071469
iPhone 13 128GB Alpin Grün => iphone-13 => 3484016662
iPhone 13 Pro grau => iphone-13-pro => 3488481429
Apple iPhone 14 256GB => iphone-14 => 3490577911
iPhone 16 mit 128gb => iphone-16 => 3479952013
iPhone 13 Pro 256GB Sierra Blau - Rückseite beschädigt => iphone-13-pro => 3477842007
iPhone 14 Pro Max 256GB lila => iphone-14-pro-max => 3486903902
iPhone 13 Pro Max 256GB *LESEN!!!* => iphone-13-pro-max => 3487208227
Apple iPhone 15 Pro / Weiss Titanium => iphone-15-pro => 3488594762
iPhone 14 Pro Max 512GB => iphone-14-pro-max => 3483323481
iPhone 14 256 GB – gebraucht – guter Zustand => iphone-14 => 3486438533
iPhone 15 256gb black => iphone-15 => 3480340198
iPhone 15 weiß => iphone-15 => 3484761674
Apple iPhone 14 => iphone-14 => 3490950335
Iphone 15 128 gb grün => iphone-15 => 3481769315
Apple Iphone 15 hellblau => iphone-15 => 3481818904
Apple MacBook Pro 14,2 Zoll – M5 Pro – 24 GB RAM – 1 TB SSD => macbook-pro-14-inch-m5-pro-or-m5-max => 3491490800
Apple MacBook Pro (2023) Laptop 1TB => macbook-pro-14-inch-2023 / macbook-pro-16-inch-2023 / macbook-pro-14-inch-m3-nov-2023 / macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 / macbook-pro-16-inch-nov-2023 => 3491676406
iPhone 13 Pro Max 128GB Grau => iphone-13-pro-max => 3486454314
Apple iPhone 15 / rosa / 128 GB / mit OVP => iphone-15 => 3479525867
Apple MacBook Pro 2020 Touchbar => macbook-pro-13-inch-2020-four-thunderbolt-3-ports / macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-m1-2020 => 3490316843
iPhone 13 128GB Midnight mit OVP und Kabel => iphone-13 => 3484787922
Apple iPhone 13 Pro => iphone-13-pro => 3484695686
Smartphone iPhone 14 => iphone-14 => 3491392990
iPhone 15 128 Festpreis => iphone-15 => 3484710526
MacBook Pro M3 => macbook-pro-14-inch-m3-nov-2023 / macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 / macbook-pro-16-inch-nov-2023 => 3479858824
iPhone 14 Pro 256 GB, guter Zustand => iphone-14-pro => 3461396959
iPhone 15 Pro Max 256GB Black Titanium => iphone-15-pro-max => 3491060164
Apple MacBook Air inklusive Originalverpackung => macbook-air-* => 3485863086
IPhone 15 Wie Neu => iphone-15 => 3478381780
iPhone 13 Midnight Blue => iphone-13 => 3478234173
iPhone 13, 256GB => iphone-13 => 3482698338
iPhone 15 schwarz 128gb => iphone-15 => 3490017135
Apple iPhone 13 128GB Dunkel blau => iphone-13 => 3483339462
Apple MacBook Pro 16 32GB RAM 512GB SSD => macbook-pro-16-* => 3480237309
iPhone 14 256GB mit Zubehör => iphone-14 => 3480988144
Apple MacBook Air 13” Retina 2020 | i7 | 16 GB RAM | Roségold => macbook-air-retina-13-inch-2020 => 3487880845
Apple iPhone 13 – Grün, guter Zustand => iphone-13 => 3477506275
iPhone 15 pro 128gb => iphone-15-pro => 3491646864
Apple MacBook Pro 2020 M1, 8GB RAM, 88% Batteriezustand => macbook-pro-13-inch-m1-2020 => 3487454657
iPhone 14 128 gb => iphone-14 => 3489340000
iPhone 13 . NEU, unbenutzt => iphone-13 => 3480756727
MacBook Pro Spacegrau => macbook-pro-* => 3479097592
Iphone 16 Voll funktionsfähig => iphone-16 => 3481306872
Verkaufe mein IPhone 15 => iphone-15 => 3478210408
Apple MacBook Pro 14" M3 Pro, 18GB RAM, 512GB SSD => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 => 3482887139`,
  },
]
