import type { WrittenNames } from '../written-names.ts'

/** Titles taken in a third round; docs/devices.md has what was right when each part was read first. */
export const thirdFrench: readonly WrittenNames[] = [
  {
    kind: 'listing, French',
    source:
      'sn.coinafrique.com, computers, July 2023. From Gashu99/projet_API, projet_scrapping_FBG/data.json',
    lines: `
PC Macbook Pro Touchbar 2016 13'' core i5 => macbook-pro-13-inch-2016-four-thunderbolt-3-ports
PC Imac 24'' Puce Apple M1 => imac-24-inch-m1-2021
PC Macbook Pro 2020 13'' Touchbar => macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-2020-four-thunderbolt-3-ports / macbook-pro-13-inch-m1-2020
PC Macbook Pro Retina core i5- 8Go Ram 13'' => macbook-pro-retina-13-* / macbook-pro-13-*
PC Macbook Pro M1 => macbook-pro-13-inch-m1-2020 / macbook-pro-14-inch-2021 / macbook-pro-16-inch-2021
PC Macbook Pro 14'' 2021 => macbook-pro-14-inch-2021
PC Imac 2017 core i5 Rom 1To => imac-21-5-inch-2017 / imac-retina-4k-21-5-inch-2017 / imac-retina-5k-27-inch-2017
Macbook Pro touchbar - i5- 8go 256go SSD - 13 pouces => macbook-pro-13-*
PC Macbook Air 2017 core i5 => macbook-air-13-inch-2017
PC Macbook Air M2 => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
PC Macbook Pro 14'' 2021 M1 => macbook-pro-14-inch-2021
PC Macbook Pro 13'' M1 256 Go => macbook-pro-13-inch-m1-2020
PC Macbook Pro 13 pouces 2tb go ssd... => macbook-pro-13-* / macbook-pro-retina-13-*
PC Macbook Pro 2020 13 pouces core i7 / 16gb ram / 512gb ss... => macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-2020-four-thunderbolt-3-ports
PC Imac 27'' 2020 core i7 => imac-retina-5k-27-inch-2020
PC Macbook Air M2 2022 13.6'' => macbook-air-m2-2022
PC Imac 2017 1To 21'' core i5 => imac-21-5-inch-2017 / imac-retina-4k-21-5-inch-2017
Mac Studio M1 Max => mac-studio-2022
Imac 21'' core i5 1To 2017 => imac-21-5-inch-2017 / imac-retina-4k-21-5-inch-2017
PC Macbook Air 2021 m1 512gb / 8gb => macbook-air-m1-2020
PC Imac 21'' 1To core i5 => imac-21-5-inch-* / imac-retina-4k-21-5-inch-*`,
  },
  {
    kind: 'listing, French',
    source:
      'mytek.tn, tunisianet.com.tn, spacenet.tn, wiki.tn and other shops in Tunisia, April 2026. From AhmedAzib/TechnoPriceTunisia, frontend/src/data/*.json',
    lines: `
APPLE MacBook Air M4 24Go 512Go SSD - Bleu ciel => macbook-air-13-inch-m4-2025 / macbook-air-15-inch-m4-2025
Apple MacBook Pro M3 Pro 14″ / 18 Go / 512 Go / Noir Sidéral => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
Apple iPhone 16 256 Go 5G / Noir => iphone-16
iPhone 16 256Go Rose - APPLE => iphone-16
APPLE MACBOOK AIR M1 8GO 256GO SSD – Gold => macbook-air-m1-2020
iPhone Air 256Go Space Black - APPLE => iphone-air
Pc Apple MacBook Pro Retina – 13 pouces – Core i5 3.1GHz – 256Go – Gris Sideral => macbook-pro-retina-13-* / macbook-pro-13-*
Apple iPhone 17 256 Go / Vert => iphone-17
APPLE Watch Ultra 2 49mm - Boitier En Titane Et Bracelet Boucle Trail Vert Gris S/M => apple-watch-ultra-2
Adaptateur JH-023 de iPhone vers Jack 3,5mm Noir => ~
Apple MacBook Air M4 13'' | 16 Go RAM – SSD 512 Go –Midnight => macbook-air-13-inch-m4-2025
iPhone 16 Pro Max 256Go Blanc Titane - APPLE => iphone-16-pro-max
Apple iPhone 16 Pro 5G / 128 Go / Noir Titanium => iphone-16-pro
Apple iPhone 14 | 128 Go | Lumière Stellaire => iphone-14
iPhone 14 128Go StarLight - APPLE => iphone-14
Smartphone Apple iPhone 15 Pro / 5G / 8 Go / 256 Go / Noir => iphone-15-pro
iPhone 15 Pro Max 512Go Bleu Titanium - APPLE => iphone-15-pro-max
Smartphone Apple iPhone 15 Pro Max / 5G / 8 Go / 256 Go / Bleu Titanium => iphone-15-pro-max
APPLE MacBook Air M4 16Go 512Go SSD - Minuit => macbook-air-13-inch-m4-2025 / macbook-air-15-inch-m4-2025
APPLE MACBOOK AIR M1 8GO 256GO SSD – SILVER => macbook-air-m1-2020
« Pc Apple IMAC 27″ » (APPLE54) RETINA 5K I5 8Go 1To » => imac-retina-5k-27-inch-*
Pc Apple iMac 27 » Retina 5K I5 3.2Ghz 8Go 1To 2Go Dédiée => imac-retina-5k-27-inch-*
iPhone 16 256Go Noir => iphone-16
Apple MacBook Air M4 13" 16Go 512Go SSD Silver => macbook-air-13-inch-m4-2025
iPhone 17 256Go Vert - APPLE => iphone-17
Apple iPhone 16 256 Go 5G / Rose => iphone-16
Apple MacBook Air M4 13'' | 16 Go RAM – SSD 512 Go – Bleu ciel => macbook-air-13-inch-m4-2025
Apple iPhone 16 Pro 5G / 256 Go / Gold Titanium => iphone-16-pro
Apple iPhone 17 256 Go / Blanc => iphone-17
APPLE Watch Séries 10 GPS 42MM Avec Bracelet Sport S/M - Rose Gold Aluminium => apple-watch-series-10
Pc De Bureau Apple IMac M3 2023 24″ 8 Go / 1 To SSD / Argent => imac-24-inch-2023-*
iPhone 15 Pro 256Go Titane Naturel - APPLE => iphone-15-pro
Apple iPhone 16 Pro 5G / 256 Go / Noir Titanium => iphone-16-pro
« Pc Apple Imac (AppleE57) 21.5″ » I5 4GB 1TB » => imac-21-5-inch-* / imac-retina-4k-21-5-inch-*
APPLE MACBOOK AIR M2 16GB RAM 256GB SSD | Starlight => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
iPhone 15 Pro Max 512Go Noir Titanium - APPLE => iphone-15-pro-max
iPhone Air 256Go Sky Blue - APPLE => iphone-air
Coffret Montre Connectée T99 Ultra + Airpods - Orangé => ~
Smartphone Apple iPhone 14 Plus / 5G / 128 Go / Midnight => iphone-14-plus
« APPLE MacBook PRO 13.3″ » (MPXT2FN/A) I5 2.3GHZ / 8GB/ SSD-256GB/ GRIS » => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Smartphone Apple iPhone 15 Pro Max / 5G / 8 Go / 256 Go / Noir => iphone-15-pro-max
« Pc Apple MacBook Pro 13.3″ »( Apple 68) I5 8GB 512GB Argent » => macbook-pro-13-* / macbook-pro-retina-13-*
Apple iPad 11" 128Go WiFi - Bleu => ipad-a16 / ipad-air-11-*
Apple iPhone 17 Pro Max 256 Go / Silver => iphone-17-pro-max
« Pc Apple MacBook Pro (Apple65) 13.3″ » I5 8GB 256GB SSD Gris » => macbook-pro-13-* / macbook-pro-retina-13-*
APPLE MACBOOK AIR M2 8GO 256GO SSD – MIDNIGHT => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
Smartphone Apple iPhone 14 Plus / 5G / 128 Go / STARLIGHT => iphone-14-plus
iPhone 16 E 128Go Blanc - APPLE => iphone-16e
Apple iPad 11" 256Go WiFi - Rose => ipad-a16
« Pc Apple MacBook Air 13″ » ( APPLE74) Core i5 1.6GHz 8 Go -256GoSSD » => macbook-air-*
Écran Apple 27" LED Retina 5K IPS / inclinable / Noir => ~
Pc De Bureau APPLE MAC MINI M1 8GO 256GO SSD => mac-mini-m1-2020
Apple iPhone 17 256 Go / Bleu => iphone-17
« Pc Apple IMAC 21.5″ »(APPLE56) Retina 4K I5 8Go 1To » => imac-retina-4k-21-5-inch-*
APPLE MacBook Pro M5 16Go 512Go SSD - Noir Sidéral => macbook-pro-14-inch-m5
« Pc Apple IMAC 21.5″ »(APPLE64) RETINA 4K I5 8Go 1To » => imac-retina-4k-21-5-inch-*
Apple iPhone 14 | 128 Go | Bleu => iphone-14
Pc De Bureau APPLE IMAC M3 2023 24″ 8 Go 256 Go Rose – MQRT3FN/A => imac-24-inch-2023-four-ports
Smartphone Apple iPhone 13 / 5G / 4 Go / 128 Go / Starlight => iphone-13
iPhone 16 E 256Go Noir - APPLE => iphone-16e
APPLE MacBook Pro M5 / 16 Go / 512 Go / Noir Sidéral => macbook-pro-14-inch-m5
Apple MacBook Air M4 13" 2025 / 16 Go / 512 Go SSD / Silver => macbook-air-13-inch-m4-2025
Pc Apple iMac 21,5 » I5 1.6Ghz 8Go 1To => imac-21-5-inch-* / imac-retina-4k-21-5-inch-*
Apple iPhone 15 | 128GB Black => iphone-15
iPhone 15 Pro 128Go Blanc Titanium => iphone-15-pro
« Pc Apple MacBook Pro 13″ » (Apple59) I5 8GB 128GB SSD Gris » => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Air M4 13" 16Go 256Go SSD Starlight => macbook-air-13-inch-m4-2025
« Pc Apple Imac (Apple87) RETINA 27″ » 5K I5 8Go 1To » => imac-retina-5k-27-inch-*
iPhone 16 Pro 256Go Désert Titane - APPLE => iphone-16-pro
Pc De Bureau APPLE MAC MINI M1 8GO 512GO SSD => mac-mini-m1-2020
Câble USB Pour iPhone Aspor AC02L 2.1A => ~
Apple MacBook Pro M5 14" 24Go 1To SSD Noir Sidéral => macbook-pro-14-inch-m5 / macbook-pro-14-inch-m5-pro-or-m5-max
iPhone 15 128Go Noir - APPLE => iphone-15
Apple MacBook Air M3 13″ (2024) / 8 Go / 256 Go / Gris sideral => macbook-air-13-inch-m3-2024
Smartphone Apple iPhone 13 / 5G / 4 Go / 128 Go / Midnight => iphone-13
Apple Mac Studio M4 Max 2025 / 36 Go / 512 Go SSD / Argent => mac-studio-2025
iPhone 15 Pro Max 256Go Noir Titanium => iphone-15-pro-max
CABLE ASPOR AC 02 IPHONE => ~
APPLE MACBOOK AIR M2 8GO 256GO SSD – STARLIGHT => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
Apple MacBook Air M4 13" 24Go 512Go SSD Bleu Ciel => macbook-air-13-inch-m4-2025
Apple iPad 11" 128Go WiFi + Cellulaire - Silver => ipad-a16
Apple iPhone 17 Pro Max | OLED 6,9″ | 1To | Blue Deep => iphone-17-pro-max
iPhone 15 128Go Bleu - APPLE => iphone-15
Câble USB pour iPhone Aspor A101 3A 1M => ~
Smartphone Apple iPhone 16 PRO 128 Go / WHITE => iphone-16-pro
iPhone 15 Pro Max 256Go Bleu Titanium - APPLE => iphone-15-pro-max
Apple MacBook Air M3 13" (2024) 16Go 256Go SSD Silver => macbook-air-13-inch-m3-2024
Apple MacBook Pro M4 Pro 16" | Space Black 24 GB / 512GB => macbook-pro-16-inch-2024
Apple MacBook Pro M4 14'' 24GB/512GB | Space Black (2024) => macbook-pro-14-inch-m4-2024 / macbook-pro-14-inch-m4-pro-or-m4-max-2024
APPLE MACBOOK PRO M3 8GO 512GO SSD -GRIS => macbook-pro-14-inch-m3-nov-2023
Apple MacBook Air M4 13" / 24 Go / 512 Go SSD / Midnight => macbook-air-13-inch-m4-2025
iPhone 16 128Go Outremer - APPLE => iphone-16
Pc De Bureau APPLE iMac M1 24′ 8 Go 256 GO SSD – Bleu => imac-24-inch-m1-2021
iPhone 16 512Go Outremer - APPLE => iphone-16
iPhone 13 128Go Midnight - APPLE => iphone-13
APPLE MacBook Air M4 24Go 512Go SSD - Minuit => macbook-air-13-inch-m4-2025 / macbook-air-15-inch-m4-2025
cable de charge AVO+ Apple 30 pin 1m pour iphone 4 /4s , blanc => ~
Apple MacBook Air M4 13" 2025 / 16 Go / 256 Go SSD / Starlight => macbook-air-13-inch-m4-2025
Apple MacBook Air M2 8Go 256Go SSD Gris Sidéral => macbook-air-m2-2022 / macbook-air-15-inch-m2-2023
iPhone 13 128Go Starlight - APPLE => iphone-13
iPhone 15 Pro Max 256Go Noir Titanium - APPLE => iphone-15-pro-max
Apple iPhone 17 Pro 256 Go / Bleu => iphone-17-pro
Apple MacBook Air M4 13" 2025 / 16 Go / 512 Go SSD / Starlight => macbook-air-13-inch-m4-2025
« Pc Apple Imac (Apple86) RETINA 27″ » 5K I5 8Go 2To » => imac-retina-5k-27-inch-*
iPhone 17 512Go Blanc - APPLE => iphone-17
« PC APPLE IMAC 27″ » ( APPLE55 ) Retina 5K I5 8Go 2To » => imac-retina-5k-27-inch-*
iPhone 15 Pro 256Go Bleu Titanium - APPLE => iphone-15-pro
Apple MacBook Pro M4 14'' 24GB/1TB | Silver (2024) => macbook-pro-14-inch-m4-2024 / macbook-pro-14-inch-m4-pro-or-m4-max-2024
iPhone 16 128Go Blanc - APPLE => iphone-16
APPLE Watch Ultra 2 49mm - Boitier En Titane Et Bracelet Boucle Alpine Indigo M => apple-watch-ultra-2
APPLE MacBook Pro M4 Pro 24G 512G SSD - Noir Sidéral => macbook-pro-14-inch-m4-pro-or-m4-max-2024 / macbook-pro-16-inch-2024
iPhone 14 128Go Midnight => iphone-14
Câble USB pour iPhone Aspor A122 2.4A => ~
Apple iPhone 17 Pro 256 Go / Orange => iphone-17-pro
Apple MacBook Air M4 13'' | 16 Go RAM – SSD 256 Go – Bleu ciel => macbook-air-13-inch-m4-2025
Apple MacBook Air M4 13'' | 16 Go RAM – SSD 256 Go – Midnight => macbook-air-13-inch-m4-2025
« Pc Apple Imac (Apple85) Retina 4K 21.5″ » I3 8GB 1TB » => imac-retina-4k-21-5-inch-*
Apple MacBook Pro M4 Pro 14" | Space Black 24 GB / 1TB => macbook-pro-14-inch-m4-pro-or-m4-max-2024
iPhone 17 Pro Max 256Go Deep Blue - APPLE => iphone-17-pro-max
iPhone 14 128Go Midnight - APPLE => iphone-14
APPLE MACBOOK PRO M3 18GO 512GO SSD -NOIR => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 / macbook-pro-16-inch-nov-2023
Apple iPhone 17 512 Go / Blanc => iphone-17
iPhone 17 Pro Max 256Go Cosmic Orange - APPLE => iphone-17-pro-max
Smartphone Apple iPhone 14 / 5G / 128 Go / Starlight => iphone-14
Pc De Bureau APPLE iMac M1 24 8 Go 256 GO SSD – Argent => imac-24-inch-m1-2021
Apple MacBook Air M4 13" 16Go 512Go SSD Starlight => macbook-air-13-inch-m4-2025
APPLE MacBook Pro M3 Pro 18 Go / 512 Go SSD / Noir Sidéral => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 / macbook-pro-16-inch-nov-2023
PC Portable Apple MacBook Air M1 13.3″ / 8 Go / 256 Go SSD / Gris sideral => macbook-air-m1-2020
Souris Sans Fil BLUETOOTH APPLE MAGIC MK2E3ZM/A Blanc => ~
Apple iPhone 17 256 Go / Noir => iphone-17
« Pc Apple MacBook Air 13.3″ » ( Apple76) I5 8GB 128GB SSD Gold » => macbook-air-retina-13-inch-*
Apple iPhone 17 Pro 512 Go / Bleu => iphone-17-pro
APPLE Watch Séries 10 GPS 46MM - Silver Aluminium => apple-watch-series-10
iPhone 16 Pro 256Go Noir Titane - APPLE => iphone-16-pro
iPhone 17 256Go Bleu Clair - APPLE => iphone-17`,
  },
  {
    kind: 'listing, French',
    source:
      'mega.tn, price comparison of shops in Tunisia, 2022. From benslamahafedh/BestOffre, Database/*.json',
    lines: `
Apple - IPHONE 12 PRO 128GO => iphone-12-pro
Apple - IPHONE 13 PRO MAX 256GB => iphone-13-pro-max
Apple - SMARTPHONE IPHONE 12 PRO 256 GO => iphone-12-pro
Apple - IPHONE 12 MINI 128GB => iphone-12-mini
Apple - iPhone SE / 64 Go => iphone-se-*
Apple - IMAC RETINA 5K 27"- CORE I5 - 8GO- 1TO => imac-retina-5k-27-inch-*
Apple - IPHONE 11 - 128GO => iphone-11
Apple - iPhone 7 256 Go => iphone-7
Apple - iPhone 8 64Go => iphone-8
Apple - IMAC RETINA 5K 27"- CORE I5 - 8GO- 2TO => imac-retina-5k-27-inch-*
Apple - iPhone 6s 16Go => iphone-6s
Apple - TéLéPHONE PORTABLE IPHONE 12 / 256 GO => iphone-12
Apple - iPhone X 64Go => iphone-x
Apple - IPHONE XR 256 GO => iphone-xr
Apple - IPHONE XS 64GO => iphone-xs
Apple - IMAC 5K - 27 POUCES - CORE I5 3.1GHZ - 8 GO 512 GO SSD => imac-retina-5k-27-inch-*
Apple - IPHONE 12 128 GO => iphone-12
Apple - IPHONE 11 PRO MAX 256GO => iphone-11-pro-max
Apple - IPHONE XR 64GO => iphone-xr
Apple - IPHONE 11 PRO 64GO => iphone-11-pro
Apple - IPHONE 13 PRO 128GB => iphone-13-pro
Apple - TéLéPHONE PORTABLE IPHONE 12 PRO MAX / 5G / 128 GO => iphone-12-pro-max
Apple - iPhone 7 Plus 128Go => iphone-7-plus
Apple - IPHONE XR DUOS 128 GO => iphone-xr
Apple - SMARTPHONE IPHONE 12 PRO MAX 512 GO => iphone-12-pro-max
Apple - IPHONE 13 PRO 256GO => iphone-13-pro
Apple - IPHONE XS MAX 512 GO => iphone-xs-max
Apple - IPHONE 13 512GO => iphone-13
Apple - IPHONE XS 256 GO => iphone-xs
Apple - IPHONE XR DUOS 64 GO => iphone-xr
Apple - iPhone 7 128Go => iphone-7
Apple - IPHONE 13 256GO => iphone-13
Apple - IPHONE XS MAX 256 GO => iphone-xs-max
Apple - iPhone 8 Plus / 256 Go => iphone-8-plus
Apple - WATCH SERIES 6 44MM => apple-watch-series-6
Apple - SMARTPHONE IPHONE SE 128 GO => iphone-se-*`,
  },
  {
    kind: 'listing, French',
    source:
      'jumia.ma, search for "iPhone 13", September 2025. From Moufidzakaria/webscraping-jumia, products.json',
    lines: `
Case pochette transparente avec MagSafe compatible avec iphone 13 pro max => ~
Coque magsafe Silicone pour iPhone 13 pro => ~
Fashion Case magsafe coque Iphone 13 pro Max ,liquide,souple, protége camera, Doré => ~
Chargeur de voiture magnétique sans fil pour iPhone, MagSafe, 15, 14, 13, 12Pro Max, Xiaomi, Samsung, grille d'aération magnétique, support de téléphone, support, 15W => ~
Toocki Cable USB de Charge Rapide pour iPhone, Cordon de Pluie, Chargeur Rapide, iPhone 14, 13, 12, 11 Pro Max, 12, 11, X, Poly 8, 7 => ~
Case COVER IPHONE 13 NOIR => ~
Case comaptible avec iPhone 13 Case, Soft Liquid Silicone Rouge => ~
Original Magsafe givré en métal avec boucle à ressort pour iPhone 13 normal => ~
Chargeur sans fil 30W pour iPhone 15 14 13 12 Pro Max X Samsung Xiaomi téléphone Qi chargeurs Station de charge rapide à Induction => ~
Apple iPhone 13 5G 6.1" (4Go, 128Go) – Rouge => iphone-13
Case Pochette magsafe transparent pour Iphone 13 pro max -gray => ~
Pack 2 Pochettes silicone pour iPhone 13 Pro Max Rose - Violet foncé => ~
Protecttion appareil photo trempé caméra pour iPhone 13 Pro - Gold => ~
Case Pochette iPhone 13 MINI , toucher confort,silicone => ~
Fashion Case Coque Magnétique Antichoc compatible avec iPhone 13 Pro Max MagSafe Noir => ~
Baseus Power Bank Magnétique Sans fil 20W 10000mAh, Pour iPhone 12/13/14 Pro, Charge rapide .. => ~
Coque antichoc pour iPhone 13 avec lentille coulissante, panneau arrière de protection 360 ° => ~
Pochette Transparent pour iPhone 13/14 Slim Crystal Clear => ~
iPhone 13 pro, pochette Dane agréable touche confort,Case Noir => ~
Pochette Coque pour iphone 13 pro max Flip Cover Pas attaché Slim Vert => ~
Pochette transparente pour iPhone 13 Pro MagSafe magnétique => ~
ESSAGER Cable Usb-C Vers Ip 29W PD Charge Rapide pour Iphone 14/13/12 longueur 1 mètre => ~
Pochette silicone pour IPHONE 13 Normal Rose => ~
Coque de chargeur transparente avec motif de rose en 3 pièces pour iPhone 13/14/15 => ~
Fashion Case Pochette Silicone Magsafe Compatible avec Iphone 13 Haute Gamme Noir => ~
Coque pour Iphone 13 Pro antichoc ondulée 3D => ~
pochette pour iPhone 13 pro max MagSafe => ~
Chargeur USB 3.1A 5Ports PD, adaptateur de charge pour Xiaomi iPhone 13 Samsung, prise de téléphone portable, chargeur mural QC 3.0 => ~
Pack 4 Pochettes silicone pour iPhone 13 Pro Noir - Rose bébé - Violet foncé - Grenat => ~
Apple iPhone 13 – 6,1" – 128 Go – 4 Go RAM – Minuit => iphone-13
incassable pour IPhone 13 Pro Max Incassable ciramic anti => ~
Transparent Clear Cristal iPhone 13 Pro Max => ~
Goui Coque iPhone 13 Pro Max Pierre noir avec MagSafe => ~
Baseus Câble USB de type C à charge rapide PD20W, pour iPhone 14 13 12 Pro Max 12 Mini => ~
Case Pochette magsafe transparent pour Iphone 13 pro max -bleu => ~
Batterie Externe Magnétique Power Bank sans Fil 5000mAh, PD 15W Charge Rapide Power Bank avec USB-C Entrée Chargeur Portable Compatible iPhone 16/15/14/13/12/Pro/Pro Max (Blanc) => ~
coque de luxe new desing doudoun pochette pour iphone 13 pro max => ~
Fashion Case magsafe coque pour Iphone 13 pro max ,souple, protége camera, vert => ~
ESSAGER Câble USB de charge rapide pour iPhone, 13, 12, 11 Pro Max, Poly XS, 8, 7, 6s, 5 Plus 2M => ~
Case Pochette Diamant pour Iphone 13 pro Max MagSafe Contour Strass Noir => ~
Protecttion appareil photo trempé caméra pour iPhone 13 Pro Max - Gold => ~
Pochette silicone pour IPHONE 13 Bleu Ciel => ~
ESSAGER Chargeur de voiture USB C, affichage numérique, charge rapide, téléphone, iPhone 13 Pro Max, Samsung, . => ~
Verre Trempé pour iPhone 13 Caméra Protecteur Bague individuelle en métal Sans Bulle Anti-Rayures Caméra Protecteur D'écran Film lentill de protection (silver) => ~
OptiGuard Camera Lens Protector iPhone 13 => ~`,
  },
  {
    kind: 'listing, French',
    source:
      'leboncoin.fr, ebay.fr, fr.shopping.rakuten.com, amazon.fr, jumia.ci and Apple’s refurbished store; from tests and sample applications in public code',
    lines: `
IPhone 14 Pro et iPhone 13 Pro avec facture 🎁 => iphone-14-pro / iphone-13-pro
Lot de 2 IMac Pro 27 pouces => imac-pro-2017
Apple iPhone SE 2020 64Go Rouge – Batterie 74% – Fonctionnel => iphone-se-2nd-generation
Apple MacBook Air 13 Pouces Ordinateur Portable avec Puce M4 : Conçu pour Apple Intelligence, Écran Liquid Retina de 13,6 Pouces, Mémoire unifiée de 16 Go, Stockage SSD de 256 Go, Touch ID ; Minuit => macbook-air-13-inch-m4-2025
Apple iPhone 7 32 Go Noir mat => iphone-7
MacBook Air 13 pouces reconditionné avec puce Apple M4 => macbook-air-13-inch-m4-2025
iPad Air 64 Go Wi-Fi 4ème génération 2020 => ipad-air-4th-generation
Apple 2022 iPad Pro 12,9 Pouces (Wi-FI + Cellular, 2 to) - Gris sidéral (6ᵉ génération) => ipad-pro-12-9-inch-6th-generation
iMac 27 pouces mi 2011 Paris => imac-27-inch-mid-2011
Apple 2021 iPad (10,2 pouces, Wi-Fi, 64 Go) - Gris sidéral (9ᵉ génération) => ipad-9th-generation
IPhone XR reconditionné => iphone-xr
Adhésif Ecran iPhone X => ~
iMac 27 pouces - MXWV2FN/A => imac-retina-5k-27-inch-2020
Apple 2022 iPad 10,9 Pouces (Wi-FI, 64 Go) - Bleu (10ᵉ génération) => ipad-10th-generation
MacBook Air 13 pouces reconditionné avec puce Apple M2 => macbook-air-m2-2022
Mac mini reconditionné avec puce Apple M4, CPU 10 cœurs, GPU 10 cœurs => mac-mini-2024`,
  },
  {
    kind: 'listing, French',
    source: 'a shop of refurbished phones in France, about 2026; from its list of products in public code',
    lines: `
Iphone SE 2e gen 64Go en excellent état => iphone-se-2nd-generation
Iphone 12 Mini en excellent état => iphone-12-mini
Iphone 12 Pro Max 128Go en excellent état => iphone-12-pro-max
Iphone 14 Plus 128Go en excellent état => iphone-14-plus
Iphone 16e 128Go en excellent état => iphone-16e
Iphone 17e 256Go NEUF => iphone-17e`,
  },
]
