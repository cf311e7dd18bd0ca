/** Texts of one kind that name devices. */
export interface WrittenNames {
  readonly kind: string
  /** The source of the texts. */
  readonly source: string
  /**
   * Each line: the text => its devices => the number of the listing, if known. Devices are keys;
   * "macbook-air-*" is a prefix, "-" means none of Apple's, and "~" a thing made for one: its device may be
   * offered, but not as sure.
   */
  readonly lines: string
}

/**
 * Invented texts in the style of classified advertisements, price lists, auction lots and settings screens;
 * copied ones are in listed-names.ts.
 */
const ours = 'written for this table'

/** Texts in the style of shops and sellers. */
export const writtenNames: readonly WrittenNames[] = [
  {
    kind: 'typed at the counter',
    source: ours,
    lines: `
13 pro max 256 => iphone-13-pro-max
14 plus => iphone-14-plus
se 2022 => iphone-se-3rd-generation
xs max 64 => iphone-xs-max
xr 128 coral => iphone-xr
iphone 10 => iphone-x
iphone 10r => iphone-xr
iphone 7+ => iphone-7-plus
iphone 8+ 64 => iphone-8-plus
ihpone 12 pro => iphone-12-pro / iphone-12-pro-max
iphnoe 11 => iphone-11 / iphone-11-pro / iphone-11-pro-max
mac book air m1 => macbook-air-m1-2020
mba m1 8/256 => macbook-air-m1-2020
mbp 14 m1 pro => macbook-pro-14-inch-2021
mbp 16 2019 16/512 => macbook-pro-16-inch-2019
mac mini m4 pro => mac-mini-2024
mac mini m2 => mac-mini-2023
mac studio m4 max => mac-studio-2025
mac studio m1 ultra => mac-studio-2022
ipad 10 (2022) => ipad-10th-generation
ipad 9 64 => ipad-9th-generation
ipad pro m4 => ipad-pro-11-inch-m4 / ipad-pro-13-inch-m4
ipad pro 11 m4 => ipad-pro-11-inch-m4
ipad air 5 cell => ipad-air-5th-generation
ipad air 13 m2 => ipad-air-13-inch-m2
ipad mini 6 lte => ipad-mini-6th-generation
ipad mini 7 => ipad-mini-a17-pro
apple watch s8 45 => apple-watch-series-8
apple watch s9 41 gps => apple-watch-series-9
apple watch se 2 44 cellular => apple-watch-se-2nd-generation
aw s7 45mm => apple-watch-series-7
watch ultra 2 => apple-watch-ultra-2
airpods 3 => airpods-3rd-generation
airpods max usb-c => airpods-max-with-usb-c
airpods 4 anc => airpods-4-with-active-noise-cancellation
homepod mini => homepod-mini
ipod touch 7 => ipod-touch-7th-generation
atv 4k 2022 => apple-tv-4k-3rd-generation
iPhone15.3 => iphone-14-pro-max
iphone 17 128gb => iphone-17
iphone 16e => iphone-16e
16e 128 => iphone-16e
iphone air 256 => iphone-air
macbook neo => macbook-neo
vision pro m5 => apple-vision-pro-m5`,
  },
  {
    kind: 'advertisement, English',
    source: ours,
    lines: `
iPhone 14 Plus 256gb purple unlocked, 91% battery health => iphone-14-plus
Apple iPhone 13 128GB Midnight - Unlocked - Grade A => iphone-13
iPhone 12 Pro Max 256GB Pacific Blue, excellent condition, boxed => iphone-12-pro-max
iPhone 11 64GB White unlocked with box and charger £180 => iphone-11
iPhone XR 64GB (PRODUCT)RED used, cracked back glass => iphone-xr
Used iPhone 13 mini 128GB Pink battery 87% => iphone-13-mini
iPhone SE 2nd Gen 64GB Black EE => iphone-se-2nd-generation
iPhone SE (2020) 128GB => iphone-se-2nd-generation
iPhone SE 3rd generation 2022 64gb starlight any network => iphone-se-3rd-generation
iPhone 15 Pro 353325101234569 => iphone-15-pro
Apple iPhone 15 Pro Max 1TB Natural Titanium $950 => iphone-15-pro-max
iPhone 16 Pro 256GB Desert Titanium sealed brand new => iphone-16-pro
iPhone 8 64gb space grey spares or repair => iphone-8
iPhone 8 Plus gold 256gb 12 months warranty => iphone-8-plus
iPhone X 256GB silver Face ID working => iphone-x
iPhone XS 64gb gold, 83% battery => iphone-xs
iphone 6s plus 32gb rose gold => iphone-6s-plus
iPhone 7 32GB jet black => iphone-7
iPhone 12 64GB blue x2 => iphone-12
Lot of 5 iPhone 8 => iphone-8
2x iPhone XR 64gb => iphone-xr
Job lot 10 iPhone 11 128GB mixed grades => iphone-11
5 x iPhone 12 mini 64GB Grade B => iphone-12-mini
iPhone 13 Pro 128gb graphite + case and screen protector => iphone-13-pro
iPad 9th Gen 64GB Wi-Fi Space Grey => ipad-9th-generation
iPad (10th generation) 256GB Blue Wi-Fi + Cellular => ipad-10th-generation
iPad Air 4 64GB Sky Blue with Apple Pencil => ipad-air-4th-generation
Apple iPad Air 2 16GB wifi gold => ipad-air-2
iPad Pro 12.9 inch 5th Gen M1 128GB WiFi => ipad-pro-12-9-inch-5th-generation
iPad Pro 11" 2021 256GB cellular => ipad-pro-11-inch-3rd-generation
iPad Pro 10.5 64GB rose gold => ipad-pro-10-5-inch
iPad mini 5 64GB wifi good condition => ipad-mini-5th-generation
iPad 6th generation 32GB 2018 => ipad-6th-generation
MacBook Air M2 2022 8GB 256GB Midnight => macbook-air-m2-2022
MacBook Air 15" M2 2023 8/512 => macbook-air-15-inch-m2-2023
MacBook Air 13-inch M3 16GB 512GB => macbook-air-13-inch-m3-2024
MacBook Air 2017 13 inch i5 8GB 128GB SSD => macbook-air-13-inch-2017
MacBook Pro 13 M1 2020 8GB RAM 256GB SSD => macbook-pro-13-inch-m1-2020
MacBook Pro 16-inch 2021 M1 Max 64GB 2TB => macbook-pro-16-inch-2021
MacBook Pro 14 M3 Pro 18GB 512GB Space Black => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
MacBook Pro 15 2018 i7 16GB 512GB touch bar => macbook-pro-15-inch-2018
MacBook Pro Retina 15 mid 2015 i7 2.2GHz 16GB => macbook-pro-retina-15-inch-mid-2015
MacBook Pro Retina 13 Early 2015 => macbook-pro-retina-13-inch-early-2015
MacBook 12 2017 256gb => macbook-retina-12-inch-2017
iMac 27 5K 2020 i7 32GB => imac-retina-5k-27-inch-2020
iMac 24 M1 8GB 256GB blue => imac-24-inch-m1-2021
iMac 21.5 inch 4K 2019 => imac-retina-4k-21-5-inch-2019
Mac mini 2018 i7 32gb => mac-mini-2018
Mac mini M1 8GB 512GB => mac-mini-m1-2020
Mac Pro 2019 => mac-pro-2019
Apple Watch Series 6 44mm GPS Blue Aluminium => apple-watch-series-6
Apple Watch SE 1st gen 40mm => apple-watch-se-1st-generation
Apple Watch Series 3 42mm space grey => apple-watch-series-3
Apple Watch Ultra 49mm titanium with trail loop => apple-watch-ultra / apple-watch-ultra-2 / apple-watch-ultra-3 / apple-watch-ultra-4
AirPods 2nd Generation with charging case => airpods-2nd-generation
AirPods Pro 1st gen => airpods-pro-1st-generation
Apple Pencil 2nd gen => apple-pencil-2nd-generation
Apple TV 4K 2nd generation 64GB => apple-tv-4k-2nd-generation
HomePod 2nd generation white => homepod-2nd-generation
iPod Touch 6th gen 16GB blue => ipod-touch-6th-generation`,
  },
  {
    kind: 'advertisement, German',
    source: ours,
    lines: `
iPhone 12 64GB schwarz sehr guter Zustand 350€ VB => iphone-12
iPhone 13 128 GB Mitternacht, Akku 89%, OVP => iphone-13
Apple iPhone 11 64GB weiß ohne Simlock => iphone-11
iPhone XR 64 GB blau Displaybruch, für Bastler => iphone-xr
Verkaufe iPhone 13 Pro Max 256GB Sierrablau mit Rechnung => iphone-13-pro-max
iPhone 14 Pro 128GB Dunkellila neuwertig 780 € Festpreis => iphone-14-pro
iPhone SE 2. Generation 64 GB rot => iphone-se-2nd-generation
iPhone SE (3. Generation) 128GB Polarstern => iphone-se-3rd-generation
iPhone 12 mini 128GB grün, Batteriezustand 84 % => iphone-12-mini
iPhone 8 64GB spacegrau gebraucht => iphone-8
iPhone 8 Plus 256 GB gold, leichte Kratzer => iphone-8-plus
iPhone X 64GB silber ohne Vertrag => iphone-x
iPhone 15 Pro 256GB Titan Natur OVP Garantie bis 12/2025 => iphone-15-pro
iPhone 16 128 GB Ultramarin versiegelt neu => iphone-16
iPhone 7 32GB schwarz defekt => iphone-7
iPhone 6s 16GB roségold mit Ladekabel => iphone-6s
3 Stück iPhone 11 64GB => iphone-11
Konvolut 12 iPhone 8 defekt => iphone-8
iPhone 13 wie neu => iphone-13
iPhone 12 Pro 128GB graphit, Rückseite gebrochen => iphone-12-pro
iPad 9. Generation 64GB WLAN spacegrau => ipad-9th-generation
iPad 10. Generation 2022 256 GB blau => ipad-10th-generation
iPad Air 4. Generation 64 GB WLAN => ipad-air-4th-generation
iPad Air 2 64GB mit Hülle => ipad-air-2
iPad Pro 12,9 Zoll 4. Generation 256GB => ipad-pro-12-9-inch-4th-generation
iPad Pro 11 Zoll 2018 64 GB WLAN + Cellular => ipad-pro-11-inch-1st-generation
iPad Pro 10,5 Zoll 256GB => ipad-pro-10-5-inch
iPad mini 6. Generation 64GB violett => ipad-mini-6th-generation
iPad mini 4 128GB gold => ipad-mini-4
iPad Pro 9,7 Zoll 32GB => ipad-pro-9-7-inch
MacBook Air M1 2020 8GB 256GB grau => macbook-air-m1-2020
MacBook Air 13 Zoll M2 16 GB RAM 512 GB SSD Mitternacht => macbook-air-m2-2022
MacBook Pro 13 Zoll 2020 M1 8GB 256GB => macbook-pro-13-inch-m1-2020
MacBook Pro 14 Zoll 2021 M1 Pro 16GB 512GB => macbook-pro-14-inch-2021
MacBook Pro 16 Zoll 2019 i9 16GB 1TB => macbook-pro-16-inch-2019
MacBook Pro 15 Zoll 2017 i7 16GB Touch Bar => macbook-pro-15-inch-2017
MacBook Pro Retina 15 Zoll Mitte 2014 16GB => macbook-pro-retina-15-inch-mid-2014
MacBook 12 Zoll 2016 => macbook-retina-12-inch-early-2016
iMac 21,5 Zoll 2013 => imac-21-5-inch-late-2013 / imac-21-5-inch-early-2013
iMac 27 Zoll 5K 2017 16GB => imac-retina-5k-27-inch-2017
iMac 24 Zoll M3 8 Kerne => imac-24-inch-2023-two-ports / imac-24-inch-2023-four-ports
Mac mini M2 Pro 16GB 512GB => mac-mini-2023
Mac mini Ende 2014 8GB => mac-mini-late-2014
Apple Watch Serie 7 45mm Mitternacht GPS => apple-watch-series-7
Apple Watch SE 2. Generation 40 mm silber => apple-watch-se-2nd-generation
Apple Watch Ultra 2 mit Armband => apple-watch-ultra-2
Apple Watch Series 5 44mm Edelstahl Cellular => apple-watch-series-5
AirPods 3. Generation mit Ladecase => airpods-3rd-generation
AirPods Max silber => airpods-max / airpods-max-2 / airpods-max-with-usb-c
Apple TV 4K 1. Generation 32GB => apple-tv-4k-1st-generation
Apple Pencil 1. Generation => apple-pencil-1st-generation`,
  },
  {
    kind: 'advertisement, French',
    source: ours,
    lines: `
iPhone 13 mini 128 Go bleu très bon état 250 € => iphone-13-mini
iPhone 11 64 Go noir, batterie 85 %, débloqué => iphone-11
Vends iPhone 12 Pro 256 Go graphite avec boîte et facture => iphone-12-pro
iPhone 14 Pro Max 1 To violet intense => iphone-14-pro-max
iPhone SE 2e génération 64 Go rouge => iphone-se-2nd-generation
iPhone SE 3ème génération 128 Go minuit neuf => iphone-se-3rd-generation
iPhone XR 128 Go corail écran cassé => iphone-xr
iPhone XS Max 256 Go or tout opérateur => iphone-xs-max
iPhone 8 64 Go gris sidéral reconditionné => iphone-8
iPhone 15 128 Go rose sous garantie => iphone-15
iPhone 15 Pro Max 256 Go titane naturel => iphone-15-pro-max
iPhone 16 Plus 256 Go sarcelle => iphone-16-plus
iPhone X 64 Go argent, rayures => iphone-x
Ligne 12 ; iPhone 11 => iphone-11
Lot de 4 iPhone 12 64 Go pour pièces => iphone-12
iPhone 7 Plus 32 Go noir de jais 90 euros => iphone-7-plus
iPhone 12 mini 64 Go vert, santé batterie 88% => iphone-12-mini
iPhone 13 Pro 256 Go bleu alpin, comme neuf => iphone-13-pro
iPad 9e génération 64 Go Wi-Fi gris sidéral => ipad-9th-generation
iPad 10ème génération 2022 64 Go argent => ipad-10th-generation
iPad Air 5e génération M1 64 Go mauve => ipad-air-5th-generation
iPad Air 3 256 Go cellulaire => ipad-air-3rd-generation
iPad Pro 12,9 2e génération 256 Go => ipad-pro-12-9-inch-2nd-generation
iPad Pro 11 pouces 2020 128 Go => ipad-pro-11-inch-2nd-generation
iPad Pro 10,5 pouces 64 Go or rose => ipad-pro-10-5-inch
iPad mini 5 64 Go avec coque => ipad-mini-5th-generation
iPad 6e génération 32 Go 2018 => ipad-6th-generation
MacBook Air 13 pouces 2020 M1 8 Go 256 Go => macbook-air-m1-2020
MacBook Air 15 pouces M3 16 Go 512 Go => macbook-air-15-inch-m3-2024
MacBook Pro 13 pouces M2 2022 8 Go 256 Go => macbook-pro-13-inch-m2-2022
MacBook Pro 14 pouces M1 Pro 16 Go 1 To => macbook-pro-14-inch-2021
MacBook Pro 16 pouces 2019 i7 16 Go 512 Go => macbook-pro-16-inch-2019
MacBook Pro Retina 15 pouces mi 2015 => macbook-pro-retina-15-inch-mid-2015
iMac 27 pouces 5K 2019 => imac-retina-5k-27-inch-2019
iMac 24 pouces M1 8 Go rose => imac-24-inch-m1-2021
Mac mini M1 8 Go 256 Go => mac-mini-m1-2020
Apple Watch Série 6 44 mm GPS bleu => apple-watch-series-6
Apple Watch Série 8 41 mm minuit bracelet sport => apple-watch-series-8
Apple Watch SE 2e génération 44 mm => apple-watch-se-2nd-generation
Montre Apple Watch Ultra 2 => apple-watch-ultra-2
AirPods 2e génération avec boîtier => airpods-2nd-generation
AirPods Pro 1re génération => airpods-pro-1st-generation
Apple TV 4K 3e génération 128 Go => apple-tv-4k-3rd-generation
Téléphone iPhone 14 128 Go lumière stellaire => iphone-14
Disponible 87,41 Go iPhone 12 Capacité 128 Go => iphone-12`,
  },
  {
    kind: 'advertisement, Spanish',
    source: ours,
    lines: `
Se vende iPhone 11 negro 64gb batería 85% => iphone-11
iPhone 13 128GB azul como nuevo libre => iphone-13
iPhone 12 Pro Max 256GB grafito 450 € => iphone-12-pro-max
Vendo iPhone 14 128 GB blanco estrella con caja y factura => iphone-14
iPhone SE 2ª generación 64GB rojo => iphone-se-2nd-generation
iPhone SE tercera generación 64GB medianoche => iphone-se-3rd-generation
iPhone XR 64GB blanco pantalla rota => iphone-xr
iPhone XS 256GB gris espacial poco uso => iphone-xs
iPhone 8 64GB oro, buen estado => iphone-8
iPhone 8 Plus 64 GB plata => iphone-8-plus
iPhone 15 Pro 256GB titanio natural precintado => iphone-15-pro
iPhone 16 Pro Max 512GB titanio del desierto => iphone-16-pro-max
iPhone 12 mini 64GB verde batería 82% => iphone-12-mini
iPhone 13 mini 128GB rosa muy buen estado => iphone-13-mini
Lote de 3 iPhone 7 32GB para piezas => iphone-7
Móvil iPhone X 64GB plata libre de fábrica => iphone-x
iPhone 13 Pro 128GB azul sierra estado impecable => iphone-13-pro
iPhone 14 Pro 128GB morado oscuro, salud de la batería 90% => iphone-14-pro
iPad 9ª generación 64GB => ipad-9th-generation
iPad 10ª generación 64 GB azul => ipad-10th-generation
iPad Air 4ª generación 256GB verde => ipad-air-4th-generation
iPad Air 5 M1 64GB => ipad-air-5th-generation
iPad Pro 12,9 pulgadas 3ª generación 256GB => ipad-pro-12-9-inch-3rd-generation
iPad Pro 11 pulgadas M2 128GB => ipad-pro-11-inch-4th-generation
iPad mini 6ª generación 64GB malva => ipad-mini-6th-generation
iPad 7ª generación 32GB con funda => ipad-7th-generation
MacBook Air M1 8GB 256GB gris espacial => macbook-air-m1-2020
MacBook Air 13 pulgadas 2017 i5 8GB => macbook-air-13-inch-2017
MacBook Pro 14 pulgadas M2 Pro 16GB 512GB => macbook-pro-14-inch-2023
MacBook Pro 15 pulgadas 2019 i7 16GB => macbook-pro-15-inch-2019
MacBook Pro 13 pulgadas M1 2020 => macbook-pro-13-inch-m1-2020
iMac 21,5 pulgadas finales de 2015 => imac-21-5-inch-late-2015 / imac-retina-4k-21-5-inch-late-2015
iMac 24 pulgadas M1 256GB verde => imac-24-inch-m1-2021
Mac mini M2 8GB 256GB => mac-mini-2023
Apple Watch Serie 7 41mm verde GPS => apple-watch-series-7
Apple Watch SE 2ª generación 40mm => apple-watch-se-2nd-generation
Apple Watch Serie 4 44mm acero inoxidable => apple-watch-series-4
Reloj Apple Watch Ultra 2 => apple-watch-ultra-2
AirPods 3ª generación => airpods-3rd-generation
AirPods Pro 1ª generación => airpods-pro-1st-generation
Apple Pencil 2ª generación => apple-pencil-2nd-generation
HomePod mini naranja => homepod-mini`,
  },
  {
    kind: 'line of a list, with prices and numbers',
    source: ours,
    lines: `
1) iPhone 12 128GB Black B 210,00 => iphone-12
2. iPhone 12 Pro 256GB Gold A 299.00 EUR => iphone-12-pro
Pos. 3 iPhone 13 128GB Mitternacht 1x 389,00 € => iphone-13
4;iPhone 11;64GB;Noir;B;145 € => iphone-11
#5 iPhone XR 64 GB 120 => iphone-xr
Nr. 7 iPad Air 4 64GB 250,- => ipad-air-4th-generation
12 ; iPhone SE 2020 ; 64 Go ; 95 € => iphone-se-2nd-generation
iPhone 14 Pro 128GB | Deep Purple | Grade C | 95% | £520 => iphone-14-pro
iPhone 8 / 64GB / Space Grey / 10 pcs / 65 USD => iphone-8
qty 3 iPhone 13 mini 256GB $310 => iphone-13-mini
Menge: 2 iPad 8. Generation 32GB 149 EUR => ipad-8th-generation
Cantidad 4 iPhone XS 64GB 130 € => iphone-xs
iPhone 12 mini;64;Blue;unlocked;353325101234569;£190 => iphone-12-mini
iPhone 13 Pro Max 128GB 353325101234569 549.00 => iphone-13-pro-max
Artikel 118 MacBook Air M1 8/256 Silber 520 EUR => macbook-air-m1-2020
Zeile 9: Apple Watch Series 6 40mm GPS 119 € => apple-watch-series-6
Item 22 - iPhone 11 Pro 64GB Midnight Green $240 => iphone-11-pro
iPhone 15 128GB Black 2 units 1.040,00 € => iphone-15
iPhone 7 Plus 128GB 5 Stück je 80 € => iphone-7-plus
CHF 450.- iPhone 13 128GB => iphone-13
EUR 1.099,00 iPhone 15 Pro Max 256GB => iphone-15-pro-max
iPhone 16 Pro 128GB 899 EUR inkl. MwSt => iphone-16-pro
iPad Pro 11 (2021) 128GB WiFi 480€ => ipad-pro-11-inch-3rd-generation
iPad mini 6 64GB 299.00 => ipad-mini-6th-generation
MacBook Pro 14 M1 Pro 16/512 1.150 € => macbook-pro-14-inch-2021
MacBook Pro 13 M2 8/256 => macbook-pro-13-inch-m2-2022
MacBook Air M2 8/256 Midnight 2022 699 € => macbook-air-m2-2022
Mac mini M4 16/256 549 => mac-mini-2024
Mac Studio M2 Ultra 64GB 1TB 2.900 € => mac-studio-2023
Apple Watch Ultra 2 49mm 520 € => apple-watch-ultra-2
AirPods 4 ANC 120 EUR => airpods-4-with-active-noise-cancellation
iPhone 12 Pro 128 GB Graphit 18.03.2021 gekauft => iphone-12-pro
iPhone 11 128GB iOS 17.5.1 88% => iphone-11
3x iPad 7th gen 32GB => ipad-7th-generation
10x iPhone 6s 32GB => iphone-6s
Regel 4 iPhone 13 128GB middernacht => iphone-13
Riga 6 iPhone 12 64GB nero 200 € => iphone-12
iPhone 14 128GB blu, batteria 92%, ottime condizioni => iphone-14
iPhone 11 64GB zwart simlockvrij €150 => iphone-11
iPad 9e generatie 64GB spacegrijs => ipad-9th-generation
iPhone SE seconda generazione 64GB bianco => iphone-se-2nd-generation`,
  },
  {
    kind: 'settings screen or box',
    source: ours,
    lines: `
Name Annas Handy Modellname iPhone 13 Pro Seriennummer G6TZ4X0QKX Kapazität 128 GB Verfügbar 87,41 GB => iphone-13-pro
Nom iPhone de Luc Nom du modèle iPhone 12 mini Capacité 64 Go Disponible 12,3 Go => iphone-12-mini
Nombre del modelo iPhone 11 Capacidad 128 GB Disponible 41,2 GB => iphone-11
Nome modello iPhone SE (2a generazione) Capacità 64 GB Disponibili 20,1 GB => iphone-se-2nd-generation
Modelnaam iPhone 14 Plus Capaciteit 128 GB Beschikbaar 99,9 GB => iphone-14-plus
Model Name iPhone 15 Pro Max Capacity 256 GB Available 120.51 GB => iphone-15-pro-max
About Name iPhone iOS Version 17.4 Model Name iPhone 14 Pro => iphone-14-pro
MacBook Air M1, 2020 Chip Apple M1 Memory 8 GB macOS Sonoma 14.4 => macbook-air-m1-2020
MacBook Pro 16 Zoll, 2021 Chip Apple M1 Max Arbeitsspeicher 32 GB => macbook-pro-16-inch-2021
Mac mini 2023 Puce Apple M2 Pro Mémoire 16 Go => mac-mini-2023
Apple iPhone 13, Pink, 128GB Designed by Apple in California Assembled in China => iphone-13
iPad Air (4th generation), Wi-Fi, 64GB, Sky Blue => ipad-air-4th-generation`,
  },
  {
    kind: 'none of ours',
    source: ours,
    lines: `
Samsung Galaxy Watch 6 => -
Surface Pro 7 => -
Galaxy Buds => -
Galaxy Buds Pro 2 => -
Samsung Galaxy S21 128GB => -
Google Pixel 7 Pro 128GB => -
Huawei MatePad Pro 11 => -
Xiaomi Mi 11 Ultra => -
Dell XPS 13 i7 16GB => -
Lenovo ThinkPad X1 => -
Fitbit Versa 3 => -
Garmin Fenix 7 Pro => -
Sony Xperia 5 => -
Kindle Paperwhite 11 => -
OnePlus 11 Pro => -
Pixel Watch 2 => -
Bose QuietComfort Ultra => -
PlayStation 5 Pro => -`,
  },
  {
    kind: 'second set, English',
    source: ours,
    lines: `
Apple iPhone 13 Pro Max - 512GB - Sierra Blue (Unlocked) A2643 read description => iphone-13-pro-max
IPHONE 12 64GB BLUE O2 LOCKED CRACKED BACK SPARES => iphone-12
15 Pro 256 natural ti, bh 88, tiny scuff on frame => iphone-15-pro
iPhone 14 (128 GB) - Product Red - smashed screen still turns on => iphone-14
Grade B | iPhone SE (2022) | 64 | Starlight | 84% | £119.99 => iphone-se-3rd-generation
3x iPhone 11 128gb mixed colours carrier locked => iphone-11
iphone 16 pro 1tb desert titanium brand new sealed IMEI 356789104567896 => iphone-16-pro
i phone 8 plus 64g gold home button not working => iphone-8-plus
MacBook Pro 13" Touch Bar 2017 i5 8GB 256GB space grey keyboard issue => macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Apple MacBook Air 13.6 M2 8C CPU 8C GPU 8/256 midnight 43 cycles => macbook-air-m2-2022
mbp 16" M1 Max 32gb 1tb 10 core 32 core gpu => macbook-pro-16-inch-2021
MacBook Pro 14 M3 8GB 512GB Space Grey as new w/ charger => macbook-pro-14-inch-m3-nov-2023
Ipad Pro 12.9 5th gen 256 cellular + apple pencil 2 + magic keyboard => ipad-pro-12-9-inch-5th-generation
ipad 6th gen 32gb wifi a1893 bent corner => ipad-6th-generation
iPad mini 5 64GB, couple of dead pixels => ipad-mini-5th-generation
Apple Watch Ultra 2 49mm titanium trail loop, 100% battery => apple-watch-ultra-2
apple watch series 7 45mm cell midnight alu scratched glass => apple-watch-series-7
AirPods Pro 2 USB C left bud crackles => airpods-pro-2nd-generation-usb-c
Airpods Max space gray headband torn => airpods-max
Mac mini M1 16gb 512 boxed => mac-mini-m1-2020
iMac 27" 5K 2019 i9 3.6 40GB Radeon 580X => imac-retina-5k-27-inch-2019
Broken for parts: iPhone XS Max 256 silver no power => iphone-xs-max
Samsung Galaxy S22 Ultra 256GB swap for iPhone 13 Pro => iphone-13-pro
Case for iPhone 15 Plus clear magsafe => iphone-15-plus
iPhone 7 32gb jailbroken ios 14.3 => iphone-7
SKU 10442 IPH14PRO-256-BLK Grade C 4 units => iphone-14-pro
APPLE IPHONE 13 128 MIDNIGHT A/B STOCK UNLOCKED 25PCS @ 245 EUR => iphone-13
iPhone 12 Mini - 64GB - (PRODUCT) RED, no box no charger, collection SW9 => iphone-12-mini
Selling my old iPhone 6 Plus, still charges, 16gb => iphone-6-plus
iphone14promax 256 deep purple => iphone-14-pro-max
ip13 128 mid => iphone-13
Apple iPhone 15 Pro Max 256GB Blue Titanium Vodafone EE O2 => iphone-15-pro-max
2019 MacBook Pro 13 inch 2 TBT3 i5 8gb 128gb => macbook-pro-13-inch-2019-two-thunderbolt-3-ports
MacBook Pro Retina 15" Mid 2014 2.2 i7 16GB 256 SSD battery service => macbook-pro-retina-15-inch-mid-2014
Macbook air 2020 i3 8gb 256gb rose gold => macbook-air-retina-13-inch-2020
m3 macbook air 13 8/256 midnight => macbook-air-13-inch-m3-2024
iPad Pro 2018 11" 64GB space grey wifi a1980 => ipad-pro-11-inch-1st-generation
ipad 10.2 2020 32 gb => ipad-8th-generation
iPad 9.7 2018 128gb gold cracked => ipad-6th-generation
Apple Watch S5 44 Nike GPS cracked crystal => apple-watch-series-5
airpods 2nd gen case only => airpods-2nd-generation
Mac Pro 2013 trash can 6 core D500 => mac-pro-late-2013
Apple TV 4K 64gb 2nd gen siri remote => apple-tv-4k-2nd-generation
14 pm 256 purple => iphone-14-pro-max`,
  },
  {
    kind: 'second set, French',
    source: ours,
    lines: `
iPhone 13 128 Go Minuit débloqué tout opérateur, batterie 86 % => iphone-13
Vends iPhone 11 Pro 64Go vert nuit, vitre arrière fissurée, 150€ à débattre => iphone-11-pro
IPHONE 14 PRO MAX 256GO VIOLET INTENSE FACTURE + BOITE => iphone-14-pro-max
Lot de 4 iPhone XR 64 Go pour pièces HS => iphone-xr
iPhone SE 3ème génération 64 Go noir reconditionné grade A+ => iphone-se-3rd-generation
iphone 12 mini bleu 128, face id hs, le reste nickel => iphone-12-mini
MacBook Air 13 pouces M1 2020 8 Go 256 Go gris sidéral 112 cycles => macbook-air-m1-2020
Macbook pro 15 pouces 2015 retina i7 16go 512go ssd chargeur inclus => macbook-pro-retina-15-inch-mid-2015
MacBook Pro 14" puce M2 Pro 16 Go 512 Go SSD clavier azerty => macbook-pro-14-inch-2023
iPad Air 4 64 Go wifi bleu ciel avec étui => ipad-air-4th-generation
iPad 9e génération 2021 64Go Wi-Fi + Cellular argent IMEI 356789104567896 => ipad-9th-generation
Tablette Apple iPad mini 6 256 go mauve comme neuve => ipad-mini-6th-generation
Montre Apple Watch SE 2 40 mm minuit bracelet sport M/L => apple-watch-se-2nd-generation
Apple watch série 9 GPS 41mm rose état impeccable sous garantie jusqu'au 12/2025 => apple-watch-series-9
Écouteurs AirPods 3 sans boîtier de charge => airpods-3rd-generation
Ecran cassé iPhone 15 128 Go rose à réparer => iphone-15
iphone 15 plus 128go jaune neuf sous blister n° de série H4XK2LQ9VN => iphone-15-plus
échange iPhone 12 Pro 128 graphite contre iPhone 13 => iphone-12-pro / iphone-13
iMac 24 pouces M1 vert 8 Go/256 Go, 4 ports => imac-24-inch-m1-2021
iPhone 6S 32 Go or rose batterie changée => iphone-6s
Coque silicone iPhone 14 Pro bleue => iphone-14-pro
Mac Mini fin 2018 i3 8go => mac-mini-2018
iPhone 16 Pro Max titane sable 512 Go, acheté chez Orange en janvier => iphone-16-pro-max
iPhone X argent 64 point vert sur l'écran => iphone-x
AirPods Pro 2e gen MagSafe (Lightning) => airpods-pro-2nd-generation
Iphone13 128go bleu batterie neuve 91% capacité => iphone-13
iPhone 12 pro max - 128 Go - doré - bon état - vitre arrière HS - 230 € => iphone-12-pro-max
A saisir!! iPhone 15 Pro 128Go Titane Blanc nickel => iphone-15-pro
IPHONE SE 2020 64 NOIR POUR PIECES => iphone-se-2nd-generation
Réf 4471 ; iPhone 14 ; 128 Go ; Lumière stellaire ; Grade B ; 312,00 => iphone-14
ipad pro 11 pouces 2020 128 go + clavier magic keyboard => ipad-pro-11-inch-2nd-generation
iPad 7 (10,2 pouces) 32 Go or => ipad-7th-generation
macbook air 11 pouces debut 2015 i5 4go 128go => macbook-air-11-inch-early-2015
MacBook Pro 16 pouces M4 Pro 24 Go 512 Go noir sidéral => macbook-pro-16-inch-2024
imac 2017 21.5 4k i5 8go => imac-retina-4k-21-5-inch-2017
Apple Watch Ultra 2e génération titane noir => apple-watch-ultra-2
airpods pro première génération bon son => airpods-pro-1st-generation
iphone 16e 128 blanc jamais ouvert => iphone-16e
Téléphone iPhone 8 64 Go rouge écran noir => iphone-8
Mac mini M4 16 Go 256 Go état neuf => mac-mini-2024`,
  },
  {
    kind: 'second set, German',
    source: ours,
    lines: `
iPhone 13 mini 128GB Polarstern, Akku 89 %, OVP, Versand möglich => iphone-13-mini
Apple iPhone 12 Pro 256 GB Pazifikblau Displaybruch Bastler => iphone-12-pro
Iphone 14 Plus 128 GB gelb neuwertig mit Rechnung VB 420 € => iphone-14-plus
5 Stück iPhone SE 2020 64 GB schwarz Firmenhandys => iphone-se-2nd-generation
iPhone 15 Pro Max 256GB Titan Natur, Restgarantie bis 09/2025 => iphone-15-pro-max
Iphone 11 defekt, geht nicht mehr an, iCloud frei => iphone-11
iPhone XS 64GB gold, Kamera hinten gesprungen, simlockfrei => iphone-xs
iPhone 8 256 GB Product Red Akkutausch nötig (76%) => iphone-8
MacBook Air 15 Zoll M2 8GB RAM 512GB SSD Polarstern QWERTZ => macbook-air-15-inch-m2-2023
MacBook Pro 13 Zoll 2020 M1 16GB/1TB wie neu, 31 Ladezyklen => macbook-pro-13-inch-m1-2020
Macbook Pro 16" 2019 i7 2,6 GHz 16GB 512GB Displayschaden => macbook-pro-16-inch-2019
MacBook 12 Zoll 2017 roségold Kratzer am Deckel => macbook-retina-12-inch-2017
iPad Pro 11 3. Generation M1 128GB WLAN Space Grau => ipad-pro-11-inch-3rd-generation
Ipad 10. Gen 64GB blau Glas gesprungen Touch ok => ipad-10th-generation
iPad Air 2 16GB silber Kinderzimmer => ipad-air-2
Apple Watch Series 6 44mm Cellular Edelstahl graphit => apple-watch-series-6
AppleWatch SE 1. Gen 40 mm GPS Sternenlicht => apple-watch-se-1st-generation
AirPods 2. Generation rechter Hörer leise => airpods-2nd-generation
Airpods Pro 1 Ladecase defekt => airpods-pro-1st-generation
iMac 21,5 Zoll Ende 2013 i5 1TB Fusion Drive => imac-21-5-inch-late-2013
Mac Studio M2 Max 32 GB 512 GB Rechnung vorhanden => mac-studio-2023
Tausche iPhone 14 128 GB gegen Samsung S23 => iphone-14
Panzerglas für iPhone 13 / 14 3er Pack => iphone-13 / iphone-14
Pos. 7: iPhone 12 128 GB weiß, IMEI 356789104567896, 210,00 € => iphone-12
HomePod mini weiß, nur ausgepackt => homepod-mini
Iphone12 64gb lila 83% Akku keine Kratzer => iphone-12
iPhone 13 Pro 256GB Sierrablau *neuwertig* ohne Kratzer 99% Akku => iphone-13-pro
iPhone X 64 GB Spacegrau, Face ID defekt, zum Ausschlachten => iphone-x
Apple iPhone 16 128GB Ultramarin NEU & OVP versiegelt => iphone-16
iPhone 7, 128 GB, Diamantschwarz, Displaykratzer => iphone-7
Ankauf: 12x iPhone 14, 128 GB, gemischt, B-Ware => iphone-14
MacBook Air 2017 13 Zoll, i5, 8 GB, 128 GB SSD => macbook-air-13-inch-2017
MacBook Pro 15" Mitte 2015 16GB 512GB i7 2,5GHz => macbook-pro-retina-15-inch-mid-2015
iMac 24" M3 8/256 blau => imac-24-inch-2023-four-ports / imac-24-inch-2023-two-ports
Mac mini M1, 8GB/256GB, mit OVP => mac-mini-m1-2020
iPad mini 6. Generation 64 GB violett => ipad-mini-6th-generation
iPad Pro 12,9 Zoll 2018 3. Gen 64GB silber => ipad-pro-12-9-inch-3rd-generation
Apple Watch 8 45 mm Cellular Polarstern Glasbruch => apple-watch-series-8
Airpods 4 mit ANC unbenutzt => airpods-4-with-active-noise-cancellation
Hülle und Folie für iPad Air 5 => ipad-air-5th-generation`,
  },
  {
    kind: 'second set, Spanish',
    source: ours,
    lines: `
iPhone 13 Pro 128GB azul sierra, batería al 85%, libre => iphone-13-pro
Vendo iPhone 11 64 gb morado pantalla rota 120€ negociable => iphone-11
IPHONE XR 128GB CORAL CON CAJA Y CARGADOR => iphone-xr
Lote 10 iPhone 8 64GB para piezas => iphone-8
iPhone 14 Pro 256 negro espacial impecable, garantía Apple hasta marzo => iphone-14-pro
iPhone SE 2ª generación 128 GB blanco liberado => iphone-se-2nd-generation
iphone 12 pro max 128 dorado face id no funciona => iphone-12-pro-max
iPhone 15 128 verde, IMEI 356789104567896, sin cuenta icloud => iphone-15
MacBook Air M2 13,6" 8GB 256GB medianoche, teclado español => macbook-air-m2-2022
Macbook Pro 2012 13 pulgadas i5 4gb ram 500gb disco duro => macbook-pro-13-inch-mid-2012
MacBook Pro 16 pulgadas M3 Pro 18GB 512GB negro espacial => macbook-pro-16-inch-nov-2023
iPad 8ª generación 32gb plata con golpe en esquina => ipad-8th-generation
iPad Pro 10,5 64GB oro rosa wifi+4g => ipad-pro-10-5-inch
iPad mini 4 128gb pantalla rayada => ipad-mini-4
Ipad air 5 m1 64 azul => ipad-air-5th-generation
Apple Watch Serie 8 41 mm aluminio blanco estrella => apple-watch-series-8
Reloj Apple Watch Series 3 42mm gris espacial correa negra => apple-watch-series-3
Auriculares AirPods Pro 2ª generación usb-c precintados => airpods-pro-2nd-generation-usb-c
iMac 27 pulgadas 5K finales de 2015 i5 16GB => imac-retina-5k-27-inch-late-2015
Funda iPhone 13 piel => iphone-13
Cambio iPhone 12 64 por PS5 => iphone-12
Mac mini M2 Pro 16GB 512GB poco uso => mac-mini-2023
Móvil Apple iPhone 7 Plus 32 Gb negro mate, altavoz flojo => iphone-7-plus
iPhone 17 Pro naranja cósmico 256GB a estrenar => iphone-17-pro
Iphone 14 pro max 128gb morado oscuro libre bateria 90 => iphone-14-pro-max
IPHONE 13 MINI 128 ROSA SIN FACE ID => iphone-13-mini
iPhone 11 Pro Max 64Gb verde noche, un solo dueño => iphone-11-pro-max
iphone 15 de 128 color negro, con factura de compra => iphone-15
3 uds iPhone XR 64GB desbloqueados grado B 95 €/ud => iphone-xr
ipad 2022 10ª gen 64 gb rosa => ipad-10th-generation
MacBook Air 13" M1 256GB plata 87 ciclos, con caja => macbook-air-m1-2020
macbook pro 14 m1 pro 16gb ram 1 tb => macbook-pro-14-inch-2021
Apple watch ultra 49 mm primera generación => apple-watch-ultra
Airpods 3ª gen estuche lightning => airpods-3rd-generation`,
  },
  {
    kind: 'third set, four languages',
    source: ours,
    lines: `
Apple iPhone 13 - 128GB - Midnight (Unlocked) A2633 (CDMA + GSM) (AU) => iphone-13
iPhone 11 64GB Product Red, battery service, otherwise mint => iphone-11
APPLE IPHONE 15 PRO MAX 512 GB TITANIUM BLACK DUAL ESIM USA => iphone-15-pro-max
iPhone 14 Pro 256gb Deep Purple - cracked lens - no face id - £340 ono => iphone-14-pro
Iphone SE 2nd generation 2020 64GB red good battery 92 percent => iphone-se-2nd-generation
iPhone 12 Pro 128GB + AirPods Pro bundle => iphone-12-pro / airpods-pro-1st-generation / airpods-pro-2nd-generation / airpods-pro-2nd-generation-usb-c / airpods-pro-3
Selling 2 iPhones: 11 and 12 mini => iphone-11 / iphone-12-mini
I-Phone 13 mini blue 128 GB => iphone-13-mini
IPhone12promax 128gb pacific blue, AT&T => iphone-12-pro-max
iPhone 16 Plus 128GB teal T-Mobile paid off => iphone-16-plus
iPhone 8+ rose gold 64g => iphone-8-plus
iPad Pro 13" M4 256GB Wi-Fi Space Black nano-texture => ipad-pro-13-inch-m4
iPad Air M2 11" 128 starlight w/ pencil pro => ipad-air-11-inch-m2
ipad 5th gen a1822 32gb silver school surplus x14 => ipad-5th-generation
MacBook Air 2015 11" i5 1.6 4GB 128GB => macbook-air-11-inch-early-2015
MacBook Pro 16in 2023 M2 Max 12c/38c 32GB 1TB => macbook-pro-16-inch-2023
MacBook Pro 13 2020 i5 4 TB3 ports 16/512 => macbook-pro-13-inch-2020-four-thunderbolt-3-ports
Mac Mini 2012 i7 quad 16gb ssd 240 => mac-mini-late-2012 / mac-mini-server-late-2012
Apple Watch SE (2022) 40mm Starlight GPS + Cellular => apple-watch-se-2nd-generation
AW Series 10 46mm jet black gps => apple-watch-series-10
Airpods pro gen 2 usbc case => airpods-pro-2nd-generation-usb-c
Homepod 1st gen space grey, one popping => homepod-1st-generation
Apple TV HD 32GB 4th gen with remote => apple-tv-hd
Galaxy S23 Ultra 256 - trade for iPhone 14 Pro Max => iphone-14-pro-max
Google Pixel 8a 128GB => -
Galaxy Tab S9 FE => -
Motorola Edge 40 Neo => -
Microsoft Surface Laptop 5 => -
Nothing Phone 2 => -
Xiaomi Pad 6 => -
iPhone 13 Pro Max 256GB Alpingrün, Akku 86 Prozent, Privatverkauf, keine Rücknahme => iphone-13-pro-max
iPhone 11, 64GB, Lila, Displayglas gesprungen, voll funktionsfähig => iphone-11
Apple iPhone 14 128GB Blau Zustand A-Ware vom Händler 24 Monate Gewährleistung => iphone-14
iPhone 12 64 GB Violett mit Panzerfolie und Hülle 219 Euro VB => iphone-12
Iphone se 2. gen 128gb weiss akku 80% => iphone-se-2nd-generation
iPhone 16e 256GB schwarz, 3 Monate alt, Telekom => iphone-16e
Ipad Pro 11 Zoll 4. Gen M2 256 GB spacegrau mit Folio => ipad-pro-11-inch-4th-generation
Ipad air 3 (2019) 64gb wifi silber => ipad-air-3rd-generation
iPad mini 2 16 GB für Kinder => ipad-mini-2
MacBook Pro 2012 13 Zoll i5 SSD nachgerüstet => macbook-pro-13-inch-mid-2012 / macbook-pro-retina-13-inch-late-2012
MacBook Air 13" 2022 M2 mit 24 GB RAM 1 TB => macbook-air-m2-2022
iMac 27 Zoll Ende 2013 i5 3,2 GHz 24GB => imac-27-inch-late-2013
Apple Watch 6 40mm GPS+Cellular Rot => apple-watch-series-6
Apple Watch 9 45 mm Edelstahl graphit => apple-watch-series-9
AirPods Max Space Grau mit Smart Case, kleine Delle => airpods-max
10 Stk. iPhone 8 64GB Ankaufware ungetestet => iphone-8
Tausche iPhone 13 Pro gegen 14 Pro => iphone-13-pro / iphone-14-pro
Rückkamera defekt iPhone 15 Plus 128 GB grün => iphone-15-plus
iPhone 13 128Go lumière stellaire, état correct, micro-rayures, batterie d'origine 83% => iphone-13
iPhone 11 Pro 256 Go or, vendu avec chargeur et coque, 220€ fdpi => iphone-11-pro
IPHONE 15 PRO TITANE BLEU 256GO SOUS GARANTIE APPLE => iphone-15-pro
iphone xs 64giga noir => iphone-xs
iPhone 12 64Gb violet HS pour pièce ne s'allume plus => iphone-12
Iphone 14 bleu 128go neuf jamais servi cause double emploi => iphone-14
iPhone 17 256 Go lavande => iphone-17
Lot iPhone 6s / 7 / 8 à réparer => iphone-6s / iphone-7 / iphone-8
iPad Pro 9.7 128 Go Wi-Fi 4G gris sidéral => ipad-pro-9-7-inch
iPad 8 32 Go avec clavier logitech => ipad-8th-generation
iPad Air 11 pouces M3 2025 128 Go bleu => ipad-air-11-inch-m3
MacBook Pro 13 2016 touchbar i5 256 Go => macbook-pro-13-inch-2016-four-thunderbolt-3-ports
MacBook Air M3 15" 16/512 minuit facture Fnac => macbook-air-15-inch-m3-2024
Apple Watch Series 4 acier 44mm cellular verre rayé => apple-watch-series-4
Airpods 4 réduction de bruit active neufs => airpods-4-with-active-noise-cancellation
Enceinte HomePod mini bleue => homepod-mini
Samsung Galaxy Tab A8 contre iPad 9 => ipad-9th-generation
iPhone 13 128 gb color medianoche, sin detalles, todo original => iphone-13
iPhone 11 Pro 64GB oro con batería nueva al 100% => iphone-11-pro
iPhone 14 Plus 128GB morado, acepto cambios => iphone-14-plus
vendo iphone x 256 gb pantalla cambiada no original => iphone-x
iPhone 12 Pro azul pacífico 128GB, regalo funda y cristal templado => iphone-12-pro
Iphone 15 128Gb verde libre, 6 meses garantía => iphone-15
iPad 10 64Gb wifi rosa con Apple pencil usb c => ipad-10th-generation
iPad Pro 2021 12.9 M1 512GB wifi+cell => ipad-pro-12-9-inch-5th-generation
iPad 2018 6 gen 32gb dorado => ipad-6th-generation
MacBook Air 2019 retina 13 i5 8gb 128 oro rosa => macbook-air-retina-13-inch-2019
Macbook Pro M3 Max 16" 36gb 1tb negro espacial => macbook-pro-16-inch-nov-2023
iMac M4 24" 16GB 512 azul => imac-24-inch-2024-four-ports / imac-24-inch-2024-two-ports
Apple Watch Series 8 45mm rojo product red celular => apple-watch-series-8
Mac Studio M2 Max 32GB 512GB como nuevo => mac-studio-2023
Lote 6 iPad 7 32GB plata para repuestos => ipad-7th-generation
Consola Nintendo Switch cambio por iPhone 13 => iphone-13
Name: iPhone von Lea  Softwareversion: 17.6.1  Modellname: iPhone 14 Plus  Modellnummer: MQ513ZD/A  Kapazität: 128 GB => iphone-14-plus
Model Name: MacBook Pro Chip: Apple M3 Pro Total Number of Cores: 11 Memory: 18 GB => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023 / macbook-pro-16-inch-nov-2023
Nom du modèle : iPad Air (5e génération) Version iPadOS 17.5 Capacité 64 Go Disponible 31,2 Go => ipad-air-5th-generation
Acerca de este Mac MacBook Air M2, 2022 Chip Apple M2 Memoria 8 GB macOS Sequoia 15.1 => macbook-air-m2-2022
iPhone 13 Pro 128GB Sierra Blue, Verizon unlocked, paid off, small crack on back => iphone-13-pro
5x iPhone SE (2nd Gen) 64GB mixed colours untested job lot => iphone-se-2nd-generation
iPhone 15 128gig pink sealed => iphone-15
Apple iPhone XS Max 512GB Gold (AT&T) Smartphone - Excellent => iphone-xs-max
IPHONE 11 PRO 64GIG MIDNIGHT GREEN => iphone-11-pro
iPhone 14 Pro and Apple Watch Ultra bundle => iphone-14-pro / apple-watch-ultra
MacBook Pro 13-inch 2017 two thunderbolt ports 8GB 256GB => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
MacBook Pro 13 2018 4 thunderbolt 3 ports i7 16/512 => macbook-pro-13-inch-2018-four-thunderbolt-3-ports
iPad mini 6 8.3" 256 cellular purple with smart folio => ipad-mini-6th-generation
iPad Pro 11 2024 M4 1TB nano texture => ipad-pro-11-inch-m4
Mac Studio Ultra M1 128GB/2TB => mac-studio-2022
AirPods 4 noise cancelling boxed => airpods-4-with-active-noise-cancellation
Apple Watch Series 11 42mm rose gold => apple-watch-series-11
Apple Pencil USB-C like new => apple-pencil-usb-c
magic keyboard ipad pro 11 m4 black => magic-keyboard-for-ipad-pro-11-inch-m4
iPhone 12 mini 128GB weiß kleine Delle, Kamera defekt => iphone-12-mini
iPhone 14 Pro Max 512GB Space Schwarz B-Ware => iphone-14-pro-max
Verkaufe mein iPhone 15 Plus 256 GB blau keine Kratzer => iphone-15-plus
iPhone 8 64 Gigabyte rot => iphone-8
iPad Air 5. Generation WLAN 256GB Violett inkl. Apple Pencil 2 => ipad-air-5th-generation
AirPods 4 mit aktiver Geräuschunterdrückung => airpods-4-with-active-noise-cancellation
MacBook Pro 13" 2019 mit 2 Thunderbolt Anschlüssen => macbook-pro-13-inch-2019-two-thunderbolt-3-ports
Mac mini M4 Pro 48GB 1TB 10GbE => mac-mini-2024
Apple Watch Ultra 3 schwarz Ocean Armband => apple-watch-ultra-3
iPhone 17 Pro Max 512GB Tiefblau => iphone-17-pro-max
iPhone Air 256GB Himmelblau eSIM => iphone-air
Huawei P30 Pro gegen iPhone 11 => iphone-11
iPhone 13 Pro Max 1To or => iphone-13-pro-max
iphone 12 64 gigas rouge écran remplacé => iphone-12
vends iPad 2 16go wifi noir pour collection => ipad-2
iPhone 5s 16 Go gris, ne s'allume plus => iphone-5s
MacBook 12 pouces retina 2015 m 1,1 ghz 8 go => macbook-retina-12-inch-early-2015
Apple Watch Series 7 41 mm + cellulaire vert => apple-watch-series-7
AirPods 4 à réduction de bruit => airpods-4-with-active-noise-cancellation
iMac 24 M3 2023 deux ports 8/256 argent => imac-24-inch-2023-two-ports
Lot 10 iPhone 7 32go et 5 iPhone 8 64go => iphone-7 / iphone-8
iPhone 16 Pro 256 Go titane noir double sim => iphone-16-pro
Xiaomi Redmi Note 12 => -
iphone 13 de 256 gigas rosa => iphone-13
Vendo iPad Pro 12.9 4ª gen 2020 128gb => ipad-pro-12-9-inch-4th-generation
AirPods Pro segunda generación cancelación de ruido => airpods-pro-2nd-generation / airpods-pro-2nd-generation-usb-c
MacBook Air M4 13 2025 16/256 azul cielo => macbook-air-13-inch-m4-2025
Apple Watch SE 3 44 mm medianoche => apple-watch-se-3
iPhone 6 Plus 64 gb dorado para repuestos => iphone-6-plus
iPhone 12 Pro Max 128GB oro + AirPods Pro 2 => iphone-12-pro-max / airpods-pro-2nd-generation / airpods-pro-2nd-generation-usb-c
Oppo Find X5 Pro => -
Honor Magic 6 => -
Realme GT 2 Pro => -
Name iPhone Modellname iPhone 15 Modellnummer MTP43ZD/A Seriennummer H2N4Q7XK0P Songs 0 Videos 12 Fotos 2.341 Programme 48 Kapazität 128 GB Verfügbar 91,23 GB => iphone-15
À propos de ce Mac MacBook Pro 14 pouces, 2021 Puce Apple M1 Pro Mémoire 16 Go Numéro de série XK2P9QW4LM macOS Sonoma 14.6 => macbook-pro-14-inch-2021
Información general iPad mini (6.ª generación) Versión 17.5.1 Capacidad 64 GB Disponible 12,4 GB => ipad-mini-6th-generation`,
  },
]
