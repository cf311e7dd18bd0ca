import type { WrittenNames } from '../written-names.ts'

/** Titles taken in a third round; docs/devices.md has what was right when each part was read first. */
export const thirdGermanAndSpanish: readonly WrittenNames[] = [
  {
    kind: 'listing, German',
    source:
      'kleinanzeigen.de, August 2026. From SimonHuembs-ship-it/kleinanzeigen-schnaeppchen-scanner, candidates.json of several days',
    lines: `
iPhone 13 Pro 512 GB => iphone-13-pro
iPhone 15 Pro 256gb Weiß => iphone-15-pro
Apple IPhone 17 256Gb => iphone-17
Apple iPhone 13 Pro 128Gb => iphone-13-pro
Apple MacBook Air M2 2022 13,6" Mitternacht => macbook-air-m2-2022
Iphone 15 128 GB in der Farbe midnight black => iphone-15
iPhone 15 , 128gb => iphone-15
Apple iPhone 15 Pro Max 256 GB Titan Natur => iphone-15-pro-max
iPhone 14 gebraucht => iphone-14
Apple MacBook Air 13,6” M2 (2022) – 8 GB / 256 GB => macbook-air-m2-2022
iPhone 13 Pro Max voll funktionsfähig => iphone-13-pro-max
Apple iPhone 12 Pro Max in Originalverpackung => iphone-12-pro-max
iPhone 12 Pro 256gb Weiß => iphone-12-pro
iPhone 13 zu verkaufen => iphone-13
iPhone 15 Schwarz 256 GB => iphone-15
Apple MacBook Air 13” => macbook-air-*
iPhone 14 Pro NOTVERKAUF => iphone-14-pro
iPhone 15 Plus mit 256GB => iphone-15-plus
Iphone 16 pro 128gb schwarz => iphone-16-pro
iPhone 15 pro Max 128Gb => iphone-15-pro-max
iPhone 15 Pro 512 GB – beschädigt – voll funktionsfähig => iphone-15-pro
Apple iPhone 15 Pro schwarz Notverkauf Preis nur Heute !!!!! => iphone-15-pro
iPhone 13 256 GB blau inkl. Zubehör und OVP => iphone-13
MacBook Air 13” M3 – 8 GB / 256 GB – 100 % => macbook-air-13-inch-m3-2024
iPhone 13 128GB grau => iphone-13
iPhone 13 Pro Max (Silber) => iphone-13-pro-max
iPhone 14 128 gb lila Voll Funktionsfähig *Riss* => iphone-14
MacBook Pro 13“ 2020 M1 8 GB RAM => macbook-pro-13-inch-m1-2020
Macbook pro m1 16gb ram, 512gb ssd mit garantie => macbook-pro-13-inch-m1-2020 / macbook-pro-14-inch-2021 / macbook-pro-16-inch-2021
Apple iPhone 14 Pro Deep Purple => iphone-14-pro
MacBook Pro 16“ 32 GB 1 TB SSD => macbook-pro-16-inch-*
iPhone 14 Pro Max 256GB => iphone-14-pro-max
iPhone 14 Plus 128GB => iphone-14-plus
iPhone 15 gebraucht => iphone-15
iPhone 14 (128GB) Blau mit OVP - Rückseite Glas gerissen => iphone-14
Apple iPhone 13 in Grün => iphone-13
iPhone 14 Lila 128GB => iphone-14
Apple iphone 15 pro max => iphone-15-pro-max
iPhone 14 Pro 128 GB - Wasserschaden => iphone-14-pro
iPhone 17 Pro 512GB Blau => iphone-17-pro
Apple iPhone 16, 128gb schwarz in OVP => iphone-16
iPhone 16 weiß => iphone-16
iPhone 13 Pro Max - Glasrückseite beschädigt => iphone-13-pro-max
iPhone 14 – 128 GB Batterie: 100 % Speicher: => iphone-14
iPhone 12 Pro 128 GB => iphone-12-pro
iPhone 15 Pro Max mit 1TB => iphone-15-pro-max
Original Apple iPhone 13 Pro Max 256 GB Silber => iphone-13-pro-max
Verkaufe ein MacBook Air mit M1-Chip (2020) => macbook-air-m1-2020
iPhone 12 Pro Max 256 GB => iphone-12-pro-max
Apple MacBook Air => macbook-air-*
IPHONE 14 Pro Max 128 GB => iphone-14-pro-max
Iphone 15 Pro Titan Blue => iphone-15-pro
iPhone 15 Black 128GB => iphone-15
iPhone 17 256GB => iphone-17
iPhone 15 Pro 256GB => iphone-15-pro
iphone 16 128 gb => iphone-16
MacBook Air. => macbook-air-*
Apple iPhone 14 - Guter Zustand => iphone-14
iPhone 13 256 GB – sehr guter Zustand – ohne Kratzer oder Dellen => iphone-13
MacBook Pro M1 (2020) => macbook-pro-13-inch-m1-2020
MacBook Air mit OVP => macbook-air-*
iPhone 13 Pro blau => iphone-13-pro
MacBook Pro 14 M5 – Neuwertig => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max
iPhone 14 Pro 256GB Space Black => iphone-14-pro
Apple MacBook Pro in Originalverpackung => macbook-pro-*
Apple iPhone 13 => iphone-13
iPhone 14 Pro Max Lila voll funktionsfähig => iphone-14-pro-max
iPhone 15 Pro Max Silber => iphone-15-pro-max
iPhone 13 Pro Max grau 128GB => iphone-13-pro-max
APPLE iPhone 13 128 GB Mitternacht => iphone-13
Apple iPhone 13 Pro Max Schaltet nicht ein => iphone-13-pro-max
iPhone 14 256 GB mit Zubehör und Originalverpackung => iphone-14
Apple MacBook Pro Laptop => macbook-pro-*
iPhone 14 Pro Max 256 GB => iphone-14-pro-max
Apple MacBook Air in Rose Gold => macbook-air-*
iPhone 13 - blau 128GB guter Zustand ❎FESTPREIS❎ => iphone-13
iPhone 16 schwarz => iphone-16
Apple iPhone 15 128 GB schwarz => iphone-15`,
  },
  {
    kind: 'listing, Spanish',
    source:
      'es.wallapop.com, searches for iPhones, January 2026. From jogarman/wallascrapping_v2, data/step1',
    lines: `
iPhone 17 Pro Max 512GB Dorado/Naranja => iphone-17-pro-max
iPhone 16 128GB Negro 2025 => iphone-16
iPhone 17 Pro Max 256GB Naranja Nuevo => iphone-17-pro-max
Protector Pantalla iPhone 16 Pro MY WAY => ~
Funda iPhone 17 Pro Max Stranger Things => ~
iPhone 16 Pro Max 512GB Negro Titanio => iphone-16-pro-max
Batería iPhone 14 Pro - 86%. Original Apple  => ~
iPhone 15 Pro Max Azul Oscuro Impoluto => iphone-15-pro-max
iPhone 13 Negro => iphone-13
Fundas iPhone 11 (Amarilla y Rosa) => ~
iPhone 15 Plus amarillo => iphone-15-plus
Funda Buceo PULUZ iPhone 40m => ~
iPhone 14 Pro Gris Espacial => iphone-14-pro
Vibrador Taptic Engine iPhone 11 => ~
iPhone 17 Pro 512GB Azul Nuevo Caja Desprecintada => iphone-17-pro
Funda iPhone 17 Pro + Cargador 35W 2 USB-C => ~
iPhone 17 256GB Azul Neblina => iphone-17
Fundas iPhone 11 (1€/Ud.) => ~
iPhone 17 Pro Max 512GB Azul Marino => iphone-17-pro-max
iPhone 11 128 GB Space Gray batería al 77% => iphone-11
iPhone 16 128GB Caja 100% Batería => iphone-16
Funda iPhone 16 MagSafe Transparente => ~
iPhone 15 Plus 128GB Verde Menta => iphone-15-plus
iPhone 15 Pro Max NUEVO White Titanium => iphone-15-pro-max
iPhone 16 Negro 256 GB => iphone-16
Funda Goku Ultra Instinto – iPhone 11 => ~
iPhone 6 16GB Plateado => iphone-6
Funda iPhone 17 Air Azul => ~
iPhone 15 Pro Max + Caja, Cable y 3 Fundas => iphone-15-pro-max
iPhone 11 128GB Amarillo => iphone-11
Batería iPhone 13 Pro - 81%. Original Apple  => ~
Apple Correa Crossbody - Naranja => ~
iPhone 11 Pro 64GB Verde => iphone-11-pro
iPhone 16 Negro 128GB Nuevo Sellado => iphone-16
iPhone 15 Pro Azul Marino 128GB => iphone-15-pro
iPhone 16 128GB Negro Espacial => iphone-16
Funda de silicona con MagSafe para el iPhone 16 Plus - Aguamarina => ~
Funda iPhone 15 Pro Oso Rosa Glitter => ~
Funda Quad Lock iPhone 16 Pro Max Negra => ~
iPhone 16 Pro Max 256 gb 100% bateria => iphone-16-pro-max
iPhone 17 256GB Blanco => iphone-17
iPhone 15 128GB blanco. => iphone-15
apple iphone 11 128gb => iphone-11
IPHONE 17 PRO MAX 256GB NUEVO=MOVILCENTER= => iphone-17-pro-max
Protectores Pantalla iPhone 17 Pro => ~
Funda de silicona con MagSafe para el iPhone 17 Pro Max - Negro => ~
iPhone 17 Pro Max 256GB Azul Celeste A ESTRENAR => iphone-17-pro-max
IPHONE 17 512GB NUEVO =MOVILCENTER= => iphone-17
iPhone 17 Pro Max 256 GB Naranja Cósmico => iphone-17-pro-max
iPhone X Negro Reacondicionado => iphone-x
Funda iPhone 15 Pro Silicona Nueva 8 => ~
Funda MUK Barcelona iPhone 16 => ~
iPhone 17 Pro Max Naranja cósmico 512 GB sin abrir => iphone-17-pro-max
Funda TechWoven iPhone 17 Pro Sienna => ~
Funda Dbrand Ghost iPhone 17 Pro Max => ~
Fundas iPhone 11 2€ cada una, todas 20€ => ~
iPhone 16 Pro Max 256GB Versión eSIM => iphone-16-pro-max
iPhone 11 Pro Max 64GB Verde Medianoche => iphone-11-pro-max
iPhone 15 Pro Max IMPECABLE!! => iphone-15-pro-max
Cargador USB-C 140W para portátil => ~
iPhone 17 Pro 512GB => iphone-17-pro
Samsung galaxy a16 => -
Fundas iPhone 11 Variadas => ~
iPhone 11 Apple Negro 128gb => iphone-11
Funda iPhone 11 + Protector de pantalla => ~
Funda iPhone 15 Pro Max Silicona Nueva 8 => ~
iPhone 15 Negro => iphone-15
Funda iPhone 17 Pro Max Terracota => ~
Funda Rimowa Negra iPhone 17 Pro Max => ~
iPhone 15 Plus 128GB Negro 90% Batería => iphone-15-plus
iPhone 11 128GB Negro y iPhone 14 Plus 128 => iphone-11 / iphone-14-plus
iPhone 17 Blanco => iphone-17
iPhone X Space Gray 100% Batería => iphone-x
iPhone 17 Pro Blanco Plata => iphone-17-pro
Caja iPhone 16 plus verde azulado => ~
Funda iPhone 16 Pro Stone Island. => ~
Funda iPhone 16 Corazones con Letras => ~
iPhone 15 128GB Negro => iphone-15
iPhone 17 Pro Naranja Comprado el 6 de diciembre => iphone-17-pro
Funda de silicona con MagSafe para el iPhone 16 Pro - Peonía => ~`,
  },
]
