// Written by tools/refresh-devices.ts. README.md explains the format, NOTICES.md names the sources.
export const modelLines = `
iphone|iPhone (1st generation)|2007-06-29|g 1|n iPhone 2G;iPhone (original);original iPhone|i iPhone1,1|a A1203|b M68AP|h S5L8900 (APL0098)|s 4;8;16|c Black
iphone|iPhone 3G|2008-07-11|i iPhone1,2|a A1241;A1324|b N82AP|h S5L8900 (APL0098)|s 8;16|c Black;White
iphone|iPhone 3GS|2009-06-19|i iPhone2,1|a A1303;A1325|b N88AP|h S5L8920 (APL0298)|s 8;16;32|c Black;White
iphone|iPhone 4|2010-06-24|i iPhone3,1;iPhone3,2;iPhone3,3|a A1332;A1349|b N90AP;N90BAP;N92AP|h A4|s 8;16;32|c Black;White|v i=iPhone3,1;b=N90AP;a=A1332;t=GSM|v i=iPhone3,2;b=N90BAP;a=A1332;t=GSM, 2012|v i=iPhone3,3;b=N92AP;a=A1349;t=CDMA
iphone|iPhone 4S|2011-10-14|i iPhone4,1|a A1387;A1431|b N94AP|h A5|s 8;16;32;64|c Black;White
iphone|iPhone 5|2012-09-21|i iPhone5,1;iPhone5,2|a A1428;A1429;A1442|b N41AP;N42AP|h A6|s 16;32;64|c Black;White|v i=iPhone5,1;b=N41AP;a=A1428;t=GSM|v i=iPhone5,2;b=N42AP;a=A1429 A1442;t=CDMA
iphone|iPhone 5c|2013-09-20|i iPhone5,3;iPhone5,4|a A1456;A1507;A1516;A1526;A1529;A1532|b N48AP;N49AP|h A6|s 8;16;32;64|c Blue;Green;Pink;White;Yellow|v i=iPhone5,3;b=N48AP;a=A1456 A1532;t=GSM|v i=iPhone5,4;b=N49AP;a=A1507 A1516 A1526 A1529;t=CDMA
iphone|iPhone 5s|2013-09-20|i iPhone6,1;iPhone6,2|a A1453;A1457;A1518;A1528;A1530;A1533|b N51AP;N53AP|h A7|s 16;32;64|c Gold;Silver;Space Gray|v i=iPhone6,1;b=N51AP;a=A1453 A1533;t=GSM|v i=iPhone6,2;b=N53AP;a=A1457 A1518 A1528 A1530;t=CDMA
iphone|iPhone 6|2014-09-19|d 2018-09-12|i iPhone7,2|a A1549;A1586;A1589|b N61AP|h A8|s 16;32;64;128|c Gold;Silver;Space Gray
iphone|iPhone 6 Plus|2014-09-19|d 2018-09-12|i iPhone7,1|a A1522;A1524;A1593|b N56AP|h A8|s 16;64;128|c Gold;Silver;Space Gray
iphone|iPhone 6s|2015-09-25|d 2018-09-12|i iPhone8,1|a A1633;A1688;A1691;A1700|b N71AP;N71mAP|h A9|s 16;32;64;128|c Gold;Rose Gold;Silver;Space Gray
iphone|iPhone 6s Plus|2015-09-25|d 2018-09-12|i iPhone8,2|a A1634;A1687;A1690;A1699|b N66AP;N66mAP|h A9|s 16;32;64;128|c Gold;Rose Gold;Silver;Space Gray
iphone|iPhone SE (1st generation)|2016-03-31|d 2018-09-12|g 1|n iPhone SE 1;iPhone SE 2016|i iPhone8,4|a A1662;A1723;A1724|b N69AP;N69uAP|h A9|s 16;32;64;128|c Gold;Rose Gold;Silver;Space Gray
iphone|iPhone 7|2016-09-16|d 2019-09-10|i iPhone9,1;iPhone9,3|a A1660;A1778;A1779;A1780|b D10AP;D101AP|h A10|s 32;128;256|c (PRODUCT)RED;Black;Gold;Jet Black;Rose Gold;Silver|v i=iPhone9,1;b=D10AP;a=A1660 A1779 A1780;t=CDMA|v i=iPhone9,3;b=D101AP;a=A1778;t=GSM
iphone|iPhone 7 Plus|2016-09-16|d 2019-09-10|i iPhone9,2;iPhone9,4|a A1661;A1784;A1785;A1786|b D11AP;D111AP|h A10|s 32;128;256|c (PRODUCT)RED;Black;Gold;Jet Black;Rose Gold;Silver|v i=iPhone9,2;b=D11AP;a=A1661 A1785 A1786;t=CDMA|v i=iPhone9,4;b=D111AP;a=A1784;t=GSM
iphone|iPhone 8|2017-09-22|d 2020-04-15|i iPhone10,1;iPhone10,4|a A1863;A1905;A1906;A1907|b D20AP;D201AP|h A11|s 64;128;256|c (PRODUCT)RED;Gold;Silver;Space Gray|v i=iPhone10,1;b=D20AP;a=A1863 A1906 A1907;t=CDMA|v i=iPhone10,4;b=D201AP;a=A1905;t=GSM
iphone|iPhone 8 Plus|2017-09-22|d 2020-04-15|i iPhone10,2;iPhone10,5|a A1864;A1897;A1898;A1899|b D21AP;D211AP|h A11|s 64;256|c (PRODUCT)RED;Gold;Silver;Space Gray|v i=iPhone10,2;b=D21AP;a=A1864 A1898 A1899;t=CDMA|v i=iPhone10,5;b=D211AP;a=A1897;t=GSM
iphone|iPhone X|2017-11-03|i iPhone10,3;iPhone10,6|a A1865;A1901;A1902;A1903|b D22AP;D221AP|h A11|s 64;256|c Silver;Space Gray|v i=iPhone10,3;b=D22AP;a=A1865 A1902 A1903;t=CDMA|v i=iPhone10,6;b=D221AP;a=A1901;t=GSM
iphone|iPhone XS|2018-09-21|i iPhone11,2|a A1920;A2097;A2098;A2099;A2100|b D321AP|h A12|s 64;256;512|c Gold;Silver;Space Gray
iphone|iPhone XS Max|2018-09-21|i iPhone11,4;iPhone11,6|a A1921;A2101;A2102;A2103;A2104|b D331AP;D331pAP|h A12|s 64;256;512|c Gold;Silver;Space Gray|v i=iPhone11,4;b=D331AP;a=A2103;t=China mainland|v i=iPhone11,6;b=D331pAP;a=A1921 A2101 A2102 A2104
iphone|iPhone XR|2018-10-26|i iPhone11,8|a A1984;A2105;A2106;A2107;A2108|b N841AP|h A12|s 64;128;256|c (PRODUCT)RED;Black;Blue;Coral;White;Yellow
iphone|iPhone 11|2019-09-20|i iPhone12,1|a A2111;A2221;A2222;A2223|b N104AP|h A13|s 64;128;256|c (PRODUCT)RED;Black;Green;Purple;White;Yellow|u aNumbers:A2222
iphone|iPhone 11 Pro|2019-09-20|i iPhone12,3|a A2160;A2215;A2216;A2217|b D421AP|h A13|s 64;256;512|c Gold;Midnight Green;Silver;Space Gray|u aNumbers:A2216
iphone|iPhone 11 Pro Max|2019-09-20|i iPhone12,5|a A2161;A2218;A2219;A2220|b D431AP|h A13|s 64;256;512|c Gold;Midnight Green;Silver;Space Gray|u aNumbers:A2219
iphone|iPhone SE (2nd generation)|2020-04-24|g 2|n iPhone SE 2;iPhone SE 2020|i iPhone12,8|a A2275;A2296;A2297;A2298|b D79AP|h A13|s 64;128;256|c (PRODUCT)RED;Black;White|u aNumbers:A2297
iphone|iPhone 12|2020-10-23|i iPhone13,2|a A2172;A2402;A2403;A2404;A2405|b D53gAP|h A14|s 64;128;256|c (PRODUCT)RED;Black;Blue;Green;Purple;White|u aNumbers:A2405
iphone|iPhone 12 Pro|2020-10-23|i iPhone13,3|a A2341;A2406;A2407;A2408;A2409|b D53pAP|h A14|s 128;256;512|c Gold;Graphite;Pacific Blue;Silver|u aNumbers:A2409
iphone|iPhone 12 Pro Max|2020-11-13|i iPhone13,4|a A2342;A2410;A2411;A2412;A2413|b D54pAP|h A14|s 128;256;512|c Gold;Graphite;Pacific Blue;Silver|u aNumbers:A2413
iphone|iPhone 12 mini|2020-11-13|i iPhone13,1|a A2176;A2398;A2399;A2400;A2401|b D52gAP|h A14|s 64;128;256|c (PRODUCT)RED;Black;Blue;Green;Purple;White|u aNumbers:A2401
iphone|iPhone 13|2021-09-24|i iPhone14,5|a A2482;A2631;A2633;A2634;A2635|b D17AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Green;Midnight;Pink;Starlight
iphone|iPhone 13 Pro|2021-09-24|i iPhone14,2|a A2483;A2636;A2638;A2639;A2640|b D63AP|h A15|s 128;256;512;1024|c Alpine Green;Gold;Graphite;Sierra Blue;Silver
iphone|iPhone 13 Pro Max|2021-09-24|i iPhone14,3|a A2484;A2641;A2643;A2644;A2645|b D64AP|h A15|s 128;256;512;1024|c Alpine Green;Gold;Graphite;Sierra Blue;Silver
iphone|iPhone 13 mini|2021-09-24|i iPhone14,4|a A2481;A2626;A2628;A2629;A2630|b D16AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Green;Midnight;Pink;Starlight
iphone|iPhone SE (3rd generation)|2022-03-18|g 3|n iPhone SE 3;iPhone SE 2022|i iPhone14,6|a A2595;A2782;A2783;A2784;A2785|b D49AP|h A15|s 64;128;256|c (PRODUCT)RED;Midnight;Starlight
iphone|iPhone 14|2022-09-16|i iPhone14,7|a A2649;A2881;A2882;A2883;A2884|b D27AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Midnight;Purple;Starlight;Yellow|k colours
iphone|iPhone 14 Pro|2022-09-16|i iPhone15,2|a A2650;A2889;A2890;A2891;A2892|b D73AP|h A16|s 128;256;512;1024|c Deep Purple;Gold;Silver;Space Black
iphone|iPhone 14 Pro Max|2022-09-16|i iPhone15,3|a A2651;A2893;A2894;A2895;A2896|b D74AP|h A16|s 128;256;512;1024|c Deep Purple;Gold;Silver;Space Black
iphone|iPhone 14 Plus|2022-10-07|i iPhone14,8|a A2632;A2885;A2886;A2887;A2888|b D28AP|h A15|s 128;256;512|c (PRODUCT)RED;Blue;Midnight;Purple;Starlight;Yellow|k colours
iphone|iPhone 15|2023-09-22|i iPhone15,4|a A2846;A3089;A3090;A3092|b D37AP|h A16|s 128;256;512|c Black;Blue;Green;Pink;Yellow|k colours
iphone|iPhone 15 Plus|2023-09-22|i iPhone15,5|a A2847;A3093;A3094;A3096|b D38AP|h A16|s 128;256;512|c Black;Blue;Green;Pink;Yellow|k colours
iphone|iPhone 15 Pro|2023-09-22|i iPhone16,1|a A2848;A3101;A3102;A3104|b D83AP|h A17 Pro|s 128;256;512;1024|c Black Titanium;Blue Titanium;Natural Titanium;White Titanium|k colours;storagesGb
iphone|iPhone 15 Pro Max|2023-09-22|i iPhone16,2|a A2849;A3105;A3106;A3108|b D84AP|h A17 Pro|s 256;512;1024|c Black Titanium;Blue Titanium;Natural Titanium;White Titanium|k colours;storagesGb
iphone|iPhone 16|2024-09-20|i iPhone17,3|a A3081;A3286;A3287;A3288|b D47AP|h A18|s 128;256;512|c Black;Pink;Teal;Ultramarine;White|k colours;storagesGb
iphone|iPhone 16 Plus|2024-09-20|i iPhone17,4|a A3082;A3289;A3290;A3291|b D48AP|h A18|s 128;256;512|c Black;Pink;Teal;Ultramarine;White|k colours;storagesGb
iphone|iPhone 16 Pro|2024-09-20|i iPhone17,1|a A3083;A3292;A3293;A3294|b D93AP|h A18 Pro|s 128;256;512;1024|c Black Titanium;Desert Titanium;Natural Titanium;White Titanium|k colours;storagesGb
iphone|iPhone 16 Pro Max|2024-09-20|i iPhone17,2|a A3084;A3295;A3296;A3297|b D94AP|h A18 Pro|s 256;512;1024|c Black Titanium;Desert Titanium;Natural Titanium;White Titanium|k colours;storagesGb
iphone|iPhone 16e|2025-02-28|i iPhone17,5|a A3212;A3408;A3409;A3410|b V59AP|h A18|s 128;256;512|c Black;White|k colours;storagesGb
iphone|iPhone 17|2025-09-19|i iPhone18,3|a A3258;A3519;A3520;A3521|b V57AP|h A19|s 256;512|c Black;Lavender;Mist Blue;Sage;White
iphone|iPhone 17 Pro|2025-09-19|i iPhone18,1|a A3256;A3522;A3523;A3524|b V53AP|h A19 Pro|s 256;512;1024|c Cosmic Orange;Deep Blue;Silver
iphone|iPhone 17 Pro Max|2025-09-19|i iPhone18,2|a A3257;A3525;A3526;A3527|b V54AP|h A19 Pro|s 256;512;1024;2048|c Cosmic Orange;Deep Blue;Silver
iphone|iPhone Air|2025-09-19|i iPhone18,4|a A3260;A3516;A3517;A3518|b D23AP|h A19 Pro|s 256;512;1024|c Cloud White;Light Gold;Sky Blue;Space Black
iphone|iPhone 17e|2026-03-11|i iPhone18,5|a A3575;A3634;A3635|b V159AP|h A19|c Black;Soft Pink;White
iphone|iPhone 18 Pro|2026-09-18|i iPhone19,2|a A3472;A3713;A3714;A3715|b V63AP|h A20 Pro|c Black;Burgundy;Glacier;Silver|u colours
iphone|iPhone 18 Pro Max|2026-09-18|i iPhone19,3;iPhone19,7|a A3473;A3716;A3717;A3718|b V64AP;V64sAP|h A20 Pro|c Black;Burgundy;Glacier;Silver|v i=iPhone19,3;b=V64AP;a=A3473;t=US|v i=iPhone19,7;b=V64sAP;a=A3716 A3717 A3718;t=Global
iphone|iPhone Duo|2026-10-23|i iPhone19,4|a A3447;A3719;A3720;A3721|b V68AP|h A20 Pro
ipad|iPad (1st generation)|2010-04-03|g 1|n iPad 1|i iPad1,1|a A1219;A1337|b K48AP|h A4|s 16;32;64|c Black|w Wi-Fi;Wi-Fi + 3G|v i=iPad1,1;b=K48AP;a=A1219;w=Wi-Fi|v i=iPad1,1;b=K48AP;a=A1337;w=Wi-Fi + 3G
ipad|iPad 2|2011-03-11|i iPad2,1;iPad2,2;iPad2,3;iPad2,4|a A1395;A1396;A1397|b K93AP;K94AP;K95AP;K93aAP|h A5|s 16;32;64|c Black;White|w Wi-Fi;Wi-Fi + 3G|v i=iPad2,1;b=K93AP;a=A1395;w=Wi-Fi|v i=iPad2,2;b=K94AP;a=A1396;w=Wi-Fi + 3G;t=GSM|v i=iPad2,3;b=K95AP;a=A1397;w=Wi-Fi + 3G;t=CDMA|v i=iPad2,4;b=K93aAP;a=A1395;w=Wi-Fi;t=Mid 2012
ipad|iPad (3rd generation)|2012-03-16|g 3|n iPad 3|i iPad3,1;iPad3,2;iPad3,3|a A1403;A1416;A1430|b J1AP;J2AP;J2aAP|h A5X|s 16;32;64|c Black;White|w Wi-Fi;Wi-Fi + Cellular|v i=iPad3,1;b=J1AP;a=A1416;w=Wi-Fi|v i=iPad3,2;b=J2AP;a=A1403;w=Wi-Fi + Cellular;t=VZ|v i=iPad3,3;b=J2aAP;a=A1430;w=Wi-Fi + Cellular
ipad|iPad (4th generation)|2012-11-02|g 4|n iPad 4|i iPad3,4;iPad3,5;iPad3,6|a A1458;A1459;A1460|b P101AP;P102AP;P103AP|h A6X|s 16;32;64;128|c Black;White|w Wi-Fi;Wi-Fi + Cellular|v i=iPad3,4;b=P101AP;a=A1458;w=Wi-Fi|v i=iPad3,5;b=P102AP;a=A1459;w=Wi-Fi + Cellular|v i=iPad3,6;b=P103AP;a=A1460;w=Wi-Fi + Cellular;t=MM
ipad|iPad mini (1st generation)|2012-11-02|g 1|n iPad mini 1|i iPad2,5;iPad2,6;iPad2,7|a A1432;A1454;A1455|b P105AP;P106AP;P107AP|h A5|s 16;32;64|c Black;White|w Wi-Fi;Wi-Fi + Cellular|v i=iPad2,5;b=P105AP;a=A1432;w=Wi-Fi|v i=iPad2,6;b=P106AP;a=A1454;w=Wi-Fi + Cellular|v i=iPad2,7;b=P107AP;a=A1455;w=Wi-Fi + Cellular;t=MM
ipad|iPad Air (1st generation)|2013-11-01|g 1|n iPad Air 1|i iPad4,1;iPad4,2;iPad4,3|a A1474;A1475;A1476|b J71AP;J72AP;J73AP|h A7|s 16;32;64;128|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad4,1;b=J71AP;a=A1474;w=Wi-Fi|v i=iPad4,2;b=J72AP;a=A1475;w=Wi-Fi + Cellular|v i=iPad4,3;b=J73AP;a=A1476;w=Wi-Fi + Cellular;t=TD-LTE
ipad|iPad mini 2|2013-11-12|i iPad4,4;iPad4,5;iPad4,6|a A1489;A1490;A1491|b J85AP;J86AP;J87AP|h A7|s 16;32;64;128|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad4,4;b=J85AP;a=A1489;w=Wi-Fi|v i=iPad4,5;b=J86AP;a=A1490;w=Wi-Fi + Cellular|v i=iPad4,6;b=J87AP;a=A1491;w=Wi-Fi + Cellular;t=TD-LTE
ipad|iPad Air 2|2014-10-22|i iPad5,3;iPad5,4|a A1566;A1567|b J81AP;J82AP|h A8X|s 16;32;64;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad5,3;b=J81AP;a=A1566;w=Wi-Fi|v i=iPad5,4;b=J82AP;a=A1567;w=Wi-Fi + Cellular
ipad|iPad mini 3|2014-10-22|i iPad4,7;iPad4,8;iPad4,9|a A1599;A1600;A1601|b J85mAP;J86mAP;J87mAP|h A7|s 16;64;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad4,7;b=J85mAP;a=A1599;w=Wi-Fi|v i=iPad4,8;b=J86mAP;a=A1600;w=Wi-Fi + Cellular|v i=iPad4,9;b=J87mAP;a=A1601;w=Wi-Fi + Cellular;t=TD-LTE
ipad|iPad mini 4|2015-09-09|i iPad5,1;iPad5,2|a A1538;A1550|b J96AP;J97AP|h A8|s 16;32;64;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad5,1;b=J96AP;a=A1538;w=Wi-Fi|v i=iPad5,2;b=J97AP;a=A1550;w=Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (1st generation)|2015-11-11|g 1|i iPad6,7;iPad6,8|a A1584;A1652|b J98aAP;J99aAP|h A9X|s 32;128;256|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad6,7;b=J98aAP;a=A1584;w=Wi-Fi|v i=iPad6,8;b=J99aAP;a=A1652;w=Wi-Fi + Cellular
ipad|iPad Pro (9.7-inch)|2016-03-31|i iPad6,3;iPad6,4|a A1673;A1674;A1675|b J127AP;J128AP|h A9X|s 32;128;256|c Gold;Rose Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad6,3;b=J127AP;a=A1673;w=Wi-Fi|v i=iPad6,4;b=J128AP;a=A1674 A1675;w=Wi-Fi + Cellular
ipad|iPad (5th generation)|2017-03-24|g 5|n iPad 5;iPad 2017|i iPad6,11;iPad6,12|a A1822;A1823|b J71sAP;J71tAP;J72sAP;J72tAP|h A9|s 32;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad6,11;b=J71sAP;a=A1822;w=Wi-Fi|v i=iPad6,12;b=J72sAP;a=A1823;w=Wi-Fi + Cellular
ipad|iPad Pro (10.5-inch)|2017-06-13|i iPad7,3;iPad7,4|a A1701;A1709;A1852|b J207AP;J208AP|h A10X|s 64;256;512|c Gold;Rose Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad7,3;b=J207AP;a=A1701;w=Wi-Fi|v i=iPad7,4;b=J208AP;a=A1709 A1852;w=Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (2nd generation)|2017-06-13|g 2|i iPad7,1;iPad7,2|a A1670;A1671;A1821|b J120AP;J121AP|h A10X|s 64;256;512|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad7,1;b=J120AP;a=A1670;w=Wi-Fi|v i=iPad7,2;b=J121AP;a=A1671 A1821;w=Wi-Fi + Cellular
ipad|iPad (6th generation)|2018-03-27|g 6|n iPad 6;iPad 2018|i iPad7,5;iPad7,6|a A1893;A1954|b J71bAP;J72bAP|h A10|s 32;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad7,5;b=J71bAP;a=A1893;w=Wi-Fi|v i=iPad7,6;b=J72bAP;a=A1954;w=Wi-Fi + Cellular
ipad|iPad Pro 11-inch (1st generation)|2018-11-07|g 1|i iPad8,1;iPad8,2;iPad8,3;iPad8,4|a A1934;A1979;A1980;A2013|b J317AP;J317xAP;J318AP;J318xAP|h A12X|s 64;256;512;1024|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad8,1;b=J317AP;a=A1980;w=Wi-Fi|v i=iPad8,2;b=J317xAP;a=A1980;w=Wi-Fi;t=1TB|v i=iPad8,3;b=J318AP;a=A1934 A1979 A2013;w=Wi-Fi + Cellular|v i=iPad8,4;b=J318xAP;a=A1934 A1979 A2013;w=Wi-Fi + Cellular;t=1TB
ipad|iPad Pro 12.9-inch (3rd generation)|2018-11-07|g 3|i iPad8,5;iPad8,6;iPad8,7;iPad8,8|a A1876;A1895;A1983;A2014|b J320AP;J320xAP;J321AP;J321xAP|h A12X|s 64;256;512;1024|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad8,5;b=J320AP;a=A1876;w=Wi-Fi|v i=iPad8,6;b=J320xAP;a=A1876;w=Wi-Fi;t=1TB|v i=iPad8,7;b=J321AP;a=A1895 A1983 A2014;w=Wi-Fi + Cellular|v i=iPad8,8;b=J321xAP;a=A1895 A1983 A2014;w=Wi-Fi + Cellular;t=1TB
ipad|iPad Air (3rd generation)|2019-03-18|g 3|n iPad Air 3;iPad Air 2019|i iPad11,3;iPad11,4|a A2123;A2152;A2153;A2154|b J217AP;J218AP|h A12|s 64;256|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad11,3;b=J217AP;a=A2152;w=Wi-Fi|v i=iPad11,4;b=J218AP;a=A2123 A2153 A2154;w=Wi-Fi + Cellular
ipad|iPad mini (5th generation)|2019-03-18|g 5|n iPad mini 5;iPad mini 2019|i iPad11,1;iPad11,2|a A2124;A2125;A2126;A2133|b J210AP;J211AP|h A12|s 64;256|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad11,1;b=J210AP;a=A2133;w=Wi-Fi|v i=iPad11,2;b=J211AP;a=A2124 A2125 A2126;w=Wi-Fi + Cellular
ipad|iPad (7th generation)|2019-09-25|g 7|n iPad 7;iPad 2019|i iPad7,11;iPad7,12|a A2197;A2198;A2199;A2200|b J171AP;J172AP|h A10|s 32;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad7,11;b=J171AP;a=A2197;w=Wi-Fi|v i=iPad7,12;b=J172AP;a=A2198 A2199 A2200;w=Wi-Fi + Cellular
ipad|iPad Pro 11-inch (2nd generation)|2020-03-25|g 2|i iPad8,9;iPad8,10|a A2068;A2228;A2230;A2231|b J418AP;J417AP|h A12Z|s 128;256;512;1024|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad8,9;b=J417AP;a=A2228;w=Wi-Fi|v i=iPad8,10;b=J418AP;a=A2068 A2230 A2231;w=Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (4th generation)|2020-03-25|g 4|i iPad8,11;iPad8,12|a A2069;A2229;A2232;A2233|b J420AP;J421AP|h A12Z|s 128;256;512;1024|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad8,11;b=J420AP;a=A2229;w=Wi-Fi|v i=iPad8,12;b=J421AP;a=A2069 A2232 A2233;w=Wi-Fi + Cellular
ipad|iPad (8th generation)|2020-09-18|g 8|n iPad 8;iPad 2020|i iPad11,6;iPad11,7|a A2270;A2428;A2429;A2430|b J171aAP;J172aAP|h A12|s 32;128|c Gold;Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad11,6;b=J171aAP;a=A2270;w=Wi-Fi|v i=iPad11,7;b=J172aAP;a=A2428 A2429 A2430;w=Wi-Fi + Cellular
ipad|iPad Air (4th generation)|2020-10-23|g 4|n iPad Air 4;iPad Air 2020|i iPad13,1;iPad13,2|a A2072;A2316;A2324;A2325|b J307AP;J308AP|h A14|s 64;256|c Green;Rose Gold;Silver;Sky Blue;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad13,1;b=J307AP;a=A2316;w=Wi-Fi|v i=iPad13,2;b=J308AP;a=A2072 A2324 A2325;w=Wi-Fi + Cellular
ipad|iPad Pro 11-inch (3rd generation)|2021-05-21|g 3|i iPad13,4;iPad13,5;iPad13,6;iPad13,7|a A2301;A2377;A2459;A2460|b J517AP;J517xAP;J518AP;J518xAP|h M1|s 128;256;512;1024;2048|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad13,4;b=J517AP;a=A2377;w=Wi-Fi|v i=iPad13,5;b=J517xAP;a=A2377;w=Wi-Fi;t=1 or 2 TB|v i=iPad13,6;b=J518AP;a=A2301 A2459 A2460;w=Wi-Fi + Cellular|v i=iPad13,7;b=J518xAP;a=A2301 A2459 A2460;w=Wi-Fi + Cellular;t=1 or 2 TB
ipad|iPad Pro 12.9-inch (5th generation)|2021-05-21|g 5|i iPad13,8;iPad13,9;iPad13,10;iPad13,11|a A2378;A2379;A2461;A2462|b J523AP;J523xAP;J522AP;J522xAP|h M1|s 128;256;512;1024;2048|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad13,8;b=J522AP;a=A2378;w=Wi-Fi|v i=iPad13,9;b=J522xAP;a=A2378;w=Wi-Fi;t=1 or 2 TB|v i=iPad13,10;b=J523AP;a=A2379 A2461 A2462;w=Wi-Fi + Cellular|v i=iPad13,11;b=J523xAP;a=A2379 A2461 A2462;w=Wi-Fi + Cellular;t=1 or 2 TB
ipad|iPad (9th generation)|2021-09-24|g 9|n iPad 9;iPad 2021|i iPad12,1;iPad12,2|a A2602;A2603;A2604;A2605|b J181AP;J182AP|h A13|s 64;256|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|v i=iPad12,1;b=J181AP;a=A2602;w=Wi-Fi|v i=iPad12,2;b=J182AP;a=A2603 A2604 A2605;w=Wi-Fi + Cellular
ipad|iPad mini (6th generation)|2021-09-24|g 6|n iPad mini 6;iPad mini 2021|i iPad14,1;iPad14,2|a A2567;A2568;A2569|b J310AP;J311AP|h A15|s 64;256|c Pink;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|v i=iPad14,1;b=J310AP;a=A2567;w=Wi-Fi|v i=iPad14,2;b=J311AP;a=A2568 A2569;w=Wi-Fi + Cellular
ipad|iPad Air (5th generation)|2022-03-18|g 5|n iPad Air 5;iPad Air M1;iPad Air 2022|i iPad13,16;iPad13,17|a A2588;A2589;A2591|b J407AP;J408AP|h M1|s 64;256|c Blue;Pink;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|v i=iPad13,16;b=J407AP;a=A2588;w=Wi-Fi|v i=iPad13,17;b=J408AP;a=A2589 A2591;w=Wi-Fi + Cellular
ipad|iPad (10th generation)|2022-10-26|g 10|n iPad 10;iPad 2022|i iPad13,18;iPad13,19|a A2696;A2757;A2777;A3162|b J271AP;J272AP|h A14|s 64;256|c Blue;Pink;Silver;Yellow|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad13,18;b=J271AP;a=A2696;w=Wi-Fi|v i=iPad13,19;b=J272AP;a=A2757 A2777 A3162;w=Wi-Fi + Cellular
ipad|iPad Pro 11-inch (4th generation)|2022-10-26|g 4|i iPad14,3;iPad14,4|a A2435;A2759;A2761;A2762|b J617AP;J618AP|h M2|s 128;256;512;1024;2048|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad14,3;b=J617AP;a=A2759;w=Wi-Fi|v i=iPad14,4;b=J618AP;a=A2435 A2761 A2762;w=Wi-Fi + Cellular
ipad|iPad Pro 12.9-inch (6th generation)|2022-10-26|g 6|i iPad14,5;iPad14,6|a A2436;A2437;A2764;A2766|b J620AP;J621AP|h M2|s 128;256;512;1024;2048|c Silver;Space Gray|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad14,5;b=J620AP;a=A2436;w=Wi-Fi|v i=iPad14,6;b=J621AP;a=A2437 A2764 A2766;w=Wi-Fi + Cellular
ipad|iPad Air 11-inch (M2)|2024-05-15|n iPad Air 6 11;iPad Air 11 M2|i iPad14,8;iPad14,9|a A2902;A2903;A2904|b J507AP;J508AP|h M2|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad14,8;b=J507AP;a=A2902;w=Wi-Fi|v i=iPad14,9;b=J508AP;a=A2903 A2904;w=Wi-Fi + Cellular
ipad|iPad Air 13-inch (M2)|2024-05-15|n iPad Air 6 13;iPad Air 13 M2|i iPad14,10;iPad14,11|a A2898;A2899;A2900|b J537AP;J538AP|h M2|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad14,10;b=J537AP;a=A2898;w=Wi-Fi|v i=iPad14,11;b=J538AP;a=A2899 A2900;w=Wi-Fi + Cellular
ipad|iPad Pro 11-inch (M4)|2024-05-15|i iPad16,3;iPad16,4|a A2836;A2837;A3006|b J717AP;J718AP|h M4|s 256;512;1024;2048|c Silver;Space Black|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad16,3;b=J717AP;a=A2836;w=Wi-Fi|v i=iPad16,4;b=J718AP;a=A2837 A3006;w=Wi-Fi + Cellular
ipad|iPad Pro 13-inch (M4)|2024-05-15|i iPad16,5;iPad16,6|a A2925;A2926;A3007|b J720AP;J721AP|h M4|s 256;512;1024;2048|c Silver;Space Black|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad16,5;b=J720AP;a=A2925;w=Wi-Fi|v i=iPad16,6;b=J721AP;a=A2926 A3007;w=Wi-Fi + Cellular
ipad|iPad mini (A17 Pro)|2024-10-23|n iPad mini 7;iPad mini (7th generation);iPad mini 2024|i iPad16,1;iPad16,2|a A2993;A2995;A2996|b J410AP;J411AP|h A17 Pro|s 128;256;512|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|k colours;storagesGb|v i=iPad16,1;b=J410AP;a=A2993;w=Wi-Fi|v i=iPad16,2;b=J411AP;a=A2995 A2996;w=Wi-Fi + Cellular
ipad|iPad (A16)|2025-03-12|n iPad 11;iPad (11th generation);iPad 2025|i iPad15,7;iPad15,8|a A3354;A3355;A3356|b J481AP;J482AP|h A16|s 128;256;512|c Blue;Pink;Silver;Yellow|w Wi-Fi;Wi-Fi + Cellular|v i=iPad15,7;b=J481AP;a=A3354;w=Wi-Fi|v i=iPad15,8;b=J482AP;a=A3355 A3356;w=Wi-Fi + Cellular
ipad|iPad Air 11-inch (M3)|2025-03-12|d 2026-03-02|i iPad15,3;iPad15,4|a A3266;A3267;A3270|b J607AP;J608AP|h M3|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|v i=iPad15,3;b=J607AP;a=A3266;w=Wi-Fi|v i=iPad15,4;b=J608AP;a=A3267 A3270;w=Wi-Fi + Cellular
ipad|iPad Air 13-inch (M3)|2025-03-12|d 2026-03-02|i iPad15,5;iPad15,6|a A3268;A3269;A3271|b J637AP;J638AP|h M3|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|v i=iPad15,5;b=J637AP;a=A3268;w=Wi-Fi|v i=iPad15,6;b=J638AP;a=A3269 A3271;w=Wi-Fi + Cellular
ipad|iPad Pro 11-inch (M5)|2025-10-22|i iPad17,1;iPad17,2|a A3357;A3358;A3359|b J817AP;J818AP|h M5|s 256;512;1024;2048|c Silver;Space Black|w Wi-Fi;Wi-Fi + Cellular|v i=iPad17,1;b=J817AP;a=A3357;w=Wi-Fi|v i=iPad17,2;b=J818AP;a=A3358 A3359;w=Wi-Fi + Cellular
ipad|iPad Pro 13-inch (M5)|2025-10-22|i iPad17,3;iPad17,4|a A3360;A3361;A3362|b J820AP;J821AP|h M5|s 256;512;1024;2048|c Silver;Space Black|w Wi-Fi;Wi-Fi + Cellular|v i=iPad17,3;b=J820AP;a=A3360;w=Wi-Fi|v i=iPad17,4;b=J821AP;a=A3361 A3362;w=Wi-Fi + Cellular
ipad|iPad Air 11-inch (M4)|2026-03-11|i iPad16,8;iPad16,9|a A3459;A3460;A3463|b J707AP;J708AP|h M4|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|v i=iPad16,8;b=J707AP;a=A3459;w=Wi-Fi|v i=iPad16,9;b=J708AP;a=A3460 A3463;w=Wi-Fi + Cellular
ipad|iPad Air 13-inch (M4)|2026-03-11|i iPad16,10;iPad16,11|a A3461;A3462;A3464|b J737AP;J738AP|h M4|s 128;256;512;1024|c Blue;Purple;Space Gray;Starlight|w Wi-Fi;Wi-Fi + Cellular|v i=iPad16,10;b=J737AP;a=A3461;w=Wi-Fi|v i=iPad16,11;b=J738AP;a=A3462 A3464;w=Wi-Fi + Cellular
mac|iMac (17-inch, Early 2006)|2006-01-10|i iMac4,1|a A1173|b Mac-F42786C8
mac|iMac (20-inch, Early 2006)|2006-01-10|i iMac4,1|a A1174|b Mac-F42787C8
mac|MacBook Pro (15-inch, Early 2006)|2006-02-14|n MacBook Pro (original)|i MacBookPro1,1|a A1150|b Mac-F425BEC8|e 2101|u emc
mac|Mac mini (Early 2006)|2006-02-28|i Macmini1,1|a A1176|b Mac-F4208EC8|e 2108|u emc
mac|MacBook Pro (17-inch, Early 2006)|2006-04-24|i MacBookPro1,2|a A1151|b Mac-F42DBEC8|e 2102|u emc
mac|MacBook (13-inch, Mid 2006)|2006-05-16|i MacBook1,1|a A1181|b Mac-F4208CC8|e 2092|u emc
mac|iMac (17-inch, Mid 2006)|2006-07-05|i iMac4,2|a A1195|b Mac-F4218EC8
mac|Mac Pro (Mid 2006)|2006-08-07|i MacPro1,1|a A1186|b Mac-F4208DC8|e 2113|u emc
mac|Xserve (Late 2006)|2006-08-07|i Xserve1,1|a A1196|b Mac-F4208AC8
mac|Mac mini (Late 2006)|2006-09-06|i Macmini1,1|a A1176|b Mac-F4208EC8|e 2108|u emc
mac|iMac (17-inch, Late 2006 CD)|2006-09-06|i iMac5,2|a A1195|b Mac-F4218EC8|e 2124
mac|iMac (17-inch, Late 2006)|2006-09-06|i iMac5,1|a A1208|b Mac-F4228EC8|e 2114|u emc
mac|iMac (20-inch, Late 2006)|2006-09-06|i iMac5,1|a A1207|b Mac-F42786A9|e 2118|u emc
mac|iMac (24-inch, Late 2006)|2006-09-06|i iMac6,1|a A1200|b Mac-F4218FC8
mac|MacBook Pro (15-inch, Late 2006)|2006-10-24|i MacBookPro2,2|a A1211|b Mac-F42187C8|e 2120|u emc
mac|MacBook Pro (17-inch, Late 2006)|2006-10-24|i MacBookPro2,1|a A1212|b Mac-F42189C8
mac|MacBook (13-inch, Late 2006)|2006-11-08|i MacBook2,1|a A1181|b Mac-F4208CA9|e 2121|u emc
mac|Mac Pro (Early 2007)|2007-04-04|i MacPro2,1|a A1186|b Mac-F4208DA9
mac|MacBook (13-inch, Mid 2007)|2007-05-15|i MacBook2,1|a A1181|b Mac-F4208CAA|e 2139|u emc
mac|MacBook Pro (15-inch, Mid 2007)|2007-06-05|i MacBookPro3,1|a A1226|b Mac-F4238BC8|e 2136|u emc
mac|MacBook Pro (17-inch, Mid 2007)|2007-06-05|i MacBookPro3,1|a A1229|b Mac-F42388C8
mac|Mac mini (Mid 2007)|2007-08-07|i Macmini2,1|a A1176|b Mac-F4208EAA
mac|iMac (20-inch, Mid 2007)|2007-08-07|i iMac7,1|a A1224|b Mac-F4238CC8
mac|iMac (24-inch, Mid 2007)|2007-08-07|i iMac7,1|a A1225|b Mac-F42386C8
mac|MacBook (13-inch, Late 2007)|2007-11-01|i MacBook3,1|a A1181|b Mac-F22788C8|e 2200|u emc
mac|MacBook Pro (15-inch, Late 2007)|2007-11-01|i MacBookPro3,1|a A1226|b Mac-F4238BC8
mac|Mac Pro (Early 2008)|2008-01-08|i MacPro3,1|a A1186|b Mac-F42C88C8|e 2180|u emc
mac|Xserve (Early 2008)|2008-01-08|i Xserve2,1|a A1246|b Mac-F42289C8
mac|MacBook Air (Early 2008)|2008-01-30|i MacBookAir1,1|a A1237|b Mac-F42C8CC8|e 2142|u emc
mac|MacBook (13-inch, Early 2008)|2008-02-26|i MacBook4,1|a A1181|b Mac-F22788A9|e 2242|u emc
mac|MacBook Pro (15-inch, Early 2008)|2008-02-26|i MacBookPro4,1|a A1260|b Mac-F42C89C8|e 2198|u emc
mac|MacBook Pro (17-inch, Early 2008)|2008-02-26|i MacBookPro4,1|a A1261|b Mac-F42C86C8|e 2199|u emc
mac|iMac (20-inch, Early 2008)|2008-04-28|i iMac8,1|a A1224|b Mac-F226BEC8
mac|iMac (24-inch, Early 2008)|2008-04-28|i iMac8,1|a A1225|b Mac-F227BEC8
mac|MacBook (13-inch, Aluminum, Late 2008)|2008-10-14|i MacBook5,1|a A1278|b Mac-F42D89A9;Mac-F42D89C8|e 2254
mac|MacBook (13-inch, Late 2008)|2008-10-14|i MacBook4,1|a A1181|u released
mac|MacBook Air (Late 2008)|2008-10-14|i MacBookAir2,1|a A1304|b Mac-F42D88C8|e 2253|u emc
mac|MacBook Pro (15-inch, Late 2008)|2008-10-14|i MacBookPro5,1|a A1286|b Mac-F42D86C8|e 2255|u emc
mac|MacBook Pro (17-inch, Late 2008)|2008-10-14|i MacBookPro4,1|a A1261|u released
mac|MacBook (13-inch, Early 2009)|2009-01-20|i MacBook5,2|a A1181|b Mac-F22788AA|e 2300|u emc
mac|Mac Pro (Early 2009)|2009-03-03|i MacPro4,1|a A1289|b Mac-F221BEC8|e 2314
mac|Mac mini (Early 2009)|2009-03-03|i Macmini3,1|a A1283|b Mac-F22C86C8|e 2264|u emc
mac|MacBook Pro (15-inch, Early 2009)|2009-03-03|i MacBookPro5,1|a A1286|b Mac-F42D86A9
mac|MacBook Pro (17-inch, Early 2009)|2009-03-03|i MacBookPro5,2|a A1297|b Mac-F2268EC8|e 2272|u emc
mac|iMac (20-inch, Early 2009)|2009-03-03|i iMac9,1|a A1224|b Mac-F2218EA9;Mac-F2218EC8
mac|iMac (24-inch, Early 2009)|2009-03-03|i iMac9,1|a A1225|b Mac-F2218FA9;Mac-F2218FC8
mac|Xserve (Early 2009)|2009-04-07|i Xserve3,1|a A1279|b Mac-F223BEC8
mac|iMac (20-inch, Mid 2009)|2009-04-07|i iMac9,1|a A1224|b Mac-F2218EA9
mac|MacBook (13-inch, Mid 2009)|2009-05-27|i MacBook5,2|a A1181|b Mac-F22788AA|e 2330|u emc
mac|MacBook Air (Mid 2009)|2009-06-08|i MacBookAir2,1|a A1304|b Mac-F42D88C8|e 2334|u emc
mac|MacBook Pro (13-inch, Mid 2009)|2009-06-08|i MacBookPro5,5|a A1278|b Mac-F2268AC8|e 2326|u emc
mac|MacBook Pro (15-inch, 2.53GHz, Mid 2009)|2009-06-08|i MacBookPro5,4|a A1286|b Mac-F22587A1|e 2325|u emc
mac|MacBook Pro (15-inch, Mid 2009)|2009-06-08|i MacBookPro5,3|a A1286|b Mac-F22587C8|e 2324|u emc
mac|MacBook Pro (17-inch, Mid 2009)|2009-06-08|i MacBookPro5,2|a A1297|b Mac-F2268EC8|e 2329|u emc
mac|Mac mini (Late 2009)|2009-10-20|i Macmini3,1|a A1283|b Mac-F22C86C8|e 2336|u emc
mac|Mac mini Server (Late 2009)|2009-10-20|i Macmini3,1|a A1283|u released
mac|MacBook (13-inch, Late 2009)|2009-10-20|i MacBook6,1|a A1342|b Mac-F22C8AC8|e 2350|u emc
mac|iMac (21.5-inch, Late 2009)|2009-10-20|i iMac10,1|a A1311|b Mac-F2268CC8|e 2308|u emc
mac|iMac (27-inch, Late 2009)|2009-10-20|i iMac10,1;iMac11,1|a A1312|b Mac-F2268DC8;Mac-F2268DAE|e 2309;2374|u emc|v i=iMac10,1;b=Mac-F2268DC8;a=A1312;t=Core 2 Duo|v i=iMac11,1;b=Mac-F2268DAE;a=A1312;t=Core i5/i7
mac|MacBook Pro (13-inch, Mid 2010)|2010-04-13|i MacBookPro7,1|a A1278|b Mac-F222BEC8|e 2351
mac|MacBook Pro (15-inch, Mid 2010)|2010-04-13|i MacBookPro6,2|a A1286|b Mac-F22586C8|e 2353|u emc
mac|MacBook Pro (17-inch, Mid 2010)|2010-04-13|i MacBookPro6,1|a A1297|b Mac-F22589C8|e 2352|u emc
mac|MacBook (13-inch, Mid 2010)|2010-05-18|i MacBook7,1|a A1342|b Mac-F22C89C8|e 2395|u emc
mac|Mac mini (Mid 2010)|2010-06-15|i Macmini4,1|a A1347|b Mac-F2208EC8|e 2364|u emc
mac|Mac mini Server (Mid 2010)|2010-06-15|i Macmini4,1|a A1347|u released
mac|Mac Pro (Mid 2010)|2010-07-27|i MacPro5,1|a A1289|b Mac-F221BEC8|e 2314-2|u emc
mac|iMac (21.5-inch, Mid 2010)|2010-07-27|i iMac11,2|a A1311|b Mac-F2238AC8|e 2389|u emc
mac|iMac (27-inch, Mid 2010)|2010-07-27|i iMac11,3|a A1312|b Mac-F2238BAE|e 2390|u emc
mac|MacBook Air (11-inch, Late 2010)|2010-10-20|i MacBookAir3,1|a A1370|b Mac-942452F5819B1C1B|e 2393|s 64;128|m 2;4|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, Late 2010)|2010-10-20|i MacBookAir3,2|a A1369|b Mac-942C5DF58193131B|e 2392|s 128;256|m 2;4|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|Mac Pro Server (Mid 2010)|2010-11-05|i MacPro5,1|a A1289|b Mac-F221BEC8
mac|MacBook Pro (13-inch, Early 2011)|2011-02-24|i MacBookPro8,1|a A1278|b Mac-94245B3640C91C81|e 2419
mac|MacBook Pro (15-inch, Early 2011)|2011-02-24|i MacBookPro8,2|a A1286|b Mac-94245A3940C91C80|e 2353-1|u emc
mac|MacBook Pro (17-inch, Early 2011)|2011-02-24|i MacBookPro8,3|a A1297|b Mac-942459F5819B171B|e 2352-1|u emc
mac|iMac (21.5-inch, Mid 2011)|2011-05-03|i iMac12,1|a A1311|b Mac-942B5BF58194151B|e 2428|u emc
mac|iMac (27-inch, Mid 2011)|2011-05-03|i iMac12,2|a A1312|b Mac-942B59F58194171B|e 2429|u emc
mac|Mac mini (Mid 2011)|2011-07-20|i Macmini5,1;Macmini5,2|a A1347|b Mac-8ED6AF5B48C039E1;Mac-4BC72D62AD45599E|e 2442|v i=Macmini5,1;b=Mac-8ED6AF5B48C039E1;a=A1347;t=integrated graphics|v i=Macmini5,2;b=Mac-4BC72D62AD45599E;a=A1347;t=dedicated graphics
mac|Mac mini Server (Mid 2011)|2011-07-20|i Macmini5,3|a A1347|b Mac-7BA5B2794B2CDB12|e 2442
mac|MacBook Air (11-inch, Mid 2011)|2011-07-20|i MacBookAir4,1|a A1370|b Mac-C08A6BB70A942AC2|e 2471|s 64;128;256|m 2;4|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, Mid 2011)|2011-07-20|i MacBookAir4,2|a A1369|b Mac-742912EFDBEE19B3|e 2469|s 128;256|m 4|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|iMac (21.5-inch, Late 2011)|2011-08-08|i iMac12,1|a A1311|b Mac-942B5BF58194151B|e 2496|u emc
mac|MacBook Pro (13-inch, Late 2011)|2011-10-24|i MacBookPro8,1|a A1278|b Mac-94245B3640C91C81|e 2555
mac|MacBook Pro (15-inch, Late 2011)|2011-10-24|i MacBookPro8,2|a A1286|b Mac-94245A3940C91C80|e 2563|u emc
mac|MacBook Pro (17-inch, Late 2011)|2011-10-24|i MacBookPro8,3|a A1297|b Mac-942459F5819B171B|e 2564|u emc
mac|Mac Pro (Mid 2012)|2012-06-11|i MacPro5,1|a A1289|b Mac-F221BEC8|e 2629|u emc
mac|Mac Pro Server (Mid 2012)|2012-06-11|i MacPro5,1|a A1289|b Mac-F221BEC8
mac|MacBook Air (11-inch, Mid 2012)|2012-06-11|i MacBookAir5,1|a A1465|b Mac-66F35F19FE2A0D05|e 2558|s 64;128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, Mid 2012)|2012-06-11|i MacBookAir5,2|a A1466|b Mac-2E6FAB96566FE58C|e 2559|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, Mid 2012)|2012-06-11|i MacBookPro9,2|a A1278|b Mac-6F01561E16C75D06|e 2554
mac|MacBook Pro (15-inch, Mid 2012)|2012-06-11|i MacBookPro9,1|a A1286|b Mac-4B7AC7E43945597E|e 2556|u emc
mac|MacBook Pro (Retina, 15-inch, Mid 2012)|2012-06-11|i MacBookPro10,1|a A1398|b Mac-C3EC7CD22292981F|e 2512|s 256;512;768|m 8;16|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|Mac mini (Late 2012)|2012-10-23|i Macmini6,1;Macmini6,2|a A1347|b Mac-031AEE4D24BFF0B1;Mac-F65AE981FFA204ED|e 2570|u emc|v i=Macmini6,1;b=Mac-031AEE4D24BFF0B1;a=A1347;t=Core i5|v i=Macmini6,2;b=Mac-F65AE981FFA204ED;a=A1347;t=Core i7
mac|Mac mini Server (Late 2012)|2012-10-23|i Macmini6,2|a A1347|u released
mac|MacBook Pro (Retina, 13-inch, Late 2012)|2012-10-23|i MacBookPro10,2|a A1425|b Mac-AFD8A9D944EA4843|e 2557|s 128;256;512;768|m 8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|iMac (21.5-inch, Late 2012)|2012-10-23|i iMac13,1|a A1418|b Mac-00BE6ED71E35EB86|e 2544|u emc
mac|iMac (27-inch, Late 2012)|2012-10-23|i iMac13,2|a A1419|b Mac-FC02E91DDD3FA6A4|e 2546|u emc
mac|MacBook Pro (Retina, 13-inch, Early 2013)|2013-02-13|i MacBookPro10,2|a A1425|b Mac-AFD8A9D944EA4843|e 2672|s 128;256;512;768|m 8|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (Retina, 15-inch, Early 2013)|2013-02-13|i MacBookPro10,1|a A1398|b Mac-C3EC7CD22292981F|e 2673|s 256;512;768|m 8;16|c Silver|k colours;memoriesGb;storagesGb|u emc
mac|iMac (21.5-inch, Early 2013)|2013-03-05|i iMac13,3|a A1418|b Mac-7DF2A3B5E5D671ED
mac|MacBook Air (11-inch, Mid 2013)|2013-06-10|i MacBookAir6,1|a A1465|b Mac-35C1E88140C3E6CF|e 2631|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, Mid 2013)|2013-06-10|i MacBookAir6,2|a A1466|b Mac-7DF21CB3ED6977E5|e 2632|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|iMac (21.5-inch, Late 2013)|2013-09-24|i iMac14,1;iMac14,3|a A1418|b Mac-031B6874CF7F642A;Mac-77EB7D7DAF985301|e 2638;2742|v i=iMac14,1;b=Mac-031B6874CF7F642A;a=A1418;t=integrated graphics|v i=iMac14,3;b=Mac-77EB7D7DAF985301;a=A1418;t=dedicated graphics
mac|iMac (27-inch, Late 2013)|2013-09-24|i iMac14,2|a A1419|b Mac-27ADBB7B4CEE8E61|e 2639
mac|Mac Pro (Late 2013)|2013-10-22|i MacPro6,1|a A1481|b Mac-F60DEB81FF30ACF6|e 2630|s 256;512;1024|m 12;16;32;64|c Black|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (Retina, 13-inch, Late 2013)|2013-10-22|i MacBookPro11,1|a A1502|b Mac-189A3D4F975D5FFC|e 2678|s 128;256;512;1024|m 4;8;16|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 15-inch, Late 2013)|2013-10-22|i MacBookPro11,2;MacBookPro11,3|a A1398|b Mac-3CBD00234E554E41;Mac-2BD1B31983FE1663|e 2674;2745|s 256;512;1024|m 8;16|c Silver|k colours;memoriesGb;storagesGb|v i=MacBookPro11,2;b=Mac-3CBD00234E554E41;a=A1398;t=integrated graphics|v i=MacBookPro11,3;b=Mac-2BD1B31983FE1663;a=A1398;t=dedicated graphics
mac|MacBook Air (11-inch, Early 2014)|2014-04-29|i MacBookAir6,1|a A1465|b Mac-35C1E88140C3E6CF|e 2631|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, Early 2014)|2014-04-29|i MacBookAir6,2|a A1466|b Mac-7DF21CB3ED6977E5|e 2632|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|iMac (21.5-inch, Mid 2014)|2014-06-18|i iMac14,4|a A1418|b Mac-81E3E92DD6088272|e 2805
mac|MacBook Pro (Retina, 13-inch, Mid 2014)|2014-07-29|i MacBookPro11,1|a A1502|b Mac-189A3D4F975D5FFC|e 2875|s 128;256;512;1024|m 8;16|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 15-inch, Mid 2014)|2014-07-29|i MacBookPro11,2;MacBookPro11,3|a A1398|b Mac-3CBD00234E554E41;Mac-2BD1B31983FE1663|e 2876;2881|s 256;512;1024|m 16|c Silver|k colours;memoriesGb;storagesGb|v i=MacBookPro11,2;b=Mac-3CBD00234E554E41;a=A1398;t=integrated graphics|v i=MacBookPro11,3;b=Mac-2BD1B31983FE1663;a=A1398;t=dedicated graphics
mac|Mac mini (Late 2014)|2014-10-16|i Macmini7,1|a A1347|b Mac-35C5E08120C7EEAF|e 2840
mac|iMac (Retina 5K, 27-inch, Late 2014)|2014-10-16|i iMac15,1|a A1419|b Mac-FA842E06C61E91C5|e 2806
mac|MacBook (Retina, 12-inch, Early 2015)|2015-03-09|i MacBook8,1|a A1534|b Mac-BE0E8AC46FE800CC|e 2746|s 256;512|m 8|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (11-inch, Early 2015)|2015-03-09|i MacBookAir7,1|a A1465|b Mac-9F18E312C5C2BF0B|e 2924|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, Early 2015)|2015-03-09|i MacBookAir7,2|a A1466|b Mac-937CB26E2E02BB01|e 2925|s 128;256;512|m 4;8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 13-inch, Early 2015)|2015-03-09|i MacBookPro12,1|a A1502|b Mac-E43C1C25D4880AD6|e 2835|s 128;256;512;1024|m 8;16|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Pro (Retina, 15-inch, Mid 2015)|2015-05-19|i MacBookPro11,4;MacBookPro11,5|a A1398|b Mac-06F11FD93F0323C5;Mac-06F11F11946D27C5|e 2909;2910|s 256;512;1024|m 16|c Silver|k colours;memoriesGb;storagesGb|v i=MacBookPro11,4;b=Mac-06F11FD93F0323C5;a=A1398;t=integrated graphics|v i=MacBookPro11,5;b=Mac-06F11F11946D27C5;a=A1398;t=dedicated graphics
mac|iMac (Retina 5K, 27-inch, Mid 2015)|2015-05-19|i iMac15,1|a A1419|b Mac-42FD25EABCABB274|e 2806
mac|iMac (21.5-inch, Late 2015)|2015-10-13|i iMac16,1;iMac16,2|a A1418|b Mac-A369DDC4E67F1C45;Mac-FFE5EF870D7BA81A|e 2889|v i=iMac16,1;b=Mac-A369DDC4E67F1C45;a=A1418|v i=iMac16,2;b=Mac-FFE5EF870D7BA81A;a=A1418
mac|iMac (Retina 4K, 21.5-inch, Late 2015)|2015-10-13|i iMac16,2|a A1418|b Mac-FFE5EF870D7BA81A|e 2833
mac|iMac (Retina 5K, 27-inch, Late 2015)|2015-10-13|i iMac17,1|a A1419|b Mac-65CE76090165799A;Mac-B809C3757DA9BB8D;Mac-DB15BD556843C820|e 2834
mac|MacBook (Retina, 12-inch, Early 2016)|2016-04-19|i MacBook9,1|a A1534|b Mac-9AE82516C7C6B903|e 2991|s 256;512|m 8|c Gold;Rose Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2016, Four Thunderbolt 3 ports)|2016-10-27|i MacBookPro13,2|a A1706|b Mac-66E35819EE2D0D05|e 3071|s 256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (13-inch, 2016, Two Thunderbolt 3 ports)|2016-10-27|i MacBookPro13,1|a A1708|b Mac-473D31EABEB93F9B|e 2978|s 256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (15-inch, 2016)|2016-10-27|i MacBookPro13,3|a A1707|b Mac-A5C67F76ED83108C|e 3072|s 256;512;1024;2048|m 16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (13-inch, 2017)|2017-06-05|i MacBookAir7,2|a A1466|b Mac-937CB26E2E02BB01|e 3178|s 128;256;512|m 8|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook (Retina, 12-inch, 2017)|2017-06-07|i MacBook10,1|a A1534|b Mac-EE2EBD4B90B839A8|e 3099|s 256;512|m 8;16|c Gold;Rose Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2017, Four Thunderbolt 3 ports)|2017-06-07|i MacBookPro14,2|a A1706|b Mac-CAD6701F7CEA0921|e 3163|s 256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (13-inch, 2017, Two Thunderbolt 3 ports)|2017-06-07|i MacBookPro14,1|a A1708|b Mac-B4831CEBD52A0C4C|e 3164|s 128;256;512;1024|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (15-inch, 2017)|2017-06-07|i MacBookPro14,3|a A1707|b Mac-551B86E5744E2388|e 3162|s 256;512;1024;2048|m 16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|iMac (21.5-inch, 2017)|2017-06-07|i iMac18,1|a A1418|b Mac-4B682C642B45593E|e 3068|u emc
mac|iMac (Retina 4K, 21.5-inch, 2017)|2017-06-07|i iMac18,2|a A1418|b Mac-77F17D7DA9285301|e 3069|u emc
mac|iMac (Retina 5K, 27-inch, 2017)|2017-06-07|i iMac18,3|a A1419|b Mac-BE088AF8C5EB4FA2|e 3070|u emc
mac|iMac Pro (2017)|2017-12-14|i iMacPro1,1|a A1862|b Mac-7BA5B2D9E42DDD94|e 3144|s 1024;2048;4096|m 32;64;128;256|c Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2018, Four Thunderbolt 3 ports)|2018-07-12|i MacBookPro15,2|a A1989|b Mac-827FB448E656EC26|e 3214|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (15-inch, 2018)|2018-07-12|i MacBookPro15,1;MacBookPro15,3|a A1990|b Mac-937A206F2EE63C01;Mac-1E7E29AD0135F9BC|e 3215|s 256;512;1024;2048;4096|m 16;32|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc|v i=MacBookPro15,1;b=Mac-937A206F2EE63C01;a=A1990;t=integrated graphics|v i=MacBookPro15,3;b=Mac-1E7E29AD0135F9BC;a=A1990;t=dedicated graphics
mac|Mac mini (2018)|2018-11-07|i Macmini8,1|a A1993|b Mac-7BA5B2DFE22DDD8C|e 3213|s 128;256;512;1024;2048|m 8;16;32;64|c Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Air (Retina, 13-inch, 2018)|2018-11-07|i MacBookAir8,1|a A1932|b Mac-827FAC58A8FDFA22|e 3184|s 128;256;512;1536|m 8;16|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|iMac (Retina 4K, 21.5-inch, 2019)|2019-03-19|i iMac19,2|a A2116|b Mac-63001698E7A34814|e 3195|u emc
mac|iMac (Retina 5K, 27-inch, 2019)|2019-03-19|i iMac19,1|a A2115|b Mac-AA95B1DDAB278B95|e 3194|u emc
mac|MacBook Pro (13-inch, 2019, Four Thunderbolt 3 ports)|2019-05-21|i MacBookPro15,2|a A1989|b Mac-827FB448E656EC26|e 3358|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (15-inch, 2019)|2019-05-21|i MacBookPro15,1;MacBookPro15,3|a A1990|b Mac-937A206F2EE63C01;Mac-1E7E29AD0135F9BC|e 3359|s 256;512;1024;2048;4096|m 16;32|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc|v i=MacBookPro15,1;b=Mac-937A206F2EE63C01;a=A1990;t=integrated graphics|v i=MacBookPro15,3;b=Mac-1E7E29AD0135F9BC;a=A1990;t=dedicated graphics
mac|MacBook Air (Retina, 13-inch, 2019)|2019-07-09|i MacBookAir8,2|a A1932|b Mac-226CB3C6A851A671|e 3184|s 128;256;512;1024|m 8;16|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2019, Two Thunderbolt 3 ports)|2019-07-09|i MacBookPro15,4|a A2159|b Mac-53FDB3D8DB8CA971|e 3301|s 128;256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (16-inch, 2019)|2019-11-13|i MacBookPro16,1;MacBookPro16,4|a A2141|b Mac-E1008331FDC96864;Mac-A61BADE1FDAD7B05|e 3347|s 512;1024;2048;4096;8192|m 16;32;64|c Silver;Space Gray|k colours;memoriesGb;storagesGb|v i=MacBookPro16,1;b=Mac-E1008331FDC96864;a=A2141;t=integrated graphics|v i=MacBookPro16,4;b=Mac-A61BADE1FDAD7B05;a=A2141;t=dedicated graphics
mac|Mac Pro (2019)|2019-12-10|i MacPro7,1|a A1991|b Mac-27AD2F918AE68F61|s 256;512;1024;2048;4096;8192|m 32;48;96;192;384;768;1536|c Silver|k colours;memoriesGb;storagesGb
mac|Mac Pro (Rack, 2019)|2020-01-23|i MacPro7,1|a A2304|b Mac-27AD2F918AE68F61|s 256;512;1024;2048;4096;8192|m 32;48;96;192;384;768;1536|c Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (Retina, 13-inch, 2020)|2020-03-18|i MacBookAir9,1|a A2179|b Mac-0CFF9C7C2B63DF8D|e 3302|s 256;512;1024;2048|m 8;16|c Gold;Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2020, Four Thunderbolt 3 ports)|2020-05-04|i MacBookPro16,2|a A2251|b Mac-E7203C0F68AA0004|e 3348|s 512;1024;2048;4096|m 16;32|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|MacBook Pro (13-inch, 2020, Two Thunderbolt 3 ports)|2020-05-04|i MacBookPro16,3|a A2289|b Mac-5F9802EFE386AA28|e 3456|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours;memoriesGb;storagesGb|u emc
mac|iMac (Retina 5K, 27-inch, 2020)|2020-08-04|i iMac20,1;iMac20,2|a A2115|b Mac-CFF7D910A743CAAF;Mac-AF89B6D9451A490B|e 3442|u emc|v i=iMac20,1;b=Mac-CFF7D910A743CAAF;a=A2115|v i=iMac20,2;b=Mac-AF89B6D9451A490B;a=A2115;t=RX 5700/XT
mac|Mac mini (M1, 2020)|2020-11-10|i Macmini9,1|a A2348|b J274AP|e 3569|h M1|s 256;512;1024;2048|m 8;16|c Silver|k colours|u emc
mac|MacBook Air (M1, 2020)|2020-11-10|i MacBookAir10,1|a A2337|b J313AP|e 3598|h M1|s 256;512;1024;2048|m 8;16|c Gold;Silver;Space Gray|k colours
mac|MacBook Pro (13-inch, M1, 2020)|2020-11-10|i MacBookPro17,1|a A2338|b J293AP|e 3578|h M1|s 256;512;1024;2048|m 8;16|c Silver;Space Gray|k colours|u emc
mac|iMac (24-inch, M1, 2021)|2021-04-20|i iMac21,1;iMac21,2|a A2438;A2439|b J456AP;J457AP|h M1|s 256;512;1024;2048|m 8;16|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb|v i=iMac21,1;b=J456AP;a=A2438;h=M1;t=Four ports|v i=iMac21,2;b=J457AP;a=A2439;h=M1;t=Two ports
mac|MacBook Pro (14-inch, 2021)|2021-10-18|i MacBookPro18,3;MacBookPro18,4|a A2442|b J314sAP;J314cAP|e 3650|h M1 Pro or M1 Max|s 512;1024;2048;4096;8192|m 16;32;64|c Silver;Space Gray|k colours|u emc|v i=MacBookPro18,3;b=J314sAP;a=A2442;h=M1 Pro|v i=MacBookPro18,4;b=J314cAP;a=A2442;h=M1 Max
mac|MacBook Pro (16-inch, 2021)|2021-10-18|i MacBookPro18,1;MacBookPro18,2|a A2485|b J316sAP;J316cAP|e 3651|h M1 Pro or M1 Max|s 512;1024;2048;4096;8192|m 16;32;64|c Silver;Space Gray|k colours|u emc|v i=MacBookPro18,1;b=J316sAP;a=A2485;h=M1 Pro|v i=MacBookPro18,2;b=J316cAP;a=A2485;h=M1 Max
mac|Mac Studio (2022)|2022-03-18|i Mac13,1;Mac13,2|a A2615|b J375cAP;J375dAP|h M1 Max or M1 Ultra|s 512;1024;2048;4096;8192|m 32;64;128|c Silver|k colours|v i=Mac13,1;b=J375cAP;a=A2615;h=M1 Max|v i=Mac13,2;b=J375dAP;a=A2615;h=M1 Ultra
mac|MacBook Pro (13-inch, M2, 2022)|2022-06-24|i Mac14,7|a A2338|b J493AP|h M2|s 256;512;1024;2048|m 8;16;24|c Silver;Space Gray|k colours
mac|MacBook Air (M2, 2022)|2022-07-15|n MacBook Air (13-inch, M2, 2022)|i Mac14,2|a A2681|b J413AP|h M2|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours
mac|Mac mini (2023)|2023-01-24|i Mac14,3;Mac14,12|a A2686;A2816|b J474sAP;J473AP|h M2 or M2 Pro|s 256;512;1024;2048;4096;8192|m 8;16;24;32|c Silver|k colours|v i=Mac14,3;b=J473AP;a=A2686;h=M2|v i=Mac14,12;b=J474sAP;a=A2816;h=M2 Pro
mac|MacBook Pro (14-inch, 2023)|2023-01-24|i Mac14,5;Mac14,9|a A2779|b J414cAP;J414sAP|h M2 Pro or M2 Max|s 512;1024;2048;4096;8192|m 16;32;64;96|c Silver;Space Gray|k colours|v i=Mac14,5;b=J414cAP;a=A2779;h=M2 Max|v i=Mac14,9;b=J414sAP;a=A2779;h=M2 Pro
mac|MacBook Pro (16-inch, 2023)|2023-01-24|i Mac14,6;Mac14,10|a A2780|b J416sAP;J416cAP|h M2 Pro or M2 Max|s 512;1024;2048;4096;8192|m 16;32;64;96|c Silver;Space Gray|k colours|v i=Mac14,6;b=J416cAP;a=A2780;h=M2 Max|v i=Mac14,10;b=J416sAP;a=A2780;h=M2 Pro
mac|Mac Pro (2023)|2023-06-13|i Mac14,8|a A2786|b J180dAP|h M2 Ultra|s 1024;2048;4096;8192|m 64;128;192|c Silver|k colours
mac|Mac Pro (Rack, 2023)|2023-06-13|i Mac14,8|a A2787|b J180dAP|h M2 Ultra|s 1024;2048;4096;8192|m 64;128;192|c Silver|k colours;memoriesGb;storagesGb
mac|Mac Studio (2023)|2023-06-13|i Mac14,13;Mac14,14|a A2901|b J475cAP;J475dAP|h M2 Max or M2 Ultra|s 512;1024;2048;4096;8192|m 32;64;96;128;192|c Silver|k colours|v i=Mac14,13;b=J475cAP;a=A2901;h=M2 Max|v i=Mac14,14;b=J475dAP;a=A2901;h=M2 Ultra
mac|MacBook Air (15-inch, M2, 2023)|2023-06-13|i Mac14,15|a A2941|b J415AP|h M2|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours
mac|MacBook Pro (14-inch, M3 Pro or M3 Max, Nov 2023)|2023-11-07|i Mac15,6;Mac15,8;Mac15,10|a A2992|b J514mAP;J514sAP;J514cAP|h M3 Pro or M3 Max|s 512;1024;2048;4096;8192|m 18;36;48;64;96;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v i=Mac15,6;b=J514sAP;a=A2992;h=M3 Pro|v i=Mac15,8;b=J514cAP;a=A2992;h=M3 Max|v i=Mac15,10;b=J514mAP;a=A2992;h=M3 Max
mac|MacBook Pro (14-inch, M3, Nov 2023)|2023-11-07|i Mac15,3|a A2918|b J504AP|h M3|s 512;1024;2048|m 8;16;24|c Silver;Space Gray|k colours;memoriesGb;storagesGb
mac|MacBook Pro (16-inch, Nov 2023)|2023-11-07|i Mac15,7;Mac15,9;Mac15,11|a A2991|b J516mAP;J516sAP;J516cAP|h M3 Pro or M3 Max|s 512;1024;2048;4096;8192|m 18;36;48;64;96;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v i=Mac15,7;b=J516sAP;a=A2991;h=M3 Pro|v i=Mac15,9;b=J516cAP;a=A2991;h=M3 Max|v i=Mac15,11;b=J516mAP;a=A2991;h=M3 Max
mac|iMac (24-inch, 2023, Four ports)|2023-11-07|i Mac15,5|a A2874|b J434AP|h M3|s 256;512;1024;2048|m 8;16;24|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb
mac|iMac (24-inch, 2023, Two ports)|2023-11-07|i Mac15,4|a A2873|b J433AP|h M3|s 256;512;1024|m 8;16;24|c Blue;Green;Pink;Silver|k colours;memoriesGb;storagesGb
mac|MacBook Air (13-inch, M3, 2024)|2024-03-08|i Mac15,12|a A3113|b J613AP|h M3|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours;memoriesGb;storagesGb
mac|MacBook Air (15-inch, M3, 2024)|2024-03-08|i Mac15,13|a A3114|b J615AP|h M3|s 256;512;1024;2048|m 8;16;24|c Midnight;Silver;Space Gray;Starlight|k colours;memoriesGb;storagesGb
mac|Mac mini (2024)|2024-11-08|i Mac16,10;Mac16,11|a A3238;A3239|b J773gAP;J773sAP|h M4 or M4 Pro|s 256;512;1024;2048;4096;8192|m 16;24;32;48;64|c Silver|k colours;memoriesGb;storagesGb|v i=Mac16,10;b=J773gAP;a=A3238;h=M4|v i=Mac16,11;b=J773sAP;a=A3239;h=M4 Pro
mac|MacBook Pro (14-inch, M4 Pro or M4 Max, 2024)|2024-11-08|i Mac16,6;Mac16,8|a A3185;A3401|b J614cAP;J614sAP|h M4 Pro or M4 Max|s 512;1024;2048;4096;8192|m 24;36;48;64;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v i=Mac16,6;b=J614cAP;a=A3185;h=M4 Max|v i=Mac16,8;b=J614sAP;a=A3401;h=M4 Pro
mac|MacBook Pro (14-inch, M4, 2024)|2024-11-08|i Mac16,1|a A3112|b J604AP|h M4|s 512;1024;2048|m 16;24;32|c Silver;Space Black|k colours;memoriesGb;storagesGb
mac|MacBook Pro (16-inch, 2024)|2024-11-08|i Mac16,5;Mac16,7|a A3186;A3403|b J616cAP;J616sAP|h M4 Pro or M4 Max|s 512;1024;2048;4096;8192|m 24;36;48;64;128|c Silver;Space Black|k colours;memoriesGb;storagesGb|v i=Mac16,5;b=J616cAP;a=A3186;h=M4 Max|v i=Mac16,7;b=J616sAP;a=A3403;h=M4 Pro
mac|iMac (24-inch, 2024, Four ports)|2024-11-08|i Mac16,3|a A3137|b J624AP|h M4|s 256;512;1024;2048|m 16;24;32|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb
mac|iMac (24-inch, 2024, Two ports)|2024-11-08|i Mac16,2|a A3247|b J623AP|h M4|s 256;512;1024|m 16;24|c Blue;Green;Orange;Pink;Purple;Silver;Yellow|k colours;memoriesGb;storagesGb
mac|Mac Studio (2025)|2025-03-12|i Mac15,14;Mac16,9|a A3143;A3389|b J575dAP;J575cAP|h M3 Ultra or M4 Max|s 512;1024;2048;4096;8192;16384|m 36;48;64;96;128;256;512|c Silver|k colours;memoriesGb;storagesGb|u aNumbers:A3143|v i=Mac15,14;b=J575dAP;a=A3389;h=M3 Ultra|v i=Mac16,9;b=J575cAP;a=A3143;h=M4 Max
mac|MacBook Air (13-inch, M4, 2025)|2025-03-12|i Mac16,12|a A3240|b J713AP|h M4|s 256;512;1024;2048|m 16;24;32|c Midnight;Silver;Sky Blue;Starlight|k colours;memoriesGb;storagesGb
mac|MacBook Air (15-inch, M4, 2025)|2025-03-12|i Mac16,13|a A3241|b J715AP|h M4|s 256;512;1024;2048|m 16;24;32|c Midnight;Silver;Sky Blue;Starlight|k colours;memoriesGb;storagesGb
mac|MacBook Pro (14-inch, M5)|2025-10-22|i Mac17,2|a A3434|b J704AP|h M5|s 512;1024|m 16;24;32|c Silver;Space Black
mac|MacBook Air (13-inch, M5)|2026-03-11|i Mac17,3|a A3449|b J813AP|h M5|s 512;1024|m 16;24|c Midnight;Silver;Sky Blue;Starlight
mac|MacBook Air (15-inch, M5)|2026-03-11|i Mac17,4|a A3448|b J815AP|h M5|s 512;1024|m 16;24|c Midnight;Silver;Sky Blue;Starlight
mac|MacBook Neo|2026-03-11|i Mac17,5|a A3404|b J700AP|h A18 Pro
mac|MacBook Pro (14-inch, M5 Pro or M5 Max)|2026-03-11|i Mac17,7;Mac17,9|a A3426;A3427|b J714cAP;J714sAP|h M5 Pro or M5 Max|c Silver;Space Black|v i=Mac17,7;b=J714cAP;a=A3427;h=M5 Max|v i=Mac17,9;b=J714sAP;a=A3426;h=M5 Pro
mac|MacBook Pro (16-inch, M5 Pro or M5 Max)|2026-03-11|i Mac17,6;Mac17,8|a A3428;A3429|b J716cAP;J716sAP|h M5 Pro or M5 Max|c Silver;Space Black|v i=Mac17,6;b=J716cAP;a=A3429;h=M5 Max|v i=Mac17,8;b=J716sAP;a=A3428;h=M5 Pro
mac|Mac Studio (M5 Max)|2026-09-22|i Mac17,14|a A3545|b J775cAP|h M5 Max|c Silver
mac|Mac Studio (M5 Ultra)|2026-09-22|i Mac17,15|a A3546|b J775dAP|h M5 Ultra|c Silver
mac|Mac mini (M5 Pro)|2026-09-22|i Mac17,16|a A3535|b J873sAP|h M5 Pro|c Silver
mac|Mac mini (M6)|2026-09-22|i Mac18,5|a A3534|b J873gAP|h M6|c Silver
watch|Apple Watch (1st generation)|2015-04-24|g 1|n Apple Watch Series 0;Apple Watch (original)|i Watch1,1;Watch1,2|a A1553;A1554|b N27aAP;N28aAP|h S1|c Gold;Rose Gold;Silver;Space Black;Space Gray;Yellow Gold|v i=Watch1,1;b=N27aAP;a=A1553;z=38|v i=Watch1,2;b=N28aAP;a=A1554;z=42
watch|Apple Watch Series 1|2016-09-16|i Watch2,6;Watch2,7|a A1802;A1803|b N27dAP;N28dAP|h S1P|c Gold;Rose Gold;Silver;Space Gray|v i=Watch2,6;b=N27dAP;a=A1802;z=38|v i=Watch2,7;b=N28dAP;a=A1803;z=42
watch|Apple Watch Series 2|2016-09-16|i Watch2,3;Watch2,4|a A1757;A1758;A1816;A1817|b N74AP;N75AP|h S2|c Gold;Rose Gold;Silver;Space Black;Space Gray;White|v i=Watch2,3;b=N74AP;a=A1757 A1816;z=38|v i=Watch2,4;b=N75AP;a=A1758 A1817;z=42
watch|Apple Watch Series 3|2017-09-22|i Watch3,1;Watch3,2;Watch3,3;Watch3,4|a A1858;A1859;A1860;A1861;A1889;A1890;A1891;A1892;A1957;A1958;A1959;A1960;A1969;A1970;A1972;A1973|b N111sAP;N111bAP;N121sAP;N121bAP|h S3|c Gold;Gray;Silver;Space Black;Space Gray;White|w GPS;GPS + Cellular|u aNumbers:A1957;aNumbers:A1958;aNumbers:A1959;aNumbers:A1960;aNumbers:A1969;aNumbers:A1970;aNumbers:A1972;aNumbers:A1973|v i=Watch3,1;b=N111sAP;a=A1860 A1889 A1890 A1957 A1969 A1970;w=GPS + Cellular;z=38|v i=Watch3,2;b=N111bAP;a=A1861 A1891 A1892 A1958 A1972 A1973;w=GPS + Cellular;z=42|v i=Watch3,3;b=N121sAP;a=A1858 A1959;w=GPS;z=38|v i=Watch3,4;b=N121bAP;a=A1859 A1960;w=GPS;z=42
watch|Apple Watch Series 4|2018-09-21|i Watch4,1;Watch4,2;Watch4,3;Watch4,4|a A1975;A1976;A1977;A1978;A2007;A2008|b N131sAP;N131bAP;N141sAP;N141bAP|h S4|c Gold;Silver;Space Black;Space Gray|w GPS;GPS + Cellular|v i=Watch4,1;b=N131sAP;a=A1977;w=GPS;z=40|v i=Watch4,2;b=N131bAP;a=A1978;w=GPS;z=44|v i=Watch4,3;b=N141sAP;a=A1975 A2007;w=GPS + Cellular;z=40|v i=Watch4,4;b=N141bAP;a=A1976 A2008;w=GPS + Cellular;z=44
watch|Apple Watch Series 5|2019-09-20|i Watch5,1;Watch5,2;Watch5,3;Watch5,4|a A2092;A2093;A2094;A2095;A2156;A2157|b N144sAP;N144bAP;N146sAP;N146bAP|h S5|c Gold;Silver;Space Black;Space Gray;Titanium;White|w GPS;GPS + Cellular|v i=Watch5,1;b=N144sAP;a=A2092;w=GPS;z=40|v i=Watch5,2;b=N144bAP;a=A2093;w=GPS;z=44|v i=Watch5,3;b=N146sAP;a=A2094 A2156;w=GPS + Cellular;z=40|v i=Watch5,4;b=N146bAP;a=A2095 A2157;w=GPS + Cellular;z=44
watch|Apple Watch SE (1st generation)|2020-09-18|g 1|n Apple Watch SE 1;Apple Watch SE 2020|i Watch5,9;Watch5,10;Watch5,11;Watch5,12|a A2351;A2352;A2353;A2354;A2355;A2356|b N140bAP;N142sAP;N142bAP;N140sAP|h S5|c Gold;Silver;Space Gray|w GPS;GPS + Cellular|v i=Watch5,9;b=N140sAP;a=A2351;w=GPS;z=40|v i=Watch5,10;b=N140bAP;a=A2352;w=GPS;z=44|v i=Watch5,11;b=N142sAP;a=A2353 A2355;w=GPS + Cellular;z=40|v i=Watch5,12;b=N142bAP;a=A2354 A2356;w=GPS + Cellular;z=44
watch|Apple Watch Series 6|2020-09-18|i Watch6,1;Watch6,2;Watch6,3;Watch6,4|a A2291;A2292;A2293;A2294;A2375;A2376|b N157sAP;N157bAP;N158sAP;N158bAP|h S6|c (PRODUCT)RED;Blue;Gold;Graphite;Silver;Space Black;Space Gray;Titanium|w GPS;GPS + Cellular|v i=Watch6,1;b=N157sAP;a=A2291;w=GPS;z=40|v i=Watch6,2;b=N157bAP;a=A2292;w=GPS;z=44|v i=Watch6,3;b=N158sAP;a=A2293 A2375;w=GPS + Cellular;z=40|v i=Watch6,4;b=N158bAP;a=A2294 A2376;w=GPS + Cellular;z=44
watch|Apple Watch Series 7|2021-10-15|i Watch6,6;Watch6,7;Watch6,8;Watch6,9|a A2473;A2474;A2475;A2476;A2477;A2478|b N187sAP;N187bAP;N188sAP;N188bAP|h S7|c (PRODUCT)RED;Blue;Gold;Graphite;Green;Midnight;Silver;Space Black;Starlight;Titanium|w GPS;GPS + Cellular|v i=Watch6,6;b=N187sAP;a=A2473;w=GPS;z=41|v i=Watch6,7;b=N187bAP;a=A2474;w=GPS;z=45|v i=Watch6,8;b=N188sAP;a=A2475 A2476;w=GPS + Cellular;z=41|v i=Watch6,9;b=N188bAP;a=A2477 A2478;w=GPS + Cellular;z=45
watch|Apple Watch SE (2nd generation)|2022-09-16|g 2|n Apple Watch SE 2;Apple Watch SE 2022|i Watch6,10;Watch6,11;Watch6,12;Watch6,13|a A2722;A2723;A2724;A2725;A2726;A2727;A2855;A2856|b N143sAP;N143bAP;N149sAP;N149bAP|h S8|c Midnight;Silver;Starlight|w GPS;GPS + Cellular|v i=Watch6,10;b=N143sAP;a=A2722;w=GPS;z=40|v i=Watch6,11;b=N143bAP;a=A2723;w=GPS;z=44|v i=Watch6,12;b=N149sAP;a=A2725 A2726 A2855;w=GPS + Cellular;z=40|v i=Watch6,13;b=N149bAP;a=A2724 A2727 A2856;w=GPS + Cellular;z=44
watch|Apple Watch Series 8|2022-09-16|i Watch6,14;Watch6,15;Watch6,16;Watch6,17|a A2770;A2771;A2772;A2773;A2774;A2775;A2857;A2858|b N197sAP;N197bAP;N198sAP;N198bAP|h S8|c (PRODUCT)RED;Gold;Graphite;Midnight;Silver;Space Black;Starlight|w GPS;GPS + Cellular|v i=Watch6,14;b=N197sAP;a=A2770;w=GPS;z=41|v i=Watch6,15;b=N197bAP;a=A2771;w=GPS;z=45|v i=Watch6,16;b=N198sAP;a=A2772 A2773 A2857;w=GPS + Cellular;z=41|v i=Watch6,17;b=N198bAP;a=A2774 A2775 A2858;w=GPS + Cellular;z=45
watch|Apple Watch Ultra|2022-09-23|i Watch6,18|a A2622;A2684;A2859|b N199AP|h S8|s 32|c Titanium|w GPS + Cellular|k colours;storagesGb|v i=Watch6,18;b=N199AP;a=A2622 A2684 A2859;w=GPS + Cellular;z=49
watch|Apple Watch Series 9|2023-09-22|i Watch7,1;Watch7,2;Watch7,3;Watch7,4|a A2978;A2980;A2982;A2983;A2984;A2985|b N207sAP;N207bAP;N208sAP;N208bAP|h S9|s 64|c (PRODUCT)RED;Gold;Graphite;Midnight;Pink;Silver;Starlight|w GPS;GPS + Cellular|k colours;storagesGb|v i=Watch7,1;b=N207sAP;a=A2978;w=GPS;z=41|v i=Watch7,2;b=N207bAP;a=A2980;w=GPS;z=45|v i=Watch7,3;b=N208sAP;a=A2982 A2983;w=GPS + Cellular;z=41|v i=Watch7,4;b=N208bAP;a=A2984 A2985;w=GPS + Cellular;z=45
watch|Apple Watch Ultra 2|2023-09-22|i Watch7,5|a A2986;A2987|b N210AP|h S9|s 64|c Black Titanium;Natural Titanium|w GPS + Cellular|k colours;storagesGb|v i=Watch7,5;b=N210AP;a=A2986 A2987;w=GPS + Cellular;z=49
watch|Apple Watch Series 10|2024-09-20|i Watch7,8;Watch7,9;Watch7,10;Watch7,11|a A2997;A2998;A2999;A3000;A3001;A3002;A3003;A3206|b N218sAP;N218bAP;N217sAP;N217bAP|h S10|s 64|c Gold Titanium;Jet Black;Natural Titanium;Rose Gold;Silver;Slate Titanium|w GPS;GPS + Cellular|k colours;storagesGb|v i=Watch7,8;b=N217sAP;a=A2997 A2998;w=GPS;z=42|v i=Watch7,9;b=N217bAP;a=A2999 A3000;w=GPS;z=46|v i=Watch7,10;b=N218sAP;a=A3001 A3002;w=GPS + Cellular;z=42|v i=Watch7,11;b=N218bAP;a=A3003 A3206;w=GPS + Cellular;z=46
watch|Apple Watch SE 3|2025-09-19|i Watch7,13;Watch7,14;Watch7,15;Watch7,16|a A3324;A3325;A3326;A3327;A3328;A3329;A3391;A3392|b N243sAP;N243bAP;N244sAP;N244bAP|h S10|s 64|c Midnight;Starlight|w GPS;GPS + Cellular|k colours|v i=Watch7,13;b=N243sAP;a=A3324 A3391;w=GPS;z=40|v i=Watch7,14;b=N243bAP;a=A3325 A3392;w=GPS;z=44|v i=Watch7,15;b=N244sAP;a=A3326 A3327;w=GPS + Cellular;z=40|v i=Watch7,16;b=N244bAP;a=A3328 A3329;w=GPS + Cellular;z=44
watch|Apple Watch Series 11|2025-09-19|i Watch7,17;Watch7,18;Watch7,19;Watch7,20|a A3331;A3333;A3335;A3337;A3450;A3451;A3452;A3453|b N227sAP;N227bAP;N228sAP;N228bAP|h S10|s 64|c Gold Titanium;Jet Black;Natural Titanium;Rose Gold;Silver;Slate Titanium;Space Gray|w GPS;GPS + Cellular|k colours|v i=Watch7,17;b=N227sAP;a=A3331 A3450;w=GPS;z=42|v i=Watch7,18;b=N227bAP;a=A3333 A3451;w=GPS;z=46|v i=Watch7,19;b=N228sAP;a=A3335 A3452;w=GPS + Cellular;z=42|v i=Watch7,20;b=N228bAP;a=A3337 A3453;w=GPS + Cellular;z=46
watch|Apple Watch Ultra 3|2025-09-19|i Watch7,12|a A3281;A3282|b N230AP|h S10|s 64|c Black Titanium;Natural Titanium|w GPS + Cellular|k colours|v i=Watch7,12;b=N230AP;a=A3281 A3282;w=GPS + Cellular;z=49
watch|Apple Watch Series 12|2026-09-18|i Watch8,2;Watch8,3;Watch8,4;Watch8,5|a A3581;A3582;A3583;A3584;A3585;A3586;A3587;A3588|b N237sAP;N237bAP;N238sAP;N238bAP|h S11|w GPS;GPS + Cellular|v i=Watch8,2;b=N237sAP;a=A3581 A3583;w=GPS;z=42|v i=Watch8,3;b=N237bAP;a=A3584 A3585;w=GPS;z=46|v i=Watch8,4;b=N238sAP;a=A3582 A3586;w=GPS + Cellular;z=42|v i=Watch8,5;b=N238bAP;a=A3587 A3588;w=GPS + Cellular;z=46
watch|Apple Watch Ultra 4|2026-09-18|i Watch8,1|a A3579;A3580|b N240AP|h S11|w GPS + Cellular|v i=Watch8,1;b=N240AP;a=A3579 A3580;w=GPS + Cellular;z=49
airpods|AirPods (1st generation)|2016-12-19|g 1|n AirPods 1|i AirPods1,1|a A1523;A1602;A1722|b B188AP|h W1|c White|k colours|v a=A1602;t=Case|v i=AirPods1,1;b=B188AP;a=A1722;t=Left|v i=AirPods1,1;b=B188AP;a=A1523;t=Right
airpods|AirPods (2nd generation)|2019-03-20|g 2|n AirPods 2|i AirPods1,2;AirPods2,1|a A1602;A1938;A2031;A2032|b B288AP|h H1|c White|k colours|v a=A1602 A1938;t=Case|v i=AirPods2,1;b=B288AP;a=A2031;t=Left|v i=AirPods2,1;b=B288AP;a=A2032;t=Right
airpods|AirPods Pro (1st generation)|2019-10-30|g 1|n AirPods Pro 1;AirPods Pro|i AirPods2,2;AirPodsPro1,1;iProd8,1|a A2083;A2084;A2190|b B298AP|h H1|c White|k colours|v a=A2190;t=Case|v i=AirPods2,2;b=B298AP;a=A2083;t=Left|v i=AirPods2,2;b=B298AP;a=A2084;t=Right
airpods|AirPods Max|2020-12-15|n AirPods Max (Lightning);AirPods Max 1|i AirPodsMax1,1;iProd8,6|a A2096|b B515AP|h H1|c Green;Pink;Silver;Sky Blue;Space Gray|k colours
airpods|AirPods (3rd generation)|2021-10-26|g 3|n AirPods 3|i AirPods1,3;Audio2,1|a A2564;A2565;A2566;A2897|b B688AP|h H1|c White|k colours|v a=A2566 A2897;t=Case|v i=Audio2,1;b=B688AP;a=A2564;t=Left|v i=Audio2,1;b=B688AP;a=A2565;t=Right
airpods|AirPods Pro (2nd generation)|2022-09-23|g 2|n AirPods Pro 2;AirPods Pro 2 Lightning|i AirPods3,1;AirPodsPro1,2|a A2617;A2618;A2619;A2698;A2699;A2700;A2931|b B698AP|h H2|c White|k colours|v a=A2617 A2700;t=Case|v i=AirPods3,1;b=B698AP;a=A2618 A2699 A2931;t=Left|v i=AirPods3,1;b=B698AP;a=A2619 A2698 A2931;t=Right
airpods|AirPods Pro (2nd generation, USB-C)|2023-09-22|g 2|n AirPods Pro 2 USB-C;AirPods Pro (2nd generation) with MagSafe Charging Case (USB-C)|a A2968;A3047;A3048;A3049|b B698AP|h H2|c White|k colours|v b=B698AP;a=A3048 A3049;t=Left|v b=B698AP;a=A3047 A3049;t=Right|v a=A2968;t=Case
airpods|AirPods 4|2024-09-20|i AirPods1,4;AirPods3,2|a A3050;A3053;A3054;A3058|b B768EAP|h H2|c White|k colours|v a=A3058;t=Case|v i=AirPods1,4;b=B768EAP;a=A3053 A3054;t=Left|v i=AirPods1,4;b=B768EAP;a=A3050 A3054;t=Right
airpods|AirPods 4 with Active Noise Cancellation|2024-09-20|n AirPods 4 (ANC);AirPods 4 ANC|i AirPods1,5;AirPods3,3|a A3055;A3056;A3057;A3059|b B768MAP|h H2|c White|k colours|v a=A3059;t=Case|v i=AirPods1,5;b=B768MAP;a=A3055 A3057;t=Left|v i=AirPods1,5;b=B768MAP;a=A3056 A3057;t=Right
airpods|AirPods Max with USB-C|2024-09-20|n AirPods Max (USB-C)|i AirPodsMax1,2|a A3184|b B515AP|h H1|c Blue;Midnight;Orange;Purple;Starlight|k colours
airpods|AirPods Pro 3|2025-09-19|i AirPodsPro1,3;AirPodsPro3,4|a A3063;A3064;A3065|h H2|c White|v i=AirPodsPro1,3;a=A3064 A3065;t=Left|v i=AirPodsPro1,3;a=A3063 A3065;t=Right
airpods|AirPods Max 2|2026-04|h H2|c Blue;Midnight;Orange;Purple;Starlight
airpods|AirPods 5|2026-09-18|i AirPods3,7|a A3531;A3532;A3533|b B868EAP|h H2|c White|v i=AirPods3,7;b=B868EAP;a=A3532 A3533;t=Left|v i=AirPods3,7;b=B868EAP;a=A3531 A3533;t=Right
airpods|AirPods 5 with Wireless Charging Case|2026-09-18|i AirPods3,8|a A3439;A3440;A3441|b B868MAP|h H2|c White|v i=AirPods3,8;b=B868MAP;a=A3440 A3441;t=Left|v i=AirPods3,8;b=B868MAP;a=A3439 A3441;t=Right
tv|Apple TV (1st generation)|2007-03-21|g 1|i AppleTV1,1|a A1218|h Pentium M|s 40;160|c Silver
tv|Apple TV (2nd generation)|2010-09-01|g 2|i AppleTV2,1|a A1378|b K66AP|h A4|s 8|c Black
tv|Apple TV (3rd generation)|2012-03-07|g 3|i AppleTV3,1;AppleTV3,2|a A1427;A1469|b J33AP;J33IAP|h A5|s 8|c Black|v i=AppleTV3,1;b=J33AP;a=A1427|v i=AppleTV3,2;b=J33IAP;a=A1469
tv|Apple TV HD|2015-10-30|n Apple TV (4th generation);Apple TV 4|i AppleTV5,3|a A1625|b J42dAP|h A8|s 32;64|c Black
tv|Apple TV 4K (1st generation)|2017-09-22|g 1|n Apple TV 4K 2017;Apple TV 5|i AppleTV6,2|a A1842|b J105aAP|h A10X|s 32;64|c Black
tv|Apple TV 4K (2nd generation)|2021-05-21|g 2|i AppleTV11,1|a A2169|b J305AP|h A12|s 32;64|c Black
tv|Apple TV 4K (3rd generation)|2022-11-04|g 3|i AppleTV14,1|a A2737;A2843|b J255AP|h A15|s 64;128|c Black|w Wi-Fi;Wi-Fi + Ethernet|k colours;storagesGb|v i=AppleTV14,1;b=J255AP;a=A2737;w=Wi-Fi|v i=AppleTV14,1;b=J255AP;a=A2843;w=Wi-Fi + Ethernet
homepod|HomePod (1st generation)|2018-02-09|g 1|i AudioAccessory1,1|a A1639|b B238aAP|h A8|c Space Gray;White
homepod|HomePod mini|2020-11-16|i AudioAccessory5,1|a A2374;A2531|b B520AP|h S5|c Blue;Midnight;Orange;Space Gray;White;Yellow|k colours|v i=AudioAccessory5,1;b=B520AP;a=A2531;t=China mainland|v i=AudioAccessory5,1;b=B520AP;a=A2374
homepod|HomePod (2nd generation)|2023-02-03|g 2|i AudioAccessory6,1|a A2825;A2878|b B620AP|h S7|c Midnight;White|k colours|v i=AudioAccessory6,1;b=B620AP;a=A2878;t=China mainland|v i=AudioAccessory6,1;b=B620AP;a=A2825
vision|Apple Vision Pro|2024-02-02|i RealityDevice14,1|a A2117|b N301AP|h M2|s 256;512;1024|k storagesGb
vision|Apple Vision Pro (M5)|2025-10-22|i RealityDevice17,1|a A3416|b N301aAP|h M5|s 256;512;1024
ipod|iPod (Touch Wheel)|2002-07-17|a A1019
ipod|iPod (Dock Connector)|2003-04-28|a A1040|v a=A1040|v a=A1040|v a=A1040
ipod|iPod mini (1st generation)|2004-02-20|g 1|a A1051
ipod|iPod (Click Wheel)|2004-07-19|a A1059|v a=A1059|v a=A1059
ipod|iPod photo|2004-10-26|a A1099|v a=A1099|v a=A1099
ipod|iPod shuffle (1st generation)|2005-01-11|g 1|a A1112|v a=A1112|v a=A1112
ipod|iPod mini (2nd generation)|2005-02-23|g 2|a A1051
ipod|iPod with color display|2005-06-28|a A1099|v a=A1099|v a=A1099
ipod|iPod nano (1st generation)|2005-09-07|g 1|a A1137|v a=A1137|v a=A1137
ipod|iPod with video|2005-10-12|a A1136|v a=A1136|v a=A1136
ipod|iPod nano (2nd generation)|2006-09-12|g 2|a A1199|v a=A1199|v a=A1199
ipod|iPod with video (Late 2006)|2006-09-12|a A1136|v a=A1136|v a=A1136
ipod|iPod shuffle (2nd generation)|2006-11-03|g 2|a A1204|v a=A1204|v a=A1204|v a=A1204|v a=A1204
ipod|iPod classic|2007-09-05|a A1238
ipod|iPod nano (3rd generation)|2007-09-05|g 3|a A1236
ipod|iPod touch (1st generation)|2007-09-05|g 1|i iPod1,1|a A1213|b N45AP|h S5L8900 (APL0098)|s 8;16;32|c Black
ipod|iPod classic (Late 2008)|2008-09-09|a A1238
ipod|iPod nano (4th generation)|2008-09-09|g 4|a A1285
ipod|iPod touch (2nd generation)|2008-09-09|g 2|i iPod2,1|a A1288;A1319|b N72AP|h S5L8720 (APL0278)|s 8;16;32|c Black
ipod|iPod shuffle (3rd generation)|2009-03-11|g 3|a A1271
ipod|iPod classic (Late 2009)|2009-09-09|a A1238
ipod|iPod shuffle (3rd generation Late 2009)|2009-09-09|g 3|a A1271
ipod|iPod touch (3rd generation)|2009-09-09|g 3|i iPod3,1|a A1318|b N18AP|h S5L8922 (APL2298)|s 32;64|c Black
ipod|iPod nano (5th generation)|2009-09-13|g 5|a A1320
ipod|iPod nano (6th generation)|2010-09-01|g 6|a A1366
ipod|iPod shuffle (4th generation)|2010-09-01|g 4|a A1373
ipod|iPod touch (4th generation)|2010-09-12|g 4|i iPod4,1|a A1367|b N81AP|h A4|s 8;16;32;64|c Black;White
ipod|iPod classic (Late 2012)|2012-09-12|a A1238
ipod|iPod shuffle (4th generation Late 2012)|2012-09-12|g 4|a A1373
ipod|iPod touch (5th generation)|2012-10-11|g 5|i iPod5,1|a A1421;A1509|b N78AP|h A5|s 16;32;64|c (PRODUCT)RED;Black;Black & Silver;Blue;Pink;Silver;Space Gray;Yellow
ipod|iPod nano (7th generation)|2012-10-12|g 7|a A1446
ipod|iPod nano (7th generation Mid 2015)|2015-07-15|g 7|a A1446
ipod|iPod shuffle (4th generation Mid 2015)|2015-07-15|g 4|a A1373
ipod|iPod touch (6th generation)|2015-07-15|g 6|i iPod7,1|a A1574|b N102AP|h A8|s 16;32;64;128|c (PRODUCT)RED;Blue;Gold;Pink;Silver;Space Gray
ipod|iPod touch (7th generation)|2019-05-28|g 7|i iPod9,1|a A2178|b N112AP|h A10|s 32;128;256|c (PRODUCT)RED;Blue;Gold;Pink;Silver;Space Gray
other|Apple Cinema Display (20-inch, 2004)|2004-06-28|a A1081
other|Apple Cinema HD Display (23-inch, 2004)|2004-06-28|a A1082
other|Apple Cinema HD Display (30-inch, 2004)|2004-06-28|a A1083
other|Apple Cinema Display (20-inch, 2006)|2006-08-07|a A1081
other|Apple Cinema HD Display (23-inch, 2006)|2006-08-07|a A1082
other|Apple Cinema HD Display (30-inch, 2006)|2006-08-07|a A1083
other|LED Cinema Display (24-inch)|2008-10-14|a A1267
other|LED Cinema Display (27-inch)|2010-07-26|a A1316
other|Apple Thunderbolt Display|2011-07-20|a A1407
other|Pro Display XDR|2019-06-03|i iSim1,1|a A1999|b J290AP
other|Studio Display (2022)|2022-03-18|i AppleDisplay2,1|a A2525|b J327AP|h A13
other|Studio Display (2026)|2026-03-11|i AppleDisplay18,2|a A3350|b J527AP|h A19
other|Studio Display XDR|2026-03-11|i AppleDisplay18,1|a A3348|b J427AP|h A19 Pro
other|Mighty Mouse|2005-08-02|a A1152
other|Wireless Mighty Mouse|2006-07-25|a A1197
other|Apple Keyboard (3rd generation)|2007-08-07|g 3|a A1243
other|Apple Wireless Keyboard (2nd generation)|2007-08-07|g 2|a A1255
other|Apple Wireless Keyboard (3rd generation)|2009-10-20|g 3|a A1314
other|Magic Mouse (1st generation)|2009-10-20|g 1|a A1296
other|iPad Keyboard Dock|2010-04-13|a A1359
other|Magic Trackpad (1st generation)|2010-07-27|g 1|a A1339
other|Apple Keyboard (5th generation)|2011-07|g 5|a A1243
other|Apple Wireless Keyboard (4th generation)|2011-07-20|g 4|a A1314
other|Magic Keyboard (1st generation)|2015-10-13|g 1|a A1644
other|Magic Mouse 2|2015-10-13|a A1657
other|Magic Trackpad 2|2015-10-13|a A1535
other|Apple Pencil (1st generation)|2015-11-11|g 1|a A1603|b B222AP|h STML151UCY6
other|Smart Keyboard (12.9-inch)|2015-11-11|a A1636
other|Smart Keyboard (9.7-inch)|2016-03-24|a A1772
other|Magic Keyboard with Numeric Keypad|2017-06-05|a A1843
other|Smart Keyboard (10.5/10.2-inch)|2017-06-17|a A1829
other|Apple Pencil (2nd generation)|2018-11-07|g 2|a A2051|b B332AP
other|Smart Keyboard Folio (11-inch)|2018-11-07|a A2038
other|Smart Keyboard Folio (12.9-inch)|2018-11-07|a A2039
other|Magic Keyboard (11-inch)|2020-03-18|a A2261
other|Magic Keyboard for iPad Pro 12.9-inch (4th generation)|2020-03-18|g 4|a A1998
other|AirTag|2021-04-30|i AirTag1,1|a A2187|b B389AP|h nRF52832
other|Magic Keyboard for iPad Pro 12.9-inch (5th generation)|2021-04-30|g 5|a A2480
other|Magic Keyboard (2nd generation)|2021-05-21|g 2|a A2450
other|Magic Keyboard with Touch ID|2021-05-21|a A2449
other|Magic Keyboard with Touch ID and Numeric Keypad|2021-05-21|a A2520
other|Magic Mouse (3rd generation)|2021-05-21|g 3|a A1657
other|Magic Trackpad (3rd generation)|2021-05-21|g 3|a A1535
other|Magic Keyboard Folio for iPad (10th generation)|2022-10-26|g 10|a A2695
other|Apple Pencil (USB-C)|2023-11-03|a A3085|b B482AP
other|Apple Pencil Pro|2024-05-15|a A2538|b B532AP
other|Magic Keyboard for iPad Pro 11-inch (M4)|2024-05-15|a A2975
other|Magic Keyboard for iPad Pro 13-inch (M4)|2024-05-15|a A2974
other|Magic Keyboard (USB-C)|2024-10-30|a A3203
other|Magic Keyboard with Touch ID (USB-C)|2024-10-30|a A3118
other|Magic Keyboard with Touch ID and Numeric Keypad (USB-C)|2024-10-30|a A3119
other|Magic Mouse (USB-C)|2024-10-30|a A3204
other|Magic Trackpad (USB-C)|2024-10-30|a A3120
other|AirTag (2nd generation)|2026-01-29|g 2
`
