import type { WrittenNames } from '../written-names.ts'

/** Titles taken in a third round; docs/devices.md has what was right when each part was read first. */
export const thirdEnglish: readonly WrittenNames[] = [
  {
    kind: 'listing, English',
    source:
      'ebay.com, search for "apple watch", about April 2026. From jiyeonkim26/webscraping-ebay, apple_watch.json',
    lines: `
Apple Watch Series 4 44mm Rose Gold Aluminum Pink Band GPS LTE Water Resistant => apple-watch-series-4
Apple Watch Series 10 46mm Silver Aluminum With Blue Cloud Sport Loop GPS Cell => apple-watch-series-10
Apple Watch Series 5 44mm WIFI + GPS + Cellular Aluminum case Gray Silver - Good => apple-watch-series-5
Apple Watch Series Se 2nd Gen 44mm Gps Aluminum Sport Band 32GB => apple-watch-se-2nd-generation
Apple Watch Ultra 2 (GPS + LTE) 49MM Black Titanium Case Black Ocean Band => apple-watch-ultra-2
Apple Watch Series 9 Aluminum 41mm A2982 (GPS + Cellular) Pink (Excellent) => apple-watch-series-9
Apple Watch Series 6 40mm Gold Aluminum Case GPS + LTE Heart Rate Monitor (Used) => apple-watch-series-6
Apple Watch Series 10 [GPS + Cellular 42mm] - Unlocked - Unlocked - Excellent => apple-watch-series-10
Apple Watch 42mm (1st Gen) Sport – Very Good Condition – Tested => apple-watch-1st-generation
Apple Watch Series 3 38mm 42mm GPS + WiFi + Bluetooth Gold Gray Silver - Good => apple-watch-series-3
Apple Watch Series 8 (GPS + LTE) 41MM Gold Stainless Steel Case & Milanese Loop => apple-watch-series-8
Apple Watch SE 40mm Aluminum Case Ion-X glass •GPS Wr - 50 Meters => apple-watch-se-*
Apple Watch Ultra GPS & Cellular 49mm Titanium Trail Alpine Loop Ocean Excellent => apple-watch-ultra*
Apple Watch Series 9 Aluminum 45mm A2984 (GPS + Cellular) Midnight (Excellent) => apple-watch-series-9
Apple Watch Gen 7 Series 7 41mm Green Aluminum - Clover Sport Band MKN03LL/A => apple-watch-series-7
Apple Watch SE (2nd Gen.) 40mm Silver Aluminum Case Storm Blue Sport Band -... => apple-watch-se-2nd-generation
Apple Watch Series 8 GPS + LTE 45MM Midnight Aluminum Case Midnight Sport Band => apple-watch-series-8
Apple Watch Series 4 40mm 44mm GPS + WiFi + Bluetooth Gold Gray Silver - Good => apple-watch-series-4
Apple Watch S11 (GPS+LTE) 46MM Natural Titanium Case with Titanium Milanese Loop => apple-watch-series-11
Apple Watch Generation Jen 1 Gps Space Gray Aluminum Original Box In Great Shape => apple-watch-1st-generation
Apple Watch Series 6 40mm 44mm GPS + WiFi + Bluetooth - All Colors- Good => apple-watch-series-6
Apple Watch Series 7 41mm (GPS + Cellular) Aluminum Case - Very Good => apple-watch-series-7
Apple Watch Series 9 45mm GPS + WiFi + Cellular Unlocked Aluminum Case Very Good => apple-watch-series-9
Apple Watch Series 11 46mm GPS Jet Black w/ M/L Black Sport Band MEUX4LW/A => apple-watch-series-11
Apple Watch Series 8 GPS 45 mm Midnight (GPS + LTE Cellular) Smartwatch => apple-watch-series-8
Metal Strap Compatible with Apple Watch Ultra 49mm, Series 11 46mm, 45mm => ~
Apple Watch Series 7 41mm 45mm GPS + WiFi + Cellular Blue Black Green Starlight => apple-watch-series-7
Apple Watch Series 9 45mm Aluminum Brown Leather Band (Parts & repair) => apple-watch-series-9
Apple Watch Series 7 41mm 45mm Wi-Fi + GPS + Cellular Smartwatch - Very Good => apple-watch-series-7
Apple watch 10 GPS 42 mm VERY GOOD Fully functioning, Rose Gold MWWY3LW/A => apple-watch-series-10
Apple Watch Gen 11 Series 11 46mm Space Gray Aluminum - Black Sport Band => apple-watch-series-11
Apple Watch Series 7 (GPS, 45mm) Aluminum Case with Sport Band => apple-watch-series-7
Apple Watch Series 8 41mm GPS + WiFi + Cellular Unlocked Aluminum Case -Grade B+ => apple-watch-series-8
Apple Watch SE 3 44mm GPS Midnight w/ M/L Midnight Sport Band, Fair => apple-watch-se-3
Apple Watch Series 10 46mm Titanium Silver Hermes Edition GPS Cellular Excellent => apple-watch-series-10
Apple Watch Series 9 45mm Gps Aluminum 64GB - Good => apple-watch-series-9
Apple Watch Gen 10 Series 10 46mm Jet Black Aluminum - Black Sport Band => apple-watch-series-10
Apple Watch Series 6 (GPS + Cellular) 40mm => apple-watch-series-6
Apple Watch Series 7 45mm (GPS + Cellular) Aluminum Case w/ Nomad watch Bands => apple-watch-series-7
Apple Watch SE 3 40MM [GPS + Cellular ] Aluminu Case - Smartwatch - Excellent => apple-watch-se-3
Apple Watch Series 7 41mm 45mm WiFi + GPS + Bluetooth - All Colors => apple-watch-series-7
Apple Watch SE 3 44mm Midnight Aluminum - Midnight Sport Band MEHQ4LW/A => apple-watch-se-3
Apple Watch SE (2nd Gen) 44mm GPS Aluminum Smartwatch => apple-watch-se-2nd-generation
Apple Watch Series 10 GPS + Cellular 42mm Smartwatch Aluminum Case - Very Good => apple-watch-series-10
Apple Watch SE 2 Cell 44mm Midnight Aluminum - Midnight Sport Band MXG23LL/A => apple-watch-se-2nd-generation
Apple Watch Series 5 44mm Aluminum And Ceramic Case Nike + Band + gps => apple-watch-series-5
Apple Watch Series SE (2nd Gen) 40mm GPS + WiFi + Bluetooth - Good Condition => apple-watch-se-2nd-generation
Apple Watch Series 7 GPS + LTE w/ 45MM Green Aluminum Case & Clover Sport Band => apple-watch-series-7
Apple Watch Series 11 GPS + Cellular, 42mm Titanium Case Sport Band. Excellent => apple-watch-series-11
Apple Watch Gen 10 Series 10 46mm Rose Gold Aluminum - Light Blush Sport Band => apple-watch-series-10
Apple Watch Series 11 GPS+Cellular 42mm Jet Black Case w Sport Band MF834LW/A => apple-watch-series-11
Apple Watch SE 2 40mm Midnight Aluminum - Ink Sport Loop MXEA3LL/A => apple-watch-se-2nd-generation
Apple Watch SE 3 40mm GPS Starlight Aluminum Case w Sport Band S/M MEH34LW/A => apple-watch-se-3
Apple Watch Series 8 41MM/45MM (GPS) Aluminum Case with Sport Band - Excellent => apple-watch-series-8
Apple Watch Ultra 2 49mm Black Titanium Green Alpine Loop Excellent Cond - 100% => apple-watch-ultra-2
Apple Watch S9 (GPS + LTE) 45MM Silver Stainless Steel Case Silver Milanese Loop => apple-watch-series-9
*PARTS/REPAIR* Lot of 72 Apple Watch Ultra 2, Ultra, 10, 9, 8, 7, 6, 5, 3 (READ) => ~
Garmin Approach S60 - GPS Only - Band - Very Good => -
Google Pixel Watch 2 41mm GPS + WiFi + Bluetooth Gold Black Silver - Good => -
Apple Watch SE 40MM Rose Gold Aluminum And Ceramic Case => apple-watch-se-1st-generation
Garmin Venu 2s Smart Watch Gps 8GB - Good => -
Samsung Galaxy Watch7 Aluminum Smartwatch 44mm BT Green SM-L310NZGAXAA => -
Apple Watch Series 5 44mm Gold GPS WiFi Smartwatch #92 => apple-watch-series-5
Apple Watch SE 3 (Wifi + LTE) 44MM Midnight Aluminum Case Midnight Sport Band => apple-watch-se-3
Apple Watch Series 11 46mm GPS Jet Black Case w Black Sport Band M/L MEUX4LW/A => apple-watch-series-11
apple watch series 3 38mm rose gold => apple-watch-series-3
Apple Watch Series 10 (GPS + LTE) 46mm Gold Titanium Case Starlight Sport Band => apple-watch-series-10
Apple Watch Series 9 45mm (GPS + Cellular) Aluminum Case - Excellent => apple-watch-series-9
Apple Watch Series 8 41mm GPS Midnight Aluminum with Midnight Band - NEW SEALED => apple-watch-series-8
Apple Watch Series 8 45mm Gps Aluminum 32GB - Excellent => apple-watch-series-8
Apple Watch Series 10 (GPS+LTE) 42MM Natural Titanium Case Stone Gray Sport Band => apple-watch-series-10
Samsung Galaxy Watch 7 40mm Green Smartwatch SM-L300NZGCXAA w/ Two Fast Chargers => -
Apple Watch Series 9 41MM/45MM (GPS) Aluminum Case with Sport Band - Excellent => apple-watch-series-9
Apple Watch Series SE (2nd Gen) 40mm GPS + WiFi + Cellular Unlocked - Grade B+ => apple-watch-se-2nd-generation
Apple Watch SE 40mm 44mm GPS + WiFi + Cellular Pink Gold Gray Silver - Good => apple-watch-se-*
Apple Watch Series 11 46mm GPS+Cell Jet Black w/ M/L Black Sport Band MFC44LW/A => apple-watch-series-11
Apple Watch Series 6 40mm (GPS + Cellular) Aluminum Case - Very Good => apple-watch-series-6
BAND ONLY!!!!! Apple Watch 42mm Light Blush Sport Band - S/M for Apple Watch => ~
Ship Now!!! Apple Watch Series 3 GPS 38mm Silver White iwatch Open Box B => apple-watch-series-3
Apple Watch Series 11 42mm GPS Cellular Jet Black Sports Band S/M - 100% Batt => apple-watch-series-11
Apple Geek Squad Certified Refurbished Watch Series 8 (GPS) 41mm Aluminum Cas... => apple-watch-series-8
Apple Watch Series 10 42mm GPS + WiFi + Cellular Unlocked Aluminum - Excellent => apple-watch-series-10
Apple Watch Series SE (2nd Gen) 40mm GPS + WiFi + Bluetooth Very Good Condition => apple-watch-se-2nd-generation
Apple Watch SE 44mm Space Gray Aluminum Case with Black Sport Band - (MYDT2LL/A) => apple-watch-se-1st-generation`,
  },
  {
    kind: 'listing, English',
    source:
      'uk.webuy.com (CeX), second-hand MacBooks, January 2026; the last letter is the grade. From allendavis-developer/cashgensuite, pricing/data/CEX_Macbooks.json',
    lines: `
MacBook Pro 18,2/M1 Max (10-CPU 32-GPU)/32GB/2TB SSD/16"/SG/C => macbook-pro-16-inch-2021
MacBook Air 6,2/i5-4260U/8GB Ram/128GB SSD/13"/C => macbook-air-13-inch-early-2014 / macbook-air-13-inch-mid-2013
MacBook Pro 16,1/M4 (10-CPU 10-GPU)/16GB Ram/2TB SSD/14"NTD/SB/B => macbook-pro-14-inch-m4-2024
MacBook Pro 15,11/M3 Max (14-CPU 30-GPU)/96GB Ram/4TB SSD/16"/SB/C => macbook-pro-16-inch-nov-2023
MacBook Pro 13,1/i7-6660U/8GB Ram/512GB SSD/13"/Silver/B => macbook-pro-13-inch-2016-two-thunderbolt-3-ports
MacBook Air 15,13/M3 (8-CPU 10-GPU)/8GB Ram/512GB SSD/15"/Midnight/B => macbook-air-15-inch-m3-2024
MacBook Air 9,1/i7-1060G7/16GB Ram/512GB SSD/13"/SG/B => macbook-air-retina-13-inch-2020
MacBook Pro 18,4/M1 Max (10-CPU 32-GPU)/32GB/1TB SSD/14"/SG/B => macbook-pro-14-inch-2021
MacBook Pro 14,7/M2 (8-CPU 10-GPU)/8GB Ram/256GB SSD/13"/Silver/A => macbook-pro-13-inch-m2-2022
MacBook Pro 15,10/M3 Max (14-CPU 30-GPU)/96GB Ram/4TB SSD/14"/Silver/B => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
MacBook Air 8,2/i5-8210Y/8GB Ram/128GB SSD/13"/Gold/C => macbook-air-retina-13-inch-2019
MacBook Pro 9,1/i7-3615QM/16GB Ram/500GB HDD/650M/DVD-RW/15"/Unibody/B => macbook-pro-15-inch-mid-2012
MacBook Air 10,1/M1 (8-CPU 8-GPU)/8GB Ram/512GB SSD/13"/Silver/A => macbook-air-m1-2020
MacBook Pro 16,2/i7-1068NG7/32GB Ram/1TB SSD/13"/SG/C => macbook-pro-13-inch-2020-four-thunderbolt-3-ports
MacBook Air 10,1/M1 (8-CPU 8-GPU)/8GB Ram/2TB SSD/13"/SG/C => macbook-air-m1-2020
MacBook Pro 15,1/i7-8850H/32GB Ram/512GB SSD/560X/Touchbar/15"/RD/A => macbook-pro-15-inch-2019 / macbook-pro-15-inch-2018
MacBook Pro 15,1/i9-9980HK/32GB Ram/256GB SSD/560X 4GB/15"/RD/B => macbook-pro-15-inch-2019 / macbook-pro-15-inch-2018
MacBook Pro 18,3/M1 Pro (10-CPU 16-GPU)/32GB/4TB SSD/14"/Silver/A => macbook-pro-14-inch-2021
MacBook 10,1/M3-7Y32/8GB Ram/256GB SSD/12"/RD/OSX/Silver/B => macbook-retina-12-inch-2017
MacBook Pro 16,2/i7-1068NG7/16GB Ram/2TB SSD/13"/SG/B => macbook-pro-13-inch-2020-four-thunderbolt-3-ports
Apple MacBook Pro 8,1/i5-2435M/8GB Ram/250GB SSD/DVD-RW/3000/13"/B => macbook-pro-13-inch-late-2011 / macbook-pro-13-inch-early-2011
MacBook 10,1/M3-7Y32/8GB Ram/256GB SSD/12"/RD/OSX/Gold/B => macbook-retina-12-inch-2017
MacBook Pro 10,1/i7-3720QM/16GB Ram/512GB SSD/15" RD/C => macbook-pro-retina-15-inch-early-2013 / macbook-pro-retina-15-inch-mid-2012
MacBook Pro 11,5/i7-4980HQ/16GB Ram/1TB SSD/15" RD/A => macbook-pro-retina-15-inch-mid-2015
MacBook Pro 14,6/M2 Max (12-CPU 38-GPU)/96GB Ram/2TB SSD/16"/Silver/A => macbook-pro-16-inch-2023
MacBook Pro 16,1/i9-9980HK/32GB/1TB SSD/5600M 8GB/16"/SG/B => macbook-pro-16-inch-2019
MacBook Air 14,2/M2 (8-CPU 8-GPU)/8GB Ram/256GB SSD/13"/Starlight/C (CHI) => macbook-air-m2-2022
MacBook Air 16,13/M4 (10-CPU 10-GPU)/24GB/256GB SSD/15"/Starlight/C => macbook-air-15-inch-m4-2025
MacBook Air 14,15/M2 (8-CPU 10-GPU)/8GB Ram/1TB SSD/15"/Midnight/A => macbook-air-15-inch-m2-2023
MacBook Pro 14,7/M2 (8-CPU 10-GPU)/16GB Ram/512GB SSD/13"/Silver/C => macbook-pro-13-inch-m2-2022
MacBook Pro 15,2/I7-8569U/16GB Ram/256GB SSD/TB/13"/Silver/C => macbook-pro-13-inch-2019-four-thunderbolt-3-ports / macbook-pro-13-inch-2018-four-thunderbolt-3-ports
MacBook Pro 13,3/i7-6820HQ/16GB Ram/500GB SSD/530 2GB/15"/SG/A => macbook-pro-15-inch-2016
MacBook Pro 5,5/P7550/8GB Ram/250GB HDD/9400M/DVD-RW/13"/Unibody/B => macbook-pro-13-inch-mid-2009
MacBook Pro 15,1/i9-8950HK/16GB Ram/500GB SSD/560X 4GB/15"/RD/C => macbook-pro-15-inch-2019 / macbook-pro-15-inch-2018
MacBook Pro 14,5/M2 Max (12-CPU 38-GPU)/32GB Ram/4TB SSD/14"/SG/C => macbook-pro-14-inch-2023
MacBook Pro 15,1/i7-8850H/32GB Ram/1TB SSD/Touchbar/15"/RD/A => macbook-pro-15-inch-2019 / macbook-pro-15-inch-2018
MacBook Pro 11,3/i7 4960HQ/16GB Ram/256GB SSD/15"/RD/C => macbook-pro-retina-15-inch-mid-2014 / macbook-pro-retina-15-inch-late-2013
MacBook Pro 16,3/i5-8257U/8GB Ram/256GB SSD/13"TB/Silver/A => macbook-pro-13-inch-2020-two-thunderbolt-3-ports
MacBook Pro 16,1/i7-9750H/16GB/512GB SSD/5500M 4GB/16"/SG/C => macbook-pro-16-inch-2019
MacBook Air 14,2/M2 (8-CPU 10-GPU)/16GB Ram/256GB SSD/13"/Silver/A => macbook-air-m2-2022
MacBook Pro 15,2/i7-8569U/16GB Ram/256GB SSD/TB/13"/Silver/B => macbook-pro-13-inch-2019-four-thunderbolt-3-ports / macbook-pro-13-inch-2018-four-thunderbolt-3-ports
MacBook Air 8,1/i5-8210Y/8GB Ram/128GB SSD/13"/Gold/C => macbook-air-retina-13-inch-2018
MacBook Air 8,1/i5-8210Y/8GB RAM/512GB SSD/13"/SG/C => macbook-air-retina-13-inch-2018
MacBook Pro 14,1/i7-7660U/16GB Ram/512GB SSD/13"/SG/C => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
MacBook 10,1/i5-7Y54/8GB Ram/512GB SSD/12"/RD/OSX/Silver/B => macbook-retina-12-inch-2017
MacBook Pro 16,1/M4 (10-CPU 10-GPU)/32GB Ram/512GB SSD/14"/SB/B => macbook-pro-14-inch-m4-2024
MacBook Air 7,2/i7-5650U/8GB Ram/128GB SSD/13"/OSX/B => macbook-air-13-inch-early-2015 / macbook-air-13-inch-2017
MacBook Pro 14,1/i5-7360U/16GB Ram/512GB SSD/13"/SG/B => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
MacBook Pro 12,1/i7-5557U/16GB Ram/1TB SSD/13"/OSX/C => macbook-pro-retina-13-inch-early-2015
MacBook Air 10,1/M1 (8-CPU 7-GPU)/16GB Ram/2TB SSD/13"/Gold/B => macbook-air-m1-2020`,
  },
  {
    kind: 'listing, English',
    source:
      'cashgenerator.co.uk, names of iPhones, about 2025. From allendavis-developer/cashgensuite, iphones.csv',
    lines: `
Apple iPhone 12 256GB Purple Unlocked => iphone-12
Apple iPhone 12 64GB White EE => iphone-12
Apple iPhone 13 Pro 128GB Sierra Blue EE => iphone-13-pro
Apple iPhone 13 512GB Starlight Unlocked => iphone-13
Apple iPhone 16 256GB White Unlocked => iphone-16
Apple iPhone Air (A3517) 512GB Cloud White Unlocked => iphone-air
Apple iPhone SE (3rd Generation) 256GB Midnight Unlocked => iphone-se-3rd-generation
Apple iPhone 11 Pro Max 256GB Gold Vodafone => iphone-11-pro-max
Apple iPhone 13 Pro 256GB Sierra Blue Unlocked => iphone-13-pro
Apple iPhone 7 256GB Silver O2 => iphone-7
Apple iPhone 16 Pro 128GB Natural Titanium Unlocked => iphone-16-pro
Apple iPhone 15 Plus 256GB Green Unlocked => iphone-15-plus
Apple iPhone SE (2nd Generation) 128GB White Unlocked => iphone-se-2nd-generation
Apple iPhone 12 Pro Max 128GB Graphite O2 => iphone-12-pro-max
Apple iPhone 11 Pro Max 64GB Space Grey O2 => iphone-11-pro-max`,
  },
  {
    kind: 'listing, English',
    source:
      'offers of eBay, Walmart and others as a price search shows them, July 2023. From Gashu99/projet_API, JSON files',
    lines: `
Apple Iphone 13 6.1-inch 128gb Real Dual Sim Hong Kong A2634 5g => iphone-13
Apple iPhone Xs 64gb 256GB 512gb All Colors - Factory Unlocked Smartphone - Good Condition, Gold => iphone-xs
Apple iPhone 11 256GB Fully Unlocked (Verizon + Sprint + GSM Unlocked) - Green => iphone-11
Apple iPhone 12 Pro 128gb Fully Unlocked Pacific Blue => iphone-12-pro
Apple iPhone 6 16GB - Black/Space Gray - AT&T - B MG4N2LLA-PB-3RCB => iphone-6
Apple iPhone 11 64gb Fully Unlocked (Verizon + Sprint + GSM Unlocked) - Red (Fair Cosmetics, Fully Functional) + LiquidNano Screen Protector => iphone-11
Apple iPhone 12 256GB Black => iphone-12
Apple Iphone 13 - 128gb From Asurion => iphone-13
Apple iPhone X - 4G smartphone 64 GB - OLED display - 5.8 => iphone-x
Apple iPhone 13 - 512 GB - Pink => iphone-13
Renewed Apple iPhone 12 Mini 64gb Unlocked Mg8j3ll/a - Blue => iphone-12-mini
Apple iPhone 14 Plus - 128 GB - Yellow - Unlocked => iphone-14-plus
Apple iPhone 11 Pro Max - 64gb - Space Gray - AT&T => iphone-11-pro-max
Apple iPhone X - 4G smartphone / Internal Memory 256 GB - OLED display - 5.8 => iphone-x
Apple iPhone X - 256 GB - Space Gray - Unlocked - GSM => iphone-x
Apple Iphone 11 64gb Unlocked Verizon At&t Black Smartphone => iphone-11
Apple iPhone 11 256GB Verizon GSM Unlocked T-Mobile AT&T 4G LTE Smartphone Black => iphone-11
Apple Iphone X 256gb Space Grey Unlocked -mint => iphone-x
Apple Iphone 11 64gb Purple Unlocked -very Good => iphone-11
Apple iPhone 7 Verizon/Unlocked Black 32gb (Scratch and Dent) => iphone-7
Apple iPhone 13 Pro Max 128GB Alpine Green (Verizon) Refurbished => iphone-13-pro-max
Apple iPhone X - 4G smartphone 64 GB - OLED display - 5.8 => iphone-x
Apple iPhone 12 Pro - 128 GB - Pacific Blue - Unlocked => iphone-12-pro
Apple iPhone Xs Max - 64gb - Gold- Unlocked => iphone-xs-max
Total Wireless Apple iPhone 11 Prepaid w/ 64GB, Black => iphone-11
Apple Iphone 11 128gb At&t Used => iphone-11
Apple iPhone 13 - 128 GB - Green => iphone-13
iPhone 11 64gb 128GB 256GB All Colors (US Model) - Factory Unlocked Cell Phone - Good Condition, Red => iphone-11
Apple iPhone 14 Red / 128 GB => iphone-14
Apple iPhone Xs 64gb Fully Unlocked (Verizon + Sprint + GSM Unlocked) - Space Gray (Used) => iphone-xs
Apple iPhone 11 Pro 512gb Gold Fully Unlocked A Grade Refurbished => iphone-11-pro
Apple iPhone 11 - 64GB - Black- Unlocked => iphone-11
Apple iPhone 14 256GB Blue => iphone-14
Apple iPhone 13 (Unlocked), Green => iphone-13
Apple Iphone 13 Pro - 128gb - Graphite (at&t) => iphone-13-pro
iPhone 12 mini 128GB Unlocked => iphone-12-mini
Apple Iphone X 64gb 256gb Gsm Unlocked At&t Verizon T-mobile => iphone-x`,
  },
  {
    kind: 'listing, English',
    source: 'ebay.com, words of the addresses of listings of iPads, 2020. From devcybiko/ebay, ipad.csv',
    lines: `
apple ipad 2 16gb wi fi 9 7in black a1395 => ipad-2
apple ipad mini 5th generation 64gb cellular unlocked 7 9in space gray => ipad-mini-5th-generation
apple ipad 2 64gb wi fi cellular unlocked a1396 9 7in white => ipad-2
apple ipad air 1st gen black space grey wifi only 128 gb perfect condition => ipad-air-1st-generation
apple ipad air 9 7in 16gb wi fi only space gray md785ll a => ipad-air-1st-generation
apple a1490 ipad mini 2nd gen 7 9 tablet 16gb wi fi cellular space grey => ipad-mini-2
apple ipad 2 16gb wi fi 9 7in black ca => ipad-2
apple ipad air 1st gen 128gb wi fi 9 7in space gray => ipad-air-1st-generation
nice apple ipad 3 32gb wifi only black 3rd gen 9 7 tablet a1416 => ipad-3rd-generation
apple ipad 4th generation with retina display 64gb wi fi 9 7in black r d => ipad-4th-generation
apple ipad air 16gb wi fi 9 7 space gray md785ll a => ipad-air-1st-generation
apple ipad pro 11 inch wi fi 64gb silver latest model => ipad-pro-11-inch-1st-generation
apple ipad 4 unlocked 32gb white good 12 month warranty => ipad-4th-generation
new apple ipad 6th gen 128gb wi fi 9 7in space gray tablet only => ipad-6th-generation
apple ipad 5th generation => ipad-5th-generation
apple ipad mini 3 space gray 7 9 inch retina display 64gb space gray mggq2ll a => ipad-mini-3
ipad mini 7 9 20 1cm 256gb wifi gold ios muu62fd a => ipad-mini-5th-generation
apple ipad air md785ll b apple a7 16 gb flash storage 9 7 2048 x 1536 tablet pc => ipad-air-1st-generation
apple ipad mini 4 16gb wi fi cellular space gray grade a mk862ll a => ipad-mini-4
apple ipad 3rd generation 32gb wi fi 9 7in black grade a condition r => ipad-3rd-generation
apple ipad pro 2nd gen 64gb wi fi 12 9in gold => ipad-pro-12-9-inch-2nd-generation
awesome deal apple ipad 5 5th gen 32gb wi fi very good shape => ipad-5th-generation
apple ipad mini 5th generation 256gb wi fi 7 9in gold => ipad-mini-5th-generation
apple ipad 6th gen 128gb space gray wi fi mr7j2ll a model a1893 new => ipad-6th-generation
apple ipad mini wi fi 1st gen a1432 16gb space gray => ipad-mini-1st-generation
apple ipad air 2 with wi fi 16gb white silver => ipad-air-2
apple ipad a1397 a1395 a1430 lot of 3 great shape => ipad-2 / ipad-3rd-generation
apple ipad air 2 with wi fi 32gb white silver md789ll a => ipad-air-2 / ipad-air-1st-generation
apple ipad mini 3 64gb wi fi cellular unlocked silver vgc mh382ll a => ipad-mini-3
apple ipad 3rd gen 64gb wi fi 9 7in updated to ios 9 unlocked see details => ipad-3rd-generation
apple ipad air 2 64gb wi fi cellular unlocked 9 7in space gray black tablet => ipad-air-2
apple ipad air 2 64gb wi fi 9 7in space gray latest model grade a r => ipad-air-2
apple ipad 4th gen 128gb wi fi 9 7in retina silver bundle mint => ipad-4th-generation
ipad 7th generation wi fi cellular 32gb gold with apple warranty until 2 2021 => ipad-7th-generation
apple ipad pro 2nd gen 256gb wi fi cellular at t 10 5in space gray => ipad-pro-10-5-inch
apple ipad pro 12 9 in 2nd generation 256 gb wifi silver a1670 => ipad-pro-12-9-inch-2nd-generation
apple ipad 1st generation 32gb wi fi 9 7in black mc821ll a => ipad-1st-generation
apple ipad 2 16gb wi fi 9 7in white great condition r d => ipad-2
apple ipad pro 2nd gen 256gb wi fi 10 5in rose gold ca => ipad-pro-10-5-inch
apple ipad air 1st gen space gray 16gb 9 7 inch wi fi 4g at t and bundle => ipad-air-1st-generation
apple ipad mini 2 32gb wi fi 7 9in space gray w box => ipad-mini-2
apple ipad pro 2nd gen 64gb wi fi 10 5in silver mqdw2ll a => ipad-pro-10-5-inch
apple ipad 6th gen 128gb mr7j2ll a wi fi 9 7in space gray ship worldwide => ipad-6th-generation
apple ipad mini 4 32gb wifi cellular 7 9 in unlocked silver mnwj2ll a => ipad-mini-4
apple ipad pro 2nd gen 64gb wi fi cellular unlocked 10 5in rose gold => ipad-pro-10-5-inch
apple ipad 6th gen 32gb wi fi 9 7in space gray ca => ipad-6th-generation
apple ipad mini 2 16gb retina wi fi cellular unlocked white silver vgc mf074ll => ipad-mini-2
apple ipad 3rd gen a1430 32gb wi fi 4g unlocked gsm black b grade => ipad-3rd-generation
apple ipad mini 2 => ipad-mini-2
apple ipad mini 4 a1550 emc 2825 7 9 gray 128gb unlocked cellular mk8d2ll a c => ipad-mini-4
apple ipad pro 128gb wi fi 9 7in space gray => ipad-pro-9-7-inch
apple ipad 2 16gb wi fi cellular unlocked mc773e a 9 7in black 1115 => ipad-2
apple ipad mini 2 32gb wi fi 7 9in silver with retina display r d => ipad-mini-2
apple 12 9 ipad pro late 2018 256gb wi fi 4g lte space gray basic bundle => ipad-pro-12-9-inch-3rd-generation
apple ipad 10 2 7th generation wi fi cellular 32 gb space gray => ipad-7th-generation
apple ipad 16gb => ipad-*
apple ipad air md785ll b 9 7 inch 16gb wi fi tablet black w => ipad-air-1st-generation
renewed apple ipad air 2 16gb wi fi space gray complete bundle => ipad-air-2
apple ipad air 2 64gb wi fi 4g unlocked 9 7in space gray latest model r d => ipad-air-2
ipad 32gb => ipad-*
apple ipad air 2 a1567 mh2m2ll a 64gb wi fi cell unlocked 9 7in gray 4376 => ipad-air-2
space gray ipad air => ipad-air-*
apple ipad 2 16gb wi fi 9 7in black grade b => ipad-2
apple ipad tablet 3rd generation 32gb white model a1416 yellow cover charger => ipad-3rd-generation`,
  },
  {
    kind: 'listing, English',
    source: 'ebay.com, search for "macbook", about 2022. From deriksuria/Ebay-Data-Scraping, macbook.csv',
    lines: `
New ListingApple MacBook Pro 13" (Mid 2012) i5-3210M 2.5GHz 10GB RAM 256GB SSD => macbook-pro-13-inch-mid-2012
Apple MacBook Pro 13" 2.9GHz i7 8GB RAM 480GB SSD Certified Refurbished A1278 => macbook-pro-13-*
Apple Macbook Pro A1707 2017 15" i7 7th-Gen 2.8GHz 16GB DDR3 512GB SSD Grade B => macbook-pro-15-inch-2017
New ListingApple Mid 2015 MacBook Pro Retina 15" 1TB SSD, i7 2.8 GHz 16GB => macbook-pro-retina-15-inch-mid-2015
New Listing16" Apple MacBook Pro 2.6GHz i7 16GB 512GB (2019) => macbook-pro-16-inch-2019
Apple MacBook Air 13" 256GB SSD 2.8ghz i5 TURBO BOOST OSx-2019 - 3 YEAR WARRANTY => macbook-air-*
New ListingApple MacBook Air 13.3" (512GB SSD, Intel Core i7, 2.2 GHz, 8GB) Laptop - Silver => macbook-air-*
New ListingApple MacBook 12 inch Laptop - MK4N2LL/A (2015) => macbook-retina-12-inch-early-2015
Apple MacBook Pro 15" | 2.8 i7 16GB 256GB SSD OSX 2020 Refurbished Excellent => macbook-pro-15-* / macbook-pro-retina-15-*
2015 APPLE MACBOOK PRO 13 | RETINA LAPTOP | INTEL 3.1GHz i7 | 16GB | 1TB SSD | => macbook-pro-retina-13-inch-early-2015
New ListingApple MacBook Air 2020 13-inch M1 7 core GPU 256GB SSD 16GB RAM Space Gray => macbook-air-m1-2020
Apple MacBook Pro 13 | MacOS Big Sur 2020 | 16GB RAM | 1TB SSD | WARRANTY | => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Pro 17 inch | INTEL CORE i5 | 8GB RAM | 1TB SSD HYB | WARRANTY! => macbook-pro-17-inch-*
Apple Macbook Pro 13'' Intel Core i7-7660U 2.5GHz 16GB RAM 256GB SSD B-GRADE => macbook-pro-13-* / macbook-pro-retina-13-*
Apple 12" MacBook 2017 1.4GHz Core i7 256GB SSD 16GB A1534 MNYF2LL/A => macbook-retina-12-inch-2017
New ListingApple MacBook Air 13in Early 2015 8GB RAM 2.2GHz Intel Core i7 256GB SSD => macbook-air-13-inch-early-2015
MACBOOK PRO 13 Retina 3.1GHz Intel i5 Turbo | 8GB RAM 512GB SSD OS2020 WARRANTY => macbook-pro-13-* / macbook-pro-retina-13-*
New ListingMacBook Pro (13-inch, 2020) – GREAT CONDITION – 16 GB RAM, 512GB SSD, 4-core i5 => macbook-pro-13-inch-2020-two-thunderbolt-3-ports / macbook-pro-13-inch-2020-four-thunderbolt-3-ports
New ListingApple MacBook Pro 2011 13" Intel i5 2.4GHZ 4GB 500GB SSD => macbook-pro-13-inch-early-2011 / macbook-pro-13-inch-late-2011
MacBook Pro 13” - MINT CONDITION => macbook-pro-13-* / macbook-pro-retina-13-*
New ListingMacBook Pro 2018 15" Retina 2.6GHz 6-core i7 500GB SSD 16GB RAM Radeon Pro 560X => macbook-pro-15-inch-2018
New ListingMacbook Air 13” (Early 2014) i5 4GB RAM 128GB Storage => macbook-air-13-inch-early-2014
MACBOOK PRO 13 | RETINA | CORE i7 | 1TB SSD | 16GB RAM | WARRANTY | OS-Big Sur => macbook-pro-13-* / macbook-pro-retina-13-*
New ListingApple Macbook Pro 13.3in(512GB SSD, Intel Core I7, 2.9GHz, 8GB) Laptop -... => macbook-pro-13-* / macbook-pro-retina-13-*
15" Apple MacBook Pro RETINA Laptop Quad Core i7 3.7Ghz 16GB 1TB SSD - WARRANTY => macbook-pro-15-* / macbook-pro-retina-15-*
NEW Apple MacBook Pro 13.3" Retina (2.3GHz i5, 8GB, 128GB SSD) Silver MPXR2LL/A => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
New Listing#0400 Apple MacBook Pro 13 Retina Early 2015 3.1 GHz Intel Core i7 16GB 128GB => macbook-pro-retina-13-inch-early-2015
Apple MacBook Air 13" 128GB SSD 2.8ghz i5 TURBO BOOST OSx-2019 - 3 YEAR WARRANTY => macbook-air-*
MacBook Pro 13" Apple Laptop | i7 | 1TB SSD | 16GB RAM | MacOS | 3 YEAR WARRANTY => macbook-pro-13-* / macbook-pro-retina-13-*
New ListingMacbook Pro 13" M1 1TB/16gb RAM (Space Gray) => macbook-pro-13-inch-m1-2020
Apple MacBook Pro 15inch Retina Laptop OS2020 - 16GB RAM 1TB SSD - Quad Core i7 => macbook-pro-15-* / macbook-pro-retina-15-*
2015 Apple MacBook Pro 15 inch Retina / Core i7 3.4Ghz / 16GB RAM / 1TB SSD => macbook-pro-retina-15-inch-mid-2015
Apple Macbook Pro 13.3" MH12lL/a - I5-2.9Ghz 8GB Ram 256GB SSD 2016 - Touch Bar => macbook-pro-13-inch-2016-four-thunderbolt-3-ports
Apple MacBook Pro MD103LL/A Core i7 2.3 15" 16GB 500GB LOADED! => macbook-pro-15-inch-mid-2012
Apple MacBook Air Laptop Core i7 2.2GHz 8GB RAM 256GB SSD 13" MMGG2LL/A (2015) => macbook-air-13-inch-early-2015
New ListingApple MacBook (12-inch Mid 2017) 1.4 GHz Intel core i7 512GB SSD 16GB RAM => macbook-retina-12-inch-2017`,
  },
  {
    kind: 'listing, English',
    source:
      'Apple’s refurbished store, jumia.co.ke, and two shops of refurbished devices; from bufleek/shopping-assistant-web and sample shops in public code',
    lines: `
Refurbished 13-inch MacBook Air Apple M4 Chip => macbook-air-13-inch-m4-2025
Refurbished 13-inch MacBook Air Apple M2 Chip with 8‑Core CPU and 10‑Core GPU - Space Gray => macbook-air-m2-2022
Apple Watch Series 4 44mm GPS Space Grey Refurbished => apple-watch-series-4
Apple AirPods 2nd Gen with Charging Case Refurb => airpods-2nd-generation
Apple IPhone 11 64GB HDD - 4 GB RAM -Green => iphone-11
Refurbished 14-inch MacBook Pro Apple M5 Pro chip with 12-Core CPU and 16-Core GPU => macbook-pro-14-inch-m5-pro-or-m5-max
Apple IPhone 15 Pro, 6.1", 256GB + 8GB RAM (Single SIM), 3274mAh, Black => iphone-15-pro
Generic Apple Iphone7plus 6SP IphoneX Really Good Iphone13mini 16/32/128GB Iphone8 12pro => iphone-7-plus / iphone-6s-plus / iphone-x / iphone-13-mini / iphone-8 / iphone-12-pro`,
  },
]
