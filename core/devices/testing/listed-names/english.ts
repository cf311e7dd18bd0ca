import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, English'

/** Titles as sellers in Great Britain, the USA and Australia wrote them. */
export const english: readonly WrittenNames[] = [
  {
    kind,
    source:
      'ebay.co.uk, listings of iPhone 8, November 2021; last column: number of the item. From a table products in public code',
    lines: `
Brand New Apple iPhone 8 64GB 256GB Unlocked - All Colours - With Original Box => iphone-8 => 363508074020
Brand New Apple iPhone 8 - 64GB 256GB Unlocked - Sealed in Original Box => iphone-8 => 124764453212
🔥NEW sealed box Apple iPhone 8 64GB/256GB Smartphone Mobile Unlocked UK Stock🔥 => iphone-8 => 165094231031
New Apple iPhone 8 64GB 256GB Unlocked - 12 Months Apple Warranty - Original Box => iphone-8
*Sale* New Apple iPhone 8 64GB Phone in Black with 1 year manufacture guarantee => iphone-8 => 133942478819
NEW SEALED Apple iPhone 8 64GB 256GB Unlocked Smartphone 1Year Warranty WITH BOX => iphone-8
New 128GB 256GB Apple iPhone 8 UNLOCKED Smartphone SIM Free Silver/Black/Gold => iphone-8
NEW Apple iPhone 8 64GB 256GB ⚫⚪🟡🔴 🔓GSM Unlocked ✅ Gold ✅ Grey ✅ Silver ✅ Red => iphone-8
Brand New Apple iPhone 8 256 GB Gold SIM-Free Smartphone With Accessories 12MP => iphone-8 => 224363076314
NEW Apple iPhone 8 64GB | 256GB (GSM UNLOCKED) GREY | SILVER | GOLD | RED => iphone-8
Apple iPhone 8 64GB 256GB Fully Unlocked - Sealed in Original Box - Lowest Price => iphone-8
Original Apple iPhone 8 4.7 inch Hexa Core 2GB RAM 64GB ROM 12MP & 7MP Camera 18 => iphone-8 => 154094204322
New Apple iPhone 8/8 Plus 128GB 64/256GB Unlocked Black Gold Silver Red Original => iphone-8 / iphone-8-plus => 165142446948
NEW Apple iPhone 8 64GB | 256GB (UNLOCKED) Gray ║ Silver ║ RED || SEALED => iphone-8
New Apple iPhone 8 128/64GB 256GB Unlocked - Grey Gold Silver Red 12M Warranty => iphone-8 => 184916945703
Apple iPhone 8 4.7 inch 64GB 2 GB RAM (Unlocked) Smartphone - Rose Gold => iphone-8
New iPhone 8 64GB Phone in assorted colour with 1 year manufacture guarantee => iphone-8 => 133941468449
New Apple iPhone 8 128GB Unlocked Smartphone Small Box Fast & Free Deliver => iphone-8 => 174539083666
BNIB Apple iPhone 8 Special Ed. 64GB + 2GB Red Factory Unlocked 4G SIMFree => iphone-8 => 294270961007
Brand New Apple iPhone 8 A1905- 64GB - Unlocked Smartphone - Gold - Bargain! => iphone-8
Apple iPhone 8 (PRODUCT)RED - 256GB - (Unlocked) A1905 (GSM) => iphone-8
Apple IPHONE 8 64GB - Smartphone - New Product Incl. Tax => iphone-8 => 373775527352
Apple iPhone 8 - 64GB 128GB 256GB (UNLOCKED) VERIZON BLACK│SILVER│RED ❖SEALED❖ => iphone-8 => 323484658185
New Apple iPhone 8 256GB 64GB Gold Silver Gray 4G iOS 14 Smartphone Unlocked UK => iphone-8 => 164763690724
Apple iPhone 8 GREY 64GB SIM FREE Mobile PHONE Unlocked UK SELLER FREE DELIVERY => iphone-8
Sealed Apple iPhone 8 - A1905 - 64GB - Black - Factory Unlocked - Sim Free => iphone-8 => 363411609746`,
  },
  {
    kind,
    source:
      'ebay.com, search for "iphone", April 2019; last column: number of the item. From a comment in a sample application',
    lines: `
Apple iPhone 7 "Factory Unlocked" 32GB 4G LTE iOS WiFi Smartphone => iphone-7 => 401466898078
Apple iPhone 6 16GB "Factory Unlocked" 4G LTE 8MP Camera iOS WiFi Smartphone => iphone-6 => 381797549249
Apple iPhone 7 Plus 128GB Factory Unlocked 4G LTE iOS WiFi Smartphone => iphone-7-plus => 401481515605
Apple iPhone SE 32GB Space Gray Straight Talk / Straight Talk  - NEW => iphone-se-1st-generation => 223483586189
Apple iPhone 6 - 32GB - Space Gray (Straight Talk) A1549 (CDMA + GSM) => iphone-6 => 202654668493
Apple iPhone 6S 16GB "Factory Unlocked" 4G LTE WiFi iOS 12MP Camera Smartphone => iphone-6s => 381885003094
Apple iPhone 7, 32GB, Silver, Fully Unlocked, Excellent Condition => iphone-7 => 264164142450
Apple iPhone 7 Plus a1784 32GB GSM Unlocked -Very Good => iphone-7-plus => 232416609551
***IPHONE 7 32GB BLACK FACTORY UNLOCKED! APPLE 32 GB GSM MATTE BRAND NEW!*** => iphone-7 => 273189058712
Apple iPhone 6 Plus - 16GB - Space Gray (Unlocked) A1522 (CDMA + GSM) => iphone-6-plus => 223483654721
Apple iPhone SE 32GB Space Gray GSM Unlocked AT&T T-Mobile New Sealed Grey => iphone-se-1st-generation => 264225979450
Apple iPhone 6 - 64GB - Rose Gold A1549 (Great Condition) => iphone-6 => 273808321820
NEW Apple iPhone 6S PLUS (A1634 Factory Unlocked) - All Colors & Capacity => iphone-6s-plus => 162156857200
Apple iPhone 6s Plus - 16GB - Rose Gold (AT&T) => iphone-6s-plus => 303127228595
Apple iPhone X 64GB A1901 GSM Unlocked Excellent => iphone-x => 264234715827
Apple iPhone XR 128GB - All Colors! GSM & CDMA Unlocked!! Brand New! => iphone-xr => 153232799841
Apple iPhone 7 128GB Matte Black AT&T Great Condition => iphone-7 => 293050042678
iPhone 7, 32/128/256 GB, Unlocked (CDMA + GSM), All Colors => iphone-7 => 401737323912
Apple iPhone 7 - 32GB, 128GB 256GB (Unlocked) Black, Gold, Silver - Choose Color => iphone-7 => 153448170175
Apple iPhone 7 Plus 32 128 256GB Factory GSM Unlocked AT&T / T-Mobile Smartphone => iphone-7-plus => 233130862063
Apple iPhone 6s Plus - 16GB 32GB 64GB 128gb (Unlocked) - Choose Your Color => iphone-6s-plus => 183761658353
Apple iPhone 6 - 16GB - Gold (Factory GSM Unlocked; AT&T / T-Mobile) Smartphone => iphone-6 => 112393276566
Apple iPhone X 64GB -  Unlocked -USA Model -Apple Warranty -Brand New! => iphone-x => 162788888231
Apple iPhone 6 - 16GB - Space Gray (GSM+CDMA) **C Grade** => iphone-6 => 143216702060
Apple iPhone 8 Plus a1897 64GB GSM Unlocked - Good => iphone-8-plus => 233044091828
NEW Apple iPhone SE - 32GB - Silver (Walmart Family Mobile) A1662 (CDMA + GSM) => iphone-se-1st-generation => 123703614132
Apple iPhone 8 64GB Space Gray Verizon A1863 (CDMA + GSM)  Unlocked => iphone-8 => 283413685628
Apple iPhone SE, 64GB, Space Gray, Fully Unlocked => iphone-se-1st-generation => 264164137113
Apple iPhone 6 16GB / 64GB / 128GB - Space Gray / Silver / Gold => iphone-6 => 283005962590
Apple iPhone XS 64GB - All Colors - GSM & CDMA UNLOCKED => iphone-xs => 153184759968
Apple iPhone 5 16GB 32GB 64GB - Black/White - Unlocked T-Mobile Cricket MetroPCS => iphone-5 => 151743894763`,
  },
  {
    kind,
    source:
      'ebay, category of mobile phones as shown in France, 6 February 2025. From ihebmc/WEB_PROJECT, output/ebay_fr_2025_02_06__08_57_42/sorted_data_1.json',
    lines: `
Samsung Galaxy S22 Ultra 128GB S908U Unlocked - Excellent => -
FOR SPECTRUM Motorola Razr+ Plus 40 Ultra XT2321 256GB Infinite Black - Good => -
Apple iPhone 12 - 64 GB - (PRODUCT)RED Unlocked Good condition => iphone-12
Google Pixel 7a | 7 | 7 Pro - 128GB 256GB 512GB - Unlocked - Smartphone => -
Samsung Galaxy Z Fold 4 512GB [SM-F936U] Phantom Black (Unlocked) 5337 ⚠️READ⚠️ => -
Google Pixel 8 - 8 Pro - 128/256 GB - Unlocked/T-Mobile/AT&T/Verizon - Good => -
Motorola Moto G Stylus (2021) 4G LTE 128GB FACTORY UNLOCKED Smartphone - GOOD => -
Apple iPhone 13 mini - (Unlocked) - 256GB - A2481 - Excellent => iphone-13-mini
Apple iPhone 15 128GB ( Unlocked) US E-Sim Version. Excellent. => iphone-15
Nokia Lumia 1020 (AT&T) 4G LTE Smartphone - 32GB Black => -
Apple iPhone 16 A3081 Unlocked 128GB Ultramarine Excellent => iphone-16
ASUS Zenfone 10 5.9" AI2302 Qualcomm 8 Gen2 Dual-SIM 5G Unlocked (US Version) => -
Sonim XP8 XP8800 64GB Verizon GSM Unlocked Rugged Smartphone Dual SIM Good => -
APPLE IPHONE 7 16GB 32GB 64GB 128GB 256GB All-Carriers => iphone-7
OnePlus 12 - Unlocked - Flowy Emerald - 16GB - 512GB - Good => -
Apple iPhone 15 Pro 128GB (Unlocked) US E-Sim Version. Excellent => iphone-15-pro
Apple iPhone 13 A2482 T-Mobile Only 128GB Midnight Good => iphone-13
Apple iPhone SE 3rd Gen 2022-64GB 128GB 256GB 51-All Colors Very Good Condition => iphone-se-3rd-generation
Apple iPhone SE 2 A2275 C Spire Only 64GB White Good => iphone-se-2nd-generation
Apple iPhone 15 A2846 Spectrum Only 128GB Black Very Good => iphone-15
Palm PVG100 Small Premium Smartphone 32GB - Unlocked Network - Excellent => -
Apple iPhone 14 - 128GB - Fully Unlocked - ALL CARRIERS - VERY GOOD Condition => iphone-14
Apple iPhone 15 A2846 Xfinity Only 128GB Blue Very Good => iphone-15
Apple iPhone 13 - 128 GB - Green - Fully Unlocked 5G (Good) => iphone-13
Apple Watch Series 7 45mm GPS+Cellular Midnight Unlocked - Excellent => apple-watch-series-7
Apple iPhone X XR XS XS Max 64GB 128GB 256GB - Unlocked Verizon AT&T T-Mobile => iphone-x / iphone-xr / iphone-xs / iphone-xs-max
Apple iPhone 12 - 128 GB - Black (Unlocked) (Dual SIM) B-Stock => iphone-12
Apple iPhone 12 Mini 5.4" Factory Unlocked (Any Carrier) 64GB 128GB 256GB Good => iphone-12-mini`,
  },
  {
    kind,
    source: 'ebay, search for "iphone 15" on 29 November 2024. From a table ip15_ebay in public code',
    lines: `
apple iphone 15 pro - 128gb => iphone-15-pro
New ListingApple iPhone 15 Pro Max - 512GB - Black Titanium (Unlocked) => iphone-15-pro-max
IPHONE 6S Apple 64GB Black Space Gray 4.7"" iS 15 Smartphone Original Phone => iphone-6s
Apple iPhone 13 128GB Blue Brand New Network Unlocked Fast Shipping From EU => iphone-13
Phone 14 128GB Starlight 100% Battery Network Unlocked Fast Shipping + Warranty => iphone-14
iPhone 15 Plus 128GB - Black 5G => iphone-15-plus
Mint Condition Apple iPhone 6S  32GB Unlocked 4G Smartphone Boxed Plus Extras => iphone-6s
iPhone SE 64GB - 2020 2nd Generation White Factory Unlocked BNIB Brand New Boxed => iphone-se-2nd-generation
Apple iPhone 12 - 64GB - Black (Vodafone) => iphone-12
iPhone SE 2 2020 64GB White Brand New Opened Box 100% Battery Unlocked => iphone-se-2nd-generation
iPhone 15 Pro MAX 256GB White => iphone-15-pro-max
IPhone 6s Apple 64GB Black Space Gray 4.7"" IOS 15 Original Cellular Smartphone => iphone-6s
Apple IPHONE XR 6.1"" 64GB Black Display Smartphone Billable VAT Included => iphone-xr
Apple IPHONE 5c 16GB White Vintage Back'Cell Smartphone => iphone-5c
Apple iPhone 7P 128GB Red Limited Edition 5.5" Touch Id New Batt => iphone-7-plus
UTV Cell Phone Holder Mount  0.6"-2" Roll Bar for Polaris RZR Ranger Can Am X3 => -
Apple iPhone 12 5G 64GB - Green => iphone-12
iPhone 16 128GB Black Network Unlocked NEW Apple Warranty Fast Shipping => iphone-16
Iphone 2g 8gb 1. generation  with original box and accessories => iphone-1st-generation
Three Ireland Iphone Unlocking Service - PREMIUM => ~
Brand New Apple iPhone 12 Mini - 12 Months Warranty => iphone-12-mini
Canada Bell Iphone Unlocking Service => ~
iPhone 13 water protector for laptop => ~
Brand New Apple iPhone 12 Pro - 12 Months Warranty => iphone-12-pro
Apple IPHONE 12 12 128GB White 6.1"" Display Oled 12MP Camera Chip A14 Bionic => iphone-12
!!New in Box!! - Armor Case for iPhone 15 => ~
Tim Cook Signed Autographed Iphone 15 Pro Box CEO Apple BAS COA AE47284 Beckett => ~
Iphone15Pro Casetify Hello Kitty 50Th Anniversary => ~
DSQUARED2 Case iPhone 15 Pro Max => ~
iFace Reflection iPhone 15 Case Clear Glass PurpleShockproof Transparent => ~
Gourmandise Pikachu iPhone 15/14/13 Case => ~
Mickey Mouse iPhone15ProMax Glass Flip Case Disney Store Japan New F/S => ~
NEW Gourmandise mofusand IIIIfit iPhone 15 / 14 / 13 compatible from JAPAN => ~
Case iPhone 15 Pro Max with Postage Stamp GUR Black => ~
CASETiFY x Sanrio Hello Kitty Shopkeeper Collectible Case iPhone 15 Pro New => ~
Sanrio Hangyodon Camera Cover Compatible with iPhone 15/15 Plus/14 Plus => ~
QsmQam Tempered Camera Glass Screen Protector For iPhone 15 Pro Max Ultra 4 Pack => ~
Flip Magnetic Wallet Phone Case For iPhone 15 16 14 13 12 11 TCL 50 SE 305 405 => ~
Soft 3D Love Heart Phone Case For Apple iPhone 16 15 14 13 12 11 Pro Max XR XS => ~`,
  },
  {
    kind,
    source:
      'ebay.com, 2023 and 2026; last column: number of the item. From gaurav-arun/ebay-alerts, ebay_mock, and a test of a reader of the site',
    lines: `
2020 Apple iPhone SE 2nd Gen (Great Condition) Unlocked Verizon ATT TMobile => iphone-se-2nd-generation => 334691749565
Apple iPhone 8 (Excellent Condition) Factory Unlocked, AT&T, T-Mobile => iphone-8 => 224768021563
Apple iPhone 12 mini - (Unlocked) - 64GB - 128GB - 256GB - Good => iphone-12-mini => 364233055988
Apple iPhone 8 64GB GSM Factory Unlocked Smartphone-Good => iphone-8 => 193162998553
Apple iPhone 12 mini 64GB Unlocked AT&T T-Mobile Verizon Very Good Condition => iphone-12-mini => 294982633019
For iPhone 14 Plus 13 12 11 Pro Max Tempered Glass Camera Lens Screen Protector => ~ => 385462201428
Apple iPad Air (M2) 13 Inch Smart Folio Tablet Case => ~ => 336583300060`,
  },
  {
    kind,
    source:
      'Amazon, Target, Siroop, Swappa and Facebook Marketplace, product titles beside the sites’ own numbers or pictures; from sample shops and tests in public code',
    lines: `
Apple MacBook Air (13-inch, 8GB RAM, 256GB SSD Storage) - Space Gray (Latest Model) => macbook-air-13-* / macbook-air-retina-* / macbook-air-m1-2020 / macbook-air-m2-2022
Apple 13" MacBook Air Core i5 CPU, 8GB RAM (2017 Model 128GB) => macbook-air-13-inch-2017
New Apple MacBook Pro (13-inch, 16GB RAM, 512GB SSD Storage, Magic Keyboard) - Silver => macbook-pro-13-*
Apple MacBook Air (13-inch, 8GB RAM, 128GB Storage, 1.6GHz Intel Core i5) - Space Gray (Previous Model) => macbook-air-retina-13-inch-2018 / macbook-air-retina-13-inch-2019
Apple iMac 21.5in 2.7GHz Core i5 (ME086LL/A) All In One Desktop, 8GB Memory, 1TB Hard Drive, Mac OS X Mountain Lion (Renewed) => imac-21-5-inch-late-2013
HP 21.5-Inch All-in-One Computer, AMD A4-9125, 4GB RAM, 1TB Hard Drive, Windows 10 (22-c0010, White) => -
CyberpowerPC Gamer Supreme Liquid Cool Gaming PC, Intel Core i7-9700K 3.6GHz, NVIDIA GeForce RTX 2070 Super 8GB, 16GB DDR4... => -
Lenovo IdeaCentre AIO 3, 24" All-in-One Computer, AMD Ryzen 3 4300U Mobile Processor, Integrated Graphics, 8GB DDR4, 256GB... => -
Apple MacBook Air 13.3-Inch Laptop (Intel Core i5 1.6GHz, 128GB Flash, 8GB RAM, OS X El Capitan) => macbook-air-13-inch-early-2015
New Apple Watch Series 6 (GPS + Cellular, 44mm) - Product(RED) - Aluminium Case with Product(RED) - Sport Band => apple-watch-series-6
New Apple Watch Series 6 (GPS, 40mm) - Space Gray Aluminum Case with Black Sport Band => apple-watch-series-6
Apple Watch Series 7 (GPS, 41mm) - Blue Aluminium Case with Abyss Blue Sport Band - Regular => apple-watch-series-7
Apple Watch Series 7 (GPS + Cellular, 41mm) Green Aluminum Case with Clover Sport Band, Regular (Renewed) => apple-watch-series-7
Apple Watch Series 7 (GPS + Cellular, 45mm) - Midnight Aluminium Case with Midnight Sport Band - Regular => apple-watch-series-7
Apple Watch SE (GPS, 40mm) - Space Grey Aluminium Case with Black Sport Band => apple-watch-se-1st-generation
New Apple Watch SE (GPS + Cellular, 44mm) - Gold Aluminum Case with Pink Sand Sport Band => apple-watch-se-1st-generation
Apple Watch Ultra 2 GPS +Cellular 49mm Titanium with Trail Loop $1,149 + Delivery ($0 with Prime/ $59 Spend) @ Amazon AU => apple-watch-ultra-2
Apple iPad Air 2 16GB WiFi Gold => ipad-air-2
Apple® iPad Air 2 16GB Wi-Fi - Gold => ipad-air-2
iPhone 6 Plus 128GB Gold - AT&T with 2-year contract => iphone-6-plus
Apple iPad 7th Gen => ipad-7th-generation
Apple iPhone X - Gray - 256 GB - Unlocked => iphone-x
Mac mini 2020, M1, 8 GB, 256 GB (cheapest live) => mac-mini-m1-2020
Mac mini 2023, M2, 8 GB, 256 GB (cheapest live) => mac-mini-2023`,
  },
  {
    kind,
    source:
      'Verizon, names of devices in its lists (VZ at their ends), 2019; from a definition of a table in public code',
    lines: `
IPHONE XS MAX SILVER 64GB VZ => iphone-xs-max
PIXEL 2 XL BLACK AND WHITE 64GB => -
VZ JETPACK 4G LTE MHS AC791L => -
DROID TURBO by MOTOROLA BLACK BN => -
iPhone 6S Plus 16GB Space Gray => iphone-6s-plus
LG V30 => -
Home Phone Connect FT2260 => -
IPHONE SE ROSE GOLD 64GB => iphone-se-1st-generation
IPHONE 11 PRO MAX GREEN 256G VZ => iphone-11-pro-max
IPHONE XR BLUE 128GB => iphone-xr
LG G7 ThinQ BLACK => -
IPHONE 8 SPACE GRAY 64GB SO => iphone-8
IPHONE XS SILVER 64GB VZ => iphone-xs
SAM Galaxy Note 4 Charcoal Black => -
GizmoPal 2 by LG Blue => -
IPHONE SE ROSE GOLD 32GB => iphone-se-1st-generation
Samsung Convoy II => -
IPAD WIFI 32GB GOLD => ipad-5th-generation / ipad-6th-generation / ipad-7th-generation / ipad-8th-generation
IPHONE X SPACE GRAY 256GB SO => iphone-x
IPAD AIR 2 64GB S GRAY => ipad-air-2
SAM GALAXY S10 PLUS WHITE 128GB => -
iPhone 6 - Non VZW => iphone-6
IPHONE XR CORAL 128GB => iphone-xr
Motorola Droid Maxx 16GB Black => -
IPHONE 11 PRO MAX GREEN 64GB VZ => iphone-11-pro-max
IPHONE 5 BLACK 16GB => iphone-5
Ellipsis 8 HD Blue => -
IPHONE 8 SILVER 256GB VZ => iphone-8
IPHONE 11 PURPLE 128GB VZ => iphone-11
ASUS ZenPad Z8 => -
Pixel XL Black 32GB => -`,
  },
]
