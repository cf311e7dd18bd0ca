// Written by tools/refresh-devices.ts. README.md explains the format, NOTICES.md names the sources.
export const modelLines = `
iphone|iPhone Duo|2026-10-23|i iPhone19,4|a A3447;A3719;A3720;A3721|b V68AP|h A20 Pro
mac|Mac Studio (M5 Max)|2026-09-22|i Mac17,14|a A3545|b J775cAP|h M5 Max|c Silver
mac|Mac Studio (M5 Ultra)|2026-09-22|i Mac17,15|a A3546|b J775dAP|h M5 Ultra|c Silver
mac|Mac mini (M5 Pro)|2026-09-22|i Mac17,16|a A3535|b J873sAP|h M5 Pro|c Silver
mac|Mac mini (M6)|2026-09-22|i Mac18,5|a A3534|b J873gAP|h M6|c Silver
airpods|AirPods 5|2026-09-18|h H2|c White|v AirPods3,7;B868EAP;A3532 A3533;;;;Left|v AirPods3,7;B868EAP;A3531 A3533;;;;Right
airpods|AirPods 5 with Wireless Charging Case|2026-09-18|h H2|c White|v AirPods3,8;B868MAP;A3440 A3441;;;;Left|v AirPods3,8;B868MAP;A3439 A3441;;;;Right
watch|Apple Watch Series 12|2026-09-18|b N237sAP;N237bAP;N238sAP;N238bAP|h S11|v Watch8,2;N237sAP;A3581 A3583;GPS;42|v Watch8,3;N237bAP;A3584 A3585;GPS;46|v Watch8,4;N238sAP;A3582 A3586;GPS + Cellular;42|v Watch8,5;N238bAP;A3587 A3588;GPS + Cellular;46
watch|Apple Watch Ultra 4|2026-09-18|h S11|v Watch8,1;N240AP;A3579 A3580;GPS + Cellular;49
iphone|iPhone 18 Pro|2026-09-18|i iPhone19,2|a A3472;A3713;A3714;A3715|b V63AP|h A20 Pro|c Black;Burgundy;Glacier;Silver|u colours
iphone|iPhone 18 Pro Max|2026-09-18|h A20 Pro|c Black;Burgundy;Glacier;Silver|v iPhone19,3;V64AP;A3473;;;;US|v iPhone19,7;V64sAP;A3716 A3717 A3718;;;;Global
airpods|AirPods Max 2|2026-04|h H2|c Blue;Midnight;Orange;Purple;Starlight
mac|MacBook Air (13-inch, M5)|2026-03-11|i Mac17,3|a A3449|b J813AP|h M5|s 512;1024|m 16;24|c Midnight;Silver;Sky Blue;Starlight
mac|MacBook Air (15-inch, M5)|2026-03-11|i Mac17,4|a A3448|b J815AP|h M5|s 512;1024|m 16;24|c Midnight;Silver;Sky Blue;Starlight
mac|MacBook Neo|2026-03-11|i Mac17,5|a A3404|b J700AP|h A18 Pro
mac|MacBook Pro (14-inch, M5 Pro or M5 Max)|2026-03-11|h M5 Pro or M5 Max|c Silver;Space Black|v Mac17,7;J714cAP;A3427;;;M5 Max|v Mac17,9;J714sAP;A3426;;;M5 Pro
mac|MacBook Pro (16-inch, M5 Pro or M5 Max)|2026-03-11|h M5 Pro or M5 Max|c Silver;Space Black|v Mac17,6;J716cAP;A3429;;;M5 Max|v Mac17,8;J716sAP;A3428;;;M5 Pro
other|Studio Display (2026)|2026-03-11|i AppleDisplay18,2|a A3350|b J527AP|h A19
other|Studio Display XDR|2026-03-11|i AppleDisplay18,1|a A3348|b J427AP|h A19 Pro
ipad|iPad Air 11-inch (M4)|2026-03-11|n iPad Air 8 11;iPad Air (8th generation);iPad Air 11 M4|h M4|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|v iPad16,8;J707AP;A3459;Wi-Fi|v iPad16,9;J708AP;A3460 A3463;Wi-Fi + Cellular
ipad|iPad Air 13-inch (M4)|2026-03-11|n iPad Air 8 13;iPad Air (8th generation);iPad Air 13 M4|h M4|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|v iPad16,10;J737AP;A3461;Wi-Fi|v iPad16,11;J738AP;A3462 A3464;Wi-Fi + Cellular
iphone|iPhone 17e|2026-03-11|i iPhone18,5|a A3575;A3634;A3635|b V159AP|h A19|c Black;Soft Pink;White
other|AirTag (2nd generation)|2026-01-29|g 2
vision|Apple Vision Pro (M5)|2025-10-22|i RealityDevice17,1|a A3416|b N301aAP|h M5|s 256;512;1024
mac|MacBook Pro (14-inch, M5)|2025-10-22|i Mac17,2|a A3434|b J704AP|h M5|s 512;1024|m 16;24;32|c Silver;Space Black
ipad|iPad Pro 11-inch (M5)|2025-10-22|h M5|s 256;512;1024;2048|c Silver;Space Black|v iPad17,1;J817AP;A3357;Wi-Fi|v iPad17,2;J818AP;A3358 A3359;Wi-Fi + Cellular
ipad|iPad Pro 13-inch (M5)|2025-10-22|h M5|s 256;512;1024;2048|c Silver;Space Black|v iPad17,3;J820AP;A3360;Wi-Fi|v iPad17,4;J821AP;A3361 A3362;Wi-Fi + Cellular
airpods|AirPods Pro 3|2025-09-19|i AirPodsPro1,3;AirPodsPro3,4|h H2|c White|v AirPodsPro1,3;;A3064 A3065;;;;Left|v AirPodsPro1,3;;A3063 A3065;;;;Right
watch|Apple Watch SE 3|2025-09-19|b N243sAP;N243bAP;N244sAP;N244bAP|h S10|s 64|c Midnight;Starlight|k colours|v Watch7,13;N243sAP;A3324 A3391;GPS;40|v Watch7,14;N243bAP;A3325 A3392;GPS;44|v Watch7,15;N244sAP;A3326 A3327;GPS + Cellular;40|v Watch7,16;N244bAP;A3328 A3329;GPS + Cellular;44
watch|Apple Watch Series 11|2025-09-19|b N227sAP;N227bAP;N228sAP;N228bAP|h S10|s 64|c Gold Titanium;Jet Black;Natural Titanium;Rose Gold;Silver;Slate Titanium;Space Gray|k colours|v Watch7,17;N227sAP;A3331 A3450;GPS;42|v Watch7,18;N227bAP;A3333 A3451;GPS;46|v Watch7,19;N228sAP;A3335 A3452;GPS + Cellular;42|v Watch7,20;N228bAP;A3337 A3453;GPS + Cellular;46
watch|Apple Watch Ultra 3|2025-09-19|h S10|s 64|c Black Titanium;Natural Titanium|k colours|v Watch7,12;N230AP;A3281 A3282;GPS + Cellular;49
iphone|iPhone 17|2025-09-19|i iPhone18,3|a A3258;A3519;A3520;A3521|b V57AP|h A19|s 256;512|c Black;Lavender;Mist Blue;Sage;White
iphone|iPhone 17 Pro|2025-09-19|i iPhone18,1|a A3256;A3522;A3523;A3524|b V53AP|h A19 Pro|s 256;512;1024|c Cosmic Orange;Deep Blue;Silver
iphone|iPhone 17 Pro Max|2025-09-19|i iPhone18,2|a A3257;A3525;A3526;A3527|b V54AP|h A19 Pro|s 256;512;1024;2048|c Cosmic Orange;Deep Blue;Silver
iphone|iPhone Air|2025-09-19|i iPhone18,4|a A3260;A3516;A3517;A3518|b D23AP|h A19 Pro|s 256;512;1024|c Cloud White;Light Gold;Sky Blue;Space Black
mac|Mac Studio (2025)|2025-03-12|b J575dAP;J575cAP|h M3 Ultra or M4 Max|s 512;1024;2048;4096;8192;16384|m 36;48;64;96;128;256;512|c Silver|k colours;memoriesGb;storagesGb|u aNumbers:A3143|v Mac15,14;J575dAP;A3389;;;M3 Ultra|v Mac16,9;J575cAP;A3143;;;M4 Max
mac|MacBook Air (13-inch, M4, 2025)|2025-03-12|i Mac16,12|a A3240|b J713AP|h M4|s 256;512;1024;2048|m 16;24;32|c Midnight;Silver;Sky Blue;Starlight|k colours;memoriesGb;storagesGb
mac|MacBook Air (15-inch, M4, 2025)|2025-03-12|i Mac16,13|a A3241|b J715AP|h M4|s 256;512;1024;2048|m 16;24;32|c Midnight;Silver;Sky Blue;Starlight|k colours;memoriesGb;storagesGb
ipad|iPad (A16)|2025-03-12|n iPad 11;iPad (11th generation);iPad 2025|h A16|s 128;256;512|c Blue;Pink;Silver;Yellow|v iPad15,7;J481AP;A3354;Wi-Fi|v iPad15,8;J482AP;A3355 A3356;Wi-Fi + Cellular
ipad|iPad Air 11-inch (M3)|2025-03-12|d 2026-03-02|n iPad Air 7 11;iPad Air (7th generation);iPad Air 11 M3|h M3|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|v iPad15,3;J607AP;A3266;Wi-Fi|v iPad15,4;J608AP;A3267 A3270;Wi-Fi + Cellular
ipad|iPad Air 13-inch (M3)|2025-03-12|d 2026-03-02|n iPad Air 7 13;iPad Air (7th generation);iPad Air 13 M3|h M3|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|v iPad15,5;J637AP;A3268;Wi-Fi|v iPad15,6;J638AP;A3269 A3271;Wi-Fi + Cellular
iphone|iPhone 16e|2025-02-28|i iPhone17,5|a A3212;A3408;A3409;A3410|b V59AP|h A18|s 128;256;512|c Black;White|k colours;storagesGb
mac|Mac mini (2024)|2024-11-08|h M4 or M4 Pro|s 256;512;1024;2048;4096;8192|m 16;24;32;48;64|c Silver|k colours;memoriesGb;storagesGb|v Mac16,10;J773gAP;A3238;;;M4|v Mac16,11;J773sAP;A3239;;;M4 Pro
mac|MacBook Pro (14-inch, M4 Pro or M4 Max, 2024)|2024-11-08|h M4 Pro or M4 Max|s 512;1024;2048;4096;8192|m 24;36;48;64;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v Mac16,6;J614cAP;A3185;;;M4 Max|v Mac16,8;J614sAP;A3401;;;M4 Pro
mac|MacBook Pro (14-inch, M4, 2024)|2024-11-08|i Mac16,1|a A3112|b J604AP|h M4|s 512;1024;2048|m 16;24;32|c Silver;Space Black|k colours;memoriesGb;storagesGb
mac|MacBook Pro (16-inch, 2024)|2024-11-08|h M4 Pro or M4 Max|s 512;1024;2048;4096;8192|m 24;36;48;64;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v Mac16,5;J616cAP;A3186;;;M4 Max|v Mac16,7;J616sAP;A3403;;;M4 Pro
mac|iMac (24-inch, 2024, Four ports)|2024-11-08|i Mac16,3|a A3137|b J624AP|h M4|s 256;512;1024;2048|m 16;24;32|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb
mac|iMac (24-inch, 2024, Two ports)|2024-11-08|i Mac16,2|a A3247|b J623AP|h M4|s 256;512;1024|m 16;24|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb
other|Magic Keyboard (USB-C)|2024-10-30|a A3203
other|Magic Keyboard with Touch ID (USB-C)|2024-10-30|a A3118
other|Magic Keyboard with Touch ID and Numeric Keypad (USB-C)|2024-10-30|a A3119
other|Magic Mouse (USB-C)|2024-10-30|a A3204
other|Magic Trackpad (USB-C)|2024-10-30|a A3120
ipad|iPad mini (A17 Pro)|2024-10-23|n iPad mini 7;iPad mini (7th generation);iPad mini 2024|h A17 Pro|s 128;256;512|c Blue;Purple;Space Gray;Starlight|k colours;storagesGb|v iPad16,1;J410AP;A2993;Wi-Fi|v iPad16,2;J411AP;A2995 A2996;Wi-Fi + Cellular
airpods|AirPods 4|2024-09-20|i AirPods1,4;AirPods3,2|h H2|c White|k colours|v ;;A3058;;;;Case|v AirPods1,4;B768EAP;A3053 A3054;;;;Left|v AirPods1,4;B768EAP;A3050 A3054;;;;Right
airpods|AirPods 4 with Active Noise Cancellation|2024-09-20|n AirPods 4 (ANC);AirPods 4 ANC|i AirPods1,5;AirPods3,3|h H2|c White|k colours|v ;;A3059;;;;Case|v AirPods1,5;B768MAP;A3055 A3057;;;;Left|v AirPods1,5;B768MAP;A3056 A3057;;;;Right
airpods|AirPods Max with USB-C|2024-09-20|n AirPods Max (USB-C)|i AirPodsMax1,2|a A3184|b B515AP|h H1|c Blue;Midnight;Orange;Purple;Starlight|k colours
watch|Apple Watch Series 10|2024-09-20|i Watch7,8;Watch7,9;Watch7,10;Watch7,11|b N218sAP;N218bAP;N217sAP;N217bAP|h S10|s 64|c Gold Titanium;Jet Black;Natural Titanium;Rose Gold;Silver;Slate Titanium|k colours;storagesGb|v Watch7,8;N217sAP;A2997 A2998;GPS;42|v Watch7,9;N217bAP;A2999 A3000;GPS;46|v Watch7,10;N218sAP;A3001 A3002;GPS + Cellular;42|v Watch7,11;N218bAP;A3003 A3206;GPS + Cellular;46
iphone|iPhone 16|2024-09-20|i iPhone17,3|a A3081;A3286;A3287;A3288|b D47AP|h A18|s 128;256;512|c Black;Pink;Teal;Ultramarine;White|k colours;storagesGb
iphone|iPhone 16 Plus|2024-09-20|i iPhone17,4|a A3082;A3289;A3290;A3291|b D48AP|h A18|s 128;256;512|c Black;Pink;Teal;Ultramarine;White|k colours;storagesGb
iphone|iPhone 16 Pro|2024-09-20|i iPhone17,1|a A3083;A3292;A3293;A3294|b D93AP|h A18 Pro|s 128;256;512;1024|c Black Titanium;Desert Titanium;Natural Titanium;White Titanium|k colours;storagesGb
iphone|iPhone 16 Pro Max|2024-09-20|i iPhone17,2|a A3084;A3295;A3296;A3297|b D94AP|h A18 Pro|s 256;512;1024|c Black Titanium;Desert Titanium;Natural Titanium;White Titanium|k colours;storagesGb
other|Apple Pencil Pro|2024-05-15|a A2538|b B532AP
other|Magic Keyboard for iPad Pro 11-inch (M4)|2024-05-15|a A2975
other|Magic Keyboard for iPad Pro 13-inch (M4)|2024-05-15|a A2974
ipad|iPad Air 11-inch (M2)|2024-05-15|n iPad Air 6 11;iPad Air (6th generation);iPad Air 11 M2|h M2|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|k colours;storagesGb|v iPad14,8;J507AP;A2902;Wi-Fi|v iPad14,9;J508AP;A2903 A2904;Wi-Fi + Cellular
ipad|iPad Air 13-inch (M2)|2024-05-15|n iPad Air 6 13;iPad Air (6th generation);iPad Air 13 M2|h M2|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|k colours;storagesGb|v iPad14,10;J537AP;A2898;Wi-Fi|v iPad14,11;J538AP;A2899 A2900;Wi-Fi + Cellular
ipad|iPad Pro 11-inch (M4)|2024-05-15|h M4|s 256;512;1024;2048|c Silver;Space Black|k colours;storagesGb|v iPad16,3;J717AP;A2836;Wi-Fi|v iPad16,4;J718AP;A2837 A3006;Wi-Fi + Cellular
ipad|iPad Pro 13-inch (M4)|2024-05-15|h M4|s 256;512;1024;2048|c Silver;Space Black|k colours;storagesGb|v iPad16,5;J720AP;A2925;Wi-Fi|v iPad16,6;J721AP;A2926 A3007;Wi-Fi + Cellular
mac|MacBook Air (13-inch, M3, 2024)|2024-03-08|i Mac15,12|a A3113|b J613AP|h M3|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours;memoriesGb;storagesGb
mac|MacBook Air (15-inch, M3, 2024)|2024-03-08|i Mac15,13|a A3114|b J615AP|h M3|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours;memoriesGb;storagesGb
vision|Apple Vision Pro|2024-02-02|i RealityDevice14,1|a A2117|b N301AP|h M2|s 256;512;1024|k storagesGb
mac|MacBook Pro (14-inch, M3 Pro or M3 Max, Nov 2023)|2023-11-07|i Mac15,6;Mac15,8;Mac15,10|b J514mAP;J514sAP;J514cAP|h M3 Pro or M3 Max|s 512;1024;2048;4096;8192|m 18;36;48;64;96;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v Mac15,6;J514sAP;A2992;;;M3 Pro|v Mac15,8;J514cAP;A2992;;;M3 Max|v Mac15,10;J514mAP;A2992;;;M3 Max
mac|MacBook Pro (14-inch, M3, Nov 2023)|2023-11-07|i Mac15,3|a A2918|b J504AP|h M3|s 512;1024;2048|m 8;16;24|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (16-inch, Nov 2023)|2023-11-07|i Mac15,7;Mac15,9;Mac15,11|b J516mAP;J516sAP;J516cAP|h M3 Pro or M3 Max|s 512;1024;2048;4096;8192|m 18;36;48;64;96;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v Mac15,7;J516sAP;A2991;;;M3 Pro|v Mac15,9;J516cAP;A2991;;;M3 Max|v Mac15,11;J516mAP;A2991;;;M3 Max
mac|iMac (24-inch, 2023, Four ports)|2023-11-07|i Mac15,5|a A2874|b J434AP|h M3|s 256;512;1024;2048|m 8;16;24|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb
mac|iMac (24-inch, 2023, Two ports)|2023-11-07|i Mac15,4|a A2873|b J433AP|h M3|s 256;512;1024|m 8;16;24|c Blue;Green;Pink;Silver|k colours;memoriesGb;storagesGb
other|Apple Pencil (USB-C)|2023-11-03|a A3085|b B482AP
airpods|AirPods Pro (2nd generation, USB-C)|2023-09-22|g 2|n AirPods Pro 2 USB-C;AirPods Pro (2nd generation) with MagSafe Charging Case (USB-C)|h H2|c White|k colours|v ;B698AP;A3048 A3049;;;;Left|v ;B698AP;A3047 A3049;;;;Right|v ;;A2968;;;;Case
watch|Apple Watch Series 9|2023-09-22|b N207sAP;N207bAP;N208sAP;N208bAP|h S9|s 64|c (PRODUCT)RED;Gold;Graphite;Midnight;Pink;Silver;Starlight|k colours;storagesGb|v Watch7,1;N207sAP;A2978;GPS;41|v Watch7,2;N207bAP;A2980;GPS;45|v Watch7,3;N208sAP;A2982 A2983;GPS + Cellular;41|v Watch7,4;N208bAP;A2984 A2985;GPS + Cellular;45
watch|Apple Watch Ultra 2|2023-09-22|h S9|s 64|c Black Titanium;Natural Titanium|k colours;storagesGb|v Watch7,5;N210AP;A2986 A2987;GPS + Cellular;49
iphone|iPhone 15|2023-09-22|i iPhone15,4|a A2846;A3089;A3090;A3092|b D37AP|h A16|s 128;256;512|c Black;Blue;Green;Pink;Yellow|k colours
iphone|iPhone 15 Plus|2023-09-22|i iPhone15,5|a A2847;A3093;A3094;A3096|b D38AP|h A16|s 128;256;512|c Black;Blue;Green;Pink;Yellow|k colours
iphone|iPhone 15 Pro|2023-09-22|i iPhone16,1|a A2848;A3101;A3102;A3104|b D83AP|h A17 Pro|s 128;256;512;1024|c Black Titanium;Blue Titanium;Natural Titanium;White Titanium|k colours;storagesGb
iphone|iPhone 15 Pro Max|2023-09-22|i iPhone16,2|a A2849;A3105;A3106;A3108|b D84AP|h A17 Pro|s 256;512;1024|c Black Titanium;Blue Titanium;Natural Titanium;White Titanium|k colours;storagesGb
mac|Mac Pro (2023)|2023-06-13|i Mac14,8|a A2786|b J180dAP|h M2 Ultra|s 1024;2048;4096;8192|m 64;128;192|c Silver|k colours
mac|Mac Pro (Rack, 2023)|2023-06-13|i Mac14,8|a A2787|b J180dAP|h M2 Ultra|s 1024;2048;4096;8192|m 64;128;192|c Silver|k colours;memoriesGb;storagesGb
mac|Mac Studio (2023)|2023-06-13|h M2 Max or M2 Ultra|s 512;1024;2048;4096;8192|m 32;64;96;128;192|c Silver|k colours|v Mac14,13;J475cAP;A2901;;;M2 Max|v Mac14,14;J475dAP;A2901;;;M2 Ultra
mac|MacBook Air (15-inch, M2, 2023)|2023-06-13|i Mac14,15|a A2941|b J415AP|h M2|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours
homepod|HomePod (2nd generation)|2023-02-03|g 2|h S7|c Midnight;White|k colours|v AudioAccessory6,1;B620AP;A2878;;;;China mainland|v AudioAccessory6,1;B620AP;A2825
mac|Mac mini (2023)|2023-01-24|i Mac14,3;Mac14,12|b J474sAP;J473AP|h M2 or M2 Pro|s 256;512;1024;2048;4096;8192|m 8;16;24;32|c Silver|k colours|v Mac14,3;J473AP;A2686;;;M2|v Mac14,12;J474sAP;A2816;;;M2 Pro
mac|MacBook Pro (14-inch, 2023)|2023-01-24|h M2 Pro or M2 Max|s 512;1024;2048;4096;8192|m 16;32;64;96|c Silver;Space Gray|k colours|v Mac14,5;J414cAP;A2779;;;M2 Max|v Mac14,9;J414sAP;A2779;;;M2 Pro
mac|MacBook Pro (16-inch, 2023)|2023-01-24|i Mac14,6;Mac14,10|b J416sAP;J416cAP|h M2 Pro or M2 Max|s 512;1024;2048;4096;8192|m 16;32;64;96|c Silver;Space Gray|k colours|v Mac14,6;J416cAP;A2780;;;M2 Max|v Mac14,10;J416sAP;A2780;;;M2 Pro
tv|Apple TV 4K (3rd generation)|2022-11-04|g 3|h A15|s 64;128|c Black|k colours;storagesGb|v AppleTV14,1;J255AP;A2737;Wi-Fi|v AppleTV14,1;J255AP;A2843;Wi-Fi + Ethernet
other|Magic Keyboard Folio for iPad (10th generation)|2022-10-26|g 10|a A2695
ipad|iPad (10th generation)|2022-10-26|g 10|n iPad 10;iPad 2022|h A14|s 64;256|c Blue;Pink;Silver;Yellow|k colours;storagesGb|v iPad13,18;J271AP;A2696;Wi-Fi|v iPad13,19;J272AP;A2757 A2777 A3162;Wi-Fi + Cellular
ipad|iPad Pro 11-inch (4th generation)|2022-10-26|g 4|h M2|s 128;256;512;1024;2048|c Silver;Space Gray|k colours;storagesGb|v iPad14,3;J617AP;A2759;Wi-Fi|v iPad14,4;J618AP;A2435 A2761 A2762;Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (6th generation)|2022-10-26|g 6|h M2|s 128;256;512;1024;2048|c Silver;Space Gray|k colours;storagesGb|v iPad14,5;J620AP;A2436;Wi-Fi|v iPad14,6;J621AP;A2437 A2764 A2766;Wi-Fi + Cellular
iphone|iPhone 14 Plus|2022-10-07|i iPhone14,8|a A2632;A2885;A2886;A2887;A2888|b D28AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Midnight;Purple;Starlight;Yellow|k colours
airpods|AirPods Pro (2nd generation)|2022-09-23|g 2|n AirPods Pro 2;AirPods Pro 2 Lightning|i AirPods3,1;AirPodsPro1,2|h H2|c White|k colours|v ;;A2617 A2700;;;;Case|v AirPods3,1;B698AP;A2618 A2699 A2931;;;;Left|v AirPods3,1;B698AP;A2619 A2698 A2931;;;;Right
watch|Apple Watch Ultra|2022-09-23|h S8|s 32|c Titanium|k colours;storagesGb|v Watch6,18;N199AP;A2622 A2684 A2859;GPS + Cellular;49
watch|Apple Watch SE (2nd generation)|2022-09-16|g 2|n Apple Watch SE 2;Apple Watch SE 2022|b N143sAP;N143bAP;N149sAP;N149bAP|h S8|c Midnight;Silver;Starlight|v Watch6,10;N143sAP;A2722;GPS;40|v Watch6,11;N143bAP;A2723;GPS;44|v Watch6,12;N149sAP;A2725 A2726 A2855;GPS + Cellular;40|v Watch6,13;N149bAP;A2724 A2727 A2856;GPS + Cellular;44
watch|Apple Watch Series 8|2022-09-16|b N197sAP;N197bAP;N198sAP;N198bAP|h S8|c (PRODUCT)RED;Gold;Graphite;Midnight;Silver;Space Black;Starlight|v Watch6,14;N197sAP;A2770;GPS;41|v Watch6,15;N197bAP;A2771;GPS;45|v Watch6,16;N198sAP;A2772 A2773 A2857;GPS + Cellular;41|v Watch6,17;N198bAP;A2774 A2775 A2858;GPS + Cellular;45
iphone|iPhone 14|2022-09-16|i iPhone14,7|a A2649;A2881;A2882;A2883;A2884|b D27AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Midnight;Purple;Starlight;Yellow|k colours
iphone|iPhone 14 Pro|2022-09-16|i iPhone15,2|a A2650;A2889;A2890;A2891;A2892|b D73AP|h A16|s 128;256;512;1024|c Deep Purple;Gold;Silver;Space Black
iphone|iPhone 14 Pro Max|2022-09-16|i iPhone15,3|a A2651;A2893;A2894;A2895;A2896|b D74AP|h A16|s 128;256;512;1024|c Deep Purple;Gold;Silver;Space Black
mac|MacBook Air (M2, 2022)|2022-07-15|n MacBook Air (13-inch, M2, 2022)|i Mac14,2|a A2681|b J413AP|h M2|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours
mac|MacBook Pro (13-inch, M2, 2022)|2022-06-24|i Mac14,7|a A2338|b J493AP|h M2|s 256;512;1024;2048|m 8;16;24|c Silver;Space Gray|k colours
mac|Mac Studio (2022)|2022-03-18|h M1 Max or M1 Ultra|s 512;1024;2048;4096;8192|m 32;64;128|c Silver|k colours|v Mac13,1;J375cAP;A2615;;;M1 Max|v Mac13,2;J375dAP;A2615;;;M1 Ultra
other|Studio Display (2022)|2022-03-18|i AppleDisplay2,1|a A2525|b J327AP|h A13
ipad|iPad Air (5th generation)|2022-03-18|g 5|n iPad Air 5;iPad Air M1;iPad Air 2022|h M1|s 64;256|c Blue;Pink;Purple;Space Gray;Starlight|v iPad13,16;J407AP;A2588;Wi-Fi|v iPad13,17;J408AP;A2589 A2591;Wi-Fi + Cellular
iphone|iPhone SE (3rd generation)|2022-03-18|g 3|n iPhone SE 3;iPhone SE 2022|i iPhone14,6|a A2595;A2782;A2783;A2784;A2785|b D49AP|h A15|s 64;128;256|c (PRODUCT)RED;Midnight;Starlight
airpods|AirPods (3rd generation)|2021-10-26|g 3|n AirPods 3|i AirPods1,3;Audio2,1|h H1|c White|k colours|v ;;A2566 A2897;;;;Case|v Audio2,1;B688AP;A2564;;;;Left|v Audio2,1;B688AP;A2565;;;;Right
mac|MacBook Pro (14-inch, 2021)|2021-10-18|b J314sAP;J314cAP|e 3650|h M1 Pro or M1 Max|s 512;1024;2048;4096;8192|m 16;32;64|c Silver;Space Gray|k colours|u emc|v MacBookPro18,3;J314sAP;A2442;;;M1 Pro|v MacBookPro18,4;J314cAP;A2442;;;M1 Max
mac|MacBook Pro (16-inch, 2021)|2021-10-18|b J316sAP;J316cAP|e 3651|h M1 Pro or M1 Max|s 512;1024;2048;4096;8192|m 16;32;64|c Silver;Space Gray|k colours|u emc|v MacBookPro18,1;J316sAP;A2485;;;M1 Pro|v MacBookPro18,2;J316cAP;A2485;;;M1 Max
watch|Apple Watch Series 7|2021-10-15|b N187sAP;N187bAP;N188sAP;N188bAP|h S7|c (PRODUCT)RED;Blue;Gold;Graphite;Green;Midnight;Silver;Space Black;Starlight;Titanium|v Watch6,6;N187sAP;A2473;GPS;41|v Watch6,7;N187bAP;A2474;GPS;45|v Watch6,8;N188sAP;A2475 A2476;GPS + Cellular;41|v Watch6,9;N188bAP;A2477 A2478;GPS + Cellular;45
ipad|iPad (9th generation)|2021-09-24|g 9|n iPad 9;iPad 2021|h A13|s 64;256|c Silver;Space Gray|v iPad12,1;J181AP;A2602;Wi-Fi|v iPad12,2;J182AP;A2603 A2604 A2605;Wi-Fi + Cellular
ipad|iPad mini (6th generation)|2021-09-24|g 6|n iPad mini 6;iPad mini 2021|h A15|s 64;256|c Pink;Purple;Space Gray;Starlight|v iPad14,1;J310AP;A2567;Wi-Fi|v iPad14,2;J311AP;A2568 A2569;Wi-Fi + Cellular
iphone|iPhone 13|2021-09-24|i iPhone14,5|a A2482;A2631;A2633;A2634;A2635|b D17AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Green;Midnight;Pink;Starlight
iphone|iPhone 13 Pro|2021-09-24|i iPhone14,2|a A2483;A2636;A2638;A2639;A2640|b D63AP|h A15|s 128;256;512;1024|c Alpine Green;Gold;Graphite;Sierra Blue;Silver
iphone|iPhone 13 Pro Max|2021-09-24|i iPhone14,3|a A2484;A2641;A2643;A2644;A2645|b D64AP|h A15|s 128;256;512;1024|c Alpine Green;Gold;Graphite;Sierra Blue;Silver
iphone|iPhone 13 mini|2021-09-24|i iPhone14,4|a A2481;A2626;A2628;A2629;A2630|b D16AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Green;Midnight;Pink;Starlight
tv|Apple TV 4K (2nd generation)|2021-05-21|g 2|i AppleTV11,1|a A2169|b J305AP|h A12|s 32;64|c Black
other|Magic Keyboard (2nd generation)|2021-05-21|g 2|a A2450
other|Magic Keyboard with Touch ID|2021-05-21|a A2449
other|Magic Keyboard with Touch ID and Numeric Keypad|2021-05-21|a A2520
other|Magic Mouse (3rd generation)|2021-05-21|g 3|a A1657
other|Magic Trackpad (3rd generation)|2021-05-21|g 3|a A1535
ipad|iPad Pro 11-inch (3rd generation)|2021-05-21|g 3|h M1|s 128;256;512;1024;2048|c Silver;Space Gray|k colours;storagesGb|v iPad13,4;J517AP;A2377;Wi-Fi|v iPad13,5;J517xAP;A2377;Wi-Fi;;;1 or 2 TB|v iPad13,6;J518AP;A2301 A2459 A2460;Wi-Fi + Cellular|v iPad13,7;J518xAP;A2301 A2459 A2460;Wi-Fi + Cellular;;;1 or 2 TB
ipad|iPad Pro 12.9-inch (5th generation)|2021-05-21|g 5|i iPad13,8;iPad13,9;iPad13,10;iPad13,11|b J523AP;J523xAP;J522AP;J522xAP|h M1|s 128;256;512;1024;2048|c Silver;Space Gray|k colours;storagesGb|v iPad13,8;J522AP;A2378;Wi-Fi|v iPad13,9;J522xAP;A2378;Wi-Fi;;;1 or 2 TB|v iPad13,10;J523AP;A2379 A2461 A2462;Wi-Fi + Cellular|v iPad13,11;J523xAP;A2379 A2461 A2462;Wi-Fi + Cellular;;;1 or 2 TB
other|AirTag|2021-04-30|i AirTag1,1|a A2187|b B389AP|h nRF52832
other|Magic Keyboard for iPad Pro 12.9-inch (5th generation)|2021-04-30|g 5|a A2480
mac|iMac (24-inch, M1, 2021)|2021-04-20|h M1|s 256;512;1024;2048|m 8;16|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb|v iMac21,1;J456AP;A2438;;;M1;Four ports|v iMac21,2;J457AP;A2439;;;M1;Two ports
airpods|AirPods Max|2020-12-15|n AirPods Max (Lightning);AirPods Max 1|i AirPodsMax1,1;iProd8,6|a A2096|b B515AP|h H1|c Green;Pink;Silver;Sky Blue;Space Gray|k colours
homepod|HomePod mini|2020-11-16|h S5|c Blue;Midnight;Orange;Space Gray;White;Yellow|k colours|v AudioAccessory5,1;B520AP;A2531;;;;China mainland|v AudioAccessory5,1;B520AP;A2374
iphone|iPhone 12 Pro Max|2020-11-13|i iPhone13,4|a A2342;A2410;A2411;A2412;A2413|b D54pAP|h A14|s 128;256;512|c Gold;Graphite;Pacific Blue;Silver|u aNumbers:A2413
iphone|iPhone 12 mini|2020-11-13|i iPhone13,1|a A2176;A2398;A2399;A2400;A2401|b D52gAP|h A14|s 64;128;256|c (PRODUCT)RED;Black;Blue;Green;Purple;White|u aNumbers:A2401
mac|Mac mini (M1, 2020)|2020-11-10|i Macmini9,1|a A2348|b J274AP|e 3569|h M1|s 256;512;1024;2048|m 8;16|c Silver|k colours|u emc
mac|MacBook Air (M1, 2020)|2020-11-10|i MacBookAir10,1|a A2337|b J313AP|e 3598|h M1|s 256;512;1024;2048|m 8;16|c Gold;Silver;Space Gray|k colours
mac|MacBook Pro (13-inch, M1, 2020)|2020-11-10|i MacBookPro17,1|a A2338|b J293AP|e 3578|h M1|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours|u emc
ipad|iPad Air (4th generation)|2020-10-23|g 4|n iPad Air 4;iPad Air 2020|h A14|s 64;256|c Green;Rose Gold;Silver;Sky Blue;Space Gray|v iPad13,1;J307AP;A2316;Wi-Fi|v iPad13,2;J308AP;A2072 A2324 A2325;Wi-Fi + Cellular
iphone|iPhone 12|2020-10-23|i iPhone13,2|a A2172;A2402;A2403;A2404;A2405|b D53gAP|h A14|s 64;128;256|c (PRODUCT)RED;Black;Blue;Green;Purple;White|u aNumbers:A2405
iphone|iPhone 12 Pro|2020-10-23|i iPhone13,3|a A2341;A2406;A2407;A2408;A2409|b D53pAP|h A14|s 128;256;512|c Gold;Graphite;Pacific Blue;Silver|u aNumbers:A2409
watch|Apple Watch SE (1st generation)|2020-09-18|g 1|n Apple Watch SE 1;Apple Watch SE 2020|i Watch5,9;Watch5,10;Watch5,11;Watch5,12|b N140bAP;N142sAP;N142bAP;N140sAP|h S5|c Gold;Silver;Space Gray|v Watch5,9;N140sAP;A2351;GPS;40|v Watch5,10;N140bAP;A2352;GPS;44|v Watch5,11;N142sAP;A2353 A2355;GPS + Cellular;40|v Watch5,12;N142bAP;A2354 A2356;GPS + Cellular;44
watch|Apple Watch Series 6|2020-09-18|b N157sAP;N157bAP;N158sAP;N158bAP|h S6|c (PRODUCT)RED;Blue;Gold;Graphite;Silver;Space Black;Space Gray;Titanium|v Watch6,1;N157sAP;A2291;GPS;40|v Watch6,2;N157bAP;A2292;GPS;44|v Watch6,3;N158sAP;A2293 A2375;GPS + Cellular;40|v Watch6,4;N158bAP;A2294 A2376;GPS + Cellular;44
ipad|iPad (8th generation)|2020-09-18|g 8|n iPad 8;iPad 2020|h A12|s 32;128|c Gold;Silver;Space Gray|v iPad11,6;J171aAP;A2270;Wi-Fi|v iPad11,7;J172aAP;A2428 A2429 A2430;Wi-Fi + Cellular
mac|iMac (Retina 5K, 27-inch, 2020)|2020-08-04|b Mac-CFF7D910A743CAAF;Mac-AF89B6D9451A490B|e 3442|u emc|v iMac20,1;Mac-CFF7D910A743CAAF;A2115|v iMac20,2;Mac-AF89B6D9451A490B;A2115;;;;RX 5700/XT
mac|MacBook Pro (13-inch, 2020, Four Thunderbolt 3 ports)|2020-05-04|i MacBookPro16,2|a A2251|b Mac-E7203C0F68AA0004|e 3348|s 512;1024;2048;4096|m 16;32|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2020, Two Thunderbolt 3 ports)|2020-05-04|i MacBookPro16,3|a A2289|b Mac-5F9802EFE386AA28|e 3456|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
iphone|iPhone SE (2nd generation)|2020-04-24|g 2|n iPhone SE 2;iPhone SE 2020|i iPhone12,8|a A2275;A2296;A2297;A2298|b D79AP|h A13|s 64;128;256|c (PRODUCT)RED;Black;White|u aNumbers:A2297
ipad|iPad Pro 11-inch (2nd generation)|2020-03-25|g 2|i iPad8,9;iPad8,10|b J418AP;J417AP|h A12Z|s 128;256;512;1024|c Silver;Space Gray|v iPad8,9;J417AP;A2228;Wi-Fi|v iPad8,10;J418AP;A2068 A2230 A2231;Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (4th generation)|2020-03-25|g 4|h A12Z|s 128;256;512;1024|c Silver;Space Gray|v iPad8,11;J420AP;A2229;Wi-Fi|v iPad8,12;J421AP;A2069 A2232 A2233;Wi-Fi + Cellular
mac|MacBook Air (Retina, 13-inch, 2020)|2020-03-18|i MacBookAir9,1|a A2179|b Mac-0CFF9C7C2B63DF8D|e 3302|s 256;512;1024;2048|m 8;16|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
other|Magic Keyboard (11-inch)|2020-03-18|a A2261
other|Magic Keyboard for iPad Pro 12.9-inch (4th generation)|2020-03-18|g 4|a A1998
mac|Mac Pro (Rack, 2019)|2020-01-23|i MacPro7,1|a A2304|b Mac-27AD2F918AE68F61|s 256;512;1024;2048;4096;8192|m 32;48;96;192;384;768;1536|c Silver|k colours;memoriesGb;storagesGb
mac|Mac Pro (2019)|2019-12-10|i MacPro7,1|a A1991|b Mac-27AD2F918AE68F61|s 256;512;1024;2048;4096;8192|m 32;48;96;192;384;768;1536|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (16-inch, 2019)|2019-11-13|b Mac-E1008331FDC96864;Mac-A61BADE1FDAD7B05|e 3347|s 512;1024;2048;4096;8192|m 16;32;64|c Silver;Space Gray|k colours;memoriesGb;storagesGb|v MacBookPro16,1;Mac-E1008331FDC96864;A2141;;;;integrated graphics|v MacBookPro16,4;Mac-A61BADE1FDAD7B05;A2141;;;;dedicated graphics
airpods|AirPods Pro (1st generation)|2019-10-30|g 1|n AirPods Pro 1;AirPods Pro|i AirPods2,2;AirPodsPro1,1;iProd8,1|h H1|c White|k colours|v ;;A2190;;;;Case|v AirPods2,2;B298AP;A2083;;;;Left|v AirPods2,2;B298AP;A2084;;;;Right
ipad|iPad (7th generation)|2019-09-25|g 7|n iPad 7;iPad 2019|h A10|s 32;128|c Gold;Silver;Space Gray|v iPad7,11;J171AP;A2197;Wi-Fi|v iPad7,12;J172AP;A2198 A2199 A2200;Wi-Fi + Cellular
watch|Apple Watch Series 5|2019-09-20|b N144sAP;N144bAP;N146sAP;N146bAP|h S5|c Gold;Silver;Space Black;Space Gray;Titanium;White|v Watch5,1;N144sAP;A2092;GPS;40|v Watch5,2;N144bAP;A2093;GPS;44|v Watch5,3;N146sAP;A2094 A2156;GPS + Cellular;40|v Watch5,4;N146bAP;A2095 A2157;GPS + Cellular;44
iphone|iPhone 11|2019-09-20|i iPhone12,1|a A2111;A2221;A2222;A2223|b N104AP|h A13|s 64;128;256|c (PRODUCT)RED;Black;Green;Purple;White;Yellow|u aNumbers:A2222
iphone|iPhone 11 Pro|2019-09-20|i iPhone12,3|a A2160;A2215;A2216;A2217|b D421AP|h A13|s 64;256;512|c Gold;Midnight Green;Silver;Space Gray|u aNumbers:A2216
iphone|iPhone 11 Pro Max|2019-09-20|i iPhone12,5|a A2161;A2218;A2219;A2220|b D431AP|h A13|s 64;256;512|c Gold;Midnight Green;Silver;Space Gray|u aNumbers:A2219
mac|MacBook Air (Retina, 13-inch, 2019)|2019-07-09|i MacBookAir8,2|a A1932|b Mac-226CB3C6A851A671|e 3184|s 128;256;512;1024|m 8;16|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2019, Two Thunderbolt 3 ports)|2019-07-09|i MacBookPro15,4|a A2159|b Mac-53FDB3D8DB8CA971|e 3301|s 128;256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
other|Pro Display XDR|2019-06-03|i iSim1,1|a A1999|b J290AP
ipod|iPod touch (7th generation)|2019-05-28|g 7|i iPod9,1|a A2178|b N112AP|h A10|s 32;128;256|c (PRODUCT)RED;Blue;Gold;Pink;Silver;Space Gray
mac|MacBook Pro (13-inch, 2019, Four Thunderbolt 3 ports)|2019-05-21|i MacBookPro15,2|a A1989|b Mac-827FB448E656EC26|e 3358|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (15-inch, 2019)|2019-05-21|b Mac-937A206F2EE63C01;Mac-1E7E29AD0135F9BC|e 3359|s 256;512;1024;2048;4096|m 16;32|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc|v MacBookPro15,1;Mac-937A206F2EE63C01;A1990;;;;integrated graphics|v MacBookPro15,3;Mac-1E7E29AD0135F9BC;A1990;;;;dedicated graphics
airpods|AirPods (2nd generation)|2019-03-20|g 2|n AirPods 2|i AirPods1,2;AirPods2,1|h H1|c White|k colours|v ;;A1602 A1938;;;;Case|v AirPods2,1;B288AP;A2031;;;;Left|v AirPods2,1;B288AP;A2032;;;;Right
mac|iMac (Retina 4K, 21.5-inch, 2019)|2019-03-19|i iMac19,2|a A2116|b Mac-63001698E7A34814|e 3195|u emc
mac|iMac (Retina 5K, 27-inch, 2019)|2019-03-19|i iMac19,1|a A2115|b Mac-AA95B1DDAB278B95|e 3194|u emc
ipad|iPad Air (3rd generation)|2019-03-18|g 3|n iPad Air 3;iPad Air 2019|h A12|s 64;256|c Gold;Silver;Space Gray|v iPad11,3;J217AP;A2152;Wi-Fi|v iPad11,4;J218AP;A2123 A2153 A2154;Wi-Fi + Cellular
ipad|iPad mini (5th generation)|2019-03-18|g 5|n iPad mini 5;iPad mini 2019|h A12|s 64;256|c Gold;Silver;Space Gray|v iPad11,1;J210AP;A2133;Wi-Fi|v iPad11,2;J211AP;A2124 A2125 A2126;Wi-Fi + Cellular
other|Apple Pencil (2nd generation)|2018-11-07|g 2|a A2051|b B332AP
mac|Mac mini (2018)|2018-11-07|i Macmini8,1|a A1993|b Mac-7BA5B2DFE22DDD8C|e 3213|s 128;256;512;1024;2048|m 8;16;32;64|c Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (Retina, 13-inch, 2018)|2018-11-07|i MacBookAir8,1|a A1932|b Mac-827FAC58A8FDFA22|e 3184|s 128;256;512;1536|m 8;16|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
other|Smart Keyboard Folio (11-inch)|2018-11-07|a A2038
other|Smart Keyboard Folio (12.9-inch)|2018-11-07|a A2039
ipad|iPad Pro 11-inch (1st generation)|2018-11-07|g 1|h A12X|s 64;256;512;1024|c Silver;Space Gray|v iPad8,1;J317AP;A1980;Wi-Fi|v iPad8,2;J317xAP;A1980;Wi-Fi;;;1TB|v iPad8,3;J318AP;A1934 A1979 A2013;Wi-Fi + Cellular|v iPad8,4;J318xAP;A1934 A1979 A2013;Wi-Fi + Cellular;;;1TB
ipad|iPad Pro 12.9-inch (3rd generation)|2018-11-07|g 3|h A12X|s 64;256;512;1024|c Silver;Space Gray|v iPad8,5;J320AP;A1876;Wi-Fi|v iPad8,6;J320xAP;A1876;Wi-Fi;;;1TB|v iPad8,7;J321AP;A1895 A1983 A2014;Wi-Fi + Cellular|v iPad8,8;J321xAP;A1895 A1983 A2014;Wi-Fi + Cellular;;;1TB
iphone|iPhone XR|2018-10-26|i iPhone11,8|a A1984;A2105;A2106;A2107;A2108|b N841AP|h A12|s 64;128;256|c (PRODUCT)RED;Black;Blue;Coral;White;Yellow
watch|Apple Watch Series 4|2018-09-21|b N131sAP;N131bAP;N141sAP;N141bAP|h S4|c Gold;Silver;Space Black;Space Gray|v Watch4,1;N131sAP;A1977;GPS;40|v Watch4,2;N131bAP;A1978;GPS;44|v Watch4,3;N141sAP;A1975 A2007;GPS + Cellular;40|v Watch4,4;N141bAP;A1976 A2008;GPS + Cellular;44
iphone|iPhone XS|2018-09-21|i iPhone11,2|a A1920;A2097;A2098;A2099;A2100|b D321AP|h A12|s 64;256;512|c Gold;Silver;Space Gray
iphone|iPhone XS Max|2018-09-21|h A12|s 64;256;512|c Gold;Silver;Space Gray|v iPhone11,4;D331AP;A2103;;;;China mainland|v iPhone11,6;D331pAP;A1921 A2101 A2102 A2104
mac|MacBook Pro (13-inch, 2018, Four Thunderbolt 3 ports)|2018-07-12|i MacBookPro15,2|a A1989|b Mac-827FB448E656EC26|e 3214|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (15-inch, 2018)|2018-07-12|b Mac-937A206F2EE63C01;Mac-1E7E29AD0135F9BC|e 3215|s 256;512;1024;2048;4096|m 16;32|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc|v MacBookPro15,1;Mac-937A206F2EE63C01;A1990;;;;integrated graphics|v MacBookPro15,3;Mac-1E7E29AD0135F9BC;A1990;;;;dedicated graphics
ipad|iPad (6th generation)|2018-03-27|g 6|n iPad 6;iPad 2018|h A10|s 32;128|c Gold;Silver;Space Gray|v iPad7,5;J71bAP;A1893;Wi-Fi|v iPad7,6;J72bAP;A1954;Wi-Fi + Cellular
homepod|HomePod (1st generation)|2018-02-09|g 1|i AudioAccessory1,1|a A1639|b B238aAP|h A8|c Space Gray;White
mac|iMac Pro (2017)|2017-12-14|i iMacPro1,1|a A1862|b Mac-7BA5B2D9E42DDD94|e 3144|s 1024;2048;4096|m 32;64;128;256|c Space Gray|k colours;memoriesGb;storagesGb|u emc
iphone|iPhone X|2017-11-03|b D22AP;D221AP|h A11|s 64;256|c Silver;Space Gray|v iPhone10,3;D22AP;A1865 A1902 A1903;;;;CDMA|v iPhone10,6;D221AP;A1901;;;;GSM
tv|Apple TV 4K (1st generation)|2017-09-22|g 1|n Apple TV 4K 2017;Apple TV 5|i AppleTV6,2|a A1842|b J105aAP|h A10X|s 32;64|c Black
watch|Apple Watch Series 3|2017-09-22|b N111sAP;N111bAP;N121sAP;N121bAP|h S3|c Gold;Gray;Silver;Space Black;Space Gray;White|u aNumbers:A1957;aNumbers:A1958;aNumbers:A1959;aNumbers:A1960;aNumbers:A1969;aNumbers:A1970;aNumbers:A1972;aNumbers:A1973|v Watch3,1;N111sAP;A1860 A1889 A1890 A1957 A1969 A1970;GPS + Cellular;38|v Watch3,2;N111bAP;A1861 A1891 A1892 A1958 A1972 A1973;GPS + Cellular;42|v Watch3,3;N121sAP;A1858 A1959;GPS;38|v Watch3,4;N121bAP;A1859 A1960;GPS;42
iphone|iPhone 8|2017-09-22|d 2020-04-15|b D20AP;D201AP|h A11|s 64;128;256|c (PRODUCT)RED;Gold;Silver;Space Gray|v iPhone10,1;D20AP;A1863 A1906 A1907;;;;CDMA|v iPhone10,4;D201AP;A1905;;;;GSM
iphone|iPhone 8 Plus|2017-09-22|d 2020-04-15|b D21AP;D211AP|h A11|s 64;256|c (PRODUCT)RED;Gold;Silver;Space Gray|v iPhone10,2;D21AP;A1864 A1898 A1899;;;;CDMA|v iPhone10,5;D211AP;A1897;;;;GSM
other|Smart Keyboard (10.5/10.2-inch)|2017-06-17|a A1829
ipad|iPad Pro (10.5-inch)|2017-06-13|h A10X|s 64;256;512|c Gold;Rose Gold;Silver;Space Gray|v iPad7,3;J207AP;A1701;Wi-Fi|v iPad7,4;J208AP;A1709 A1852;Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (2nd generation)|2017-06-13|g 2|h A10X|s 64;256;512|c Gold;Silver;Space Gray|v iPad7,1;J120AP;A1670;Wi-Fi|v iPad7,2;J121AP;A1671 A1821;Wi-Fi + Cellular
mac|MacBook (Retina, 12-inch, 2017)|2017-06-07|i MacBook10,1|a A1534|b Mac-EE2EBD4B90B839A8|e 3099|s 256;512|m 8;16|c Gold;Rose Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2017, Four Thunderbolt 3 ports)|2017-06-07|i MacBookPro14,2|a A1706|b Mac-CAD6701F7CEA0921|e 3163|s 256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (13-inch, 2017, Two Thunderbolt 3 ports)|2017-06-07|i MacBookPro14,1|a A1708|b Mac-B4831CEBD52A0C4C|e 3164|s 128;256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (15-inch, 2017)|2017-06-07|i MacBookPro14,3|a A1707|b Mac-551B86E5744E2388|e 3162|s 256;512;1024;2048|m 16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|iMac (21.5-inch, 2017)|2017-06-07|i iMac18,1|a A1418|b Mac-4B682C642B45593E|e 3068|u emc
mac|iMac (Retina 4K, 21.5-inch, 2017)|2017-06-07|i iMac18,2|a A1418|b Mac-77F17D7DA9285301|e 3069|u emc
mac|iMac (Retina 5K, 27-inch, 2017)|2017-06-07|i iMac18,3|a A1419|b Mac-BE088AF8C5EB4FA2|e 3070|u emc
mac|MacBook Air (13-inch, 2017)|2017-06-05|i MacBookAir7,2|a A1466|b Mac-937CB26E2E02BB01|e 3178|s 128;256;512|m 8|c Silver|k colours;memoriesGb;storagesGb
other|Magic Keyboard with Numeric Keypad|2017-06-05|a A1843
ipad|iPad (5th generation)|2017-03-24|g 5|n iPad 5;iPad 2017|b J71sAP;J71tAP;J72sAP;J72tAP|h A9|s 32;128|c Gold;Silver;Space Gray|v iPad6,11;J71sAP;A1822;Wi-Fi|v iPad6,12;J72sAP;A1823;Wi-Fi + Cellular
airpods|AirPods (1st generation)|2016-12-19|g 1|n AirPods 1|h W1|c White|k colours|v ;;A1602;;;;Case|v AirPods1,1;B188AP;A1722;;;;Left|v AirPods1,1;B188AP;A1523;;;;Right
mac|MacBook Pro (13-inch, 2016, Four Thunderbolt 3 ports)|2016-10-27|i MacBookPro13,2|a A1706|b Mac-66E35819EE2D0D05|e 3071|s 256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (13-inch, 2016, Two Thunderbolt 3 ports)|2016-10-27|i MacBookPro13,1|a A1708|b Mac-473D31EABEB93F9B|e 2978|s 256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (15-inch, 2016)|2016-10-27|i MacBookPro13,3|a A1707|b Mac-A5C67F76ED83108C|e 3072|s 256;512;1024;2048|m 16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
watch|Apple Watch Series 1|2016-09-16|h S1P|c Gold;Rose Gold;Silver;Space Gray|v Watch2,6;N27dAP;A1802;;38|v Watch2,7;N28dAP;A1803;;42
watch|Apple Watch Series 2|2016-09-16|h S2|c Gold;Rose Gold;Silver;Space Black;Space Gray;White|v Watch2,3;N74AP;A1757 A1816;;38|v Watch2,4;N75AP;A1758 A1817;;42
iphone|iPhone 7|2016-09-16|d 2019-09-10|b D10AP;D101AP|h A10|s 32;128;256|c (PRODUCT)RED;Black;Gold;Jet Black;Rose Gold;Silver|v iPhone9,1;D10AP;A1660 A1779 A1780;;;;CDMA|v iPhone9,3;D101AP;A1778;;;;GSM
iphone|iPhone 7 Plus|2016-09-16|d 2019-09-10|b D11AP;D111AP|h A10|s 32;128;256|c (PRODUCT)RED;Black;Gold;Jet Black;Rose Gold;Silver|v iPhone9,2;D11AP;A1661 A1785 A1786;;;;CDMA|v iPhone9,4;D111AP;A1784;;;;GSM
mac|MacBook (Retina, 12-inch, Early 2016)|2016-04-19|i MacBook9,1|a A1534|b Mac-9AE82516C7C6B903|e 2991|s 256;512|m 8|c Gold;Rose Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
ipad|iPad Pro (9.7-inch)|2016-03-31|h A9X|s 32;128;256|c Gold;Rose Gold;Silver;Space Gray|v iPad6,3;J127AP;A1673;Wi-Fi|v iPad6,4;J128AP;A1674 A1675;Wi-Fi + Cellular
iphone|iPhone SE (1st generation)|2016-03-31|d 2018-09-12|g 1|n iPhone SE 1;iPhone SE 2016|i iPhone8,4|a A1662;A1723;A1724|b N69AP;N69uAP|h A9|s 16;32;64;128|c Gold;Rose Gold;Silver;Space Gray
other|Smart Keyboard (9.7-inch)|2016-03-24|a A1772
other|Apple Pencil (1st generation)|2015-11-11|g 1|a A1603|b B222AP|h STML151UCY6
other|Smart Keyboard (12.9-inch)|2015-11-11|a A1636
ipad|iPad Pro 12.9-inch (1st generation)|2015-11-11|g 1|h A9X|s 32;128;256|c Gold;Silver;Space Gray|v iPad6,7;J98aAP;A1584;Wi-Fi|v iPad6,8;J99aAP;A1652;Wi-Fi + Cellular
tv|Apple TV HD|2015-10-30|n Apple TV (4th generation);Apple TV 4|i AppleTV5,3|a A1625|b J42dAP|h A8|s 32;64|c Black
other|Magic Keyboard (1st generation)|2015-10-13|g 1|a A1644
other|Magic Mouse 2|2015-10-13|a A1657
other|Magic Trackpad 2|2015-10-13|a A1535
mac|iMac (21.5-inch, Late 2015)|2015-10-13|e 2889|v iMac16,1;Mac-A369DDC4E67F1C45;A1418|v iMac16,2;Mac-FFE5EF870D7BA81A;A1418
mac|iMac (Retina 4K, 21.5-inch, Late 2015)|2015-10-13|i iMac16,2|a A1418|b Mac-FFE5EF870D7BA81A|e 2833
mac|iMac (Retina 5K, 27-inch, Late 2015)|2015-10-13|i iMac17,1|a A1419|b Mac-65CE76090165799A;Mac-B809C3757DA9BB8D;Mac-DB15BD556843C820|e 2834
iphone|iPhone 6s|2015-09-25|d 2018-09-12|i iPhone8,1|a A1633;A1688;A1691;A1700|b N71AP;N71mAP|h A9|s 16;32;64;128|c Gold;Rose Gold;Silver;Space Gray
iphone|iPhone 6s Plus|2015-09-25|d 2018-09-12|i iPhone8,2|a A1634;A1687;A1690;A1699|b N66AP;N66mAP|h A9|s 16;32;64;128|c Gold;Rose Gold;Silver;Space Gray
ipad|iPad mini 4|2015-09-09|h A8|s 16;32;64;128|c Gold;Silver;Space Gray|v iPad5,1;J96AP;A1538;Wi-Fi|v iPad5,2;J97AP;A1550;Wi-Fi + Cellular
ipod|iPod nano (7th generation Mid 2015)|2015-07-15|g 7|a A1446
ipod|iPod shuffle (4th generation Mid 2015)|2015-07-15|g 4|a A1373
ipod|iPod touch (6th generation)|2015-07-15|g 6|i iPod7,1|a A1574|b N102AP|h A8|s 16;32;64;128|c (PRODUCT)RED;Blue;Gold;Pink;Silver;Space Gray
mac|MacBook Pro (Retina, 15-inch, Mid 2015)|2015-05-19|b Mac-06F11FD93F0323C5;Mac-06F11F11946D27C5|e 2909;2910|s 256;512;1024|m 16|c Silver|k colours;memoriesGb;storagesGb|v MacBookPro11,4;Mac-06F11FD93F0323C5;A1398;;;;integrated graphics|v MacBookPro11,5;Mac-06F11F11946D27C5;A1398;;;;dedicated graphics
mac|iMac (Retina 5K, 27-inch, Mid 2015)|2015-05-19|i iMac15,1|a A1419|b Mac-42FD25EABCABB274|e 2806
watch|Apple Watch (1st generation)|2015-04-24|g 1|n Apple Watch Series 0;Apple Watch (original)|h S1|c Gold;Rose Gold;Silver;Space Black;Space Gray;Yellow Gold|v Watch1,1;N27aAP;A1553;;38|v Watch1,2;N28aAP;A1554;;42
mac|MacBook (Retina, 12-inch, Early 2015)|2015-03-09|i MacBook8,1|a A1534|b Mac-BE0E8AC46FE800CC|e 2746|s 256;512|m 8|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (11-inch, Early 2015)|2015-03-09|i MacBookAir7,1|a A1465|b Mac-9F18E312C5C2BF0B|e 2924|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, Early 2015)|2015-03-09|i MacBookAir7,2|a A1466|b Mac-937CB26E2E02BB01|e 2925|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 13-inch, Early 2015)|2015-03-09|i MacBookPro12,1|a A1502|b Mac-E43C1C25D4880AD6|e 2835|s 128;256;512;1024|m 8;16|c Silver|k colours;memoriesGb;storagesGb
ipad|iPad Air 2|2014-10-22|h A8X|s 16;32;64;128|c Gold;Silver;Space Gray|v iPad5,3;J81AP;A1566;Wi-Fi|v iPad5,4;J82AP;A1567;Wi-Fi + Cellular
ipad|iPad mini 3|2014-10-22|h A7|s 16;64;128|c Gold;Silver;Space Gray|v iPad4,7;J85mAP;A1599;Wi-Fi|v iPad4,8;J86mAP;A1600;Wi-Fi + Cellular|v iPad4,9;J87mAP;A1601;Wi-Fi + Cellular;;;TD-LTE
mac|Mac mini (Late 2014)|2014-10-16|i Macmini7,1|a A1347|b Mac-35C5E08120C7EEAF|e 2840
mac|iMac (Retina 5K, 27-inch, Late 2014)|2014-10-16|i iMac15,1|a A1419|b Mac-FA842E06C61E91C5|e 2806
iphone|iPhone 6|2014-09-19|d 2018-09-12|i iPhone7,2|a A1549;A1586;A1589|b N61AP|h A8|s 16;32;64;128|c Gold;Silver;Space Gray
iphone|iPhone 6 Plus|2014-09-19|d 2018-09-12|i iPhone7,1|a A1522;A1524;A1593|b N56AP|h A8|s 16;64;128|c Gold;Silver;Space Gray
mac|MacBook Pro (Retina, 13-inch, Mid 2014)|2014-07-29|i MacBookPro11,1|a A1502|b Mac-189A3D4F975D5FFC|e 2875|s 128;256;512;1024|m 8;16|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 15-inch, Mid 2014)|2014-07-29|b Mac-3CBD00234E554E41;Mac-2BD1B31983FE1663|e 2876;2881|s 256;512;1024|m 16|c Silver|k colours;memoriesGb;storagesGb|v MacBookPro11,2;Mac-3CBD00234E554E41;A1398;;;;integrated graphics|v MacBookPro11,3;Mac-2BD1B31983FE1663;A1398;;;;dedicated graphics
mac|iMac (21.5-inch, Mid 2014)|2014-06-18|i iMac14,4|a A1418|b Mac-81E3E92DD6088272|e 2805
mac|MacBook Air (11-inch, Early 2014)|2014-04-29|i MacBookAir6,1|a A1465|b Mac-35C1E88140C3E6CF|e 2631|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, Early 2014)|2014-04-29|i MacBookAir6,2|a A1466|b Mac-7DF21CB3ED6977E5|e 2632|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
ipad|iPad mini 2|2013-11-12|h A7|s 16;32;64;128|c Silver;Space Gray|v iPad4,4;J85AP;A1489;Wi-Fi|v iPad4,5;J86AP;A1490;Wi-Fi + Cellular|v iPad4,6;J87AP;A1491;Wi-Fi + Cellular;;;TD-LTE
ipad|iPad Air (1st generation)|2013-11-01|g 1|n iPad Air 1|h A7|s 16;32;64;128|c Silver;Space Gray|v iPad4,1;J71AP;A1474;Wi-Fi|v iPad4,2;J72AP;A1475;Wi-Fi + Cellular|v iPad4,3;J73AP;A1476;Wi-Fi + Cellular;;;TD-LTE
mac|Mac Pro (Late 2013)|2013-10-22|i MacPro6,1|a A1481|b Mac-F60DEB81FF30ACF6|e 2630|s 256;512;1024|m 12;16;32;64|c Black|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (Retina, 13-inch, Late 2013)|2013-10-22|i MacBookPro11,1|a A1502|b Mac-189A3D4F975D5FFC|e 2678|s 128;256;512;1024|m 4;8;16|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 15-inch, Late 2013)|2013-10-22|b Mac-3CBD00234E554E41;Mac-2BD1B31983FE1663|e 2674;2745|s 256;512;1024|m 8;16|c Silver|k colours;memoriesGb;storagesGb|v MacBookPro11,2;Mac-3CBD00234E554E41;A1398;;;;integrated graphics|v MacBookPro11,3;Mac-2BD1B31983FE1663;A1398;;;;dedicated graphics
mac|iMac (21.5-inch, Late 2013)|2013-09-24|e 2638;2742|v iMac14,1;Mac-031B6874CF7F642A;A1418;;;;integrated graphics|v iMac14,3;Mac-77EB7D7DAF985301;A1418;;;;dedicated graphics
mac|iMac (27-inch, Late 2013)|2013-09-24|i iMac14,2|a A1419|b Mac-27ADBB7B4CEE8E61|e 2639
iphone|iPhone 5c|2013-09-20|h A6|s 8;16;32;64|c Blue;Green;Pink;White;Yellow|v iPhone5,3;N48AP;A1456 A1532;;;;GSM|v iPhone5,4;N49AP;A1507 A1516 A1526 A1529;;;;CDMA
iphone|iPhone 5s|2013-09-20|h A7|s 16;32;64|c Gold;Silver;Space Gray|v iPhone6,1;N51AP;A1453 A1533;;;;GSM|v iPhone6,2;N53AP;A1457 A1518 A1528 A1530;;;;CDMA
mac|MacBook Air (11-inch, Mid 2013)|2013-06-10|i MacBookAir6,1|a A1465|b Mac-35C1E88140C3E6CF|e 2631|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, Mid 2013)|2013-06-10|i MacBookAir6,2|a A1466|b Mac-7DF21CB3ED6977E5|e 2632|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|iMac (21.5-inch, Early 2013)|2013-03-05|i iMac13,3|a A1418|b Mac-7DF2A3B5E5D671ED
mac|MacBook Pro (Retina, 13-inch, Early 2013)|2013-02-13|i MacBookPro10,2|a A1425|b Mac-AFD8A9D944EA4843|e 2672|s 128;256;512;768|m 8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (Retina, 15-inch, Early 2013)|2013-02-13|i MacBookPro10,1|a A1398|b Mac-C3EC7CD22292981F|e 2673|s 256;512;768|m 8;16|c Silver|k colours;memoriesGb;storagesGb|u emc
ipad|iPad (4th generation)|2012-11-02|g 4|n iPad 4|h A6X|s 16;32;64;128|c Black;White|v iPad3,4;P101AP;A1458;Wi-Fi|v iPad3,5;P102AP;A1459;Wi-Fi + Cellular|v iPad3,6;P103AP;A1460;Wi-Fi + Cellular;;;MM
ipad|iPad mini (1st generation)|2012-11-02|g 1|n iPad mini 1|h A5|s 16;32;64|c Black;White|v iPad2,5;P105AP;A1432;Wi-Fi|v iPad2,6;P106AP;A1454;Wi-Fi + Cellular|v iPad2,7;P107AP;A1455;Wi-Fi + Cellular;;;MM
mac|Mac mini (Late 2012)|2012-10-23|e 2570|u emc|v Macmini6,1;Mac-031AEE4D24BFF0B1;A1347;;;;Core i5|v Macmini6,2;Mac-F65AE981FFA204ED;A1347;;;;Core i7
mac|Mac mini Server (Late 2012)|2012-10-23|i Macmini6,2|a A1347|u released
mac|MacBook Pro (Retina, 13-inch, Late 2012)|2012-10-23|i MacBookPro10,2|a A1425|b Mac-AFD8A9D944EA4843|e 2557|s 128;256;512;768|m 8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|iMac (21.5-inch, Late 2012)|2012-10-23|i iMac13,1|a A1418|b Mac-00BE6ED71E35EB86|e 2544|u emc
mac|iMac (27-inch, Late 2012)|2012-10-23|i iMac13,2|a A1419|b Mac-FC02E91DDD3FA6A4|e 2546|u emc
ipod|iPod nano (7th generation)|2012-10-12|g 7|a A1446
ipod|iPod touch (5th generation)|2012-10-11|g 5|i iPod5,1|a A1421;A1509|b N78AP|h A5|s 16;32;64|c (PRODUCT)RED;Black;Black & Silver;Blue;Pink;Silver;Space Gray;Yellow
iphone|iPhone 5|2012-09-21|h A6|s 16;32;64|c Black;White|v iPhone5,1;N41AP;A1428;;;;GSM|v iPhone5,2;N42AP;A1429 A1442;;;;CDMA
ipod|iPod classic (Late 2012)|2012-09-12|a A1238
ipod|iPod shuffle (4th generation Late 2012)|2012-09-12|g 4|a A1373
mac|Mac Pro (Mid 2012)|2012-06-11|i MacPro5,1|a A1289|b Mac-F221BEC8|e 2629|u emc
mac|Mac Pro Server (Mid 2012)|2012-06-11|i MacPro5,1|a A1289|b Mac-F221BEC8
mac|MacBook Air (11-inch, Mid 2012)|2012-06-11|i MacBookAir5,1|a A1465|b Mac-66F35F19FE2A0D05|e 2558|s 64;128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, Mid 2012)|2012-06-11|i MacBookAir5,2|a A1466|b Mac-2E6FAB96566FE58C|e 2559|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, Mid 2012)|2012-06-11|i MacBookPro9,2|a A1278|b Mac-6F01561E16C75D06|e 2554
mac|MacBook Pro (15-inch, Mid 2012)|2012-06-11|i MacBookPro9,1|a A1286|b Mac-4B7AC7E43945597E|e 2556|u emc
mac|MacBook Pro (Retina, 15-inch, Mid 2012)|2012-06-11|i MacBookPro10,1|a A1398|b Mac-C3EC7CD22292981F|e 2512|s 256;512;768|m 8;16|c Silver|k colours;memoriesGb;storagesGb|u emc
ipad|iPad (3rd generation)|2012-03-16|g 3|n iPad 3|h A5X|s 16;32;64|c Black;White|v iPad3,1;J1AP;A1416;Wi-Fi|v iPad3,2;J2AP;A1403;Wi-Fi + Cellular;;;VZ|v iPad3,3;J2aAP;A1430;Wi-Fi + Cellular
tv|Apple TV (3rd generation)|2012-03-07|g 3|h A5|s 8|c Black|v AppleTV3,1;J33AP;A1427|v AppleTV3,2;J33IAP;A1469
mac|MacBook Pro (13-inch, Late 2011)|2011-10-24|i MacBookPro8,1|a A1278|b Mac-94245B3640C91C81|e 2555
mac|MacBook Pro (15-inch, Late 2011)|2011-10-24|i MacBookPro8,2|a A1286|b Mac-94245A3940C91C80|e 2563|u emc
mac|MacBook Pro (17-inch, Late 2011)|2011-10-24|i MacBookPro8,3|a A1297|b Mac-942459F5819B171B|e 2564|u emc
iphone|iPhone 4S|2011-10-14|i iPhone4,1|a A1387;A1431|b N94AP|h A5|s 8;16;32;64|c Black;White
mac|iMac (21.5-inch, Late 2011)|2011-08-08|i iMac12,1|a A1311|b Mac-942B5BF58194151B|e 2496|u emc
other|Apple Thunderbolt Display|2011-07-20|a A1407
other|Apple Wireless Keyboard (4th generation)|2011-07-20|g 4|a A1314
mac|Mac mini (Mid 2011)|2011-07-20|b Mac-8ED6AF5B48C039E1;Mac-4BC72D62AD45599E|e 2442|v Macmini5,1;Mac-8ED6AF5B48C039E1;A1347;;;;integrated graphics|v Macmini5,2;Mac-4BC72D62AD45599E;A1347;;;;dedicated graphics
mac|Mac mini Server (Mid 2011)|2011-07-20|i Macmini5,3|a A1347|b Mac-7BA5B2794B2CDB12|e 2442
mac|MacBook Air (11-inch, Mid 2011)|2011-07-20|i MacBookAir4,1|a A1370|b Mac-C08A6BB70A942AC2|e 2471|s 64;128;256|m 2;4|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, Mid 2011)|2011-07-20|i MacBookAir4,2|a A1369|b Mac-742912EFDBEE19B3|e 2469|s 128;256|m 4|c Silver|k colours;memoriesGb;storagesGb|u emc
other|Apple Keyboard (5th generation)|2011-07|g 5|a A1243
mac|iMac (21.5-inch, Mid 2011)|2011-05-03|i iMac12,1|a A1311|b Mac-942B5BF58194151B|e 2428|u emc
mac|iMac (27-inch, Mid 2011)|2011-05-03|i iMac12,2|a A1312|b Mac-942B59F58194171B|e 2429|u emc
ipad|iPad 2|2011-03-11|b K93AP;K94AP;K95AP;K93aAP|h A5|s 16;32;64|c Black;White|v iPad2,1;K93AP;A1395;Wi-Fi|v iPad2,2;K94AP;A1396;Wi-Fi + 3G;;;GSM|v iPad2,3;K95AP;A1397;Wi-Fi + 3G;;;CDMA|v iPad2,4;K93aAP;A1395;Wi-Fi;;;Mid 2012
mac|MacBook Pro (13-inch, Early 2011)|2011-02-24|i MacBookPro8,1|a A1278|b Mac-94245B3640C91C81|e 2419
mac|MacBook Pro (15-inch, Early 2011)|2011-02-24|i MacBookPro8,2|a A1286|b Mac-94245A3940C91C80|e 2353-1|u emc
mac|MacBook Pro (17-inch, Early 2011)|2011-02-24|i MacBookPro8,3|a A1297|b Mac-942459F5819B171B|e 2352-1|u emc
mac|Mac Pro Server (Mid 2010)|2010-11-05|i MacPro5,1|a A1289|b Mac-F221BEC8
mac|MacBook Air (11-inch, Late 2010)|2010-10-20|i MacBookAir3,1|a A1370|b Mac-942452F5819B1C1B|e 2393|s 64;128|m 2;4|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, Late 2010)|2010-10-20|i MacBookAir3,2|a A1369|b Mac-942C5DF58193131B|e 2392|s 128;256|m 2;4|c Silver|k colours;memoriesGb;storagesGb|u emc
ipod|iPod touch (4th generation)|2010-09-12|g 4|i iPod4,1|a A1367|b N81AP|h A4|s 8;16;32;64|c Black;White
tv|Apple TV (2nd generation)|2010-09-01|g 2|i AppleTV2,1|a A1378|b K66AP|h A4|s 8|c Black
ipod|iPod nano (6th generation)|2010-09-01|g 6|a A1366
ipod|iPod shuffle (4th generation)|2010-09-01|g 4|a A1373
mac|Mac Pro (Mid 2010)|2010-07-27|i MacPro5,1|a A1289|b Mac-F221BEC8|e 2314-2|u emc
other|Magic Trackpad (1st generation)|2010-07-27|g 1|a A1339
mac|iMac (21.5-inch, Mid 2010)|2010-07-27|i iMac11,2|a A1311|b Mac-F2238AC8|e 2389|u emc
mac|iMac (27-inch, Mid 2010)|2010-07-27|i iMac11,3|a A1312|b Mac-F2238BAE|e 2390|u emc
other|LED Cinema Display (27-inch)|2010-07-26|a A1316
iphone|iPhone 4|2010-06-24|h A4|s 8;16;32|c Black;White|v iPhone3,1;N90AP;A1332;;;;GSM|v iPhone3,2;N90BAP;A1332;;;;GSM, 2012|v iPhone3,3;N92AP;A1349;;;;CDMA
mac|Mac mini (Mid 2010)|2010-06-15|i Macmini4,1|a A1347|b Mac-F2208EC8|e 2364|u emc
mac|Mac mini Server (Mid 2010)|2010-06-15|i Macmini4,1|a A1347|u released
mac|MacBook (13-inch, Mid 2010)|2010-05-18|i MacBook7,1|a A1342|b Mac-F22C89C8|e 2395|u emc
mac|MacBook Pro (13-inch, Mid 2010)|2010-04-13|i MacBookPro7,1|a A1278|b Mac-F222BEC8|e 2351
mac|MacBook Pro (15-inch, Mid 2010)|2010-04-13|i MacBookPro6,2|a A1286|b Mac-F22586C8|e 2353|u emc
mac|MacBook Pro (17-inch, Mid 2010)|2010-04-13|i MacBookPro6,1|a A1297|b Mac-F22589C8|e 2352|u emc
other|iPad Keyboard Dock|2010-04-13|a A1359
ipad|iPad (1st generation)|2010-04-03|g 1|n iPad 1|h A4|s 16;32;64|c Black|v iPad1,1;K48AP;A1219;Wi-Fi|v iPad1,1;K48AP;A1337;Wi-Fi + 3G
other|Apple Wireless Keyboard (3rd generation)|2009-10-20|g 3|a A1314
mac|Mac mini (Late 2009)|2009-10-20|i Macmini3,1|a A1283|b Mac-F22C86C8|e 2336|u emc
mac|Mac mini Server (Late 2009)|2009-10-20|i Macmini3,1|a A1283|u released
mac|MacBook (13-inch, Late 2009)|2009-10-20|i MacBook6,1|a A1342|b Mac-F22C8AC8|e 2350|u emc
other|Magic Mouse (1st generation)|2009-10-20|g 1|a A1296
mac|iMac (21.5-inch, Late 2009)|2009-10-20|i iMac10,1|a A1311|b Mac-F2268CC8|e 2308|u emc
mac|iMac (27-inch, Late 2009)|2009-10-20|b Mac-F2268DC8;Mac-F2268DAE|e 2309;2374|u emc|v iMac10,1;Mac-F2268DC8;A1312;;;;Core 2 Duo|v iMac11,1;Mac-F2268DAE;A1312;;;;Core i5/i7
ipod|iPod nano (5th generation)|2009-09-13|g 5|a A1320
ipod|iPod classic (Late 2009)|2009-09-09|a A1238
ipod|iPod shuffle (3rd generation Late 2009)|2009-09-09|g 3|a A1271
ipod|iPod touch (3rd generation)|2009-09-09|g 3|i iPod3,1|a A1318|b N18AP|h S5L8922 (APL2298)|s 32;64|c Black
iphone|iPhone 3GS|2009-06-19|i iPhone2,1|a A1303;A1325|b N88AP|h S5L8920 (APL0298)|s 8;16;32|c Black;White
mac|MacBook Air (Mid 2009)|2009-06-08|i MacBookAir2,1|a A1304|b Mac-F42D88C8|e 2334|u emc
mac|MacBook Pro (13-inch, Mid 2009)|2009-06-08|i MacBookPro5,5|a A1278|b Mac-F2268AC8|e 2326|u emc
mac|MacBook Pro (15-inch, 2.53GHz, Mid 2009)|2009-06-08|i MacBookPro5,4|a A1286|b Mac-F22587A1|e 2325|u emc
mac|MacBook Pro (15-inch, Mid 2009)|2009-06-08|i MacBookPro5,3|a A1286|b Mac-F22587C8|e 2324|u emc
mac|MacBook Pro (17-inch, Mid 2009)|2009-06-08|i MacBookPro5,2|a A1297|b Mac-F2268EC8|e 2329|u emc
mac|MacBook (13-inch, Mid 2009)|2009-05-27|i MacBook5,2|a A1181|b Mac-F22788AA|e 2330|u emc
mac|Xserve (Early 2009)|2009-04-07|i Xserve3,1|a A1279|b Mac-F223BEC8
mac|iMac (20-inch, Mid 2009)|2009-04-07|i iMac9,1|a A1224|b Mac-F2218EA9
ipod|iPod shuffle (3rd generation)|2009-03-11|g 3|a A1271
mac|Mac Pro (Early 2009)|2009-03-03|i MacPro4,1|a A1289|b Mac-F221BEC8|e 2314
mac|Mac mini (Early 2009)|2009-03-03|i Macmini3,1|a A1283|b Mac-F22C86C8|e 2264|u emc
mac|MacBook Pro (15-inch, Early 2009)|2009-03-03|i MacBookPro5,1|a A1286|b Mac-F42D86A9
mac|MacBook Pro (17-inch, Early 2009)|2009-03-03|i MacBookPro5,2|a A1297|b Mac-F2268EC8|e 2272|u emc
mac|iMac (20-inch, Early 2009)|2009-03-03|i iMac9,1|a A1224|b Mac-F2218EA9;Mac-F2218EC8
mac|iMac (24-inch, Early 2009)|2009-03-03|i iMac9,1|a A1225|b Mac-F2218FA9;Mac-F2218FC8
mac|MacBook (13-inch, Early 2009)|2009-01-20|i MacBook5,2|a A1181|b Mac-F22788AA|e 2300|u emc
other|LED Cinema Display (24-inch)|2008-10-14|a A1267
mac|MacBook (13-inch, Aluminum, Late 2008)|2008-10-14|i MacBook5,1|a A1278|b Mac-F42D89A9;Mac-F42D89C8|e 2254
mac|MacBook (13-inch, Late 2008)|2008-10-14|i MacBook4,1|a A1181|u released
mac|MacBook Air (Late 2008)|2008-10-14|i MacBookAir2,1|a A1304|b Mac-F42D88C8|e 2253|u emc
mac|MacBook Pro (15-inch, Late 2008)|2008-10-14|i MacBookPro5,1|a A1286|b Mac-F42D86C8|e 2255|u emc
mac|MacBook Pro (17-inch, Late 2008)|2008-10-14|i MacBookPro4,1|a A1261|u released
ipod|iPod classic (Late 2008)|2008-09-09|a A1238
ipod|iPod nano (4th generation)|2008-09-09|g 4|a A1285
ipod|iPod touch (2nd generation)|2008-09-09|g 2|i iPod2,1|a A1288;A1319|b N72AP|h S5L8720 (APL0278)|s 8;16;32|c Black
iphone|iPhone 3G|2008-07-11|i iPhone1,2|a A1241;A1324|b N82AP|h S5L8900 (APL0098)|s 8;16|c Black;White
mac|iMac (20-inch, Early 2008)|2008-04-28|i iMac8,1|a A1224|b Mac-F226BEC8
mac|iMac (24-inch, Early 2008)|2008-04-28|i iMac8,1|a A1225|b Mac-F227BEC8
mac|MacBook (13-inch, Early 2008)|2008-02-26|i MacBook4,1|a A1181|b Mac-F22788A9|e 2242|u emc
mac|MacBook Pro (15-inch, Early 2008)|2008-02-26|i MacBookPro4,1|a A1260|b Mac-F42C89C8|e 2198|u emc
mac|MacBook Pro (17-inch, Early 2008)|2008-02-26|i MacBookPro4,1|a A1261|b Mac-F42C86C8|e 2199|u emc
mac|MacBook Air (Early 2008)|2008-01-30|i MacBookAir1,1|a A1237|b Mac-F42C8CC8|e 2142|u emc
mac|Mac Pro (Early 2008)|2008-01-08|i MacPro3,1|a A1186|b Mac-F42C88C8|e 2180|u emc
mac|Xserve (Early 2008)|2008-01-08|i Xserve2,1|a A1246|b Mac-F42289C8
mac|MacBook (13-inch, Late 2007)|2007-11-01|i MacBook3,1|a A1181|b Mac-F22788C8|e 2200|u emc
mac|MacBook Pro (15-inch, Late 2007)|2007-11-01|i MacBookPro3,1|a A1226|b Mac-F4238BC8
ipod|iPod classic|2007-09-05|a A1238
ipod|iPod nano (3rd generation)|2007-09-05|g 3|a A1236
ipod|iPod touch (1st generation)|2007-09-05|g 1|i iPod1,1|a A1213|b N45AP|h S5L8900 (APL0098)|s 8;16;32|c Black
other|Apple Keyboard (3rd generation)|2007-08-07|g 3|a A1243
other|Apple Wireless Keyboard (2nd generation)|2007-08-07|g 2|a A1255
mac|Mac mini (Mid 2007)|2007-08-07|i Macmini2,1|a A1176|b Mac-F4208EAA
mac|iMac (20-inch, Mid 2007)|2007-08-07|i iMac7,1|a A1224|b Mac-F4238CC8
mac|iMac (24-inch, Mid 2007)|2007-08-07|i iMac7,1|a A1225|b Mac-F42386C8
iphone|iPhone (1st generation)|2007-06-29|g 1|n iPhone 2G;iPhone (original);original iPhone|i iPhone1,1|a A1203|b M68AP|h S5L8900 (APL0098)|s 4;8;16|c Black
mac|MacBook Pro (15-inch, Mid 2007)|2007-06-05|i MacBookPro3,1|a A1226|b Mac-F4238BC8|e 2136|u emc
mac|MacBook Pro (17-inch, Mid 2007)|2007-06-05|i MacBookPro3,1|a A1229|b Mac-F42388C8
mac|MacBook (13-inch, Mid 2007)|2007-05-15|i MacBook2,1|a A1181|b Mac-F4208CAA|e 2139|u emc
mac|Mac Pro (Early 2007)|2007-04-04|i MacPro2,1|a A1186|b Mac-F4208DA9
tv|Apple TV (1st generation)|2007-03-21|g 1|i AppleTV1,1|a A1218|h Pentium M|s 40;160|c Silver
mac|MacBook (13-inch, Late 2006)|2006-11-08|i MacBook2,1|a A1181|b Mac-F4208CA9|e 2121|u emc
ipod|iPod shuffle (2nd generation)|2006-11-03|g 2|v ;;A1204|v ;;A1204|v ;;A1204|v ;;A1204
mac|MacBook Pro (15-inch, Late 2006)|2006-10-24|i MacBookPro2,2|a A1211|b Mac-F42187C8|e 2120|u emc
mac|MacBook Pro (17-inch, Late 2006)|2006-10-24|i MacBookPro2,1|a A1212|b Mac-F42189C8
ipod|iPod nano (2nd generation)|2006-09-12|g 2|v ;;A1199|v ;;A1199
ipod|iPod with video (Late 2006)|2006-09-12|v ;;A1136|v ;;A1136
mac|Mac mini (Late 2006)|2006-09-06|i Macmini1,1|a A1176|b Mac-F4208EC8|e 2108|u emc
mac|iMac (17-inch, Late 2006 CD)|2006-09-06|i iMac5,2|a A1195|b Mac-F4218EC8|e 2124
mac|iMac (17-inch, Late 2006)|2006-09-06|i iMac5,1|a A1208|b Mac-F4228EC8|e 2114|u emc
mac|iMac (20-inch, Late 2006)|2006-09-06|i iMac5,1|a A1207|b Mac-F42786A9|e 2118|u emc
mac|iMac (24-inch, Late 2006)|2006-09-06|i iMac6,1|a A1200|b Mac-F4218FC8
other|Apple Cinema Display (20-inch, 2006)|2006-08-07|a A1081
other|Apple Cinema HD Display (23-inch, 2006)|2006-08-07|a A1082
other|Apple Cinema HD Display (30-inch, 2006)|2006-08-07|a A1083
mac|Mac Pro (Mid 2006)|2006-08-07|i MacPro1,1|a A1186|b Mac-F4208DC8|e 2113|u emc
mac|Xserve (Late 2006)|2006-08-07|i Xserve1,1|a A1196|b Mac-F4208AC8
other|Wireless Mighty Mouse|2006-07-25|a A1197
mac|iMac (17-inch, Mid 2006)|2006-07-05|i iMac4,2|a A1195|b Mac-F4218EC8
mac|MacBook (13-inch, Mid 2006)|2006-05-16|i MacBook1,1|a A1181|b Mac-F4208CC8|e 2092|u emc
mac|MacBook Pro (17-inch, Early 2006)|2006-04-24|i MacBookPro1,2|a A1151|b Mac-F42DBEC8|e 2102|u emc
mac|Mac mini (Early 2006)|2006-02-28|i Macmini1,1|a A1176|b Mac-F4208EC8|e 2108|u emc
mac|MacBook Pro (15-inch, Early 2006)|2006-02-14|n MacBook Pro (original)|i MacBookPro1,1|a A1150|b Mac-F425BEC8|e 2101|u emc
mac|iMac (17-inch, Early 2006)|2006-01-10|i iMac4,1|a A1173|b Mac-F42786C8
mac|iMac (20-inch, Early 2006)|2006-01-10|i iMac4,1|a A1174|b Mac-F42787C8
ipod|iPod with video|2005-10-12|v ;;A1136|v ;;A1136
ipod|iPod nano (1st generation)|2005-09-07|g 1|v ;;A1137|v ;;A1137
other|Mighty Mouse|2005-08-02|a A1152
ipod|iPod with color display|2005-06-28|v ;;A1099|v ;;A1099
ipod|iPod mini (2nd generation)|2005-02-23|g 2|a A1051
ipod|iPod shuffle (1st generation)|2005-01-11|g 1|v ;;A1112|v ;;A1112
ipod|iPod photo|2004-10-26|v ;;A1099|v ;;A1099
ipod|iPod (Click Wheel)|2004-07-19|v ;;A1059|v ;;A1059
other|Apple Cinema Display (20-inch, 2004)|2004-06-28|a A1081
other|Apple Cinema HD Display (23-inch, 2004)|2004-06-28|a A1082
other|Apple Cinema HD Display (30-inch, 2004)|2004-06-28|a A1083
ipod|iPod mini (1st generation)|2004-02-20|g 1|a A1051
ipod|iPod (Dock Connector)|2003-04-28|v ;;A1040|v ;;A1040|v ;;A1040
ipod|iPod (Touch Wheel)|2002-07-17|a A1019
`
