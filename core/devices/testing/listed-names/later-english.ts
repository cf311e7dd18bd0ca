import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, English'

/** Titles taken in a second round; docs/devices.md has what was right when each part was read first. */
export const laterEnglish: readonly WrittenNames[] = [
  {
    kind,
    source:
      'ebay.com, refurbished phones, 21 April 2025. From mumerhaider/EbaySmartphonesScraper, ebay_smartphones_scraper/data/ebay_smartphones.csv',
    lines: `
Apple iPhone 11 64GB 128GB 256GB All Colors (Unlocked) - Good => iphone-11
Apple iPhone 13 mini 128GB Factory Unlocked AT&T T-Mobile Verizon Good Condition => iphone-13-mini
Apple iPhone 12 64GB Unlocked - Good => iphone-12
Apple iPhone 12 - 256GB - Factory Unlocked - Black Color - Good => iphone-12
Apple iPhone 11 - 128GB - Factory Unlocked - Very Good Condition => iphone-11
Apple iPhone X 64GB Space Gray UNLOCKED Very Good => iphone-x
(Refurbished) Apple iPhone 11 Pro Max **FACTORY UNLOCKED** => iphone-11-pro-max
Apple iPhone 13 128GB Factory Unlocked - EXCELLENT Condition!! => iphone-13
Apple iPhone 16 Pro 128GB - Black Titanium - Fully Unlocked MYM93LL/A - Good => iphone-16-pro
Apple iPhone 7 128GB Jet Black (Unlocked) - Good => iphone-7
Apple iPhone 13 128GB Unlocked - Good => iphone-13
Apple iPhone 11 64GB Black Unlocked - GOOD CONDITION => iphone-11
Apple iPhone 14 Pro 256GB Space Black (Unlocked) - Very Good => iphone-14-pro
Apple iPhone 13 - 256GB - Fully Unlocked (2021) - Good Condition => iphone-13
Apple iPhone 15 - Fully Unlocked - 128GB - 6.1" - eSIM - Excellent => iphone-15
Apple iPhone 14 128GB Factory Unlocked AT&T T-Mobile Verizon Very Good Condition => iphone-14
Apple iPhone 15 Plus - 128GB - Black Blue Green Yellow (T-Mobile) - Very Good => iphone-15-plus
Apple iPhone 14 128GB / 256GB / 512GB Pristine Condition => iphone-14
Apple IPHONE 7P 128GB Red Edition Limited 5,5 " Touch Id New Batt => iphone-7-plus
Apple iPhone 12 A2172 Boost Only 64GB Black Very Good => iphone-12
Apple iPhone 12 Fully Unlocked - 128GB - 6.1inches - Good => iphone-12
Apple iPhone SE 3rd Gen - 64GB | 128GB | 256GB - Unlocked Verizon AT&T T-Mobile => iphone-se-3rd-generation
Apple iPhone 12 64GB 5G Blue (AT&T/GSM UNLOCKED) T-Mobile Smartphone VERY GOOD => iphone-12
Apple iPhone 13 - 128GB | 256GB - Unlocked AT&T Verizon T-Mobile Cricket Metro => iphone-13
Apple iPhone 12 Mini 5.4" Unlocked (Any Carrier) 64GB 128GB 256GB Very Good => iphone-12-mini
Apple iPhone 15 - Good - Refurbished - All Sizes & Colours - Unlocked => iphone-15
Apple iPhone 12 64| 128 | 256GB - Fully Unlocked All Mobile Carriers - VERY GOOD => iphone-12
Apple iPhone 12 AVAILABLE IN VARIOUS COLORS - Refurbished ACCEPTABLE => iphone-12
Apple iPhone 14 128GB Unlocked - Very Good => iphone-14
Apple iPhone 12 - 64GB 128GB 256GB - All Colors - Very Good Condition => iphone-12
Apple iPhone 15 Pro A2848 Xfinity Only 256GB White Titanium Very Good => iphone-15-pro
Apple iPhone 14 - 128GB - Factory Unlocked - Very Good Condition => iphone-14
Apple iPhone 13 128GB Unlocked - Excellent => iphone-13
Apple iPhone 14 128GB Unlocked - Excellent => iphone-14
Apple iPhone SE 3RD GEN - 128GB - Fully Unlocked - VERY GOOD Condition => iphone-se-3rd-generation
Apple iPhone 12 - 64GB | 128GB - A2172 (Unlocked) Smartphone - Very Good => iphone-12
Apple iPhone 11 64GB Green Unlocked - GOOD CONDITION => iphone-11
Apple iPhone 12 Pro 128GB Unlocked - Good => iphone-12-pro
Apple iPhone 12 64GB A2172 5G Unlocked - Very Good => iphone-12
Apple iPhone SE 3rd Gen. - A2595 - 64GB| 128GB | 256GB - (Unlocked) Smartphone => iphone-se-3rd-generation
Apple iPhone SE 3RD Generation 64GB - Fully Unlocked - VERY GOOD Condition!!!!! => iphone-se-3rd-generation
Apple iPhone 13 | 13 mini - 128GB | 256GB - Unlocked Verizon AT&T T-Mobile => iphone-13 / iphone-13-mini
Apple iPhone 13 Green 128GB Unlocked - Excellent Condition => iphone-13
Apple iPhone XR - 64 | 128 | 256 GB - All Carrier Unlocked - Good Condition => iphone-xr
Apple iPhone 13 Pro 128GB Unlocked - Good => iphone-13-pro
Apple iPhone 14 128GB A2649 5G (T-Mobile) Only - Very Good => iphone-14
Apple iPhone 12 | 12 mini - 64GB 128GB 256GB - Unlocked T-Mobile AT&T Verizon => iphone-12 / iphone-12-mini
Apple iPhone 16 128GB ( Unlocked) US E-Sim Version. Excellent => iphone-16
Apple iPhone 11 64GB - Fully Unlocked - VERY GOOD Condition => iphone-11
Apple iPhone 12 AVAILABLE IN VARIOUS COLORS - Refurbished EXCELLENT => iphone-12
Apple iPhone 12 A2172 US Cellular Only 128GB Black Good => iphone-12
Apple iPhone 12 Pro 128GB A2341 5G Unlocked - Very Good => iphone-12-pro
Apple iPhone 12 Mini 64GB Unlocked - Very Good => iphone-12-mini
Apple iPhone 13 A2482 Unlocked 128GB Midnight Good => iphone-13
Apple iPhone 12 A2172 Boost Only 64GB Black Good => iphone-12
Apple iPhone 12 Pro 128GB Unlocked - Very Good => iphone-12-pro
Apple iPhone 13 128GB Unlocked - Very Good => iphone-13
Apple iPhone 15 Fully Unlocked 6.1in 256GB - Excellent => iphone-15
Apple iPhone 14 A2649 Unlocked 128GB Blue Good => iphone-14
Apple iPhone 14 A2649 Unlocked 128GB Midnight Good => iphone-14`,
  },
  {
    kind,
    source:
      'walmart.com, search for "macbook pro", about 2024. From prathameshjchavan/walmart-clone, data/sampleSearchResult.ts',
    lines: `
Apple MacBook Pro MD101LL/A 13.3inch Laptop 2.5GHz Intel i5 8GB Ram 500GB HDD Silver (Scratch and Dent) => macbook-pro-13-inch-mid-2012
Apple MacBook Pro Laptop, 16.2" Retina Display with Touch ID, Apple M3 Pro, 512GB SSD, macOS Sonoma, MRW23LL/A => macbook-pro-16-inch-nov-2023
Apple 13in MacBook Pro, Retina Display, 2.3GHz Intel Core i5 Dual Core, 8GB RAM, 128GB SSD, Space Grey, MPXQ2LL/A (Used) => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Restored Late 2017 Apple MacBook Pro (MPXQ2LL/A) 13.3-inch 8GB RAM 256GB SSD Intel i5 2.3GHz Bundle: Black Case, Wireless Mouse, Bluetooth/Wireless Airbuds By Certified 2 Day Express (Refurbished) => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Restored Apple MacBook Pro 13.3" Laptop LED Intel i5 3210M 2.5GHz 500GB 4GB - MD101LLA (Refurbished) => macbook-pro-13-inch-mid-2012
Restored Apple 15.4-inch MacBook Pro Laptop, 16GB RAM, 256GB SSD Silver (Refurbished) => macbook-pro-15-* / macbook-pro-retina-15-*
Restored Apple MacBook Pro 13.3" Laptop, Intel Core i5, 8GB RAM, 128GB SSD, Mac OS, Space Gray, MPXQ2LL/A (Refurbished) => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Restored Apple MacBook Pro MLH12LL/A 13.3" 8GB 256GB Intel Core i5-6267U, Space Gray (Refurbished) => macbook-pro-13-inch-2016-four-thunderbolt-3-ports
Pre-Owned - Apple Macbook Pro Mid 2019 16in 32 GB 512 GB Core i7 2.6 GHz Space Gray - Like New => macbook-pro-16-inch-2019
Pre-Owned Apple MacBook Pro MVVM2LL/A 16" 16GB 1TB SSD Core i9-9880H 2.3GHz macOS,Silver (Good) => macbook-pro-16-inch-2019
Apple MacBook Pro Laptop, 14.2" Retina Display with Touch ID, Apple M3 Pro, 512GB SSD, macOS Sonoma, MRX63LL/A => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
Restored Apple Macbook Pro 13.3-inch (Retina) 2.7Ghz Dual Core i5 (Early 2015) MF839LL/A 128GB SSD 8 GB Memory 2560x1600 Display Mac OS X v10.12 Sierra Power Adapter Included (Refurbished) => macbook-pro-retina-13-inch-early-2015
Apple MacBook Pro Laptop, 14.2" Retina Display with Touch ID, Apple M3 Pro, 1TB SSD, macOS Sonoma, MRX43LL/A => macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023
2022 Apple MacBook Pro Laptop with M2 chip: 13-inch Retina Display, 8GB RAM, 512GB SSD Storage, Touch Bar, Backlit Keyboard, FaceTime HD Camera. Works with iPhone and iPad; Space Gray => macbook-pro-13-inch-m2-2022
Restored Apple MacBook Pro Core i7 Retina 3.1GHz 16GB RAM 1TB SSD Touch 15" MPTT2LL/A 2017 (Refurbished) => macbook-pro-15-inch-2017
Apple MacBook Pro 13.3" MF839LL/A Mid 2015 Silver - Intel Core i5-5257U 2.7GHz - 16GB RAM - 256GB SSD (Scratch and Dent) => macbook-pro-retina-13-inch-early-2015
Apple MacBook Pro Laptop, 15.4" Retina Display with Touch Bar, Intel Core i9, 16GB RAM, 512GB HD, MacOS Mojave, Space Gray, 5V912LL/A (Used) => macbook-pro-15-* / macbook-pro-retina-15-*
Apple MacBook Pro 13.3'' MC700ll/A Laptop Computer Intel i5 Dual Core 2.3GHz 4GB 320GB ( Used - Grade C ) => macbook-pro-13-inch-early-2011
Restored Apple MacBook Pro Core i5 2.7GHz 8GB RAM 256GB HD 13" - MF840LL/A (Refurbished) => macbook-pro-retina-13-inch-early-2015
Apple MacBook Pro 15" Touchbar - Intel Core i7 2.9GHz - 16GB RAM - 512GB SSD - A1707 - Mid-2017 (MPTT2LL/A) - Used => macbook-pro-15-inch-2017
Apple A Grade Macbook Pro 13.3-inch (Retina, Space Gray, Touch Bar) 1.4Ghz Quad Core i5 (2019) MUHN2LL/A 256GB SSD 8GB Memory 2560x1600 Display Mac OS Big Sur Power Adapter Included => macbook-pro-13-inch-2019-two-thunderbolt-3-ports
Restored Apple MacBook Pro 13.3-inch Intel Core i5 8GB RAM Mac OS 128GB SSD Bundle: Black Case, Wireless Mouse, Bluetooth/Wireless Airbuds By Certified 2 Day Express (Refurbished) => macbook-pro-13-* / macbook-pro-retina-13-*
MacBook Pro 13" Touch Bar MPXV2LL/A Core i5 3.1Ghz 8GB RAM 256GB SSD, very good condition => macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Restored MacBook pro 13" Touch Bar i5 2.9GHz 8Gb ram 256 GB SSD (MLH12LL/A) (Refurbished) => macbook-pro-13-inch-2016-four-thunderbolt-3-ports
Restored Apple MacBook Pro Core i5 2.3GHz 8GB RAM 256GB SSD 13" Space Gray MPXT2LL/A 2017 (Refurbished) => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Restored Apple MacBook Pro (16-inch, Apple M1 Pro chip with 10-core CPU and 16-core GPU, 16GB RAM, 512GB SSD) - Space Gray (Refurbished) => macbook-pro-16-inch-2021
Apple 13.3 MacBook Pro Touch Bar M1 Chip with 8-Core CPU and 8-Core GPU 8GB RAM 512GB SSD - Late 2020 Space Gray New Open Box => macbook-pro-13-inch-m1-2020
Restored Apple MacBook Pro MD101LL/A Intel Core i5-3210M X2 2.5GHz 4GB 500GB 13.3", Silver (Refurbished) => macbook-pro-13-inch-mid-2012
Restored Apple MacBook Pro 13.3-inch Core i5 2.7GHz 8GB RAM Mac OS 256GB SSD Bundle: Black Case, Wireless Mouse, Bluetooth/Wireless Airbuds By Certified 2 Day Express (Refurbished) => macbook-pro-13-* / macbook-pro-retina-13-*
Pre-Owned MacBook Pro (2017) - Intel Core i5 - 2.3GHz - 13.3-inch Display - 8GB RAM, 256GB - Space Gray (MPXT2LL/A) (Refurbished: Good) => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Restored Premium 2022 Apple MacBook Pro Laptop with M2 chip: 13.3-inch Liquid Retina Display, 8GB RAM, 256GB SSD Storage, Space Gray (Refurbished) => macbook-pro-13-inch-m2-2022
Apple MacBook Pro Laptop, FHD 15" Retina Display with Touch Bar OR Touch ID45, Intel Core i7, 16GB RAM, 256GB SSD, MacOSx Catalina, Silver, MPTT2LL/A (Used) => macbook-pro-15-inch-2017
Restored Apple Laptop MacBook Pro 13.3" with Touch Bar MPXV2LL/A Intel Core i5 3.10 GHz 8 GB Memory 256 GB SSD Intel Iris Plus Graphics (Space Gray) (Refurbished) => macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Restored Apple MacBook Pro Core i7 Retina 2.7GHz 16GB RAM 512GB SSD Touch 15" - MLH42LL/A (Refurbished) => macbook-pro-15-inch-2016
Apple MacBook Pro MC975LL/A Intel Core i7-3615QM X4 2.3GHz 8GB 256GB SSD,Silver (Scratch And Dent Refurbished) => macbook-pro-retina-15-inch-mid-2012
Restored Apple MacBook Pro Laptop, 13" Retina Display with Touch Bar, Intel Core i5, 16GB RAM, 512GB SSD, Mac OSx Catalina, Space Gray, MLH12LL/A (Refurbished) => macbook-pro-13-inch-2016-four-thunderbolt-3-ports
Restored Apple MacBook Pro Core i5 2.5GHz 4GB RAM 500GB HD 13 - MD101LL/A (Refurbished) => macbook-pro-13-inch-mid-2012
Open Box Apple 13.3 inch MacBook Pro Apple M2 chip - 8GB Memory - 256GB SSD (Latest Model) - Space Gray => macbook-pro-13-inch-m2-2022
Used Apple 16-inch MacBook Pro Touch Bar, 2.6 GHz Intel Core i7 6-Core, 16GB RAM, 512GB SSD - Space Gray => macbook-pro-16-inch-2019
Restored Apple MacBook Pro 13" MD313LL/A Intel i5-2435M 2.40GHz 4GB RAM 500GB HDD OSX (Refurbished) => macbook-pro-13-inch-late-2011`,
  },
  {
    kind,
    source: 'ebay.com, search for "macbook", 2021. From snag-it/snag, client/src/pages/Home/fakeData.js',
    lines: `
Apple MacBook Air 2008(A1237) 13" INTEL 1.6 GHz Core 2 Duo - GOOD BATTE* => macbook-air-early-2008
13" Apple MacBook4,1 BLACK 2008 A1181 2.4GHz C2D 2GB 250GB => macbook-13-inch-early-2008
Apple MacBook 13.3" Laptop - MA472LL/A (May, 2006) => macbook-13-inch-mid-2006
Apple Macbook White A1181 Laptop 2008, 2.1 GHz, 1 GB RAM, 120 GB HDD => macbook-13-inch-early-2008 / macbook-13-inch-late-2008
13" Apple MacBook 5,2 Laptop C2D 2.13GHz 2GB RAM 160 GB HD A1181 => macbook-13-inch-early-2009 / macbook-13-inch-mid-2009
Macbook A1181 (2006) => macbook-13-inch-mid-2006 / macbook-13-inch-late-2006
MACBOOK AIR CORE i5 EARLY 2015 - TOUCHPAD/ KEYBOARD => ~
MacBook Pro (13-Inch,Mid 2012) => macbook-pro-13-inch-mid-2012
Apple MacBook (13-inch, Aluminum, Late 2008) - TESTED, WORKS => macbook-13-inch-aluminum-late-2008
MacBook 4.1 - 2.4 Ghz 4GB RAM WIN10/64 SSD - VGC => macbook-13-inch-early-2008 / macbook-13-inch-late-2008
Apple Macbook 13" A1278 Unibody / 2GHZ / 160GB / 4GB RAM / Mojave MacOS / C+!! => macbook-13-inch-aluminum-late-2008
MacBook A1181 Mid-2007 2.16 GHz Intel Core 2 Duo 120 GB HD 4GB Memory => macbook-13-inch-mid-2007
2009 Apple MacBook Unibody White 2.26ghz Core 2 Duo 4gb RAM 13" => macbook-13-inch-early-2009 / macbook-13-inch-mid-2009 / macbook-13-inch-late-2009
Apple MacBook 13" A1342 2.4GHz 8GB RAM 250GB Storage Mid 2010 SEE DESCRIPTION => macbook-13-inch-mid-2010
2009 macbook pro 15 display => ~
Apple A1181 MacBook 13.3" Laptop with Intel Core 2 Duo 1GB RAM 120GB HD => macbook-13-inch-*
Macbook Pro 13 Mid 2012 Top Cover => ~
MacBook 13" 2.4GHz Intel Core 2 Duo 2GB RAM 250GB mid 2010 A1342 13.3" macbook => macbook-13-inch-mid-2010
Apple MacBook 13.3" 2.0ghz (November, 2007) => macbook-13-inch-late-2007
Apple MacBook "Core 2 Duo" 2.26 13" (Uni/Late 09) 4GB RAM 250GB HDD El Capitan => macbook-13-inch-late-2009
MacBook Pro "Core 2 Duo" 2.0 13" a1278 late 2008 => macbook-13-inch-aluminum-late-2008
Macbook A1278 BATTERY DEAD => macbook-13-inch-aluminum-late-2008 / macbook-pro-13-*
13"Apple MacBook 7,1 Unibody Intel C2D 8GB RAM 250GB HDD A1342 (NO BATTERY) => macbook-13-inch-mid-2010
Apple MacBook Pro 13" Laptop | Used | 500 GB | MacOS | WARRANTY! => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Late 2008 13" A1278 Core 2 Duo 2.00GHz 4GB RAM 160GB HDD FAIR => macbook-13-inch-aluminum-late-2008
Apple MacBook (13-inch, Mid 2007) 2 GHz Intel Core 2 Duo w/ 128GB SSD UPGRADE => macbook-13-inch-mid-2007
Apple MacBook A1342 13.3" Laptop - MC516LL/A (May, 2010) => macbook-13-inch-mid-2010
Apple Macbook 13" Laptop 3,1 (Late 2007) Black 2.2GHz, 1GB RAM, 150 GB HDD => macbook-13-inch-late-2007
Apple MacBook A1181 13" Laptop - MB062LL/A (May, 2007) *Very Used => macbook-13-inch-mid-2007
macbook Early 2008 => macbook-13-inch-early-2008
Apple MacBook 13.3" Late 2009 2.26GHz 2GB RAM 250GB HDD OS 10.8.5 => macbook-13-inch-late-2009
Apple 15" Macbook Pro a1260 15.4" 2.4GHz 4GB 200GB HDD 2008 Laptop NEW Battery => macbook-pro-15-inch-early-2008
MacBook 13" Late 2008 Laptop - Core 2 Duo - 4GB Ram 250GB HD A1278 - El Capitan => macbook-13-inch-aluminum-late-2008`,
  },
  {
    kind,
    source: 'ebay.com, search for "macbook", about 2022. From deriksuria/Ebay-Data-Scraping, macbook.csv',
    lines: `
Apple MacBook Air 11.6" Core i5-5250U Dual-Core 1.6GHz 4GB 128GB SSD MJVM2LL/A => macbook-air-11-inch-early-2015
Apple MacBook Air 11" 2013 A1465 Intel i5 4GB RAM 128GB SSD USB WiFi macOS 10.15 => macbook-air-11-inch-mid-2013
Apple MacBook Air 13in (256GB SSD, M1, 8GB) Laptop - Rose Gold => macbook-air-m1-2020
MacBook Pro 15 inch RETINA Laptop / QUAD CORE i7 / 1TB SSD! / WARRANTY OS2019 => macbook-pro-15-* / macbook-pro-retina-15-*
12" Apple MacBook Retina 2016-2017 Silver 1.1GHz m3 8GB RAM 256GB SSD MLHA2LL/A => macbook-retina-12-inch-early-2016
EXCELLENT Apple MacBook Pro 13" Laptop | Used | 500 GB | MacOS | WARRANTY! => macbook-pro-13-* / macbook-pro-retina-13-*
2020 Apple MacBook Air 13" Silver | 1.1GHz i5 8GB 256 GB Certified Refurbished => macbook-air-retina-13-inch-2020
Apple Macbook Pro 13" Core i5 2.5GHz 8GB RAM 500GB HDD | MacOS Catalina => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Pro 13in (512GB SSD, M1, 8GB RAM) Laptop - Space Gray => macbook-pro-13-inch-m1-2020
Apple 13" MacBook Air A1466 Early-2014 Core i5 1.4GHz 4GB RAM 128GB SSD Big Sur => macbook-air-13-inch-early-2014
Macbook Air 11-inch 2015 Intel i7 2.2Ghz CPU 8GB Ram 256GB SSD Intel HD 6000 GPU => macbook-air-11-inch-early-2015
MacBook Pro 13" Apple Laptop | i7 | 1TB SSD | 16GB RAM | MacOS | OS2018/2019 => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Pro MC725LL/A Core i7 2.2 17" 4GB 1TB LOADED! => macbook-pro-17-inch-early-2011
MACBOOK PRO 13 | RETINA | CORE i7 | 1TB SSD | 16GB RAM | WARRANTY | BIG SUR => macbook-pro-13-* / macbook-pro-retina-13-*
APPLE MACBOOK AIR 13 INCH LAPTOP / TURBO BOOST / 3 YEAR WARRANTY / 128GB SSD => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
MACBOOK PRO 15" | 2TB | 8GB RAM | WARRANTY | CORE i7 APPLE LAPTOP | MAXED => macbook-pro-15-* / macbook-pro-retina-15-*
2017 MacBook Pro Retina 13” A1708 Space Gray—2.3Ghz i5 8GB 128GB Great Condition => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Apple MacBook Pro 15 inch Laptop | QUAD CORE i7 | 16GB RAM | 1TB | 1 GPU => macbook-pro-15-* / macbook-pro-retina-15-*
APPLE MACBOOK AIR 13 INCH LAPTOP / TURBO BOOST / 3 YEAR WARRANTY / 256GB SSD => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
Apple MacBook Pro 15 inch Laptop | QUAD CORE i7 | 16GB RAM | MacOS | 1TB ! => macbook-pro-15-* / macbook-pro-retina-15-*
Apple MacBook 12 inch Laptop - MK4N2LL/A (2015) => macbook-retina-12-inch-early-2015
Apple MacBook Air 13.3" Laptop w 5th Generation i5 and Fast Onboard Memory => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
13" 2015 Apple MacBook Pro Retina 2.7GHz Core i5 8GB 128GB SSD + WARRANTY! => macbook-pro-retina-13-inch-early-2015
Apple MacBook Pro A1708 13" (1TB, Intel Core i7, 2.5 GHz, 16 GB) 2017 - Loaded! => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Apple MacBook Pro MD104LL/A Core i7 2.6 15" 8GB 750GB LAPTOP => macbook-pro-15-inch-mid-2012
Apple MacBook Pro 13.3" 2015 (256GB Storage, 8GB RAM, core i5 2.7GHz) => macbook-pro-retina-13-inch-early-2015
Apple MacBook Pro 15 inch Retina / QUAD Core i7 3.6Ghz / 1TB SSD / WARRANTY => macbook-pro-15-* / macbook-pro-retina-15-*
Apple MacBook Pro 15" Retina 2014 Intel Core i7 2.2 Iris Pro 256GB SSD16GB RAM => macbook-pro-retina-15-inch-mid-2014
Apple Macbook Pro 13 | PRE-RETINA | Intel | 8GB RAM | 256GB SSD | MacOS 2016 => macbook-pro-13-* / macbook-pro-retina-13-*
APPLE MACBOOK PRO RETINA 13 INCH | CORE i7 3.1GHZ LAPTOP | 2015-2016 | 1TB SSD! => macbook-pro-retina-13-inch-early-2015 / macbook-pro-13-inch-2016-*
APPLE MACBOOK AIR 11 INCH LAPTOP | TURBO BOOST i7 | 3 YEAR WARRANTY | 256GB SSD => macbook-air-11-*
13" Apple MacBook Air i5 2.7ghz TURBO BOOST 128GB SSD OSx-2017 - 3 YEAR WARRANTY => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
Apple MacBook Pro 13 | Catalina | Intel | 8GB RAM | 1TB | MacOS 2019. Warranty => macbook-pro-13-* / macbook-pro-retina-13-*
2015 Apple MacBook Pro 13" Retina/ Dual Core i5/ 8GB /128GB SSD OS Big Sur => macbook-pro-retina-13-inch-early-2015
13" Space Gray Apple MacBook Pro 2018 2.3GHz Quad i5 8GB RAM 256GB SSD A1989 => macbook-pro-13-inch-2018-four-thunderbolt-3-ports
EXCELLENT MacBook Pro 15 Laptop | QUAD CORE i7 | 16GB RAM | MacOS-2015 | 1TB SSD => macbook-pro-15-* / macbook-pro-retina-15-*
MacBook Pro 15 inch Laptop / QUAD CORE i7 / 1TB SSD / Retina / 3 YR / MacOS2018 => macbook-pro-15-* / macbook-pro-retina-15-*
Apple MacBook Pro 13.3" (256 GB, Intel Core i5 8th Gen. 3.8GHz, 8GB) Space Gray => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Pro 13 Laptop | Space Gray | 2017-2018 | 2.3GHz i5 | SSD | RETINA => macbook-pro-13-inch-2017-* / macbook-pro-13-inch-2018-*
Apple Macbook Core M3 1.1GHz 8GB RAM 256GB SSD 12" Space Gray MLH72LL/A (2016) => macbook-retina-12-inch-early-2016
Macbook Pro 13" M1 1TB/16gb RAM (Space Gray) => macbook-pro-13-inch-m1-2020
Apple MacBook Pro (13-inch, Mid 2012) - Upgraded Samsung SSD 500GB + 8GB Memory => macbook-pro-13-inch-mid-2012
Apple MacBook Pro 🍎 13.3" i5 2.3GHz 8GB RAM 256GB Space Gray MPXT2LL/A 2017 => macbook-pro-13-inch-2017-two-thunderbolt-3-ports
Apple MacBook Air 13" TURBO BOOST 2.6ghz i5 256GB SSD OS-2020 | 3 YEAR WARRANTY => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
Apple MacBook Pro 13" Pre-Retina Laptop / 500 GB / MacOSX-2017 / 3 YEAR WARRANTY => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Pro MC725LL/A Core i7 2.2 17" 4GB 750GB LOADED! => macbook-pro-17-inch-early-2011
2020 macbook air i3 rose gold applecare => macbook-air-retina-13-inch-2020
Apple MacBook Pro 15" | 2.8 i7 16GB 512GB SSD OSX 2020 Refurbished Big Sur => macbook-pro-15-* / macbook-pro-retina-15-*
Apple 15" MacBook Pro 2012 - CERTIFIED REFURBISHED - Core i7 2.3GHz 500GB Wrnty => macbook-pro-15-inch-mid-2012 / macbook-pro-retina-15-inch-mid-2012
MACBOOK PRO 13" | CORE i5 | 1TB SSD | 16GB RAM | WARRANTY | OS-2019 CATALINA ! ! => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook 12" (512GB, Intel Core i5 7th Gen., 1.3GHz, 8GB RAM) A1534 => macbook-retina-12-*
APPLE MACBOOK AIR 13 INCH LAPTOP | 2.8GHz TURBO BOOST | OS-2017 | WARRANTY | SSD => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
Apple Macbook Pro 13.3in(512GB SSD, Intel Core I7, 2.9GHz, 8GB) Laptop -... => macbook-pro-13-* / macbook-pro-retina-13-*
A1465 MacBook Air 2015 2.2GHz i7 5650U 8GB RAM 128GB SSD MacOS 10.15 FREE CASE => macbook-air-11-inch-early-2015
APPLE MACBOOK PRO RETINA 15 INCH | CORE i7 2.8GHZ LAPTOP | 2015-2016 | 1TB SSD! => macbook-pro-retina-15-inch-mid-2015 / macbook-pro-15-inch-2016
MONTEREY APPLE MACBOOK PRO 15" RADEON RETINA R9 3.7GHz i7 Turbo 16GB RAM 1TB SSD => macbook-pro-15-* / macbook-pro-retina-15-*
MacBook Pro (13-inch, 2020) – GREAT CONDITION – 16 GB RAM, 512GB SSD, 4-core i5 => macbook-pro-13-inch-2020-four-thunderbolt-3-ports / macbook-pro-13-inch-2020-two-thunderbolt-3-ports
Apple MacBook Pro 13" Pre-Retina Laptop / 2012-2015 / 500 GB / MacOS / WARRANTY! => macbook-pro-13-* / macbook-pro-retina-13-*
MacBook Pro 3.1GHz i7, 16GB RAM, 1TB SSD, 13-Inch Retina, Early 2015 => macbook-pro-retina-13-inch-early-2015
2020 Apple MacBook Air 13" (128GB SSD, Intel Core i3 10th Gen, 8GB Ram) Laptop => macbook-air-retina-13-inch-2020
Apple MacBook Pro 2017 15" Touch Bar Quad Core i7 16GB Ram 1TB SSD + Warranty => macbook-pro-15-inch-2017
macbook air 2018 13 inch => macbook-air-retina-13-inch-2018
Apple MacBook Pro 15 Retina 16GB RAM 1TB SSD OS2020 3.2GHz Quad Core i7 Turbo => macbook-pro-15-* / macbook-pro-retina-15-*
13" Apple MacBook Air i5 2.8GHz TURBO BOOST 256GB SSD MACOSX - 3 YEAR WARRANTY => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022 / macbook-air-early-2008 / macbook-air-late-2008 / macbook-air-mid-2009
Apple MacBook Pro A1278 13" INTEL i5 2.4GHZ 4GB 500GB DVDRW HIGH SIERRA OS 2011 => macbook-pro-13-*
Apple MacBook Pro MD104LL/A Core i7 2.6 15" 16GB 750GB LOADED! => macbook-pro-15-inch-mid-2012
Apple MacBook Pro With Touch Bar, 2.6GHz I7,16gb,512gb,560x 4gb Monterey => macbook-pro-*
Apple MacBook Pro 15" | 2014 2.8 i7 16GB RAM 256GB SSD GT 750M Refurbished => macbook-pro-retina-15-inch-mid-2014
2016-2017 Apple MacBook Pro Touch Bar 13" Space Gray | 3.3GHz Core i7 16GB 1TB => macbook-pro-13-inch-2016-four-thunderbolt-3-ports / macbook-pro-13-inch-2017-four-thunderbolt-3-ports
Apple MacBook Pro 13" Laptop | iNTEL | 500 GB | MacOS | 3 YEAR WARRANTY! => macbook-pro-13-* / macbook-pro-retina-13-*
2020 Apple MacBook Air 13" Gray | 1.1GHz i3 8GB 256GB SSD Certified Refurbished => macbook-air-retina-13-inch-2020
Apple MacBook Pro 13" Laptop | 1TB SSD | 16GB RAM | OSX-2019 | WARRANTY ! ! ! => macbook-pro-13-* / macbook-pro-retina-13-*
Apple MacBook Air 2020 13-inch M1 7 core GPU 256GB SSD 16GB RAM Space Gray => macbook-air-m1-2020
Apple MacBook Pro 13" (a1708) 2017 8GB memory i5 256GB SSD space gray => macbook-pro-13-inch-2017-two-thunderbolt-3-ports`,
  },
  {
    kind,
    source:
      'ebay.com, words of the addresses of listings of iPads, 2020; last column: number of the item. From devcybiko/ebay, ipad.csv',
    lines: `
new apple ipad mini 2 16gb wi fi 7 9in with retina display space gray => ipad-mini-2 => 264037111178
apple ipad 2 model a1395 32gb wi fi 9 7in white great condition => ipad-2 => 223938499062
apple ipad air 2nd gen 128gb wi fi 9 7 space gray good => ipad-air-2 => 283730270888
apple ipad air a1475 16gb verizon wifi silver => ipad-air-1st-generation => 124109196380
apple ipad 2 16gb wi fi cellular at t 9 7in a1396 mc773ll a md065ll a black => ipad-2 => 383421335015
apple ipad 2 32gb wi fi cellular at t a1396 9 7in silver => ipad-2 => 264587164327
apple ipad mini 1st gen 16gb wi fi 7 9in black no scratches on screen => ipad-mini-1st-generation => 383362219550
new apple ipad pro 2nd gen 512gb wi fi cellular unlocked 12 9in silver => ipad-pro-12-9-inch-2nd-generation => 113862576708
apple ipad air gold display 10 5 full hd hexa core memory 64gb wi fi camera 8mp => ipad-air-3rd-generation => 193107351214
nice deal apple ipad pro 12 9 128gb wi fi w accessory bundle => ipad-pro-12-9-* => 143552182342
apple ipad air 1st first generation 16gb wifi excellent w smart cover bundle => ipad-air-1st-generation => 303507995243
apple ipad pro a1674 9 7 rose gold 32gb wifi 4g lte ios tablet mlyj2ll a => ipad-pro-9-7-inch => 254508646704
apple ipad 3rd generation 64gb wi fi 9 7in black good condition r d => ipad-3rd-generation => 202404972743
apple ipad a1458 4th generation 9 7 16 gb wifi with case bundle works great => ipad-4th-generation => 174217472625
apple ipad air 16gb wi fi 9 7in silver => ipad-air-* => 254470404248
apple ipad mini 3 a1600 mh0k2ll a 16gb wi fi 7 9in gold white => ipad-mini-3 => 323927590325
brand new apple ipad 7th gen 32gb wi fi 10 2 in silver sealed warranty => ipad-7th-generation => 202933893154
apple ipad 2 mc769ll a ios 7 16gb wifi black 2nd generation => ipad-2 => 381788333403
new apple ipad 2 wifi tablet 16gb 2nd generation 9 7 inch display black => ipad-2 => 264513313853
apple ipad air 3rd generation 256gb wi fi 10 5in space gray factory sealed => ipad-air-3rd-generation => 153822924689
apple ipad mini retina 16gb wi fi cellular gsm unlocked white me814ll a => ipad-mini-2 => 271980672587
apple md513ll a 16gb 9 7 ipad with retina display wi fi white 4th generation => ipad-4th-generation => 293273213810
apple ipad air 2 64gb wi fi cellular unlocked 9 7in space gray openbox => ipad-air-2 => 184169580860
apple ipad mini 3 unlocked 16gb gray excellent 12 month warranty => ipad-mini-3 => 274034631146
apple ipad mini 4 a1550 7 9 silver white 128gb wifi 4g lte ios tablet mk8e2ll a => ipad-mini-4 => 254515683085
apple ipad 4 a1458 9 7 retina 5mp 16gb tablet black wifi original box like new => ipad-4th-generation => 233504187654
apple ipad mini 1st gen 16gb wi fi 7 9in space gray gently used bundle => ipad-mini-1st-generation => 143476321651
apple ipad air 1st gen 16gb wi fi great condition w orig box accessories => ipad-air-1st-generation => 223912997876
apple ipad 3rd generation 16gb wifi 9 7 a1416 mc705ll a white => ipad-3rd-generation => 223514601704
good apple ipad 2 2nd generation 64gb wi fi 3g gsm factory unlocked 9 7 inch => ipad-2 => 283789254428
apple ipad 7th gen 2019 10 2 inch 128gb wifi tablet bundle brand new warranty => ipad-7th-generation => 202776050421
apple ipad air wifi cellular lte 64gb silver => ipad-air-* => 114133771707
apple ipad air 9 7 tablet 128gb wifi at t 4g lte space gray => ipad-air-* => 392088698169
apple ipad air a1475 me999ll b 16gb wifi verizon cellular silver => ipad-air-1st-generation => 333527220734
apple ipad 1st generation 32gb wi fi black => ipad-1st-generation => 323301706351
apple ipad mini 2 16gb wi fi 7 9in retina silver r d => ipad-mini-2 => 184151911892
new apple ipad mini 1st generation 16gb wi fi 7 9in space gray => ipad-mini-1st-generation => 201325643771
apple ipad a1219 1st gen tablet wi fi grade a condition 16gb mb292ll => ipad-1st-generation => 223484442671
apple ipad mini 3 64gb wi fi 7 9in silver white please read listing => ipad-mini-3 => 124116731409
brand new apple ipad mini 4 128gb 7 9 retina display 128gb wifi tablet gold => ipad-mini-4 => 274222619229
apple ipad 4 wi fi tablet 16gb flash ios black => ipad-4th-generation => 153830028331
apple ipad pro 1st generation w bluetooth keyboard 128gb mlmv2ll lam024773 => ipad-pro-9-7-inch => 283779544156
sale special apple ipad air 3rd gen 64gb wi fi 10 5in space gray muuj2ll a => ipad-air-3rd-generation => 274263588239
apple ipad mini 2 model a1489 => ipad-mini-2 => 164098981979
apple ipad 6th gen 32gb wi fi cellular a1954 unlocked 9 7in space gray 9 10 => ipad-6th-generation => 264658378344
new apple ipad 5th gen 32gb wi fi 9 7in with retina display silver => ipad-5th-generation => 264627990601
apple ipad pro 64gb 3rd generation wi fi 11 tablet silver => ipad-pro-11-inch-1st-generation => 264605931754
apple ipad pro 1st gen 32gb wi fi 12 9in space gray grade c => ipad-pro-12-9-inch-1st-generation => 133343384146
apple ipad 2 mc769ll 1 ghz 16gb wifi black 2nd generation => ipad-2 => 283750058702
ipad pro with keyboard ipen warranty => ipad-pro-* => 223935178759
apple ipad 3rd generation 32gb wi fi 9 7in black mc706ll a => ipad-3rd-generation => 191241972857
apple ipad air mf502ll a 16gb wi fi t mobile dep000026 => ipad-air-1st-generation => 254522520682
apple ipad pro 1st gen 512gb wi fi cellular unlocked 9 7in space gray => ipad-pro-9-7-inch => 372840356113
apple ipad pro 12 9 128gb ml0t2ll a space gray wi fi => ipad-pro-12-9-inch-1st-generation => 164118338607
apple ipad air 1st gen 32gb wi fi 9 7in silver md789ll a c => ipad-air-1st-generation => 193351122319
apple ipad mini 2 retina space gray 32gb 7 9 inch wi fi only open box bundle => ipad-mini-2 => 264459698245
apple ipad 6th gen 32gb wifi cell unlocked space gray 9 7 mr6v2ll a => ipad-6th-generation => 293492205684
apple ipad air 2 16gb wi fi cellular unlocked 9 7in silver bundle => ipad-air-2 => 143447229570
apple ipad air 1st gen a1474 9 7 silver a7 cpu 64gb wifi ios tablet md790ll a => ipad-air-1st-generation => 254531720013
apple ipad air 2 128gb wi fi 9 7in space gray latest model good r d => ipad-air-2 => 173475986582
apple ipad pro 2nd gen 64gb wi fi cellular unlocked 12 9in space => ipad-pro-12-9-inch-2nd-generation => 323771813203
new apple ipad mini 5 64gb gold wi fi 4g cellular unlocked worldwide shipping => ipad-mini-5th-generation => 392719890711
new apple ipad pro 1st gen 128gb wi fi cellular unlocked 9 7in gray => ipad-pro-9-7-inch => 264623273823
apple ipad 2 a1397 32gb wi fi cellular verizon 9 7in black => ipad-2 => 173980755583
apple ipad pro 10 5 inch 512gb wi fi brand new retail price 999 => ipad-pro-10-5-inch => 254425146650
apple ipad mini 1st gen a1432 16gb wifi pf433ll a space gray excellent condition => ipad-mini-1st-generation => 124115724130
apple ipad 6th generation 2018 128gb wifi silver mr7k2ll a => ipad-6th-generation => 113407773973
ipad pro 12 9 2nd gen 256gb wifi => ipad-pro-12-9-inch-2nd-generation => 292795982859
apple ipad mini 2 16gb wi fi cellular verizon a1490 gsm cdma 7 9in => ipad-mini-2 => 323008570680
apple ipad air 1st gen 16gb wi fi 9 7in space gray bonus => ipad-air-1st-generation => 143420219383
apple ipad air 1st gen 32gb wifi cellular unlocked 9 7in space gray 14016 => ipad-air-1st-generation => 283727543870
apple ipad mini 1st gen 16gb wi fi 7 9in space gray a1432 => ipad-mini-1st-generation => 133117380484
ipad 2 16gb wi fi cellular at t 9 7in => ipad-2 => 183384918590
apple ipad air 2 64gb silver mgkm2ll a 9 7 tablet wi fi tested => ipad-air-2 => 174204172580
nib apple ipad mini 4 wifi cellular 16gb space gray unlocked plastic wrapped 8f => ipad-mini-4 => 274275088707
apple ipad 1st gen 64gb wi fi 7 9in ios 10 => ipad-1st-generation / ipad-mini-1st-generation => 283806845451
apple ipad 3rd wifi tablet black 16gb 32gb 64gb great con r d => ipad-3rd-generation => 372664585181
apple ipad mini 4 128gb wi fi 7 9in space gray => ipad-mini-4 => 174166029392
apple ipad 4th gen 16gb wi fi 9 7in white md513ll a grade b => ipad-4th-generation => 173851652187
lot of 20 apple ipad pro mqee2ll a => ipad-pro-12-9-inch-2nd-generation => 133358261073`,
  },
]
