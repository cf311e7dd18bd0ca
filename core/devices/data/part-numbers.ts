// Written by tools/refresh-devices.ts. README.md explains the format, NOTICES.md names the sources.
export const partNumberLines = `
iphone-1st-generation|s=4;c=Black|A501
iphone-1st-generation|s=8;c=Black|A712
iphone-1st-generation|s=16;c=Black|B384
iphone-3g|s=8;c=Black|B046 B489 B490 B639 B702 B757 C176
iphone-3g|s=16;c=Black|B048 B496 B497 B631 B704
iphone-3g|s=16;c=White|B499 B500 B501 B632 B705
iphone-3gs|s=16;c=Black|B715 B719 B735 C131 C135 C139 C143
iphone-3gs|s=16;c=White|B716 B736 C132 C136 C140 C144
iphone-3gs|s=32;c=Black|B717 B737 C133 C137 C141 C158
iphone-3gs|s=32;c=White|B718 B738 C134 C138 C160
iphone-3gs|s=8;c=Black|C555 C637 C640
iphone-4|s=16;c=Black;i=iPhone3,1;a=A1332|C318 C603 C608
iphone-4|s=32;c=Black;i=iPhone3,1;a=A1332|C319 C605 C610
iphone-4|s=16;c=White;i=iPhone3,1;a=A1332|C536 C604 C607 C609
iphone-4|s=32;c=White;i=iPhone3,1;a=A1332|C537 C606 C611
iphone-4|s=16;c=Black;i=iPhone3,3;a=A1349|C676
iphone-4|s=16;c=White;i=iPhone3,3;a=A1349|C677
iphone-4|s=32;c=Black;i=iPhone3,3;a=A1349|C678
iphone-4|s=32;c=White;i=iPhone3,3;a=A1349|C679
iphone-4|s=8;c=Black;i=iPhone3,1;a=A1332|D126 D127
iphone-4|s=8;c=Black;a=A1332|D128
iphone-4|s=8;c=Black;i=iPhone3,3;a=A1349|D146 D439 D873 E639
iphone-4|s=8;c=White;i=iPhone3,1;a=A1332|D196 D197 D198
iphone-4|s=8;c=White;i=iPhone3,3;a=A1349|D200 D440 D874
iphone-4|s=8;c=Black;i=iPhone3,2;a=A1332|E798
iphone-4|s=8;c=White;i=iPhone3,2;a=A1332|E799
iphone-4s|s=16;c=Black|C918 C922 D234 D235 D236 D251 D254 D276 D377 D865 E804
iphone-4s|s=32;c=Black|C919 C923 D241 D242 D243 D261 D278 D379
iphone-4s|s=16;c=White|C920 C924 D237 D239 D240 D277 D378 D866 D920 E805
iphone-4s|s=32;c=White|C921 C925 D244 D245 D246 D279 D380
iphone-4s|s=64;c=Black|D257 D258 D259 D269 D270 D280 D381
iphone-4s|s=64;c=White|D260 D262 D271 D272 D281 D382
iphone-4s|s=8;c=Black|E259 F257 F259 F261 F263 F265 F267 F269
iphone-4s|s=8;c=White|F258 F260 F262 F264 F266 F268 F270
iphone-5|s=16;c=Black;i=iPhone5,2|D097 D297 D654 D656 D669 D671 E039
iphone-5|s=16;c=White;i=iPhone5,2|D105 D298 D655 D657 D672 E040
iphone-5|s=32;c=White;i=iPhone5,2|D144 D300 D659 D661 E042
iphone-5|s=16;c=Black;i=iPhone5,1;a=A1428|D293 D634 D638 E486
iphone-5|s=16;c=White;i=iPhone5,1;a=A1428|D294 D635 D639 E487
iphone-5|s=32;c=Black;i=iPhone5,1;a=A1428|D295 D636 D640 E488
iphone-5|s=32;c=White;i=iPhone5,1;a=A1428|D296 D637 D641 E489
iphone-5|s=32;c=Black;i=iPhone5,2|D299 D658 D660 E041
iphone-5|s=64;c=Black;i=iPhone5,1;a=A1428|D642 D644 D646 E490
iphone-5|s=64;c=White;i=iPhone5,1;a=A1428|D643 D645 D647 E491
iphone-5|s=64;c=Black;i=iPhone5,2|D662 D664 D667 E043
iphone-5|s=64;c=White;i=iPhone5,2|D663 D665 D668 E044
iphone-5c|s=16;c=White;i=iPhone5,3|E493 E505 E541 E565
iphone-5c|s=16;c=Green;i=iPhone5,3|E496 E508 E544 E568
iphone-5c|s=16;c=White;i=iPhone5,4|E499 E553 F321
iphone-5c|s=16;c=Blue;i=iPhone5,4|E501 E555 E561 F323 F333
iphone-5c|s=16;c=Green;i=iPhone5,4|E502 E556 F324
iphone-5c|s=16;c=Pink;i=iPhone5,4|E503 E557
iphone-5c|s=16;c=Yellow;i=iPhone5,3|E506
iphone-5c|s=16;c=Blue;i=iPhone5,3|E507 E531 E543
iphone-5c|s=16;c=Pink;i=iPhone5,3|E509 E533 E545
iphone-5c|s=16;c=Yellow;i=iPhone5,4|E554 F322
iphone-5c|s=32;c=Green;i=iPhone5,4|F095 F157 F329
iphone-5c|s=32;c=Pink;i=iPhone5,3|F133 F138 F153
iphone-5c|s=32;c=White;i=iPhone5,3|F134 F149
iphone-5c|s=32;c=Yellow;i=iPhone5,3|F135
iphone-5c|s=32;c=Blue;i=iPhone5,3|F136 F151
iphone-5c|s=32;c=Green;i=iPhone5,3|F137 F152
iphone-5c|s=32;c=White;i=iPhone5,4|F154 F326
iphone-5c|s=32;c=Yellow;i=iPhone5,4|F155 F327
iphone-5c|s=32;c=Blue;i=iPhone5,4|F156
iphone-5c|s=32;c=Pink;i=iPhone5,4|F158 F330
iphone-5c|s=8;c=White;i=iPhone5,4|G0Q2 G1Q2 G8X2
iphone-5c|s=8;c=Yellow;i=iPhone5,4|G0R2 G1R2 G8Y2
iphone-5c|s=8;c=Blue;i=iPhone5,4|G0T2 G1U2 G902
iphone-5c|s=8;i=iPhone5,4|G0V2 G1W2
iphone-5c|s=8;c=Green;i=iPhone5,4|G912
iphone-5c|s=8;c=Pink;i=iPhone5,4|G922
iphone-5c|s=8;c=Yellow;i=iPhone5,3|GF12
iphone-5s|s=16;c=Space Gray;i=iPhone6,1|E296 E305 E323 E332 E341 F797
iphone-5s|s=16;c=Silver;i=iPhone6,1|E297 E306 E324 E333 E342
iphone-5s|s=16;c=Gold;i=iPhone6,1|E298 E307 E325 E334 E343
iphone-5s|s=32;c=Space Gray;i=iPhone6,1|E299 E308 E326 E335 E344 F384
iphone-5s|s=32;c=Silver;i=iPhone6,1|E300 E309 E327 E336 E345
iphone-5s|s=32;c=Gold;i=iPhone6,1|E301 E310 E328 E337 E346
iphone-5s|s=64;c=Space Gray;i=iPhone6,1|E302 E311 E329 E338 E347
iphone-5s|s=64;c=Silver;i=iPhone6,1|E303 E312 E330 E339 E348 F359
iphone-5s|s=64;c=Gold;i=iPhone6,1|E304 E313 E331 E340 E349
iphone-5s|s=16;c=Space Gray;i=iPhone6,2|E432 F352
iphone-5s|s=16;c=Silver;i=iPhone6,2|E433 F353 F362
iphone-5s|s=16;c=Gold;i=iPhone6,2|E434 F354 F363 F398
iphone-5s|s=32;c=Space Gray;i=iPhone6,2|E435 F355
iphone-5s|c=Silver|E436
iphone-5s|s=32;c=Gold;i=iPhone6,2|E437 F357
iphone-5s|s=64;c=Space Gray;i=iPhone6,2|E438 F358
iphone-5s|s=64;c=Silver;i=iPhone6,2|E439
iphone-5s|s=64;c=Gold;i=iPhone6,2|E440 F360
iphone-5s|s=32;c=Silver;i=iPhone6,2|F356
iphone-6|s=16;c=Space Gray|G3A2 G472 G4N2 G542 G5H2 G5W2 G692
iphone-6|s=16;c=Silver|G3C2 G482 G4P2 G552 G5X2 G6A2 G7W2
iphone-6|s=16;c=Gold|G3D2 G492 G4Q2 G562 G5Y2 G6C2
iphone-6|s=128;c=Space Gray|G3E2 G4A2 G4R2 G602
iphone-6|s=128;c=Silver|G3F2 G4C2 G612
iphone-6|s=128;c=Gold|G3G2 G4E2 G4V2 G622
iphone-6|s=64;c=Space Gray|G3H2 G4F2 G4W2 G5A2 G632 G6G2
iphone-6|s=64;c=Silver|G3K2 G4H2 G4X2 G5C2 G642 G6H2 G822
iphone-6|s=64;c=Gold|G3L2 G4J2 G502 G652 G6J2 G842
iphone-6|s=32;c=Space Gray|Q3D2 Q462
iphone-6|s=32;c=Gold|Q3E2
iphone-6-plus|s=16;c=Space Gray|GA82 GAL2 GAX2 GCK2
iphone-6-plus|s=16;c=Silver|GA92 GAM2 GC02 GC92 GCL2
iphone-6-plus|s=16;c=Gold|GAA2 GAN2 GC12 GCM2 GCX2
iphone-6-plus|s=128;c=Space Gray|GAC2 GAP2 GC22 GCN2
iphone-6-plus|s=128;c=Silver|GAE2 GAQ2 GC32 GCP2
iphone-6-plus|s=128;c=Gold|GAF2 GAR2 GC42 GCQ2
iphone-6-plus|s=64;c=Space Gray|GAH2 GAU2 GC52 GCR2
iphone-6-plus|s=64;c=Silver|GAJ2 GAV2 GC62 GCT2
iphone-6-plus|s=64;c=Gold|GAK2 GAW2 GC72 GCU2
iphone-6s|s=16;c=Space Gray|KQ52 KQJ2 KQX2 KRC2 KRR2 KT72 L7C2
iphone-6s|s=16;c=Silver|KQ62 KQK2 KQY2 KRD2 KRT2 KT82 L7D2 NKQJ2
iphone-6s|s=16;c=Gold|KQ72 KQL2 KR12 KRE2 KRW2 KT92 L7E2
iphone-6s|s=16;c=Rose Gold|KQ82 KQM2 KR22 KRF2 KRX2 KTA2 L7F2
iphone-6s|s=64;c=Space Gray|KQ92 KQN2 KR32 KRG2 KRY2 KTC2 L7G2
iphone-6s|s=64;c=Silver|KQA2 KQP2 KR42 KRH2 KT02 KTD2 L7H2
iphone-6s|s=64;c=Gold|KQC2 KQQ2 KR52 KRJ2 KT12 KTE2 L7J2
iphone-6s|s=64;c=Rose Gold|KQD2 KQR2 KR62 KRK2 KT22 KTF2 L7K2
iphone-6s|s=128;c=Space Gray|KQE2 KQT2 KR72 KRL2 KT32 KTG2 L7L2
iphone-6s|s=128;c=Silver|KQF2 KQU2 KR82 KRM2 KT42 KTH2 L7M2
iphone-6s|s=128;c=Gold|KQG2 KQV2 KR92 KRP2 KT52 KTJ2 L7N2
iphone-6s|s=128;c=Rose Gold|KQH2 KQW2 KRA2 KRQ2 KT62 KTK2 L7P2
iphone-6s|s=32;c=Space Gray|N0M2 N0W2 N132 N1E2 N1M2 N1W2
iphone-6s|s=32;c=Silver|N0N2 N0X2 N162 N1G2 N1Q2 N1X2
iphone-6s|s=32;c=Gold|N0P2 N112 N172 N1K2 N1U2 N1Y2
iphone-6s|s=32;c=Rose Gold|N0V2 N122 N192 N1L2 N1V2 N202
iphone-6s-plus|s=16;c=Space Gray|KTL2 KU12 KUH2 KV32 KVN2 KW52 L6A2
iphone-6s-plus|s=16;c=Silver|KTM2 KU22 KUJ2 KV52 KVP2 KW62 L6C2
iphone-6s-plus|s=16;c=Gold|KTN2 KU32 KUN2 KV62 KVQ2 KW72 L6D2
iphone-6s-plus|s=16;c=Rose Gold|KTP2 KU52 KUP2 KV72 KVU2 KW82 L6E2
iphone-6s-plus|s=64;c=Space Gray|KTQ2 KU62 KUQ2 KV82 KVV2 KW92 L642 L6F2
iphone-6s-plus|s=64;c=Silver|KTR2 KU72 KUU2 KV92 KVW2 KWC2 L6G2
iphone-6s-plus|s=64;c=Gold|KTT2 KU82 KUV2 KVD2 KVX2 KWD2 L6H2
iphone-6s-plus|s=64;c=Rose Gold|KTU2 KU92 KUW2 KVE2 KVY2 KWE2 L6J2
iphone-6s-plus|s=128;c=Space Gray|KTV2 KUD2 KUX2 KVF2 KW02 KWF2 L6K2
iphone-6s-plus|s=128;c=Silver|KTW2 KUE2 KUY2 KVG2 KW12 KWG2 L6L2
iphone-6s-plus|s=128;c=Gold|KTX2 KUF2 KV12 KVH2 KW22 KWH2 L6M2
iphone-6s-plus|s=128;c=Rose Gold|KTY2 KUG2 KV22 KVJ2 L6N2
iphone-6s-plus|s=32;c=Space Gray|N2V2
iphone-6s-plus|s=32;c=Gold|N2X2
iphone-6s-plus|s=32;c=Rose Gold|N2Y2
iphone-se-1st-generation|s=16;c=Space Gray|LLL2 LLN2 LLU2 LLW2 LLY2 LM22
iphone-se-1st-generation|s=16;c=Silver|LLM2 LLP2 LLV2 LLX2 LM02 LM32
iphone-se-1st-generation|s=64;c=Space Gray|LM42 LM62 LMA2 LMD2 LMF2 LMH2
iphone-se-1st-generation|s=64;c=Silver|LM52 LM72 LMC2 LME2 LMG2 LMJ2
iphone-se-1st-generation|s=16;c=Gold|LXH2 LXM2 LXW2 LY12 LY52 LY92
iphone-se-1st-generation|s=16;c=Rose Gold|LXJ2 LXN2 LXX2 LY22 LY62 LYA2
iphone-se-1st-generation|s=64;c=Gold|LXK2 LXP2 LXY2 LY32 LY72 LYC2
iphone-se-1st-generation|s=64;c=Rose Gold|LXL2 LXQ2 LY02 LY42 LY82 LYD2
iphone-se-1st-generation|s=32;c=Space Gray|P7T2 P822 P8A2 P8F2 P8K2 P8P2
iphone-se-1st-generation|s=32;c=Silver|P7U2 P832 P8C2 P8G2 P8L2 P8Q2
iphone-se-1st-generation|s=32;c=Gold|P7V2 P842 P8D2 P8H2 P8M2 P8R2
iphone-se-1st-generation|s=32;c=Rose Gold|P7W2 P852 P8E2 P8J2 P8N2 P8T2
iphone-se-1st-generation|s=128;c=Space Gray|P7X2 P862 P932 P972 P9C2 P9G2
iphone-se-1st-generation|s=128;c=Silver|P7Y2 P872 P942 P982 P9D2 P9H2
iphone-se-1st-generation|s=128;c=Gold|P802 P882 P952 P992 P9E2 P9J2
iphone-se-1st-generation|s=128;c=Rose Gold|P812 P892 P962 P9A2 P9F2 P9K2
iphone-7|s=32;c=Black;i=iPhone9,1|N8G2 NAC2 NAY2 NCE2 NGQ2
iphone-7|s=32;c=Silver;i=iPhone9,1|N8H2 NAD2 NC02 NCF2
iphone-7|s=32;c=Gold;i=iPhone9,1|N8J2 NAE2 NC12 NCG2
iphone-7|s=32;c=Rose Gold;i=iPhone9,1|N8K2 NAF2 NC22 NCJ2
iphone-7|s=128;c=Black;i=iPhone9,1|N8L2 NAJ2 NC32 NCK2 NGX2
iphone-7|s=128;c=Silver;i=iPhone9,1|N8M2 N932 NAK2 NC42 NCL2
iphone-7|s=128;c=Gold;i=iPhone9,1|N8N2 NAL2 NC52 NCM2 NH02
iphone-7|s=128;c=Rose Gold;i=iPhone9,1|N8P2 NAM2 NC62 NCN2 NH12
iphone-7|s=128;c=Jet Black;i=iPhone9,1|N8Q2 NAP2 NC72 NCP2
iphone-7|s=256;c=Black;i=iPhone9,1|N8R2 NAQ2 NC82 NCQ2
iphone-7|s=256;c=Silver;i=iPhone9,1|N8T2 N982 NAU2 NC92 NCR2
iphone-7|s=256;c=Gold;i=iPhone9,1|N8U2 N992 NAV2 NCA2 NCT2
iphone-7|s=256;c=Rose Gold;i=iPhone9,1|N8V2 N9A2 NAW2 NCC2 NCU2
iphone-7|s=256;c=Jet Black;i=iPhone9,1|N8W2 NAX2 NCD2 NCV2
iphone-7|s=32;c=Black;i=iPhone9,3;a=A1778|N8X2 N9D2 N9U2
iphone-7|s=32;c=Silver|N8Y2
iphone-7|s=32;c=Gold;i=iPhone9,3;a=A1778|N902 N9F2 N9W2
iphone-7|s=32;c=Rose Gold;i=iPhone9,3;a=A1778|N912 N9G2 N9X2
iphone-7|s=128;c=Black;i=iPhone9,3;a=A1778|N922 N9H2 N9Y2
iphone-7|s=128;c=Gold;i=iPhone9,3;a=A1778|N942 N9K2 NA32
iphone-7|s=128;c=Rose Gold;i=iPhone9,3;a=A1778|N952 N9L2 NA42
iphone-7|s=128;c=Jet Black;i=iPhone9,3;a=A1778|N962 N9M2 NA52
iphone-7|s=256;c=Black;i=iPhone9,3;a=A1778|N972 N9N2 NA62
iphone-7|s=256;c=Jet Black;i=iPhone9,3;a=A1778|N9C2 N9T2 NAA2
iphone-7|s=32;c=Silver;i=iPhone9,3;a=A1778|N9E2 N9V2
iphone-7|s=128;c=Silver;i=iPhone9,3;a=A1778|N9J2 NA02
iphone-7|s=256;c=Silver;i=iPhone9,3;a=A1778|N9P2 NA72
iphone-7|s=256;c=Gold;i=iPhone9,3;a=A1778|N9Q2 NA82
iphone-7|s=256;c=Rose Gold;i=iPhone9,3;a=A1778|N9R2 NA92
iphone-7|s=128;c=(PRODUCT)RED;i=iPhone9,1|PRH2 PRL2 PRT2 PRV2
iphone-7|s=256;c=(PRODUCT)RED;i=iPhone9,1|PRJ2 PRM2 PRU2 PRW2
iphone-7|s=128;c=(PRODUCT)RED;i=iPhone9,3;a=A1778|PRN2 PRQ2
iphone-7|s=256;c=(PRODUCT)RED;i=iPhone9,3;a=A1778|PRP2 PRR2
iphone-7|s=32;c=Jet Black;i=iPhone9,3;a=A1778|QTR2 QTX2
iphone-7-plus|s=128;c=Black;i=iPhone9,2|N482 N5T2 N642 N6F2 NFP2
iphone-7-plus|s=128;c=Silver;i=iPhone9,2|N492 N5U2 N652 N6G2 NFQ2
iphone-7-plus|s=128;c=Gold;i=iPhone9,2|N4A2 N5V2 N662 N6H2 NFR2
iphone-7-plus|s=128;c=Rose Gold;i=iPhone9,2|N4C2 N5W2 N672 N6J2 NFT2
iphone-7-plus|s=128;c=Jet Black;i=iPhone9,2|N4D2 N5X2 N682 N6K2
iphone-7-plus|s=256;c=Black;i=iPhone9,2|N4E2 N5Y2 N692 N6L2 NFV2
iphone-7-plus|s=256;c=Silver;i=iPhone9,2|N4F2 N602 N6A2 N6M2
iphone-7-plus|s=256;c=Gold;i=iPhone9,2|N4J2 N612 N6C2 N6N2
iphone-7-plus|s=256;c=Rose Gold;i=iPhone9,2|N4K2 N622 N6D2 N6P2 NFY2
iphone-7-plus|s=256;c=Jet Black;i=iPhone9,2|N4L2 N632 N6E2 N6Q2
iphone-7-plus|s=128;c=Black;i=iPhone9,4;a=A1784|N4M2 N522 N5G2
iphone-7-plus|s=128;c=Silver;i=iPhone9,4;a=A1784|N4P2 N532 N5H2
iphone-7-plus|s=128;c=Gold;i=iPhone9,4;a=A1784|N4Q2 N552 N5J2
iphone-7-plus|s=128;c=Rose Gold;i=iPhone9,4;a=A1784|N4U2 N562 N5K2
iphone-7-plus|s=128;c=Jet Black;i=iPhone9,4;a=A1784|N4V2 N572 N5L2
iphone-7-plus|s=256;c=Black;i=iPhone9,4;a=A1784|N4W2 N592 N5M2
iphone-7-plus|s=256;c=Silver;i=iPhone9,4;a=A1784|N4X2 N502 N5C2 N5N2
iphone-7-plus|s=256;c=Gold;i=iPhone9,4;a=A1784|N4Y2 N5D2 N5P2
iphone-7-plus|s=256;c=Jet Black;i=iPhone9,4;a=A1784|N512 N5F2 N5R2
iphone-7-plus|s=256;c=Rose Gold;i=iPhone9,4;a=A1784|N5E2 N5Q2
iphone-7-plus|s=32;c=Black;i=iPhone9,2|NQH2 NR12 NR52 NR92 NRJ2
iphone-7-plus|s=32;c=Silver;i=iPhone9,2|NQJ2 NR22 NR62 NRA2 NRK2
iphone-7-plus|s=32;c=Gold;i=iPhone9,2|NQK2 NR32 NR72 NRC2 NRL2
iphone-7-plus|s=32;c=Rose Gold;i=iPhone9,2|NQL2 NR42 NR82 NRD2 NRM2
iphone-7-plus|s=32;c=Black;i=iPhone9,4;a=A1784|NQM2 NQR2 NQW2
iphone-7-plus|s=32;c=Silver;i=iPhone9,4;a=A1784|NQN2 NQT2 NQX2
iphone-7-plus|s=32;c=Gold;i=iPhone9,4;a=A1784|NQP2 NQU2 NQY2
iphone-7-plus|s=32;c=Rose Gold;i=iPhone9,4;a=A1784|NQQ2 NQV2 NR02
iphone-7-plus|s=128;c=(PRODUCT)RED;i=iPhone9,2|PQV2 PR02 PR12
iphone-7-plus|s=128;c=(PRODUCT)RED|PQW2
iphone-7-plus|s=128;c=(PRODUCT)RED;i=iPhone9,4;a=A1784|PQY2
iphone-7-plus|s=256;c=(PRODUCT)RED;i=iPhone9,2|PR52 PR62 PR92 PRA2
iphone-7-plus|s=256;c=(PRODUCT)RED;i=iPhone9,4;a=A1784|PR72 PR82
iphone-7-plus|s=32;c=Jet Black;i=iPhone9,2|QU22
iphone-8|s=64;c=Space Gray;i=iPhone10,4;a=A1905|Q6G2 Q6V2 Q6Y2
iphone-8|s=64;c=Silver;i=iPhone10,4;a=A1905|Q6H2 Q6W2 Q702
iphone-8|s=64;c=Gold;i=iPhone10,4;a=A1905|Q6J2 Q6X2 Q712
iphone-8|s=64;c=Space Gray;i=iPhone10,1|Q6K2 Q722 Q752 Q782
iphone-8|s=64;c=Silver;i=iPhone10,1|Q6L2 Q732 Q762 Q792
iphone-8|s=64;c=Gold;i=iPhone10,1|Q6M2 Q742 Q772 Q7A2
iphone-8|s=256;c=Space Gray;i=iPhone10,4;a=A1905|Q7C2 Q7Q2 Q7U2
iphone-8|s=256;c=Silver;i=iPhone10,4;a=A1905|Q7D2 Q7R2 Q7V2
iphone-8|s=256;c=Gold;i=iPhone10,4;a=A1905|Q7E2 Q7T2 Q7W2
iphone-8|s=256;c=Space Gray;i=iPhone10,1|Q7F2 Q7X2 Q812 Q842
iphone-8|s=256;c=Silver;i=iPhone10,1|Q7G2 Q7Y2 Q822 Q852
iphone-8|s=256;c=Gold;i=iPhone10,1|Q7H2 Q802 Q832 Q862
iphone-8|s=64;c=(PRODUCT)RED;i=iPhone10,1|RRK2 RRR2 RRT2
iphone-8|s=256;c=(PRODUCT)RED;i=iPhone10,1|RRL2 RRW2 RRX2
iphone-8|s=64;c=(PRODUCT)RED;i=iPhone10,4;a=A1905|RRM2 RRP2 RRQ2
iphone-8|s=256;c=(PRODUCT)RED;i=iPhone10,4;a=A1905|RRN2 RRU2 RRV2
iphone-8|s=128;c=Space Gray;i=iPhone10,1|X132
iphone-8-plus|s=64;c=Space Gray;i=iPhone10,2|Q8D2 Q962 Q9D2 Q9K2
iphone-8-plus|s=64;c=Silver;i=iPhone10,2|Q8E2 Q972 Q9E2 Q9L2
iphone-8-plus|s=64;c=Gold;i=iPhone10,2|Q8F2 Q982 Q9F2 Q9M2
iphone-8-plus|s=256;c=Space Gray;i=iPhone10,2|Q8G2 Q992 Q9G2 Q9N2
iphone-8-plus|s=256;c=Silver;i=iPhone10,2|Q8H2 Q9A2 Q9H2 Q9P2
iphone-8-plus|s=256;c=Gold;i=iPhone10,2|Q8J2 Q9C2 Q9J2 Q9Q2
iphone-8-plus|s=64;c=Space Gray;i=iPhone10,5;a=A1897|Q8L2 Q8T2 Q902
iphone-8-plus|s=64;c=Silver;i=iPhone10,5;a=A1897|Q8M2 Q8U2 Q912
iphone-8-plus|s=64;c=Gold;i=iPhone10,5;a=A1897|Q8N2 Q8V2 Q922
iphone-8-plus|s=256;c=Space Gray;i=iPhone10,5;a=A1897|Q8P2 Q8W2 Q932
iphone-8-plus|s=256;c=Silver;i=iPhone10,5;a=A1897|Q8Q2 Q8X2 Q942
iphone-8-plus|s=256;c=Gold;i=iPhone10,5;a=A1897|Q8R2 Q8Y2 Q952
iphone-8-plus|s=64;c=(PRODUCT)RED;i=iPhone10,2|RT72 RTG2 RTJ2
iphone-8-plus|s=256;c=(PRODUCT)RED;i=iPhone10,2|RT82 RTH2 RTK2
iphone-8-plus|s=64;c=(PRODUCT)RED;i=iPhone10,5;a=A1897|RT92 RTC2 RTE2
iphone-8-plus|s=256;c=(PRODUCT)RED;i=iPhone10,5;a=A1897|RTA2 RTD2 RTF2
iphone-x|s=64;c=Space Gray;i=iPhone10,3|QA52 QAX2 QCK2 QCR2
iphone-x|s=64;c=Silver;i=iPhone10,3|QA62 QAY2 QCL2 QCT2
iphone-x|s=256;c=Space Gray;i=iPhone10,3|QA82 QC12 QCN2 QCV2
iphone-x|s=256;c=Silver;i=iPhone10,3|QA92 QC22 QCP2 QCW2
iphone-x|s=64;c=Space Gray;i=iPhone10,6;a=A1901|QAC2 QAJ2 QAQ2
iphone-x|s=64;c=Silver;i=iPhone10,6;a=A1901|QAD2 QAK2 QAR2
iphone-x|s=256;c=Space Gray;i=iPhone10,6;a=A1901|QAF2 QAM2 QAU2
iphone-x|s=256;c=Silver;i=iPhone10,6;a=A1901|QAG2 QAN2 QAV2
iphone-xs|s=64;c=Space Gray;a=A1920|T8J2 T8U2 T942 TA02 TAG2
iphone-xs|s=64;c=Silver;a=A1920|T8K2 T8V2 T952 TA12 TAH2
iphone-xs|s=64;c=Gold;a=A1920|T8L2 T8W2 T962 TA22 TAJ2
iphone-xs|s=256;c=Space Gray;a=A1920|T8M2 T8X2 T972 TA72 TAL2
iphone-xs|s=256;c=Silver;a=A1920|T8N2 T8Y2 T982 TA82 TAN2
iphone-xs|s=256;c=Gold;a=A1920|T8P2 T902 T992 TA92 TAQ2
iphone-xs|s=512;c=Space Gray;a=A1920|T8Q2 T912 T9A2 TAA2 TAR2
iphone-xs|s=512;c=Silver;a=A1920|T8R2 T922 T9C2 TAD2 TAU2
iphone-xs|s=512;c=Gold;a=A1920|T8T2 T932 T9D2 TAF2 TAV2
iphone-xs|s=64;c=Space Gray;a=A2097|T9E2
iphone-xs|s=64;c=Silver;a=A2097|T9F2
iphone-xs|s=64;c=Gold;a=A2097|T9G2
iphone-xs|s=256;c=Space Gray;a=A2097|T9H2
iphone-xs|s=256;c=Silver;a=A2097|T9J2
iphone-xs|s=256;c=Gold;a=A2097|T9K2
iphone-xs|s=512;c=Space Gray;a=A2097|T9L2
iphone-xs|s=512;c=Silver;a=A2097|T9M2
iphone-xs|s=512;c=Gold;a=A2097|T9N2
iphone-xs|s=64;c=Space Gray;a=A2100|T9P2
iphone-xs|s=64;c=Silver;a=A2100|T9Q2
iphone-xs|s=64;c=Gold;a=A2100|T9R2
iphone-xs|s=256;c=Space Gray;a=A2100|T9T2
iphone-xs|s=256;c=Silver;a=A2100|T9U2
iphone-xs|s=256;c=Gold;a=A2100|T9V2
iphone-xs|s=512;c=Space Gray;a=A2100|T9W2
iphone-xs|s=512;c=Silver;a=A2100|T9X2
iphone-xs|s=512;c=Gold;a=A2100|T9Y2
iphone-xs|s=64;c=Space Gray;a=A2098|TAW2
iphone-xs|s=64;c=Silver;a=A2098|TAX2
iphone-xs|s=64;c=Gold;a=A2098|TAY2
iphone-xs|s=256;c=Space Gray;a=A2098|TE02
iphone-xs|s=256;c=Silver;a=A2098|TE12
iphone-xs|s=256;c=Gold;a=A2098|TE22
iphone-xs|s=512;c=Space Gray;a=A2098|TE32
iphone-xs|s=512;c=Silver;a=A2098|TE42
iphone-xs|s=512;c=Gold;a=A2098|TE52
iphone-xs-max|s=64;c=Gold;i=iPhone11,6;a=A2101|3D879 T522
iphone-xs-max|s=64;c=Gold;i=iPhone11,6;a=A1921|3D897 T5C2 T5M2 T5X2 T672 T6H2
iphone-xs-max|s=64;c=Space Gray;i=iPhone11,6;a=A2101|T502
iphone-xs-max|s=64;c=Silver;i=iPhone11,6;a=A2101|T512
iphone-xs-max|s=256;c=Space Gray;i=iPhone11,6;a=A2101|T532
iphone-xs-max|s=256;c=Silver;i=iPhone11,6;a=A2101|T542
iphone-xs-max|s=256;c=Gold;i=iPhone11,6;a=A2101|T552
iphone-xs-max|s=512;c=Space Gray;i=iPhone11,6;a=A2101|T562
iphone-xs-max|s=512;c=Silver;i=iPhone11,6;a=A2101|T572
iphone-xs-max|s=512;c=Gold;i=iPhone11,6;a=A2101|T582
iphone-xs-max|s=64;c=Space Gray;i=iPhone11,6;a=A1921|T592 T5K2 T5V2 T652 T6F2
iphone-xs-max|s=64;c=Silver;i=iPhone11,6;a=A1921|T5A2 T5L2 T5W2 T662 T6G2
iphone-xs-max|s=256;c=Space Gray;i=iPhone11,6;a=A1921|T5D2 T5N2 T5Y2 T682 T6J2
iphone-xs-max|s=256;c=Silver;i=iPhone11,6;a=A1921|T5E2 T5P2 T602 T692 T6K2
iphone-xs-max|s=256;c=Gold;i=iPhone11,6;a=A1921|T5F2 T5Q2 T612 T6A2 T6L2
iphone-xs-max|s=512;c=Space Gray;i=iPhone11,6;a=A1921|T5G2 T5R2 T622 T6C2 T6M2
iphone-xs-max|s=512;c=Silver;i=iPhone11,6;a=A1921|T5H2 T5T2 T632 T6D2 T6N2
iphone-xs-max|s=512;c=Gold;i=iPhone11,6;a=A1921|T5J2 T5U2 T642 T6E2 T6P2
iphone-xs-max|s=64;c=Space Gray;i=iPhone11,6;a=A2102|T6Q2
iphone-xs-max|s=64;c=Silver;i=iPhone11,6;a=A2102|T6R2
iphone-xs-max|s=64;c=Gold;i=iPhone11,6;a=A2102|T6T2
iphone-xs-max|s=256;c=Space Gray;i=iPhone11,6;a=A2102|T6U2
iphone-xs-max|s=256;c=Silver;i=iPhone11,6;a=A2102|T6V2
iphone-xs-max|s=256;c=Gold;i=iPhone11,6;a=A2102|T6W2
iphone-xs-max|s=512;c=Space Gray;i=iPhone11,6;a=A2102|T6X2
iphone-xs-max|s=512;c=Silver;i=iPhone11,6;a=A2102|T6Y2
iphone-xs-max|s=512;c=Gold;i=iPhone11,6;a=A2102|T702
iphone-xs-max|s=64;c=Space Gray;i=iPhone11,6;a=A2104|T712
iphone-xs-max|s=64;c=Silver;i=iPhone11,6;a=A2104|T722
iphone-xs-max|s=64;c=Gold;i=iPhone11,6;a=A2104|T732
iphone-xs-max|s=256;c=Space Gray;i=iPhone11,6;a=A2104|T742
iphone-xs-max|s=256;c=Silver;i=iPhone11,6;a=A2104|T752
iphone-xs-max|s=256;c=Gold;i=iPhone11,6;a=A2104|T762
iphone-xs-max|s=512;c=Space Gray;i=iPhone11,6;a=A2104|T772
iphone-xs-max|s=512;c=Silver;i=iPhone11,6;a=A2104|T782
iphone-xs-max|s=512;c=Gold;i=iPhone11,6;a=A2104|T792
iphone-xs-max|s=64;c=Gold;i=iPhone11,4;a=A2103|T7D2
iphone-xs-max|s=256;c=Space Gray;i=iPhone11,4;a=A2103|T7E2
iphone-xs-max|s=256;c=Gold;i=iPhone11,4;a=A2103|T7G2
iphone-xr|s=64;c=Black;a=A2105|RY42
iphone-xr|s=64;c=White;a=A2105|RY52
iphone-xr|s=64;c=(PRODUCT)RED;a=A2105|RY62
iphone-xr|s=64;c=Yellow;a=A2105|RY72
iphone-xr|s=64;c=Coral;a=A2105|RY82
iphone-xr|s=128;c=Black;a=A2105|RY92
iphone-xr|s=64;c=Blue;a=A2105|RYA2
iphone-xr|s=128;c=White;a=A2105|RYD2
iphone-xr|s=128;c=(PRODUCT)RED;a=A2105|RYE2
iphone-xr|s=128;c=Yellow;a=A2105|RYF2
iphone-xr|s=128;c=Coral;a=A2105|RYG2
iphone-xr|s=128;c=Blue;a=A2105|RYH2
iphone-xr|s=256;c=Black;a=A2105|RYJ2
iphone-xr|s=256;c=White;a=A2105|RYL2
iphone-xr|s=256;c=(PRODUCT)RED;a=A2105|RYM2
iphone-xr|s=256;c=Yellow;a=A2105|RYN2
iphone-xr|s=256;c=Coral;a=A2105|RYP2
iphone-xr|s=256;c=Blue;a=A2105|RYQ2
iphone-xr|s=64;c=Black;a=A2106|T002
iphone-xr|s=64;c=White;a=A2106|T032
iphone-xr|s=64;c=(PRODUCT)RED;a=A2106|T062
iphone-xr|s=64;c=Yellow;a=A2106|T082
iphone-xr|s=64;c=Coral;a=A2106|T0A2
iphone-xr|s=64;c=Blue;a=A2106|T0E2
iphone-xr|s=128;c=Black;a=A2106|T0G2
iphone-xr|s=128;c=White;a=A2106|T0J2
iphone-xr|s=128;c=(PRODUCT)RED;a=A2106|T0N2
iphone-xr|s=128;c=Yellow;a=A2106|T0Q2
iphone-xr|s=128;c=Coral;a=A2106|T0T2
iphone-xr|s=128;c=Blue;a=A2106|T0U2
iphone-xr|s=256;c=Black;a=A2106|T0V2
iphone-xr|s=256;c=White;a=A2106|T0W2
iphone-xr|s=256;c=(PRODUCT)RED;a=A2106|T0X2
iphone-xr|s=256;c=Yellow;a=A2106|T0Y2
iphone-xr|s=256;c=Coral;a=A2106|T102
iphone-xr|s=256;c=Blue;a=A2106|T112
iphone-xr|s=64;c=Black;a=A2108|T122
iphone-xr|s=64;c=White;a=A2108|T132
iphone-xr|s=64;c=(PRODUCT)RED;a=A2108|T142
iphone-xr|s=64;c=Yellow;a=A2108|T162
iphone-xr|s=64;c=Coral;a=A2108|T172
iphone-xr|s=64;c=Blue;a=A2108|T182
iphone-xr|s=128;c=Black;a=A2108|T192
iphone-xr|s=128;c=White;a=A2108|T1A2
iphone-xr|s=128;c=(PRODUCT)RED;a=A2108|T1D2
iphone-xr|s=128;c=Yellow;a=A2108|T1E2
iphone-xr|s=128;c=Coral;a=A2108|T1F2
iphone-xr|s=128;c=Blue;a=A2108|T1G2
iphone-xr|s=256;c=Black;a=A2108|T1H2
iphone-xr|s=256;c=White;a=A2108|T1J2
iphone-xr|s=256;c=(PRODUCT)RED;a=A2108|T1L2
iphone-xr|s=256;c=Yellow;a=A2108|T1M2
iphone-xr|s=256;c=Coral;a=A2108|T1P2
iphone-xr|s=256;c=Blue;a=A2108|T1Q2
iphone-xr|s=64;c=Black;a=A1984|T2E2 T302 T3K2 T472
iphone-xr|s=64;c=White;a=A1984|T2F2 T312 T3L2 T482
iphone-xr|s=64;c=(PRODUCT)RED;a=A1984|T2G2 T322 T3M2 T492
iphone-xr|s=64;c=Yellow;a=A1984|T2H2 T332 T3N2 T4A2
iphone-xr|s=64;c=Coral;a=A1984|T2J2 T342 T3Q2 T4D2
iphone-xr|s=64;c=Blue;a=A1984|T2K2 T352 T3R2 T4F2
iphone-xr|s=128;c=Black;a=A1984|T2L2 T362 T3T2 T4G2
iphone-xr|s=128;c=White;a=A1984|T2M2 T372 T3U2 T4H2
iphone-xr|s=128;c=(PRODUCT)RED;a=A1984|T2N2 T382 T3V2 T4J2
iphone-xr|s=128;c=Yellow;a=A1984|T2P2 T392 T3W2 T4L2
iphone-xr|s=128;c=Coral;a=A1984|T2Q2 T3A2 T3X2 T4N2
iphone-xr|s=128;c=Blue;a=A1984|T2R2 T3C2 T3Y2 T4Q2
iphone-xr|s=256;c=Black;a=A1984|T2T2 T3D2 T402 T4R2
iphone-xr|s=256;c=White;a=A1984|T2U2 T3E2 T412 T4U2
iphone-xr|s=256;c=(PRODUCT)RED;a=A1984|T2V2 T3F2 T422 T4V2
iphone-xr|s=256;c=Yellow;a=A1984|T2W2 T3G2 T442 T4W2
iphone-xr|s=256;c=Coral;a=A1984|T2X2 T3H2 T452 T4X2
iphone-xr|s=256;c=Blue;a=A1984|T2Y2 T3J2 T462 T4Y2
iphone-11|s=64;c=Black;a=A2111|WHT2 WJE2 WK02 WKM2 WL72
iphone-11|s=64;c=White;a=A2111|WHU2 WJF2 WK12 WKN2 WL82
iphone-11|s=64;c=(PRODUCT)RED;a=A2111|WHV2 WJG2 WK22 WKP2 WL92
iphone-11|s=64;c=Yellow;a=A2111|WHW2 WJH2 WK32 WKQ2 WLA2
iphone-11|s=64;c=Purple;a=A2111|WHX2 WJJ2 WK52 WKR2 WLC2
iphone-11|s=64;c=Green;a=A2111|WHY2 WJK2 WK62 WKT2 WLD2
iphone-11|s=128;c=Black;a=A2111|WJ02 WJL2 WK72 WKU2 WLE2
iphone-11|s=128;c=White;a=A2111|WJ12 WJM2 WK82 WKV2 WLF2
iphone-11|s=128;c=(PRODUCT)RED;a=A2111|WJ22 WJN2 WK92 WKW2 WLG2
iphone-11|s=128;c=Yellow;a=A2111|WJ32 WJP2 WKC2 WKX2 WLH2
iphone-11|s=128;c=Purple;a=A2111|WJ42 WJQ2 WKD2 WKY2 WLJ2
iphone-11|s=128;c=Green;a=A2111|WJ52 WJR2 WKE2 WL02 WLK2
iphone-11|s=256;c=Black;a=A2111|WJ62 WJT2 WKF2 WL12 WLL2
iphone-11|s=256;c=White;a=A2111|WJ72 WJU2 WKG2 WL22 WLM2
iphone-11|s=256;c=(PRODUCT)RED;a=A2111|WJ92 WJV2 WKH2 WL32 WLN2
iphone-11|s=256;c=Yellow;a=A2111|WJA2 WJW2 WKJ2 WL42 WLP2
iphone-11|s=256;c=Purple;a=A2111|WJC2 WJX2 WKK2 WL52 WLQ2
iphone-11|s=256;c=Green;a=A2111|WJD2 WJY2 WKL2 WL62 WLR2
iphone-11|s=64;c=Black;a=A2221|WLT2
iphone-11|s=64;c=White;a=A2221|WLU2
iphone-11|s=64;c=(PRODUCT)RED;a=A2221|WLV2
iphone-11|s=64;c=Yellow;a=A2221|WLW2
iphone-11|s=64;c=Purple;a=A2221|WLX2
iphone-11|s=64;c=Green;a=A2221|WLY2
iphone-11|s=128;c=Black;a=A2221|WM02
iphone-11|s=128;c=White;a=A2221|WM22
iphone-11|s=128;c=(PRODUCT)RED;a=A2221|WM32
iphone-11|s=128;c=Yellow;a=A2221|WM42
iphone-11|s=128;c=Purple;a=A2221|WM52
iphone-11|s=128;c=Green;a=A2221|WM62
iphone-11|s=256;c=Black;a=A2221|WM72
iphone-11|s=256;c=White;a=A2221|WM82
iphone-11|s=256;c=(PRODUCT)RED;a=A2221|WM92
iphone-11|s=256;c=Yellow;a=A2221|WMA2
iphone-11|s=256;c=Purple;a=A2221|WMC2
iphone-11|s=256;c=Green;a=A2221|WMD2
iphone-11|s=64;c=Black;a=A2223|WN02
iphone-11|s=64;c=White;a=A2223|WN12
iphone-11|s=64;c=(PRODUCT)RED;a=A2223|WN22
iphone-11|s=64;c=Yellow;a=A2223|WN32
iphone-11|s=64;c=Purple;a=A2223|WN52
iphone-11|s=64;c=Green;a=A2223|WN62
iphone-11|s=128;c=Black;a=A2223|WN72
iphone-11|s=128;c=White;a=A2223|WN82
iphone-11|s=128;c=(PRODUCT)RED;a=A2223|WN92
iphone-11|s=128;c=Yellow;a=A2223|WNC2
iphone-11|s=128;c=Purple;a=A2223|WND2
iphone-11|s=128;c=Green;a=A2223|WNE2
iphone-11|s=256;c=Black;a=A2223|WNF2
iphone-11|s=256;c=White;a=A2223|WNG2
iphone-11|s=256;c=(PRODUCT)RED;a=A2223|WNH2
iphone-11|s=256;c=Yellow;a=A2223|WNJ2
iphone-11|s=256;c=Purple;a=A2223|WNK2
iphone-11|s=256;c=Green;a=A2223|WNL2
iphone-11-pro|s=64;c=Space Gray;a=A2160|W9C2 W9Q2 WA62 WAM2 WCH2
iphone-11-pro|s=64;c=Silver;a=A2160|W9D2 W9R2 WA72 WAP2 WCJ2
iphone-11-pro|s=64;c=Gold;a=A2160|W9E2 W9T2 WA82 WAQ2 WCK2
iphone-11-pro|s=64;c=Midnight Green;a=A2160|W9F2 W9U2 WA92 WAR2 WCL2
iphone-11-pro|s=256;c=Space Gray;a=A2160|W9G2 W9V2 WAA2 WAT2 WCM2
iphone-11-pro|s=256;c=Silver;a=A2160|W9H2 W9W2 WAD2 WAU2 WCN2
iphone-11-pro|s=256;c=Gold;a=A2160|W9J2 W9X2 WAE2 WAV2 WCP2
iphone-11-pro|s=256;c=Midnight Green;a=A2160|W9K2 W9Y2 WAF2 WAW2 WCQ2
iphone-11-pro|s=512;c=Space Gray;a=A2160|W9L2 WA12 WAG2 WAX2 WCR2
iphone-11-pro|s=512;c=Silver;a=A2160|W9M2 WA32 WAH2 WAY2 WCT2
iphone-11-pro|s=512;c=Gold;a=A2160|W9N2 WA42 WAJ2 WC02 WCU2
iphone-11-pro|s=512;c=Midnight Green;a=A2160|W9P2 WA52 WAL2 WC12 WCV2
iphone-11-pro|s=64;c=Space Gray;a=A2215|WC22
iphone-11-pro|s=64;c=Silver;a=A2215|WC32
iphone-11-pro|s=64;c=Gold;a=A2215|WC52
iphone-11-pro|s=64;c=Midnight Green;a=A2215|WC62
iphone-11-pro|s=256;c=Space Gray;a=A2215|WC72
iphone-11-pro|s=256;c=Silver;a=A2215|WC82
iphone-11-pro|s=256;c=Gold;a=A2215|WC92
iphone-11-pro|s=256;c=Midnight Green;a=A2215|WCC2
iphone-11-pro|s=512;c=Silver;a=A2215|WCE2
iphone-11-pro|s=512;c=Gold;a=A2215|WCF2
iphone-11-pro|s=512;c=Midnight Green;a=A2215|WCG2
iphone-11-pro|s=64;c=Space Gray;a=A2217|WD92
iphone-11-pro|s=64;c=Silver;a=A2217|WDA2
iphone-11-pro|s=64;c=Gold;a=A2217|WDC2
iphone-11-pro|s=64;c=Midnight Green;a=A2217|WDD2
iphone-11-pro|s=256;c=Space Gray;a=A2217|WDE2
iphone-11-pro|s=256;c=Silver;a=A2217|WDF2
iphone-11-pro|s=256;c=Gold;a=A2217|WDG2
iphone-11-pro|s=256;c=Midnight Green;a=A2217|WDH2
iphone-11-pro|s=512;c=Space Gray;a=A2217|WDJ2
iphone-11-pro|s=512;c=Silver;a=A2217|WDK2
iphone-11-pro|s=512;c=Gold;a=A2217|WDL2
iphone-11-pro|s=512;c=Midnight Green;a=A2217|WDM2
iphone-11-pro-max|s=64;c=Space Gray;a=A2218|WEV2
iphone-11-pro-max|s=64;c=Silver;a=A2218|WEW2
iphone-11-pro-max|s=64;c=Gold;a=A2218|WEX2
iphone-11-pro-max|s=64;c=Midnight Green;a=A2218|WF02
iphone-11-pro-max|s=256;c=Space Gray;a=A2218|WF12
iphone-11-pro-max|s=256;c=Silver;a=A2218|WF22
iphone-11-pro-max|s=256;c=Gold;a=A2218|WF32
iphone-11-pro-max|s=256;c=Midnight Green;a=A2218|WF42
iphone-11-pro-max|s=512;c=Space Gray;a=A2218|WF52
iphone-11-pro-max|s=512;c=Silver;a=A2218|WF62
iphone-11-pro-max|s=512;c=Gold;a=A2218|WF72
iphone-11-pro-max|s=512;c=Midnight Green;a=A2218|WF82
iphone-11-pro-max|s=64;c=Space Gray;a=A2161|WF92 WFN2 WG22 WGF2 WGY2
iphone-11-pro-max|s=64;c=Silver;a=A2161|WFA2 WFP2 WG32 WGG2 WH02
iphone-11-pro-max|s=64;c=Gold;a=A2161|WFC2 WFQ2 WG42 WGH2 WH12
iphone-11-pro-max|s=64;c=Midnight Green;a=A2161|WFD2 WFR2 WG52 WGJ2 WH22
iphone-11-pro-max|s=256;c=Space Gray;a=A2161|WFE2 WFT2 WG62 WGK2 WH42
iphone-11-pro-max|s=256;c=Silver;a=A2161|WFF2 WFU2 WG72 WGL2 WH52
iphone-11-pro-max|s=256;c=Gold;a=A2161|WFG2 WFV2 WG82 WGM2 WH62
iphone-11-pro-max|s=256;c=Midnight Green;a=A2161|WFH2 WFW2 WG92 WGN2 WH72
iphone-11-pro-max|s=512;c=Space Gray;a=A2161|WFJ2 WFX2 WGA2 WGP2 WH82
iphone-11-pro-max|s=512;c=Silver;a=A2161|WFK2 WFY2 WGC2 WGQ2 WH92
iphone-11-pro-max|s=512;c=Gold;a=A2161|WFL2 WG02 WGD2 WGR2 WHA2
iphone-11-pro-max|s=512;c=Midnight Green;a=A2161|WFM2 WG12 WGE2 WGT2 WHC2
iphone-11-pro-max|s=64;c=Space Gray;a=A2220|WHD2
iphone-11-pro-max|s=64;c=Silver;a=A2220|WHF2
iphone-11-pro-max|s=64;c=Gold;a=A2220|WHG2
iphone-11-pro-max|s=64;c=Midnight Green;a=A2220|WHH2
iphone-11-pro-max|s=256;c=Space Gray;a=A2220|WHJ2
iphone-11-pro-max|s=256;c=Silver;a=A2220|WHK2
iphone-11-pro-max|s=256;c=Gold;a=A2220|WHL2
iphone-11-pro-max|s=256;c=Midnight Green;a=A2220|WHM2
iphone-11-pro-max|s=512;c=Space Gray;a=A2220|WHN2
iphone-11-pro-max|s=512;c=Silver;a=A2220|WHP2
iphone-11-pro-max|s=512;c=Gold;a=A2220|WHQ2
iphone-11-pro-max|s=512;c=Midnight Green;a=A2220|WHR2
iphone-se-2nd-generation|s=64;c=Black|HGP3 X992 X9D2 X9G2 X9K2 X9N2 X9R2 XAM2
iphone-se-2nd-generation|s=64;c=White|HGQ3 X9A2 X9E2 X9H2 X9L2 X9P2 X9T2 XAN2
iphone-se-2nd-generation|s=64;c=(PRODUCT)RED|HGR3 X9C2 X9F2 X9J2 X9M2 X9Q2 X9U2 XAP2
iphone-se-2nd-generation|s=128;c=Black|HGT3 XCH2 XCL2 XCP2 XCT2 XCW2 XD02 XD62
iphone-se-2nd-generation|s=128;c=White|HGU3 XCJ2 XCM2 XCQ2 XCU2 XCX2 XD12 XD72
iphone-se-2nd-generation|s=256;c=Black|HGW3 XVA2 XVE2 XVH2 XVL2 XVP2 XVT2 XW02
iphone-se-2nd-generation|s=256;c=White|HGX3 XVC2 XVF2 XVJ2 XVM2 XVQ2 XVU2 XW12
iphone-se-2nd-generation|s=256;c=(PRODUCT)RED|HGY3 XVD2 XVG2 XVK2 XVN2 XVR2 XVV2 XW22
iphone-se-2nd-generation|s=128;c=(PRODUCT)RED|XCK2 XCN2 XCR2 XCV2 XCY2 XD22 XD82
iphone-12|s=64;c=Black|GEF3 GF43 GFL3 GG53 GGM3 GH63 GHN3 GJ53
iphone-12|s=64;c=White|GEG3 GF53 GFM3 GG63 GGN3 GH73 GHP3 GJ63
iphone-12|s=64;c=(PRODUCT)RED|GEH3 GF63 GFN3 GG73 GGP3 GH83 GHQ3 GJ73
iphone-12|s=64;c=Blue|GEK3 GF73 GFP3 GG83 GGQ3 GH93 GHR3 GJ83
iphone-12|s=64;c=Green|GEQ3 GF83 GFQ3 GG93 GGT3 GHA3 GHT3 GJ93
iphone-12|s=128;c=Black|GER3 GF93 GFR3 GGA3 GGU3 GHC3 GHU3 GJA3
iphone-12|s=128;c=White|GET3 GFA3 GFT3 GGC3 GGV3 GHD3 GHV3 GJC3
iphone-12|s=128;c=(PRODUCT)RED|GEU3 GFC3 GFW3 GGD3 GGW3 GHE3 GHW3 GJD3
iphone-12|s=128;c=Blue|GEV3 GFD3 GFX3 GGE3 GGX3 GHF3 GHX3 GJE3
iphone-12|s=128;c=Green|GEW3 GFE3 GFY3 GGF3 GGY3 GHG3 GHY3 GJF3
iphone-12|s=256;c=Black|GEX3 GFF3 GG03 GGG3 GH13 GHH3 GJ03 GJG3
iphone-12|s=256;c=White|GF03 GFG3 GG13 GGH3 GH23 GHJ3 GJ13 GJH3
iphone-12|s=256;c=(PRODUCT)RED|GF13 GFH3 GG23 GGJ3 GH33 GHK3 GJ23 GJJ3
iphone-12|s=256;c=Blue|GF23 GFJ3 GG33 GGK3 GH43 GHL3 GJ33 GJK3
iphone-12|s=256;c=Green|GF33 GFK3 GG43 GGL3 GH53 GHM3 GJ43 GJL3
iphone-12|s=64;c=Purple|JMX3 JN13 JN43 JN73 JNA3 JNE3 JNH3 JNM3
iphone-12|s=128;c=Purple|JMY3 JN23 JN53 JN83 JNC3 JNF3 JNJ3 JNP3
iphone-12|s=256;c=Purple|JN03 JN33 JN63 JN93 JND3 JNG3 JNK3 JNQ3
iphone-12-pro|s=128;c=Graphite|GJM3 GK13 GKG3 GKV3 GL93 GLN3 GM53 GMK3
iphone-12-pro|s=128;c=Silver|GJN3 GK23 GKH3 GKW3 GLA3 GLP3 GM63 GML3
iphone-12-pro|s=128;c=Gold|GJP3 GK33 GKJ3 GKX3 GLC3 GLQ3 GM73 GMM3
iphone-12-pro|s=128;c=Pacific Blue|GJQ3 GK43 GKK3 GKY3 GLD3 GLR3 GM83 GMN3
iphone-12-pro|s=256;c=Graphite|GJR3 GK53 GKL3 GL03 GLE3 GLT3 GM93 GMP3
iphone-12-pro|s=256;c=Silver|GJT3 GK63 GKM3 GL23 GLF3 GLU3 GMA3 GMQ3
iphone-12-pro|s=256;c=Gold|GJU3 GK73 GKN3 GL33 GLG3 GLV3 GMC3 GMR3
iphone-12-pro|s=256;c=Pacific Blue|GJV3 GK93 GKP3 GL43 GLH3 GLW3 GMD3 GMT3
iphone-12-pro|s=512;c=Graphite|GJW3 GKA3 GKQ3 GL53 GLJ3 GLX3 GMF3 GMU3
iphone-12-pro|s=512;c=Silver|GJX3 GKC3 GKR3 GL63 GLK3 GLY3 GMG3 GMV3
iphone-12-pro|s=512;c=Gold|GJY3 GKE3 GKT3 GL73 GLL3 GM23 GMH3 GMW3
iphone-12-pro|s=512;c=Pacific Blue|GK03 GKF3 GKU3 GL83 GLM3 GM43 GMJ3 GMX3
iphone-12-pro-max|s=128;c=Graphite|G8X3 G9A3 G9P3 GA73 GC03 GCF3 GCU3 GD73
iphone-12-pro-max|s=128;c=Silver|G8Y3 G9C3 G9Q3 GA93 GC13 GCG3 GCV3 GD83
iphone-12-pro-max|s=128;c=Gold|G903 G9D3 G9R3 GAA3 GC23 GCH3 GCW3 GD93
iphone-12-pro-max|s=128;c=Pacific Blue|G913 G9E3 G9T3 GAF3 GC33 GCJ3 GCX3 GDA3
iphone-12-pro-max|s=256;c=Graphite|G923 G9F3 G9U3 GAH3 GC43 GCK3 GCY3 GDC3
iphone-12-pro-max|s=256;c=Silver|G933 G9G3 G9V3 GAJ3 GC53 GCL3 GD03 GDD3
iphone-12-pro-max|s=256;c=Gold|G943 G9H3 G9W3 GAM3 GC63 GCM3 GD13 GDE3
iphone-12-pro-max|s=256;c=Pacific Blue|G953 G9J3 G9X3 GAQ3 GC73 GCN3 GD23 GDF3
iphone-12-pro-max|s=512;c=Graphite|G963 G9K3 G9Y3 GAR3 GC93 GCP3 GD33 GDG3
iphone-12-pro-max|s=512;c=Silver|G973 G9L3 GA23 GAU3 GCA3 GCQ3 GD43 GDH3
iphone-12-pro-max|s=512;c=Gold|G983 G9M3 GA33 GAW3 GCC3 GCR3 GD53 GDK3
iphone-12-pro-max|s=512;c=Pacific Blue|G993 G9N3 GA43 GAX3 GCE3 GCT3 GD63 GDL3
iphone-12-mini|s=64;c=Black|G603 G6G3 G703 G7G3 G7Y3 G8F3 GA03 GDX3
iphone-12-mini|s=64;c=White|G613 G6H3 G713 G7H3 G803 G8G3 GA63 GDY3
iphone-12-mini|s=64;c=(PRODUCT)RED|G623 G6J3 G723 G7J3 G813 G8H3 GAE3 GE03
iphone-12-mini|s=64;c=Blue|G633 G6K3 G733 G7K3 G823 G8J3 GAP3 GE13
iphone-12-mini|s=64;c=Green|G643 G6L3 G743 G7L3 G833 G8K3 GAV3 GE23
iphone-12-mini|s=128;c=Black|G653 G6M3 G753 G7M3 G843 G8L3 GDJ3 GE33
iphone-12-mini|s=128;c=White|G663 G6N3 G763 G7N3 G853 G8M3 GDM3 GE43
iphone-12-mini|s=128;c=(PRODUCT)RED|G673 G6P3 G773 G7P3 G863 G8N3 GDN3 GE53
iphone-12-mini|s=128;c=Blue|G683 G6Q3 G783 G7Q3 G873 G8P3 GDP3 GE63
iphone-12-mini|s=128;c=Green|G693 G6T3 G793 G7R3 G883 G8Q3 GDQ3 GE73
iphone-12-mini|s=256;c=Black|G6A3 G6U3 G7A3 G7T3 G893 G8R3 GDR3 GE93
iphone-12-mini|s=256;c=White|G6C3 G6V3 G7C3 G7U3 G8A3 G8T3 GDT3 GEA3
iphone-12-mini|s=256;c=(PRODUCT)RED|G6D3 G6W3 G7D3 G7V3 G8C3 G8U3 GDU3 GEC3
iphone-12-mini|s=256;c=Blue|G6E3 G6X3 G7E3 G7W3 G8D3 G8V3 GDV3 GED3
iphone-12-mini|s=256;c=Green|G6F3 G6Y3 G7F3 G7X3 G8E3 G8W3 GDW3 GEE3
iphone-12-mini|s=64;c=Purple|JNL3 JNT3 JNY3 JQ23 JQ53 JQ83 JQC3 JQF3
iphone-12-mini|s=128;c=Purple|JNN3 JNW3 JQ03 JQ33 JQ63 JQ93 JQD3 JQG3
iphone-12-mini|s=256;c=Purple|JNR3 JNX3 JQ13 JQ43 JQ73 JQA3 JQE3 JQH3
iphone-13|s=128;c=Midnight|LDU3 LML3 LPF3
iphone-13|s=128;c=Starlight|LDV3 LMM3 LPG3
iphone-13|s=128;c=Pink|LDW3 LMN3 LPH3
iphone-13|s=128;c=(PRODUCT)RED|LDX3 LMQ3 LPJ3
iphone-13|s=128;c=Blue|LDY3 LMT3 LPK3
iphone-13|s=256;c=Midnight|LE03 LQ63
iphone-13|s=256;c=Starlight|LE13 LMX3 LQ73
iphone-13|s=256;c=Pink|LE23 LMY3 LQ83
iphone-13|s=256;c=(PRODUCT)RED|LE33 LN03 LQ93
iphone-13|s=256;c=Blue|LE43 LN13 LQA3
iphone-13|s=512;c=Midnight|LE63 LQC3
iphone-13|s=512;c=Starlight|LE73 LN33 LQD3
iphone-13|s=512;c=Pink|LE93 LN43 LQE3
iphone-13|s=512;c=(PRODUCT)RED|LEA3 LN53 LQF3
iphone-13|s=512;c=Blue|LEC3 LN83 LQG3
iphone-13|c=Midnight|LN23
iphone-13|s=128;c=Green|NG93 NGD3 NGK3
iphone-13|s=256;c=Green|NGA3 NGE3 NGL3
iphone-13|s=512;c=Green|NGC3 NGF3 NGM3
iphone-13-pro|s=128;c=Graphite|LT53 LTP3 LV93
iphone-13-pro|s=128;c=Silver|LT63 LTQ3 LVA3
iphone-13-pro|s=128;c=Gold|LT73 LTR3 LVC3
iphone-13-pro|s=128;c=Sierra Blue|LT83 LTT3 LVD3
iphone-13-pro|s=256;c=Graphite|LT93 LTW3 LVE3
iphone-13-pro|s=256;c=Silver|LTC3 LTX3 LVF3
iphone-13-pro|s=256;c=Sierra Blue|LTE3 LU03 LVP3
iphone-13-pro|s=512;c=Graphite|LTF3 LU13 LVH3
iphone-13-pro|s=512;c=Silver|LTG3 LU33 LVN3
iphone-13-pro|c=Gold|LTH3
iphone-13-pro|s=512;c=Sierra Blue|LTJ3 LU73 LVU3
iphone-13-pro|s=1024;c=Graphite|LTK3 LU93 LVV3
iphone-13-pro|s=1024;c=Silver|LTL3 LUA3 LVW3
iphone-13-pro|s=1024;c=Gold|LTM3 LUC3 LVY3
iphone-13-pro|s=1024;c=Sierra Blue|LTN3 LUD3 LW03
iphone-13-pro|s=256;c=Gold|LTY3 LVK3
iphone-13-pro|s=512;c=Gold|LU43 LVQ3
iphone-13-pro|s=128;c=Alpine Green|NDN3 NDT3 NE23
iphone-13-pro|s=256;c=Alpine Green|NDP3 NDU3 NE33
iphone-13-pro|s=512;c=Alpine Green|NDQ3 NDV3 NE43
iphone-13-pro|s=1024;c=Alpine Green|NDR3 NDW3 NE53
iphone-13-pro-max|s=128;c=Graphite|LH43 LKL3 LL63
iphone-13-pro-max|s=128;c=Silver|LH53 LKM3 LL73
iphone-13-pro-max|s=128;c=Gold|LH63 LKN3 LL83
iphone-13-pro-max|s=128;c=Sierra Blue|LH73 LKP3 LL93
iphone-13-pro-max|s=256;c=Graphite|LH83 LKR3 LLA3
iphone-13-pro-max|s=256;c=Silver|LH93 LKT3 LLC3
iphone-13-pro-max|s=256;c=Gold|LHA3 LKU3 LLD3
iphone-13-pro-max|s=256;c=Sierra Blue|LHC3 LKV3 LLE3
iphone-13-pro-max|s=512;c=Graphite|LHD3 LKW3 LLF3
iphone-13-pro-max|s=512;c=Silver|LHE3 LKX3 LLG3
iphone-13-pro-max|s=512;c=Gold|LHF3 LKY3 LLH3
iphone-13-pro-max|s=512;c=Sierra Blue|LHG3 LL03 LLJ3
iphone-13-pro-max|s=1024;c=Graphite|LHH3 LL23 LLK3
iphone-13-pro-max|s=1024;c=Silver|LHJ3 LL33 LLL3
iphone-13-pro-max|s=1024;c=Gold|LHK3 LL43 LLM3
iphone-13-pro-max|s=1024;c=Sierra Blue|LHL3 LL53 LLN3
iphone-13-pro-max|s=128;c=Alpine Green|NCK3 NCP3 NCY3
iphone-13-pro-max|s=256;c=Alpine Green|NCL3 NCQ3 ND03
iphone-13-pro-max|s=512;c=Alpine Green|NCM3 NCR3 ND13
iphone-13-pro-max|s=1024;c=Alpine Green|NCN3 NCT3 ND23
iphone-13-mini|s=128;c=Midnight|LDC3 LHM3 LK03
iphone-13-mini|s=128;c=Starlight|LDD3 LHN3 LK13
iphone-13-mini|s=128;c=Pink|LDE3 LHP3 LK23
iphone-13-mini|s=128;c=(PRODUCT)RED|LDF3 LHQ3 LK33
iphone-13-mini|s=128;c=Blue|LDG3 LHR3 LK43
iphone-13-mini|s=256;c=Midnight|LDH3 LHT3 LK53
iphone-13-mini|s=256;c=Starlight|LDJ3 LHU3 LK63
iphone-13-mini|s=256;c=Pink|LDK3 LHV3 LK73
iphone-13-mini|s=256;c=(PRODUCT)RED|LDL3 LHW3 LK83
iphone-13-mini|s=256;c=Blue|LDM3 LHX3 LK93
iphone-13-mini|s=512;c=Midnight|LDN3 LHY3 LKA3
iphone-13-mini|s=512;c=Starlight|LDP3 LJ03 LKC3
iphone-13-mini|s=512;c=Pink|LDQ3 LJ13 LKD3
iphone-13-mini|s=512;c=(PRODUCT)RED|LDR3 LJ23 LKE3
iphone-13-mini|s=512;c=Blue|LDT3 LJ33 LKF3
iphone-13-mini|s=128;c=Green|NF53 NF83 NFF3
iphone-13-mini|s=256;c=Green|NF63 NF93 NFG3
iphone-13-mini|s=512;c=Green|NF73 NFA3 NFH3
iphone-se-3rd-generation|s=64;c=Midnight|MWV3 MX53 MXF3 MYC3
iphone-se-3rd-generation|s=64;c=Starlight|MWW3 MX63 MXG3 MYD3
iphone-se-3rd-generation|s=64;c=(PRODUCT)RED|MWX3 MX73 MXH3 MYE3
iphone-se-3rd-generation|s=128;c=Midnight|MWY3 MX83 MXJ3 MYF3
iphone-se-3rd-generation|s=128;c=Starlight|MX03 MX93 MXK3 MYG3
iphone-se-3rd-generation|s=128;c=(PRODUCT)RED|MX13 MXA3 MXL3 MYH3
iphone-se-3rd-generation|s=256;c=Midnight|MX23 MXC3 MXM3 MYJ3
iphone-se-3rd-generation|s=256;c=Starlight|MX33 MXD3 MXN3 MYK3
iphone-se-3rd-generation|s=256;c=(PRODUCT)RED|MX43 MXE3 MXP3 MYL3
iphone-14|s=128;c=Midnight|PU93 PUA3 PUF3
iphone-14|s=128;c=Starlight|PUJ3 PUN3 PUR3
iphone-14|s=128;c=Purple|PUW3 PUX3 PV03
iphone-14|s=128;c=(PRODUCT)RED|PV63 PV73 PVA3
iphone-14|s=128;c=Blue|PVG3 PVH3 PVN3
iphone-14|s=256;c=Midnight|PVU3 PVV3 PVX3
iphone-14|s=256;c=Starlight|PW13 PW23 PW43
iphone-14|s=256;c=Purple|PW73 PW83 PWA3
iphone-14|s=256;c=(PRODUCT)RED|PWE3 PWF3 PWH3
iphone-14|s=256;c=Blue|PWL3 PWM3 PWP3
iphone-14|s=512;c=Midnight|PWT3 PWU3 PWW3
iphone-14|s=512;c=Starlight|PX03 PX13 PX33
iphone-14|s=512;c=Purple|PX63 PX73 PX93
iphone-14|s=512;c=(PRODUCT)RED|PXD3 PXE3 PXG3
iphone-14|s=512;c=Blue|PXK3 PXL3 PXN3
iphone-14-pro|s=128;c=Space Black|PXR3 PXT3 PXV3
iphone-14-pro|s=128;c=Silver|PXY3 Q003 Q023
iphone-14-pro|s=128;c=Gold|Q053 Q063 Q083
iphone-14-pro|s=128;c=Deep Purple|Q0D3 Q0E3 Q0G3
iphone-14-pro|s=256;c=Space Black|Q0M3 Q0N3 Q0T3
iphone-14-pro|s=256;c=Space Black;r=JP;u=1|Q0Q3
iphone-14-pro|s=256;c=Silver|Q0W3 Q0X3 Q103
iphone-14-pro|s=256;c=Gold|Q143 Q163 Q183
iphone-14-pro|s=256;c=Deep Purple|Q1C3 Q1D3 Q1F3
iphone-14-pro|s=512;c=Space Black|Q1J3 Q1K3 Q1M3
iphone-14-pro|s=512;c=Silver|Q1R3 Q1U3 Q1W3
iphone-14-pro|s=512;c=Gold|Q203 Q213 Q233
iphone-14-pro|s=512;c=Deep Purple|Q263 Q273 Q293
iphone-14-pro|s=1024;c=Space Black|Q2D3 Q2E3 Q2G3
iphone-14-pro|s=1024;c=Silver|Q2K3 Q2L3 Q2N3
iphone-14-pro|s=1024;c=Gold|Q2R3 Q2T3 Q2V3
iphone-14-pro|s=1024;c=Deep Purple|Q2Y3 Q303 Q323
iphone-14-pro-max|s=128;c=Space Black|Q833 Q8N3 Q9P3
iphone-14-pro-max|s=128;c=Silver|Q843 Q8P3 Q9Q3
iphone-14-pro-max|s=128;c=Gold|Q853 Q8Q3 Q9R3
iphone-14-pro-max|s=128;c=Deep Purple|Q863 Q8R3 Q9T3
iphone-14-pro-max|s=256;c=Space Black|Q873 Q8T3 Q9U3
iphone-14-pro-max|s=256;c=Silver|Q883 Q8U3 Q9V3
iphone-14-pro-max|s=256;c=Gold|Q893 Q8V3 Q9W3
iphone-14-pro-max|s=256;c=Deep Purple|Q8A3 Q8W3 Q9X3
iphone-14-pro-max|s=512;c=Space Black|Q8D3 Q8X3 QAF3
iphone-14-pro-max|s=512;c=Silver|Q8E3 Q8Y3 QAH3
iphone-14-pro-max|s=512;c=Gold|Q8F3 Q903 QAJ3
iphone-14-pro-max|s=512;c=Deep Purple|Q8G3 Q913 QAM3
iphone-14-pro-max|s=1024;c=Space Black|Q8H3 Q923 QC23
iphone-14-pro-max|s=1024;c=Silver|Q8J3 Q933 QC33
iphone-14-pro-max|s=1024;c=Gold|Q8L3 Q943 QC43
iphone-14-pro-max|s=1024;c=Deep Purple|Q8M3 Q953 QC53
iphone-14-plus|s=128;c=Midnight|Q353 Q3R3 Q4X3
iphone-14-plus|s=128;c=Starlight|Q363 Q3T3 Q4Y3
iphone-14-plus|s=128;c=Purple|Q373 Q3U3 Q503
iphone-14-plus|s=128;c=(PRODUCT)RED|Q393 Q3V3 Q513
iphone-14-plus|s=128;c=Blue|Q3A3 Q3W3 Q523
iphone-14-plus|s=256;c=Midnight|Q3C3 Q3X3 Q533
iphone-14-plus|s=256;c=Starlight|Q3D3 Q3Y3 Q553
iphone-14-plus|s=256;c=Purple|Q3E3 Q403 Q563
iphone-14-plus|s=256;c=(PRODUCT)RED|Q3F3 Q413 Q573
iphone-14-plus|s=256;c=Blue|Q3G3 Q423 Q583
iphone-14-plus|s=512;c=Midnight|Q3H3 Q433 Q593
iphone-14-plus|s=512;c=Starlight|Q3J3 Q443 Q5D3
iphone-14-plus|s=512;c=Purple|Q3K3 Q463 Q5E3
iphone-14-plus|s=512;c=(PRODUCT)RED|Q3P3 Q473 Q5F3
iphone-14-plus|s=512;c=Blue|Q3Q3 Q493 Q5G3
iphone-15|s=128;c=Blue;r=US;u=1|TLY3
iphone-15|s=128;c=Green;r=US;u=1|TM23
iphone-15|s=128;c=Black;r=ROW|TP03
iphone-15|s=128;c=Blue;r=ROW;u=1|TP43
iphone-15|s=128;c=Green;r=ROW;u=1|TP53
iphone-15-pro|s=128;c=Black Titanium;r=CN|TQ43
iphone-15-pro|s=128;c=White Titanium;r=CN|TQ53
iphone-15-pro|s=128;c=Natural Titanium;r=CN|TQ63
iphone-15-pro|s=128;c=Blue Titanium;r=CN|TQ73
iphone-15-pro|s=256;c=Black Titanium;r=CN|TQ83
iphone-15-pro|s=256;c=White Titanium;r=CN|TQ93
iphone-15-pro|s=256;c=Natural Titanium;r=CN|TQA3
iphone-15-pro|s=256;c=Blue Titanium;r=CN|TQC3
iphone-15-pro|s=512;c=Black Titanium;r=CN|TQD3
iphone-15-pro|s=512;c=White Titanium;r=CN|TQE3
iphone-15-pro|s=512;c=Natural Titanium;r=CN|TQF3
iphone-15-pro|s=512;c=Blue Titanium;r=CN|TQG3
iphone-15-pro|s=1024;c=Black Titanium;r=CN|TQH3
iphone-15-pro|s=1024;c=White Titanium;r=CN|TQJ3
iphone-15-pro|s=1024;c=Natural Titanium;r=CN|TQK3
iphone-15-pro|s=1024;c=Blue Titanium;r=CN|TQL3
iphone-15-pro|s=128;c=Black Titanium;r=JP;u=1|TU73
iphone-15-pro|s=128;c=White Titanium;r=JP;u=1|TU83
iphone-15-pro|s=128;c=Natural Titanium;r=JP;u=1|TU93
iphone-15-pro|s=128;c=Blue Titanium;r=JP;u=1|TUA3
iphone-15-pro|s=256;c=Black Titanium;r=JP;u=1|TUC3
iphone-15-pro|s=256;c=White Titanium;r=JP;u=1|TUD3
iphone-15-pro|s=256;c=Natural Titanium;r=JP;u=1|TUF3
iphone-15-pro|s=256;c=Blue Titanium;r=JP;u=1|TUG3
iphone-15-pro|s=512;c=Black Titanium;r=JP;u=1|TUH3
iphone-15-pro|s=512;c=White Titanium;r=JP;u=1|TUJ3
iphone-15-pro|s=512;c=Natural Titanium;r=JP;u=1|TUK3
iphone-15-pro|s=512;c=Blue Titanium;r=JP;u=1|TUL3
iphone-15-pro|s=1024;c=Black Titanium;r=JP;u=1|TUQ3
iphone-15-pro|s=1024;c=White Titanium;r=JP;u=1|TUR3
iphone-15-pro|s=1024;c=Natural Titanium;r=JP;u=1|TUT3
iphone-15-pro|s=1024;c=Blue Titanium;r=JP;u=1|TUU3
iphone-15-pro-max|s=256;c=Black Titanium;r=CN|U2N3
iphone-15-pro-max|s=256;c=White Titanium;r=CN|U2P3
iphone-15-pro-max|s=256;c=Natural Titanium;r=CN|U2Q3
iphone-15-pro-max|s=256;c=Blue Titanium;r=CN|U2R3
iphone-15-pro-max|s=512;c=Black Titanium;r=CN|U2T3
iphone-15-pro-max|s=512;c=White Titanium;r=CN|U2U3
iphone-15-pro-max|s=512;c=Natural Titanium;r=CN|U2V3
iphone-15-pro-max|s=512;c=Blue Titanium;r=CN|U2W3
iphone-15-pro-max|s=1024;c=Black Titanium;r=CN|U2X3
iphone-15-pro-max|s=1024;c=White Titanium;r=CN|U2Y3
iphone-15-pro-max|s=1024;c=Natural Titanium;r=CN|U603
iphone-15-pro-max|s=1024;c=Blue Titanium;r=CN|U613
iphone-15-pro-max|s=256;c=Natural Titanium;r=US|U683
iphone-15-pro-max|s=256;c=Blue Titanium;r=US|U693
iphone-15-pro-max|s=512;c=Natural Titanium;r=US|U6D3
iphone-15-pro-max|s=512;c=Blue Titanium;r=US|U6E3
iphone-15-pro-max|s=256;c=Black Titanium;r=JP;u=1|U6P3
iphone-15-pro-max|s=256;c=White Titanium;r=JP;u=1|U6Q3
iphone-15-pro-max|s=256;c=Natural Titanium;r=JP;u=1|U6R3
iphone-15-pro-max|s=256;c=Blue Titanium;r=JP;u=1|U6T3
iphone-15-pro-max|s=512;c=Black Titanium;r=JP;u=1|U6U3
iphone-15-pro-max|s=512;c=White Titanium;r=JP;u=1|U6V3
iphone-15-pro-max|s=512;c=Natural Titanium;r=JP;u=1|U6W3
iphone-15-pro-max|s=512;c=Blue Titanium;r=JP;u=1|U6X3
iphone-15-pro-max|s=1024;c=Black Titanium;r=JP;u=1|U6Y3
iphone-15-pro-max|s=1024;c=White Titanium;r=JP;u=1|U703
iphone-15-pro-max|s=1024;c=Natural Titanium;r=JP;u=1|U713
iphone-15-pro-max|s=1024;c=Blue Titanium;r=JP;u=1|U723
iphone-15-pro-max|s=256;c=Black Titanium;r=ROW|U773
iphone-15-pro-max|s=256;c=White Titanium;r=ROW|U783
iphone-15-pro-max|s=256;c=Natural Titanium;r=ROW|U793
iphone-15-pro-max|s=256;c=Blue Titanium;r=ROW|U7A3
iphone-16-pro|s=128;c=Black Titanium;r=CN|YLN3
iphone-16-pro|s=128;c=White Titanium;r=CN|YLP3
iphone-16-pro|s=128;c=Desert Titanium;r=CN|YLQ3
iphone-16-pro|s=128;c=Natural Titanium;r=CN|YLR3
iphone-16-pro|s=256;c=Black Titanium;r=CN|YLT3
iphone-16-pro|s=256;c=White Titanium;r=CN|YLU3
iphone-16-pro|s=256;c=Desert Titanium;r=CN|YLV3
iphone-16-pro|s=256;c=Natural Titanium;r=CN|YLW3
iphone-16-pro|s=512;c=Black Titanium;r=CN|YLX3
iphone-16-pro|s=512;c=White Titanium;r=CN|YLY3
iphone-16-pro|s=512;c=Desert Titanium;r=CN|YM23
iphone-16-pro|s=512;c=Natural Titanium;r=CN|YM43
iphone-16-pro|s=1024;c=Black Titanium;r=CN|YM53
iphone-16-pro|s=1024;c=White Titanium;r=CN|YM63
iphone-16-pro|s=1024;c=Desert Titanium;r=CN|YM73
iphone-16-pro|s=1024;c=Natural Titanium;r=CN|YM83
iphone-16-pro|s=128;c=Black Titanium;r=JP|YMV3
iphone-16-pro|s=128;c=White Titanium;r=JP|YMW3
iphone-16-pro|s=128;c=Desert Titanium;r=JP|YMX3
iphone-16-pro|s=128;c=Natural Titanium;r=JP|YMY3
iphone-16-pro|s=256;c=Black Titanium;r=JP|YN03
iphone-16-pro|s=256;c=White Titanium;r=JP|YN13
iphone-16-pro|s=256;c=Desert Titanium;r=JP|YN23
iphone-16-pro|s=256;c=Natural Titanium;r=JP|YN33
iphone-16-pro|s=512;c=Black Titanium;r=JP|YN43
iphone-16-pro|s=512;c=White Titanium;r=JP|YN53
iphone-16-pro|s=512;c=Desert Titanium;r=JP|YN63
iphone-16-pro|s=512;c=Natural Titanium;r=JP|YN73
iphone-16-pro|s=1024;c=Black Titanium;r=JP|YN83
iphone-16-pro|s=1024;c=White Titanium;r=JP|YN93
iphone-16-pro|s=1024;c=Desert Titanium;r=JP|YNA3
iphone-16-pro|s=1024;c=Natural Titanium;r=JP|YNC3
iphone-16-pro|s=128;c=Black Titanium;r=ROW|YND3
iphone-16-pro|s=128;c=White Titanium;r=ROW|YNE3
iphone-16-pro|s=128;c=Desert Titanium;r=ROW|YNF3
iphone-16-pro|s=128;c=Natural Titanium;r=ROW|YNG3
iphone-16-pro|s=256;c=Black Titanium;r=ROW|YNH3
iphone-16-pro|s=256;c=White Titanium;r=ROW|YNJ3
iphone-16-pro|s=256;c=Desert Titanium;r=ROW|YNK3
iphone-16-pro|s=256;c=Natural Titanium;r=ROW|YNL3
iphone-16-pro|s=512;c=Black Titanium;r=ROW|YNM3
iphone-16-pro|s=512;c=White Titanium;r=ROW|YNN3
iphone-16-pro|s=512;c=Desert Titanium;r=ROW|YNP3
iphone-16-pro|s=512;c=Natural Titanium;r=ROW|YNQ3
iphone-16-pro|s=1024;c=Black Titanium;r=ROW|YNR3
iphone-16-pro|s=1024;c=White Titanium;r=ROW|YNT3
iphone-16-pro|s=1024;c=Desert Titanium;r=ROW|YNW3
iphone-16-pro|s=1024;c=Natural Titanium;r=ROW|YNX3
iphone-16-pro-max|s=256;c=Black Titanium;r=CN|YTM3
iphone-16-pro-max|s=256;c=White Titanium;r=CN|YTN3
iphone-16-pro-max|s=256;c=Desert Titanium;r=CN|YTP3
iphone-16-pro-max|s=256;c=Natural Titanium;r=CN|YTQ3
iphone-16-pro-max|s=512;c=Black Titanium;r=CN|YTR3
iphone-16-pro-max|s=512;c=White Titanium;r=CN|YTT3
iphone-16-pro-max|s=512;c=Desert Titanium;r=CN|YTW3
iphone-16-pro-max|s=512;c=Natural Titanium;r=CN|YTX3
iphone-16-pro-max|s=1024;c=Black Titanium;r=CN|YTY3
iphone-16-pro-max|s=1024;c=White Titanium;r=CN|YW03
iphone-16-pro-max|s=1024;c=Desert Titanium;r=CN|YW13
iphone-16-pro-max|s=1024;c=Natural Titanium;r=CN|YW23
iphone-16-pro-max|s=256;c=Black Titanium;r=JP|YWG3
iphone-16-pro-max|s=256;c=White Titanium;r=JP|YWH3
iphone-16-pro-max|s=256;c=Desert Titanium;r=JP|YWJ3
iphone-16-pro-max|s=256;c=Natural Titanium;r=JP|YWK3
iphone-16-pro-max|s=512;c=Black Titanium;r=JP|YWL3
iphone-16-pro-max|s=512;c=White Titanium;r=JP|YWM3
iphone-16-pro-max|s=512;c=Desert Titanium;r=JP|YWN3
iphone-16-pro-max|s=512;c=Natural Titanium;r=JP|YWP3
iphone-16-pro-max|s=1024;c=Black Titanium;r=JP|YWQ3
iphone-16-pro-max|s=1024;c=White Titanium;r=JP|YWR3
iphone-16-pro-max|s=1024;c=Desert Titanium;r=JP|YWT3
iphone-16-pro-max|s=1024;c=Natural Titanium;r=JP|YWU3
iphone-16-pro-max|s=256;c=Black Titanium;r=ROW|YWV3
iphone-16-pro-max|s=256;c=White Titanium;r=ROW|YWW3
iphone-16-pro-max|s=256;c=Desert Titanium;r=ROW|YWX3
iphone-16-pro-max|s=256;c=Natural Titanium;r=ROW|YWY3
iphone-16-pro-max|s=512;c=Black Titanium;r=ROW|YX03
iphone-16-pro-max|s=512;c=White Titanium;r=ROW|YX13
iphone-16-pro-max|s=512;c=Desert Titanium;r=ROW|YX23
iphone-16-pro-max|s=512;c=Natural Titanium;r=ROW|YX33
iphone-16-pro-max|s=1024;c=Black Titanium;r=ROW|YX43
iphone-16-pro-max|s=1024;c=White Titanium;r=ROW|YX53
iphone-16-pro-max|s=1024;c=Desert Titanium;r=ROW|YX63
iphone-16-pro-max|s=1024;c=Natural Titanium;r=ROW|YX73
iphone-17|s=256;c=Black;r=JP|G674
iphone-17|s=256;c=White;r=JP|G684
iphone-17|s=256;c=Mist Blue;r=JP|G694
iphone-17|s=256;c=Lavender;r=JP|G6A4
iphone-17|s=256;c=Sage;r=JP|G6C4
iphone-17|s=512;c=Black;r=JP|G6D4
iphone-17|s=512;c=White;r=JP|G6E4
iphone-17|s=512;c=Mist Blue;r=JP|G6F4
iphone-17|s=512;c=Lavender;r=JP|G6G4
iphone-17|s=512;c=Sage;r=JP|G6H4
iphone-17|s=256;c=Black;r=ROW|G6J4
iphone-17|s=256;c=White;r=ROW|G6K4
iphone-17|s=256;c=Mist Blue;r=ROW|G6L4
iphone-17|s=256;c=Lavender;r=ROW|G6M4
iphone-17|s=256;c=Sage;r=ROW|G6N4
iphone-17|s=512;c=Black;r=ROW|G6P4
iphone-17|s=512;c=White;r=ROW|G6Q4
iphone-17|s=512;c=Mist Blue;r=ROW|G6T4
iphone-17|s=512;c=Lavender;r=ROW|G6U4
iphone-17|s=512;c=Sage;r=ROW|G6V4
iphone-17|s=256;c=Black;r=CN|G6W4
iphone-17|s=256;c=White;r=CN|G6X4
iphone-17|s=256;c=Mist Blue;r=CN|G6Y4
iphone-17|s=256;c=Lavender;r=CN|G704
iphone-17|s=256;c=Sage;r=CN|G714
iphone-17|s=512;c=Black;r=CN|G724
iphone-17|s=512;c=White;r=CN|G734
iphone-17|s=512;c=Mist Blue;r=CN|G744
iphone-17|s=512;c=Lavender;r=CN|G754
iphone-17|s=512;c=Sage;r=CN|G764
iphone-17-pro|s=256;c=Silver;r=JP|G854
iphone-17-pro|s=256;c=Cosmic Orange;r=JP|G864
iphone-17-pro|s=256;c=Deep Blue;r=JP|G874
iphone-17-pro|s=512;c=Silver;r=JP|G894
iphone-17-pro|s=512;c=Cosmic Orange;r=JP|G8A4
iphone-17-pro|s=512;c=Deep Blue;r=JP|G8C4
iphone-17-pro|s=1024;c=Silver;r=JP|G8D4
iphone-17-pro|s=1024;c=Cosmic Orange;r=JP|G8E4
iphone-17-pro|s=1024;c=Deep Blue;r=JP|G8F4
iphone-17-pro|s=256;c=Silver;r=ROW|G8G4
iphone-17-pro|s=256;c=Cosmic Orange;r=ROW|G8H4
iphone-17-pro|s=256;c=Deep Blue;r=ROW|G8J4
iphone-17-pro|s=512;c=Silver;r=ROW|G8K4
iphone-17-pro|s=512;c=Cosmic Orange;r=ROW|G8M4
iphone-17-pro|s=512;c=Deep Blue;r=ROW|G8N4
iphone-17-pro|s=1024;c=Silver;r=ROW|G8P4
iphone-17-pro|s=1024;c=Cosmic Orange;r=ROW|G8Q4
iphone-17-pro|s=1024;c=Deep Blue;r=ROW|G8R4
iphone-17-pro|s=256;c=Silver;r=CN|G8T4
iphone-17-pro|s=256;c=Cosmic Orange;r=CN|G8U4
iphone-17-pro|s=256;c=Deep Blue;r=CN|G8V4
iphone-17-pro|s=512;c=Silver;r=CN|G8W4
iphone-17-pro|s=512;c=Cosmic Orange;r=CN|G8X4
iphone-17-pro|s=512;c=Deep Blue;r=CN|G8Y4
iphone-17-pro|s=1024;c=Silver;r=CN|G904
iphone-17-pro|s=1024;c=Cosmic Orange;r=CN|G914
iphone-17-pro|s=1024;c=Deep Blue;r=CN|G924
iphone-17-pro-max|s=256;c=Silver;r=JP|FY84
iphone-17-pro-max|s=256;c=Cosmic Orange;r=JP|FY94
iphone-17-pro-max|s=256;c=Deep Blue;r=JP|FYA4
iphone-17-pro-max|s=512;c=Silver;r=JP|FYC4
iphone-17-pro-max|s=512;c=Cosmic Orange;r=JP|FYD4
iphone-17-pro-max|s=512;c=Deep Blue;r=JP|FYE4
iphone-17-pro-max|s=1024;c=Silver;r=JP|FYF4
iphone-17-pro-max|s=1024;c=Cosmic Orange;r=JP|FYG4
iphone-17-pro-max|s=1024;c=Deep Blue;r=JP|FYH4
iphone-17-pro-max|s=2048;c=Silver;r=JP|FYJ4
iphone-17-pro-max|s=2048;c=Cosmic Orange;r=JP|FYK4
iphone-17-pro-max|s=2048;c=Deep Blue;r=JP|FYL4
iphone-17-pro-max|s=256;c=Silver;r=ROW|FYM4
iphone-17-pro-max|s=256;c=Cosmic Orange;r=ROW|FYN4
iphone-17-pro-max|s=256;c=Deep Blue;r=ROW|FYP4
iphone-17-pro-max|s=512;c=Silver;r=ROW|FYQ4
iphone-17-pro-max|s=512;c=Cosmic Orange;r=ROW|FYT4
iphone-17-pro-max|s=512;c=Deep Blue;r=ROW|FYU4
iphone-17-pro-max|s=1024;c=Silver;r=ROW|FYV4
iphone-17-pro-max|s=1024;c=Cosmic Orange;r=ROW|FYW4
iphone-17-pro-max|s=1024;c=Deep Blue;r=ROW|FYX4
iphone-17-pro-max|s=2048;c=Silver;r=ROW|FYY4
iphone-17-pro-max|s=2048;c=Cosmic Orange;r=ROW|G004
iphone-17-pro-max|s=2048;c=Deep Blue;r=ROW|G014
iphone-17-pro-max|s=256;c=Silver;r=CN|G034
iphone-17-pro-max|s=256;c=Cosmic Orange;r=CN|G044
iphone-17-pro-max|s=256;c=Deep Blue;r=CN|G054
iphone-17-pro-max|s=512;c=Silver;r=CN|G064
iphone-17-pro-max|s=512;c=Cosmic Orange;r=CN|G074
iphone-17-pro-max|s=512;c=Deep Blue;r=CN|G084
iphone-17-pro-max|s=1024;c=Silver;r=CN|G094
iphone-17-pro-max|s=1024;c=Cosmic Orange;r=CN|G0A4
iphone-17-pro-max|s=1024;c=Deep Blue;r=CN|G0E4
iphone-17-pro-max|s=2048;c=Silver;r=CN|G0F4
iphone-17-pro-max|s=2048;c=Cosmic Orange;r=CN|G0G4
iphone-17-pro-max|s=2048;c=Deep Blue;r=CN|G0Q4
iphone-air|s=256;c=Space Black;r=JP|G274
iphone-air|s=256;c=Cloud White;r=JP|G284
iphone-air|s=256;c=Light Gold;r=JP|G294
iphone-air|s=256;c=Sky Blue;r=JP|G2A4
iphone-air|s=512;c=Space Black;r=JP|G2C4
iphone-air|s=512;c=Cloud White;r=JP|G2D4
iphone-air|s=512;c=Light Gold;r=JP|G2E4
iphone-air|s=512;c=Sky Blue;r=JP|G2F4
iphone-air|s=1024;c=Space Black;r=JP|G2G4
iphone-air|s=1024;c=Cloud White;r=JP|G2H4
iphone-air|s=1024;c=Light Gold;r=JP|G2J4
iphone-air|s=1024;c=Sky Blue;r=JP|G2K4
iphone-air|s=256;c=Space Black;r=ROW|G2L4
iphone-air|s=256;c=Cloud White;r=ROW|G2M4
iphone-air|s=256;c=Light Gold;r=ROW|G2N4
iphone-air|s=256;c=Sky Blue;r=ROW|G2P4
iphone-air|s=512;c=Space Black;r=ROW|G2Q4
iphone-air|s=512;c=Cloud White;r=ROW|G2T4
iphone-air|s=512;c=Light Gold;r=ROW|G2U4
iphone-air|s=512;c=Sky Blue;r=ROW|G2V4
iphone-air|s=1024;c=Space Black;r=ROW|G2W4
iphone-air|s=1024;c=Cloud White;r=ROW|G2X4
iphone-air|s=1024;c=Light Gold;r=ROW|G2Y4
iphone-air|s=1024;c=Sky Blue;r=ROW|G304
iphone-air|s=256;c=Space Black;r=CN|G314
iphone-air|s=256;c=Cloud White;r=CN|G334
iphone-air|s=256;c=Light Gold;r=CN|G344
iphone-air|s=256;c=Sky Blue;r=CN|G364
iphone-air|s=512;c=Space Black;r=CN|G374
iphone-air|s=512;c=Cloud White;r=CN|G394
iphone-air|s=512;c=Light Gold;r=CN|G3A4
iphone-air|s=512;c=Sky Blue;r=CN|G3C4
iphone-air|s=1024;c=Space Black;r=CN|G3D4
iphone-air|s=1024;c=Cloud White;r=CN|G3E4
iphone-air|s=1024;c=Light Gold;r=CN|G3F4
iphone-air|s=1024;c=Sky Blue;r=CN|G3G4
ipad-1st-generation|s=16;c=Black;a=A1219|B292
ipad-1st-generation|s=32;c=Black;a=A1219|B293
ipad-1st-generation|s=64;c=Black;a=A1219|B294
ipad-1st-generation|s=16;c=Black;a=A1337|C349
ipad-1st-generation|s=32;c=Black;a=A1337|C496
ipad-1st-generation|s=64;c=Black;a=A1337|C497
ipad-2|s=16;c=Black;i=iPad2,3;a=A1397|C755
ipad-2|s=32;c=Black;i=iPad2,3;a=A1397|C763
ipad-2|s=64;c=Black;i=iPad2,3;a=A1397|C764
ipad-2|s=16;c=Black;i=iPad2,1;a=A1395|C769
ipad-2|s=32;c=Black;i=iPad2,1;a=A1395|C770
ipad-2|s=16;c=Black;i=iPad2,2;a=A1396|C773 C957
ipad-2|s=32;c=Black;i=iPad2,2;a=A1396|C774
ipad-2|s=64;c=Black;i=iPad2,2;a=A1396|C775
ipad-2|s=64;c=Black;i=iPad2,1;a=A1395|C916
ipad-2|s=16;c=Black;i=iPad2,4;a=A1395|C954 C960 C988
ipad-2|s=16;c=White;i=iPad2,1;a=A1395|C979 D002
ipad-2|s=32;c=White;i=iPad2,1;a=A1395|C980
ipad-2|s=64;c=White;i=iPad2,1;a=A1395|C981
ipad-2|s=16;c=White;i=iPad2,2;a=A1396|C982 C992
ipad-2|s=32;c=White;i=iPad2,2;a=A1396|C983
ipad-2|s=64;c=White;i=iPad2,2;a=A1396|C984
ipad-2|s=16;c=White;i=iPad2,3;a=A1397|C985
ipad-2|s=32;c=White;i=iPad2,3;a=A1397|C986
ipad-2|s=64;c=White;i=iPad2,3;a=A1397|C987
ipad-2|s=16;c=White;i=iPad2,4;a=A1395|C989
ipad-3rd-generation|s=16;c=Black;i=iPad3,1;a=A1416|C705 D333
ipad-3rd-generation|s=32;c=Black;i=iPad3,1;a=A1416|C706 D334
ipad-3rd-generation|s=64;c=Black;i=iPad3,1;a=A1416|C707 D335
ipad-3rd-generation|s=16;c=Black;i=iPad3,2;a=A1403|C733
ipad-3rd-generation|s=32;c=Black;i=iPad3,2;a=A1403|C744
ipad-3rd-generation|s=64;c=Black;i=iPad3,2;a=A1403|C756
ipad-3rd-generation|s=16;c=White;i=iPad3,1;a=A1416|D328 D336
ipad-3rd-generation|s=32;c=White;i=iPad3,1;a=A1416|D329 D337
ipad-3rd-generation|s=64;c=White;i=iPad3,1;a=A1416|D330 D338
ipad-3rd-generation|s=16;c=White;i=iPad3,2;a=A1403|D363
ipad-3rd-generation|s=32;c=White;i=iPad3,2;a=A1403|D364
ipad-3rd-generation|s=64;c=White;i=iPad3,2;a=A1403|D365
ipad-3rd-generation|s=16;c=Black;i=iPad3,3;a=A1430|D366 D404
ipad-3rd-generation|s=32;c=Black;i=iPad3,3;a=A1430|D367 D405
ipad-3rd-generation|s=64;c=Black;i=iPad3,3;a=A1430|D368 D406
ipad-3rd-generation|s=16;c=White;i=iPad3,3;a=A1430|D369 D407
ipad-3rd-generation|s=32;c=White;i=iPad3,3;a=A1430|D370 D408
ipad-3rd-generation|s=64;c=White;i=iPad3,3;a=A1430|D371 D409
ipad-4th-generation|s=16;c=Black;i=iPad3,4;a=A1458|D510
ipad-4th-generation|s=32;c=Black;i=iPad3,4;a=A1458|D511
ipad-4th-generation|s=64;c=Black;i=iPad3,4;a=A1458|D512
ipad-4th-generation|s=16;c=White;i=iPad3,4;a=A1458|D513
ipad-4th-generation|s=32;c=White;i=iPad3,4;a=A1458|D514
ipad-4th-generation|s=64;c=White;i=iPad3,4;a=A1458|D515
ipad-4th-generation|s=16;c=Black;i=iPad3,5;a=A1459|D516 G932
ipad-4th-generation|s=32;c=Black;i=iPad3,5;a=A1459|D517
ipad-4th-generation|s=64;c=Black;i=iPad3,5;a=A1459|D518 D944
ipad-4th-generation|s=16;c=White;i=iPad3,5;a=A1459|D519 G942
ipad-4th-generation|s=32;c=White;i=iPad3,5;a=A1459|D520
ipad-4th-generation|s=64;c=White;i=iPad3,5;a=A1459|D521
ipad-4th-generation|s=16;c=Black;i=iPad3,6;a=A1460|D522 E195
ipad-4th-generation|s=32;c=Black;i=iPad3,6;a=A1460|D523 E196
ipad-4th-generation|s=64;c=Black;i=iPad3,6;a=A1460|D524 E197
ipad-4th-generation|s=16;c=White;i=iPad3,6;a=A1460|D525 E198
ipad-4th-generation|s=32;c=White;i=iPad3,6;a=A1460|D526 E199
ipad-4th-generation|s=64;c=White;i=iPad3,6;a=A1460|D527 E200
ipad-4th-generation|s=128;c=Black;i=iPad3,4;a=A1458|E392
ipad-4th-generation|s=128;c=White;i=iPad3,4;a=A1458|E393
ipad-4th-generation|s=128;c=Black;i=iPad3,5;a=A1459|E400
ipad-4th-generation|s=128;c=White;i=iPad3,5;a=A1459|E401
ipad-4th-generation|s=128;c=Black;i=iPad3,6;a=A1460|E406 E410
ipad-4th-generation|s=128;c=White;i=iPad3,6;a=A1460|E407 E411
ipad-mini-1st-generation|s=16;c=Black;i=iPad2,5;a=A1432|D528 F432
ipad-mini-1st-generation|s=32;c=Black;i=iPad2,5;a=A1432|D529
ipad-mini-1st-generation|s=64;c=Black;i=iPad2,5;a=A1432|D530
ipad-mini-1st-generation|s=16;c=White;i=iPad2,5;a=A1432|D531
ipad-mini-1st-generation|s=32;c=White;i=iPad2,5;a=A1432|D532
ipad-mini-1st-generation|s=64;c=White;i=iPad2,5;a=A1432|D533
ipad-mini-1st-generation|s=16;c=Black;i=iPad2,6;a=A1454|D534 E030 F442 F743
ipad-mini-1st-generation|s=32;c=Black;i=iPad2,6;a=A1454|D535 E031
ipad-mini-1st-generation|s=64;c=Black;i=iPad2,6;a=A1454|D536 E032
ipad-mini-1st-generation|s=16;c=White;i=iPad2,6;a=A1454|D537 E033 F746
ipad-mini-1st-generation|s=32;c=White;i=iPad2,6;a=A1454|D538 E034
ipad-mini-1st-generation|s=64;c=White;i=iPad2,6;a=A1454|D539 E035
ipad-mini-1st-generation|s=16;c=Black;i=iPad2,7;a=A1455|D540 E215 F450 F453
ipad-mini-1st-generation|s=32;c=Black;i=iPad2,7;a=A1455|D541 E216
ipad-mini-1st-generation|s=64;c=Black;i=iPad2,7;a=A1455|D542 E217
ipad-mini-1st-generation|s=16;c=White;i=iPad2,7;a=A1455|D543 E218
ipad-mini-1st-generation|s=32;c=White;i=iPad2,7;a=A1455|D544 E219
ipad-mini-1st-generation|s=64;c=White;i=iPad2,7;a=A1455|D545 E220
ipad-air-1st-generation|s=16;c=Space Gray;i=iPad4,1;a=A1474|D785
ipad-air-1st-generation|s=32;c=Space Gray;i=iPad4,1;a=A1474|D786
ipad-air-1st-generation|s=64;c=Space Gray;i=iPad4,1;a=A1474|D787
ipad-air-1st-generation|s=16;c=Silver;i=iPad4,1;a=A1474|D788
ipad-air-1st-generation|s=32;c=Silver;i=iPad4,1;a=A1474|D789
ipad-air-1st-generation|s=64;c=Silver;i=iPad4,1;a=A1474|D790
ipad-air-1st-generation|s=16;c=Space Gray;i=iPad4,2;a=A1475|D791 E991 E993 F020 F496
ipad-air-1st-generation|s=32;c=Space Gray;i=iPad4,2;a=A1475|D792 F003 F004 F024 F520
ipad-air-1st-generation|s=64;c=Space Gray;i=iPad4,2;a=A1475|D793 F009 F010 F026 F534
ipad-air-1st-generation|s=16;c=Silver;i=iPad4,2;a=A1475|D794 E997 E999 F021 F502
ipad-air-1st-generation|s=32;c=Silver;i=iPad4,2;a=A1475|D795 F025 F527 F529 F532
ipad-air-1st-generation|s=64;c=Silver;i=iPad4,2;a=A1475|D796 F012 F013 F027 F539
ipad-air-1st-generation|s=16;c=Space Gray;i=iPad4,3;a=A1476|D797
ipad-air-1st-generation|s=32;c=Space Gray;i=iPad4,3;a=A1476|D798
ipad-air-1st-generation|s=64;c=Space Gray;i=iPad4,3;a=A1476|D799
ipad-air-1st-generation|s=128;c=Space Gray;i=iPad4,1;a=A1474|E898
ipad-air-1st-generation|s=128;c=Silver;i=iPad4,1;a=A1474|E906
ipad-air-1st-generation|s=128;c=Space Gray;i=iPad4,2;a=A1475|E987 F015 F016 F028 F558
ipad-air-1st-generation|s=128;c=Silver;i=iPad4,2;a=A1475|E988 F018 F019 F029 F563
ipad-air-1st-generation|s=16;c=Silver;i=iPad4,3;a=A1476|F230
ipad-air-1st-generation|s=32;c=Silver;i=iPad4,3;a=A1476|F233
ipad-air-1st-generation|s=64;c=Silver;i=iPad4,3;a=A1476|F234
ipad-air-1st-generation|s=128;c=Space Gray;i=iPad4,3;a=A1476|F235
ipad-air-1st-generation|s=128;c=Silver;i=iPad4,3;a=A1476|F236
ipad-mini-2|s=16;c=Space Gray;i=iPad4,4;a=A1489|E276
ipad-mini-2|s=32;c=Space Gray;i=iPad4,4;a=A1489|E277
ipad-mini-2|s=64;c=Space Gray;i=iPad4,4;a=A1489|E278
ipad-mini-2|s=16;c=Silver;i=iPad4,4;a=A1489|E279
ipad-mini-2|s=32;c=Silver;i=iPad4,4;a=A1489|E280
ipad-mini-2|s=64;c=Silver;i=iPad4,4;a=A1489|E281
ipad-mini-2|s=16;c=Space Gray;i=iPad4,5;a=A1490|E800 F066 F069 F070 F078 F519
ipad-mini-2|s=16;c=Silver;i=iPad4,5;a=A1490|E814 E818 F074 F075 F076 F544
ipad-mini-2|s=32;c=Space Gray;i=iPad4,5;a=A1490|E820 F080 F081 F082 F552
ipad-mini-2|s=32;c=Silver;i=iPad4,5;a=A1490|E824 F083 F084 F085 F569
ipad-mini-2|s=64;c=Space Gray;i=iPad4,5;a=A1490|E828 F086 F087 F088 F575
ipad-mini-2|s=64;c=Silver;i=iPad4,5;a=A1490|E832 F089 F090 F091 F580
ipad-mini-2|s=128;c=Space Gray;i=iPad4,5;a=A1490|E836 F116 F117 F118 F585
ipad-mini-2|s=128;c=Silver;i=iPad4,5;a=A1490|E840 F120 F121 F123 F594
ipad-mini-2|s=128;c=Space Gray;i=iPad4,4;a=A1489|E856
ipad-mini-2|s=128;c=Silver;i=iPad4,4;a=A1489|E860
ipad-mini-2|s=128;c=Space Gray;i=iPad4,6;a=A1491|F243
ipad-mini-2|s=128;c=Silver;i=iPad4,6;a=A1491|F244
ipad-mini-2|s=64;c=Space Gray;i=iPad4,6;a=A1491|F245
ipad-mini-2|s=64;c=Silver;i=iPad4,6;a=A1491|F246
ipad-mini-2|s=16;c=Space Gray;i=iPad4,6;a=A1491|F247
ipad-mini-2|s=16;c=Silver;i=iPad4,6;a=A1491|F248
ipad-mini-2|s=32;c=Space Gray;i=iPad4,6;a=A1491|F251
ipad-mini-2|s=32;c=Silver;i=iPad4,6;a=A1491|F252
ipad-air-2|s=16;c=Space Gray;i=iPad5,4;a=A1567|GGX2 GH62 H2U2
ipad-air-2|s=16;c=Silver;i=iPad5,4;a=A1567|GHC2 H2V2
ipad-air-2|s=64;c=Space Gray;i=iPad5,4;a=A1567|GHX2 GJY2 H2M2
ipad-air-2|s=64;c=Silver;i=iPad5,4;a=A1567|GHY2 GK02 H2N2
ipad-air-2|s=64;c=Space Gray;i=iPad5,3;a=A1566|GKL2
ipad-air-2|s=64;c=Silver;i=iPad5,3;a=A1566|GKM2
ipad-air-2|s=16;c=Space Gray;i=iPad5,3;a=A1566|GL12
ipad-air-2|s=16;c=Silver;i=iPad5,3;a=A1566|GLW2
ipad-air-2|s=128;c=Space Gray;i=iPad5,3;a=A1566|GTX2
ipad-air-2|s=128;c=Silver;i=iPad5,3;a=A1566|GTY2
ipad-air-2|s=128;c=Space Gray;i=iPad5,4;a=A1567|GWL2 H312
ipad-air-2|s=128;c=Silver;i=iPad5,4;a=A1567|GWM2 H322
ipad-air-2|s=16;c=Gold;i=iPad5,3;a=A1566|H0W2
ipad-air-2|s=64;c=Gold;i=iPad5,4;a=A1567|H172 H2P2 HWP2
ipad-air-2|s=64;c=Gold;i=iPad5,3;a=A1566|H182
ipad-air-2|s=16;c=Gold;i=iPad5,4;a=A1567|H1C2 H2W2
ipad-air-2|s=128;c=Gold;i=iPad5,4;a=A1567|H1G2 H2D2 H332
ipad-air-2|s=128;c=Gold;i=iPad5,3;a=A1566|H1J2
ipad-air-2|s=32;c=Space Gray;i=iPad5,3;a=A1566|NV22
ipad-air-2|s=32;c=Silver;i=iPad5,3;a=A1566|NV62
ipad-air-2|s=32;c=Gold;i=iPad5,3;a=A1566|NV72
ipad-air-2|s=32;c=Space Gray;i=iPad5,4;a=A1567|NW12
ipad-air-2|s=32;c=Silver;i=iPad5,4;a=A1567|NW22
ipad-air-2|s=32;c=Gold;i=iPad5,4;a=A1567|NW32
ipad-mini-3|s=64;c=Space Gray;i=iPad4,7;a=A1599|GGQ2
ipad-mini-3|s=64;c=Silver;i=iPad4,7;a=A1599|GGT2
ipad-mini-3|s=16;c=Space Gray;i=iPad4,9;a=A1601|GHV2 GPV2
ipad-mini-3|s=16;c=Silver;i=iPad4,9;a=A1601|GHW2 GPW2
ipad-mini-3|s=64;c=Space Gray;i=iPad4,9;a=A1601|GJ02 GQ02
ipad-mini-3|s=64;c=Silver;i=iPad4,9;a=A1601|GJ12 GQ12
ipad-mini-3|s=128;c=Space Gray;i=iPad4,9;a=A1601|GJ22 GQ22
ipad-mini-3|s=128;c=Silver;i=iPad4,9;a=A1601|GJ32 GQ32
ipad-mini-3|s=16;c=Space Gray;i=iPad4,7;a=A1599|GNR2
ipad-mini-3|s=16;c=Silver;i=iPad4,7;a=A1599|GNV2
ipad-mini-3|s=128;c=Space Gray;i=iPad4,7;a=A1599|GP32
ipad-mini-3|s=128;c=Silver;i=iPad4,7;a=A1599|GP42
ipad-mini-3|s=64;c=Gold;i=iPad4,7;a=A1599|GY92
ipad-mini-3|s=16;c=Gold;i=iPad4,7;a=A1599|GYE2
ipad-mini-3|s=128;c=Gold;i=iPad4,7;a=A1599|GYK2
ipad-mini-3|s=64;c=Gold;i=iPad4,9;a=A1601|GYN2 GYW2
ipad-mini-3|s=16;c=Gold;i=iPad4,9;a=A1601|GYR2 GYY2
ipad-mini-3|s=128;c=Gold;i=iPad4,9;a=A1601|GYU2 H012
ipad-mini-3|s=16;c=Gold;i=iPad4,8;a=A1600|H0F2 H3G2
ipad-mini-3|s=64;c=Space Gray;i=iPad4,8;a=A1600|H372
ipad-mini-3|s=64;c=Silver;i=iPad4,8;a=A1600|H382
ipad-mini-3|s=64;c=Gold;i=iPad4,8;a=A1600|H392
ipad-mini-3|s=16;c=Space Gray;i=iPad4,8;a=A1600|H3E2
ipad-mini-3|s=16;c=Silver;i=iPad4,8;a=A1600|H3F2
ipad-mini-3|s=128;c=Space Gray;i=iPad4,8;a=A1600|H3L2
ipad-mini-3|s=128;c=Silver;i=iPad4,8;a=A1600|H3M2
ipad-mini-3|s=128;c=Gold;i=iPad4,8;a=A1600|H3N2
ipad-mini-4|s=16;c=Space Gray;i=iPad5,1;a=A1538|K6J2
ipad-mini-4|s=16;c=Silver;i=iPad5,1;a=A1538|K6K2
ipad-mini-4|s=16;c=Gold;i=iPad5,1;a=A1538|K6L2
ipad-mini-4|s=16;c=Silver;i=iPad5,2;a=A1550|K702 K7X2 K872
ipad-mini-4|s=16;c=Gold;i=iPad5,2;a=A1550|K712 K882
ipad-mini-4|s=64;c=Space Gray;i=iPad5,2;a=A1550|K722 K892
ipad-mini-4|s=64;c=Silver;i=iPad5,2;a=A1550|K732 K8A2
ipad-mini-4|s=64;c=Gold;i=iPad5,2;a=A1550|K752 K8C2
ipad-mini-4|s=128;c=Space Gray;i=iPad5,2;a=A1550|K762 K8D2
ipad-mini-4|s=128;c=Silver;i=iPad5,2;a=A1550|K772 K8E2
ipad-mini-4|s=128;c=Gold;i=iPad5,2;a=A1550|K782 K8F2
ipad-mini-4|s=16;c=Space Gray;i=iPad5,2;a=A1550|K7L2 K862
ipad-mini-4|s=64;c=Space Gray;i=iPad5,1;a=A1538|K9G2
ipad-mini-4|s=64;c=Silver;i=iPad5,1;a=A1538|K9H2
ipad-mini-4|s=64;c=Gold;i=iPad5,1;a=A1538|K9J2
ipad-mini-4|s=128;c=Space Gray;i=iPad5,1;a=A1538|K9N2
ipad-mini-4|s=128;c=Silver;i=iPad5,1;a=A1538|K9P2
ipad-mini-4|s=128;c=Gold;i=iPad5,1;a=A1538|K9Q2
ipad-mini-4|s=32;c=Silver;i=iPad5,2;a=A1550|NWF2 NWQ2
ipad-mini-4|s=32;c=Gold;i=iPad5,2;a=A1550|NWG2 NWR2
ipad-mini-4|s=32;c=Space Gray;i=iPad5,2;a=A1550|NWP2
ipad-mini-4|s=32;c=Space Gray;i=iPad5,1;a=A1538|NY12
ipad-mini-4|s=32;c=Silver;i=iPad5,1;a=A1538|NY22
ipad-mini-4|s=32;c=Gold;i=iPad5,1;a=A1538|NY32
ipad-pro-12-9-inch-1st-generation|s=32;c=Space Gray;i=iPad6,7;a=A1584|L0F2
ipad-pro-12-9-inch-1st-generation|s=32;c=Silver;i=iPad6,7;a=A1584|L0G2
ipad-pro-12-9-inch-1st-generation|s=32;c=Gold;i=iPad6,7;a=A1584|L0H2
ipad-pro-12-9-inch-1st-generation|s=128;c=Space Gray;i=iPad6,7;a=A1584|L0N2
ipad-pro-12-9-inch-1st-generation|s=128;c=Silver;i=iPad6,7;a=A1584|L0Q2
ipad-pro-12-9-inch-1st-generation|s=128;c=Gold;i=iPad6,7;a=A1584|L0R2
ipad-pro-12-9-inch-1st-generation|s=256;c=Space Gray;i=iPad6,7;a=A1584|L0T2
ipad-pro-12-9-inch-1st-generation|s=256;c=Silver;i=iPad6,7;a=A1584|L0U2
ipad-pro-12-9-inch-1st-generation|s=256;c=Gold;i=iPad6,7;a=A1584|L0V2
ipad-pro-12-9-inch-1st-generation|s=128;c=Space Gray;i=iPad6,8;a=A1652|L2I2 L3K2
ipad-pro-12-9-inch-1st-generation|s=128;c=Silver;i=iPad6,8;a=A1652|L2J2 L3N2 L3O2
ipad-pro-12-9-inch-1st-generation|s=128;c=Gold;i=iPad6,8;a=A1652|L2K2 L3P2 L3Q2
ipad-pro-12-9-inch-1st-generation|s=256;c=Space Gray;i=iPad6,8;a=A1652|L2L2 L3T2
ipad-pro-12-9-inch-1st-generation|s=256;c=Silver;i=iPad6,8;a=A1652|L2M2 L3W2
ipad-pro-12-9-inch-1st-generation|s=256;c=Gold;i=iPad6,8;a=A1652|L2N2 L3Z2 L412
ipad-pro-9-7-inch|s=32;c=Space Gray;i=iPad6,3;a=A1673|LMN2
ipad-pro-9-7-inch|s=32;c=Silver;i=iPad6,3;a=A1673|LMP2
ipad-pro-9-7-inch|s=32;c=Gold;i=iPad6,3;a=A1673|LMQ2
ipad-pro-9-7-inch|s=128;c=Space Gray;i=iPad6,3;a=A1673|LMV2
ipad-pro-9-7-inch|s=128;c=Silver;i=iPad6,3;a=A1673|LMW2
ipad-pro-9-7-inch|s=128;c=Gold;i=iPad6,3;a=A1673|LMX2
ipad-pro-9-7-inch|s=256;c=Space Gray;i=iPad6,3;a=A1673|LMY2
ipad-pro-9-7-inch|s=256;c=Silver;i=iPad6,3;a=A1673|LN02
ipad-pro-9-7-inch|s=256;c=Gold;i=iPad6,3;a=A1673|LN12
ipad-pro-9-7-inch|s=32;c=Space Gray;i=iPad6,4|LPW2
ipad-pro-9-7-inch|s=32;c=Silver;i=iPad6,4|LPX2
ipad-pro-9-7-inch|s=32;c=Gold;i=iPad6,4|LPY2
ipad-pro-9-7-inch|s=128;c=Space Gray;i=iPad6,4|LQ32
ipad-pro-9-7-inch|s=128;c=Silver;i=iPad6,4|LQ42
ipad-pro-9-7-inch|s=128;c=Gold;i=iPad6,4|LQ52
ipad-pro-9-7-inch|s=256;c=Space Gray;i=iPad6,4|LQ62
ipad-pro-9-7-inch|s=256;c=Silver;i=iPad6,4|LQ72
ipad-pro-9-7-inch|s=256;c=Gold;i=iPad6,4|LQ82
ipad-pro-9-7-inch|s=32;c=Rose Gold;i=iPad6,4|LYJ2
ipad-pro-9-7-inch|s=128;c=Rose Gold;i=iPad6,4|LYL2
ipad-pro-9-7-inch|s=256;c=Rose Gold;i=iPad6,4|LYM2
ipad-pro-9-7-inch|c=Rose Gold;i=iPad6,3;a=A1673|M172
ipad-pro-9-7-inch|s=256;c=Rose Gold;i=iPad6,3;a=A1673|M1A2
ipad-5th-generation|s=32;c=Space Gray;i=iPad6,12;a=A1823|P1J2 P242
ipad-5th-generation|s=32;c=Silver;i=iPad6,12;a=A1823|P1L2 P252
ipad-5th-generation|s=128;c=Space Gray;i=iPad6,12;a=A1823|P262 P2D2
ipad-5th-generation|s=128;c=Silver;i=iPad6,12;a=A1823|P272 P2E2
ipad-5th-generation|s=32;c=Space Gray;i=iPad6,11;a=A1822|P2F2
ipad-5th-generation|s=32;c=Silver;i=iPad6,11;a=A1822|P2G2
ipad-5th-generation|s=128;c=Space Gray;i=iPad6,11;a=A1822|P2H2
ipad-5th-generation|s=128;c=Silver;i=iPad6,11;a=A1822|P2J2
ipad-5th-generation|s=32;c=Gold;i=iPad6,12;a=A1823|PG42 PGA2
ipad-5th-generation|s=128;c=Gold;i=iPad6,12;a=A1823|PG52 PGC2
ipad-5th-generation|s=32;c=Gold;i=iPad6,11;a=A1822|PGT2
ipad-5th-generation|s=128;c=Gold;i=iPad6,11;a=A1822|PGW2
ipad-pro-10-5-inch|s=256;c=Space Gray;i=iPad7,3;a=A1701|PDY2
ipad-pro-10-5-inch|s=256;c=Silver;i=iPad7,3;a=A1701|PF02
ipad-pro-10-5-inch|s=256;c=Gold;i=iPad7,3;a=A1701|PF12
ipad-pro-10-5-inch|s=256;c=Rose Gold;i=iPad7,3;a=A1701|PF22
ipad-pro-10-5-inch|s=512;c=Space Gray;i=iPad7,3;a=A1701|PGH2
ipad-pro-10-5-inch|s=512;c=Silver;i=iPad7,3;a=A1701|PGJ2
ipad-pro-10-5-inch|s=512;c=Gold;i=iPad7,3;a=A1701|PGK2
ipad-pro-10-5-inch|s=512;c=Rose Gold;i=iPad7,3;a=A1701|PGL2
ipad-pro-10-5-inch|s=256;c=Space Gray;i=iPad7,4;a=A1709|PHG2
ipad-pro-10-5-inch|s=256;c=Silver;i=iPad7,4;a=A1709|PHH2
ipad-pro-10-5-inch|s=256;c=Gold;i=iPad7,4;a=A1709|PHJ2
ipad-pro-10-5-inch|s=256;c=Rose Gold;i=iPad7,4;a=A1709|PHK2
ipad-pro-10-5-inch|s=512;c=Space Gray;i=iPad7,4;a=A1709|PME2
ipad-pro-10-5-inch|s=512;c=Silver;i=iPad7,4;a=A1709|PMF2
ipad-pro-10-5-inch|s=512;c=Gold;i=iPad7,4;a=A1709|PMG2
ipad-pro-10-5-inch|s=512;c=Rose Gold;i=iPad7,4;a=A1709|PMH2
ipad-pro-10-5-inch|s=64;c=Space Gray;i=iPad7,3;a=A1701|QDT2
ipad-pro-10-5-inch|s=64;c=Silver;i=iPad7,3;a=A1701|QDW2
ipad-pro-10-5-inch|s=64;c=Gold;i=iPad7,3;a=A1701|QDX2
ipad-pro-10-5-inch|s=64;c=Rose Gold;i=iPad7,3;a=A1701|QDY2
ipad-pro-10-5-inch|s=64;c=Space Gray;i=iPad7,4;a=A1709|QEY2
ipad-pro-10-5-inch|s=64;c=Silver;i=iPad7,4;a=A1709|QF02
ipad-pro-10-5-inch|s=64;c=Gold;i=iPad7,4;a=A1709|QF12
ipad-pro-10-5-inch|s=64;c=Rose Gold;i=iPad7,4;a=A1709|QF22
ipad-pro-12-9-inch-2nd-generation|s=256;c=Space Gray;i=iPad7,1;a=A1670|P6G2
ipad-pro-12-9-inch-2nd-generation|s=256;c=Silver;i=iPad7,1;a=A1670|P6H2
ipad-pro-12-9-inch-2nd-generation|s=256;c=Gold;i=iPad7,1;a=A1670|P6J2
ipad-pro-12-9-inch-2nd-generation|s=256;c=Space Gray;i=iPad7,2|PA42
ipad-pro-12-9-inch-2nd-generation|s=256;c=Silver;i=iPad7,2|PA52
ipad-pro-12-9-inch-2nd-generation|s=256;c=Gold;i=iPad7,2|PA62
ipad-pro-12-9-inch-2nd-generation|s=512;c=Space Gray;i=iPad7,1;a=A1670|PKY2
ipad-pro-12-9-inch-2nd-generation|s=512;c=Silver;i=iPad7,1;a=A1670|PL02
ipad-pro-12-9-inch-2nd-generation|s=512;c=Gold;i=iPad7,1;a=A1670|PL12
ipad-pro-12-9-inch-2nd-generation|s=512;c=Space Gray;i=iPad7,2|PLJ2
ipad-pro-12-9-inch-2nd-generation|s=512;c=Silver;i=iPad7,2|PLK2
ipad-pro-12-9-inch-2nd-generation|s=512;c=Gold;i=iPad7,2|PLL2
ipad-pro-12-9-inch-2nd-generation|s=64;c=Space Gray;i=iPad7,1;a=A1670|QDA2
ipad-pro-12-9-inch-2nd-generation|s=64;c=Silver;i=iPad7,1;a=A1670|QDC2
ipad-pro-12-9-inch-2nd-generation|s=64;c=Gold;i=iPad7,1;a=A1670|QDD2
ipad-pro-12-9-inch-2nd-generation|s=64;c=Space Gray;i=iPad7,2|QED2
ipad-pro-12-9-inch-2nd-generation|s=64;c=Silver;i=iPad7,2|QEE2
ipad-pro-12-9-inch-2nd-generation|s=64;c=Gold;i=iPad7,2|QEF2
ipad-6th-generation|s=32;c=Space Gray;i=iPad7,6;a=A1954|R6Y2
ipad-6th-generation|s=32;c=Silver;i=iPad7,6;a=A1954|R702
ipad-6th-generation|s=128;c=Space Gray;i=iPad7,6;a=A1954|R7C2
ipad-6th-generation|s=128;c=Silver;i=iPad7,6;a=A1954|R7D2
ipad-6th-generation|s=32;c=Space Gray;i=iPad7,5;a=A1893|R7F2
ipad-6th-generation|s=32;c=Silver;i=iPad7,5;a=A1893|R7G2
ipad-6th-generation|s=128;c=Space Gray;i=iPad7,5;a=A1893|R7J2
ipad-6th-generation|s=128;c=Silver;i=iPad7,5;a=A1893|R7K2
ipad-6th-generation|s=32;c=Gold;i=iPad7,5;a=A1893|RJN2
ipad-6th-generation|s=128;c=Gold;i=iPad7,5;a=A1893|RJP2
ipad-6th-generation|s=32;c=Gold;i=iPad7,6;a=A1954|RM52
ipad-6th-generation|s=128;c=Gold;i=iPad7,6;a=A1954|RM82
ipad-pro-11-inch-1st-generation|s=64;c=Space Gray;i=iPad8,1;a=A1980|TXN2
ipad-pro-11-inch-1st-generation|s=64;c=Silver;i=iPad8,1;a=A1980|TXP2
ipad-pro-11-inch-1st-generation|s=256;c=Space Gray;i=iPad8,1;a=A1980|TXQ2
ipad-pro-11-inch-1st-generation|s=256;c=Silver;i=iPad8,1;a=A1980|TXR2
ipad-pro-11-inch-1st-generation|s=512;c=Space Gray;i=iPad8,1;a=A1980|TXT2
ipad-pro-11-inch-1st-generation|s=512;c=Silver;i=iPad8,1;a=A1980|TXU2
ipad-pro-11-inch-1st-generation|s=1024;c=Space Gray;i=iPad8,2;a=A1980|TXV2
ipad-pro-11-inch-1st-generation|s=1024;c=Silver;i=iPad8,2;a=A1980|TXW2
ipad-pro-11-inch-1st-generation|s=64;c=Space Gray;i=iPad8,3;a=A1934|U0M2
ipad-pro-11-inch-1st-generation|s=64;c=Space Gray;i=iPad8,3;a=A1979|U0Q2
ipad-pro-11-inch-1st-generation|s=64;c=Space Gray;i=iPad8,3;a=A2013|U0T2
ipad-pro-11-inch-1st-generation|s=64;c=Silver;i=iPad8,3;a=A1934|U0U2
ipad-pro-11-inch-1st-generation|s=64;c=Silver;i=iPad8,3;a=A1979|U0X2
ipad-pro-11-inch-1st-generation|s=64;c=Silver;i=iPad8,3;a=A2013|U0Y2
ipad-pro-11-inch-1st-generation|s=256;c=Space Gray;i=iPad8,3;a=A1934|U102
ipad-pro-11-inch-1st-generation|s=256;c=Space Gray;i=iPad8,3;a=A1979|U152
ipad-pro-11-inch-1st-generation|s=256;c=Space Gray;i=iPad8,3;a=A2013|U162
ipad-pro-11-inch-1st-generation|s=256;c=Silver;i=iPad8,3;a=A1934|U172
ipad-pro-11-inch-1st-generation|s=256;c=Silver;i=iPad8,3;a=A1979|U1C2
ipad-pro-11-inch-1st-generation|s=256;c=Silver;i=iPad8,3;a=A2013|U1D2
ipad-pro-11-inch-1st-generation|s=512;c=Space Gray;i=iPad8,3;a=A1934|U1F2
ipad-pro-11-inch-1st-generation|s=512;c=Space Gray;i=iPad8,3;a=A1979|U1J2
ipad-pro-11-inch-1st-generation|s=512;c=Space Gray;i=iPad8,3;a=A2013|U1K2
ipad-pro-11-inch-1st-generation|s=512;c=Silver;i=iPad8,3;a=A1934|U1M2
ipad-pro-11-inch-1st-generation|s=512;c=Silver;i=iPad8,3;a=A1979|U1T2
ipad-pro-11-inch-1st-generation|s=512;c=Silver;i=iPad8,3;a=A2013|U1U2
ipad-pro-11-inch-1st-generation|s=1024;c=Space Gray;i=iPad8,4;a=A1934|U1V2
ipad-pro-11-inch-1st-generation|s=1024;c=Space Gray;i=iPad8,4;a=A1979|U1Y2
ipad-pro-11-inch-1st-generation|s=1024;c=Space Gray;i=iPad8,4;a=A2013|U202
ipad-pro-11-inch-1st-generation|s=1024;c=Silver;i=iPad8,4;a=A1934|U222
ipad-pro-11-inch-1st-generation|s=1024;c=Silver;i=iPad8,4;a=A1979|U272
ipad-pro-11-inch-1st-generation|s=1024;c=Silver;i=iPad8,4;a=A2013|U282
ipad-pro-12-9-inch-3rd-generation|s=64;c=Space Gray;i=iPad8,5;a=A1876|TEL2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Silver;i=iPad8,5;a=A1876|TEM2
ipad-pro-12-9-inch-3rd-generation|s=256;c=Space Gray;i=iPad8,5;a=A1876|TFL2
ipad-pro-12-9-inch-3rd-generation|s=256;c=Silver;i=iPad8,5;a=A1876|TFN2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Space Gray;i=iPad8,5;a=A1876|TFP2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Silver;i=iPad8,5;a=A1876|TFQ2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Space Gray;i=iPad8,6;a=A1876|TFR2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Silver;i=iPad8,6;a=A1876|TFT2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Space Gray;i=iPad8,7;a=A1895|THJ2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Space Gray;i=iPad8,7;a=A1983|THM2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Space Gray;i=iPad8,7;a=A2014|THN2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Silver;i=iPad8,7;a=A1895|THP2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Silver;i=iPad8,7;a=A1983|THT2
ipad-pro-12-9-inch-3rd-generation|s=64;c=Silver;i=iPad8,7;a=A2014|THU2
ipad-pro-12-9-inch-3rd-generation|s=256;c=Space Gray;i=iPad8,7;a=A1895|THV2
ipad-pro-12-9-inch-3rd-generation|s=256;c=Space Gray;i=iPad8,7;a=A1983|THY2
ipad-pro-12-9-inch-3rd-generation|s=256;c=Space Gray;i=iPad8,7;a=A2014|TJ02
ipad-pro-12-9-inch-3rd-generation|s=256;c=Silver;i=iPad8,7;a=A1895|TJ62
ipad-pro-12-9-inch-3rd-generation|s=256;c=Silver;i=iPad8,7;a=A1983|TJ92
ipad-pro-12-9-inch-3rd-generation|s=256;c=Silver;i=iPad8,7;a=A2014|TJA2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Space Gray;i=iPad8,7;a=A1895|TJD2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Space Gray;i=iPad8,7;a=A1983|TJG2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Space Gray;i=iPad8,7;a=A2014|TJH2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Silver;i=iPad8,7;a=A1895|TJJ2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Silver;i=iPad8,7;a=A1983|TJM2
ipad-pro-12-9-inch-3rd-generation|s=512;c=Silver;i=iPad8,7;a=A2014|TJN2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Space Gray;i=iPad8,8;a=A1895|TJP2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Space Gray;i=iPad8,8;a=A1983|TJT2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Space Gray;i=iPad8,8;a=A2014|TJU2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Silver;i=iPad8,8;a=A1895|TJV2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Silver;i=iPad8,8;a=A1983|TJY2
ipad-pro-12-9-inch-3rd-generation|s=1024;c=Silver;i=iPad8,8;a=A2014|TL02
ipad-air-3rd-generation|s=64;c=Space Gray;i=iPad11,3;a=A2152|UUJ2
ipad-air-3rd-generation|s=64;c=Silver;i=iPad11,3;a=A2152|UUK2
ipad-air-3rd-generation|s=64;c=Gold;i=iPad11,3;a=A2152|UUL2
ipad-air-3rd-generation|s=256;c=Space Gray;i=iPad11,3;a=A2152|UUQ2
ipad-air-3rd-generation|s=256;c=Silver;i=iPad11,3;a=A2152|UUR2
ipad-air-3rd-generation|s=256;c=Gold;i=iPad11,3;a=A2152|UUT2
ipad-air-3rd-generation|s=64;c=Space Gray;i=iPad11,4|V0D2 V152
ipad-air-3rd-generation|s=64;c=Silver;i=iPad11,4|V0E2 V162
ipad-air-3rd-generation|s=64;c=Gold;i=iPad11,4|V0F2 V172
ipad-air-3rd-generation|s=256;c=Space Gray;i=iPad11,4|V0N2 V1D2
ipad-air-3rd-generation|s=256;c=Silver;i=iPad11,4|V0P2 V1F2
ipad-air-3rd-generation|s=256;c=Gold;i=iPad11,4|V0Q2 V1G2
ipad-mini-5th-generation|s=64;c=Space Gray;i=iPad11,1;a=A2133|UQW2
ipad-mini-5th-generation|s=64;c=Silver;i=iPad11,1;a=A2133|UQX2
ipad-mini-5th-generation|s=64;c=Gold;i=iPad11,1;a=A2133|UQY2
ipad-mini-5th-generation|s=256;c=Space Gray;i=iPad11,1;a=A2133|UU32
ipad-mini-5th-generation|s=256;c=Silver;i=iPad11,1;a=A2133|UU52
ipad-mini-5th-generation|s=256;c=Gold;i=iPad11,1;a=A2133|UU62
ipad-mini-5th-generation|s=64;c=Space Gray;i=iPad11,2|UX52 UXF2
ipad-mini-5th-generation|s=64;c=Silver;i=iPad11,2|UX62 UXG2
ipad-mini-5th-generation|s=64;c=Gold;i=iPad11,2|UX72 UXH2
ipad-mini-5th-generation|s=256;c=Space Gray;i=iPad11,2|UXC2 UXM2
ipad-mini-5th-generation|s=256;c=Silver;i=iPad11,2|UXD2 UXN2
ipad-mini-5th-generation|s=256;c=Gold;i=iPad11,2|UXE2 UXP2
ipad-7th-generation|s=32;c=Space Gray;i=iPad7,12|W6A2 W6P2 W6W2
ipad-7th-generation|s=32;c=Silver;i=iPad7,12|W6C2 W6Q2 W6X2
ipad-7th-generation|s=32;c=Gold;i=iPad7,12|W6D2 W6R2 W6Y2
ipad-7th-generation|s=128;c=Space Gray;i=iPad7,12|W6E2 W6T2 W702
ipad-7th-generation|s=128;c=Silver;i=iPad7,12|W6F2 W6U2 W712
ipad-7th-generation|s=128;c=Gold;i=iPad7,12|W6G2 W6V2 W722
ipad-7th-generation|s=32;c=Space Gray;i=iPad7,11;a=A2197|W742
ipad-7th-generation|s=32;c=Silver;i=iPad7,11;a=A2197|W752
ipad-7th-generation|s=32;c=Gold;i=iPad7,11;a=A2197|W762
ipad-7th-generation|s=128;c=Space Gray;i=iPad7,11;a=A2197|W772
ipad-7th-generation|s=128;c=Silver;i=iPad7,11;a=A2197|W782
ipad-7th-generation|s=128;c=Gold;i=iPad7,11;a=A2197|W792
ipad-pro-11-inch-2nd-generation|s=256;c=Space Gray;i=iPad8,9;a=A2228|XDC2
ipad-pro-11-inch-2nd-generation|s=256;c=Silver;i=iPad8,9;a=A2228|XDD2
ipad-pro-11-inch-2nd-generation|s=512;c=Space Gray;i=iPad8,9;a=A2228|XDE2
ipad-pro-11-inch-2nd-generation|s=512;c=Silver;i=iPad8,9;a=A2228|XDF2
ipad-pro-11-inch-2nd-generation|s=1024;c=Space Gray;i=iPad8,9;a=A2228|XDG2
ipad-pro-11-inch-2nd-generation|s=1024;c=Silver;i=iPad8,9;a=A2228|XDH2
ipad-pro-11-inch-2nd-generation|s=256;c=Space Gray;i=iPad8,10|XE42 XEW2
ipad-pro-11-inch-2nd-generation|s=256;c=Silver;i=iPad8,10|XE52 XEX2
ipad-pro-11-inch-2nd-generation|s=512;c=Space Gray;i=iPad8,10|XE62 XEY2
ipad-pro-11-inch-2nd-generation|s=512;c=Silver;i=iPad8,10|XE72 XF02
ipad-pro-11-inch-2nd-generation|s=1024;c=Space Gray;i=iPad8,10|XE82 XF12
ipad-pro-11-inch-2nd-generation|s=1024;c=Silver;i=iPad8,10|XE92 XF22
ipad-pro-11-inch-2nd-generation|s=128;c=Space Gray;i=iPad8,9;a=A2228|Y232
ipad-pro-11-inch-2nd-generation|s=128;c=Silver;i=iPad8,9;a=A2228|Y252
ipad-pro-11-inch-2nd-generation|s=128;c=Space Gray;i=iPad8,10|Y2V2 Y332
ipad-pro-11-inch-2nd-generation|s=128;c=Silver;i=iPad8,10|Y2W2 Y342
ipad-pro-12-9-inch-4th-generation|s=256;c=Space Gray;i=iPad8,11;a=A2229|XAT2
ipad-pro-12-9-inch-4th-generation|s=256;c=Silver;i=iPad8,11;a=A2229|XAU2
ipad-pro-12-9-inch-4th-generation|s=512;c=Space Gray;i=iPad8,11;a=A2229|XAV2
ipad-pro-12-9-inch-4th-generation|s=512;c=Silver;i=iPad8,11;a=A2229|XAW2
ipad-pro-12-9-inch-4th-generation|s=1024;c=Space Gray;i=iPad8,11;a=A2229|XAX2
ipad-pro-12-9-inch-4th-generation|s=1024;c=Silver;i=iPad8,11;a=A2229|XAY2
ipad-pro-12-9-inch-4th-generation|s=256;c=Space Gray;i=iPad8,12|XF52 XFX2
ipad-pro-12-9-inch-4th-generation|s=256;c=Silver;i=iPad8,12|XF62 XFY2
ipad-pro-12-9-inch-4th-generation|s=512;c=Space Gray;i=iPad8,12|XF72 XG02
ipad-pro-12-9-inch-4th-generation|s=512;c=Silver;i=iPad8,12|XF82 XG12
ipad-pro-12-9-inch-4th-generation|s=1024;c=Space Gray;i=iPad8,12|XF92 XG22
ipad-pro-12-9-inch-4th-generation|s=1024;c=Silver;i=iPad8,12|XFA2 XG32
ipad-pro-12-9-inch-4th-generation|s=128;c=Space Gray;i=iPad8,11;a=A2229|Y2H2
ipad-pro-12-9-inch-4th-generation|s=128;c=Silver;i=iPad8,11;a=A2229|Y2J2
ipad-pro-12-9-inch-4th-generation|s=128;c=Space Gray;i=iPad8,12|Y3C2 Y3J2
ipad-pro-12-9-inch-4th-generation|s=128;c=Silver;i=iPad8,12|Y3D2 Y3K2
ipad-8th-generation|s=32;c=Space Gray;i=iPad11,6;a=A2270|YL92
ipad-8th-generation|s=32;c=Silver;i=iPad11,6;a=A2270|YLA2
ipad-8th-generation|s=32;c=Gold;i=iPad11,6;a=A2270|YLC2
ipad-8th-generation|s=128;c=Space Gray;i=iPad11,6;a=A2270|YLD2
ipad-8th-generation|s=128;c=Silver;i=iPad11,6;a=A2270|YLE2
ipad-8th-generation|s=128;c=Gold;i=iPad11,6;a=A2270|YLF2
ipad-8th-generation|s=32;c=Space Gray;i=iPad11,7|YMH2 YN32
ipad-8th-generation|s=32;c=Silver;i=iPad11,7|YMJ2 YN52
ipad-8th-generation|s=32;c=Gold;i=iPad11,7|YMK2 YN62
ipad-8th-generation|s=128;c=Space Gray;i=iPad11,7|YML2 YN72
ipad-8th-generation|s=128;c=Silver;i=iPad11,7|YMM2 YN82
ipad-8th-generation|s=128;c=Gold;i=iPad11,7|YMN2 YN92
ipad-air-4th-generation|s=64;c=Space Gray;i=iPad13,1;a=A2316|YFM2
ipad-air-4th-generation|s=64;c=Silver;i=iPad13,1;a=A2316|YFN2
ipad-air-4th-generation|s=64;c=Rose Gold;i=iPad13,1;a=A2316|YFP2
ipad-air-4th-generation|s=64;c=Sky Blue;i=iPad13,1;a=A2316|YFQ2
ipad-air-4th-generation|s=64;c=Green;i=iPad13,1;a=A2316|YFR2
ipad-air-4th-generation|s=256;c=Space Gray;i=iPad13,1;a=A2316|YFT2
ipad-air-4th-generation|s=256;c=Silver;i=iPad13,1;a=A2316|YFW2
ipad-air-4th-generation|s=256;c=Rose Gold;i=iPad13,1;a=A2316|YFX2
ipad-air-4th-generation|s=256;c=Sky Blue;i=iPad13,1;a=A2316|YFY2
ipad-air-4th-generation|s=256;c=Green;i=iPad13,1;a=A2316|YG02
ipad-air-4th-generation|s=64;c=Space Gray;i=iPad13,2|YGW2 YHX2
ipad-air-4th-generation|s=64;c=Silver;i=iPad13,2|YGX2 YHY2
ipad-air-4th-generation|s=64;c=Rose Gold;i=iPad13,2|YGY2 YJ02
ipad-air-4th-generation|s=64;c=Sky Blue;i=iPad13,2|YH02 YJ12
ipad-air-4th-generation|s=64;c=Green;i=iPad13,2|YH12 YJ22
ipad-air-4th-generation|s=256;c=Space Gray;i=iPad13,2|YH22 YJ32
ipad-air-4th-generation|s=256;c=Silver;i=iPad13,2|YH42 YJ42
ipad-air-4th-generation|s=256;c=Rose Gold;i=iPad13,2|YH52 YJ52
ipad-air-4th-generation|s=256;c=Sky Blue;i=iPad13,2|YH62 YJ62
ipad-air-4th-generation|s=256;c=Green;i=iPad13,2|YH72 YJ72
ipad-9th-generation|s=64;c=Space Gray;i=iPad12,1;a=A2602|K2K3
ipad-9th-generation|s=64;c=Silver;i=iPad12,1;a=A2602|K2L3
ipad-9th-generation|s=256;c=Space Gray;i=iPad12,1;a=A2602|K2N3
ipad-9th-generation|s=256;c=Silver;i=iPad12,1;a=A2602|K2P3
ipad-9th-generation|s=64;c=Space Gray;i=iPad12,2|K473 K663
ipad-9th-generation|s=64;c=Silver;i=iPad12,2|K493 K673
ipad-9th-generation|s=256;c=Space Gray;i=iPad12,2|K4E3 K693
ipad-9th-generation|s=256;c=Silver;i=iPad12,2|K4H3 K6A3
ipad-mini-6th-generation|s=64;c=Space Gray;i=iPad14,1;a=A2567|K7M3
ipad-mini-6th-generation|s=64;c=Starlight;i=iPad14,1;a=A2567|K7P3
ipad-mini-6th-generation|s=64;c=Purple;i=iPad14,1;a=A2567|K7R3
ipad-mini-6th-generation|s=256;c=Space Gray;i=iPad14,1;a=A2567|K7T3
ipad-mini-6th-generation|s=256;c=Starlight;i=iPad14,1;a=A2567|K7V3
ipad-mini-6th-generation|s=256;c=Purple;i=iPad14,1;a=A2567|K7X3
ipad-mini-6th-generation|s=64;c=Space Gray;i=iPad14,2|K893
ipad-mini-6th-generation|s=64;c=Starlight;i=iPad14,2|K8C3
ipad-mini-6th-generation|s=64;c=Purple;i=iPad14,2|K8E3
ipad-mini-6th-generation|s=256;c=Space Gray;i=iPad14,2|K8F3
ipad-mini-6th-generation|s=256;c=Starlight;i=iPad14,2|K8H3
ipad-mini-6th-generation|s=256;c=Purple;i=iPad14,2|K8K3
ipad-mini-6th-generation|s=64;c=Pink;i=iPad14,1;a=A2567|LWL3
ipad-mini-6th-generation|s=256;c=Pink;i=iPad14,1;a=A2567|LWR3
ipad-mini-6th-generation|s=64;c=Pink;i=iPad14,2|LX43
ipad-mini-6th-generation|s=256;c=Pink;i=iPad14,2|LX93
ipad-air-5th-generation|s=64;c=Space Gray;i=iPad13,17|M6R3 M753
ipad-air-5th-generation|s=64;c=Pink;i=iPad13,17|M6T3
ipad-air-5th-generation|s=64;c=Blue;i=iPad13,17|M6U3 M773
ipad-air-5th-generation|s=64;c=Starlight;i=iPad13,17|M6V3 M783
ipad-air-5th-generation|s=256;c=Space Gray;i=iPad13,17|M713 M7E3
ipad-air-5th-generation|s=256;c=Pink;i=iPad13,17|M723 M7F3
ipad-air-5th-generation|s=256;c=Blue;i=iPad13,17|M733 M7G3
ipad-air-5th-generation|s=256;c=Starlight;i=iPad13,17|M743 M7H3
ipad-air-5th-generation|s=64;c=Space Gray;i=iPad13,16;a=A2588|M9C3
ipad-air-5th-generation|s=64;c=Pink;i=iPad13,16;a=A2588|M9D3
ipad-air-5th-generation|s=64;c=Blue;i=iPad13,16;a=A2588|M9E3
ipad-air-5th-generation|s=64;c=Starlight;i=iPad13,16;a=A2588|M9F3
ipad-air-5th-generation|s=256;c=Space Gray;i=iPad13,16;a=A2588|M9L3
ipad-air-5th-generation|c=Pink|M9M3
ipad-air-5th-generation|s=256;c=Blue;i=iPad13,16;a=A2588|M9N3
ipad-air-5th-generation|s=256;c=Starlight;i=iPad13,16;a=A2588|M9P3
ipad-air-5th-generation|s=64;c=Purple|ME23
ipad-air-5th-generation|s=256;c=Purple|ME63
ipad-air-5th-generation|s=64;c=Purple;i=iPad13,17|ME93
ipad-air-5th-generation|s=256;c=Purple;i=iPad13,17|MED3
macbook-pro-15-inch-early-2008||B133 B134
macbook-pro-17-inch-early-2008||B166
macbook-pro-15-inch-late-2008||B470 B471
macbook-13-inch-early-2009||B881
mac-pro-early-2009||B535 B871
mac-mini-early-2009||B463 B464
macbook-pro-17-inch-early-2009||B604
imac-20-inch-early-2009||B417 C019
imac-24-inch-early-2009||B418 B419
macbook-13-inch-mid-2009||C240
macbook-air-mid-2009||C233 C234
macbook-pro-13-inch-mid-2009||B990 B991
macbook-pro-15-inch-2-53ghz-mid-2009||C118
macbook-pro-15-inch-mid-2009||B985 B986
macbook-pro-17-inch-mid-2009||C226
mac-mini-late-2009||C238 C239 C408
macbook-13-inch-late-2009||C207
imac-21-5-inch-late-2009||B950 C413
imac-27-inch-late-2009|i=iMac10,1|B952 B953
macbook-pro-13-inch-mid-2010||C374 C375
macbook-pro-15-inch-mid-2010||C371 C372 C373
macbook-pro-17-inch-mid-2010||C024
macbook-13-inch-mid-2010||C516
mac-mini-mid-2010||C270 C438
mac-pro-mid-2010||C250 C560 C561
imac-21-5-inch-mid-2010||C508 C509
imac-27-inch-mid-2010||C510 C511
macbook-air-11-inch-late-2010||C505 C506
macbook-air-13-inch-late-2010||C503 C504
mac-pro-server-mid-2010||C915
macbook-pro-13-inch-early-2011||C700 C724
macbook-pro-15-inch-early-2011||C721 C723
macbook-pro-17-inch-early-2011||C725
imac-21-5-inch-mid-2011||C309 C812
imac-27-inch-mid-2011||C813 C814
mac-mini-mid-2011||C815 C816 C936
macbook-air-11-inch-mid-2011||C968 C969
macbook-air-13-inch-mid-2011||C965 C966
macbook-pro-13-inch-late-2011||D313 D314
macbook-pro-15-inch-late-2011||D318 D322
macbook-pro-17-inch-late-2011||D311
mac-pro-mid-2012||D770 D771
mac-pro-server-mid-2012||D772
macbook-air-11-inch-mid-2012||D223 D224
macbook-air-13-inch-mid-2012||D231 D232
macbook-pro-13-inch-mid-2012||D101 D102
macbook-pro-15-inch-mid-2012||D103 D104
mac-mini-late-2012||D387 D388 D389
macbook-pro-retina-13-inch-late-2012||D212 D213
imac-21-5-inch-late-2012||D093 D094
imac-27-inch-late-2012||D095 D096
macbook-pro-retina-13-inch-early-2013||D212 E662
macbook-pro-retina-15-inch-early-2013||E664 E665
macbook-air-11-inch-mid-2013||D711 D712
macbook-air-13-inch-mid-2013||D760 D761
imac-21-5-inch-late-2013|i=iMac14,1|E086 E087
imac-27-inch-late-2013||E088
mac-pro-late-2013||D878 E253
macbook-pro-retina-13-inch-late-2013||E864 E865 E866
macbook-pro-retina-15-inch-late-2013||E293 E294
macbook-air-11-inch-early-2014|x=B|D711 D712
macbook-air-13-inch-early-2014|x=B|D760 D761
imac-21-5-inch-mid-2014||F883 G022
macbook-pro-retina-13-inch-mid-2014||GX72 GX82 GX92
macbook-pro-retina-15-inch-mid-2014||GXA2 GXC2
mac-mini-late-2014||GEM2 GEN2 GEQ2
imac-retina-5k-27-inch-late-2014||F886
macbook-retina-12-inch-early-2015||F855 F865 JY32 JY42 K4M2 K4N2
macbook-air-11-inch-early-2015||JVM2 JVP2
macbook-air-13-inch-early-2015||JVE2 JVG2 MGF2 MGG2
macbook-pro-retina-13-inch-early-2015||F839 F840 F841 F843
macbook-pro-retina-15-inch-mid-2015||JLQ2 JLT2 JLU2
imac-retina-5k-27-inch-mid-2015||F885
imac-21-5-inch-late-2015|i=iMac16,1|K142 K442
imac-retina-4k-21-5-inch-late-2015||K452
imac-retina-5k-27-inch-late-2015||K462 K472 K482
macbook-retina-12-inch-early-2016||LH72 LH82 LHA2 LHC2 LHE2 LHF2 MGL2 MGM2
macbook-pro-13-inch-2016-four-thunderbolt-3-ports||LH12 LVP2 NQF2 NQG2 PDK2 PDL2
macbook-pro-13-inch-2016-two-thunderbolt-3-ports||LL42 LUQ2
macbook-pro-15-inch-2016||LH32 LH42 LH52 LW72 LW82 LW92
macbook-air-13-inch-2017||QD32 QD42 QD52
macbook-retina-12-inch-2017||NYF2 NYG2 NYH2 NYJ2 NYK2 NYL2 NYM2 NYN2
macbook-pro-13-inch-2017-four-thunderbolt-3-ports||PXV2 PXW2 PXX2 PXY2 Q002 Q012
macbook-pro-13-inch-2017-two-thunderbolt-3-ports||PXQ2 PXR2 PXT2 PXU2
macbook-pro-15-inch-2017||PTR2 PTT2 PTU2 PTV2 PTW2 PTX2
imac-21-5-inch-2017||HK03 MQA2
imac-retina-4k-21-5-inch-2017||NDY2 NE02
imac-retina-5k-27-inch-2017||NE92 NEA2 NED2
imac-pro-2017||HLV3 Q2Y2
macbook-pro-13-inch-2018-four-thunderbolt-3-ports||R9Q2 R9R2 R9T2 R9U2 R9V2
macbook-pro-15-inch-2018|i=MacBookPro15,1|R932 R942 R952 R962 R972 UQH2
mac-mini-2018||RTR2 RTT2 XNF2 XNG2
macbook-air-retina-13-inch-2018||RE82 RE92 REA2 REC2 REE2 REF2 UQT2 UQU2 UQV2
imac-retina-4k-21-5-inch-2019||HK23 RT32 RT42
imac-retina-5k-27-inch-2019||RQY2 RR02 RR12
macbook-pro-13-inch-2019-four-thunderbolt-3-ports||V962 V972 V982 V992 V9A2
macbook-pro-15-inch-2019||V902 V912 V922 V932 V942 V952
macbook-air-retina-13-inch-2019||VFH2 VFJ2 VFK2 VFL2 VFM2 VFN2 VH62 VH82
macbook-pro-13-inch-2019-two-thunderbolt-3-ports||UHN2 UHP2 UHQ2 UHR2
macbook-pro-13-inch-2019-two-thunderbolt-3-ports|x=B|UHR2
macbook-pro-16-inch-2019||VVJ2 VVK2 VVL2 VVM2
macbook-air-retina-13-inch-2020||VH22 VH42 VH52 WTJ2 WTK2 WTL2
macbook-pro-13-inch-2020-four-thunderbolt-3-ports||WP42 WP52 WP62 WP72 WP82
macbook-pro-13-inch-2020-two-thunderbolt-3-ports||XK32 XK52 XK62 XK72
imac-retina-5k-27-inch-2020||XWT2 XWU2 XWV2
mac-mini-m1-2020||GNR3 GNT3
macbook-air-m1-2020||GN63 GN73 GN93 GNA3 GND3 GNE3
macbook-pro-13-inch-m1-2020||YD83 YD92 YDA2 YDC2
imac-24-inch-m1-2021|i=iMac21,1|GPC3 GPD3 GPF3 GPG3 GPH3 GPJ3 GPK3 GPL3 GPM3 GPN3 GPP3 GPQ3 GPR3 GPT3
imac-24-inch-m1-2021|i=iMac21,2|GTF3 JV83 JV93 JVA3
macbook-pro-14-inch-2021||KGP3 KGQ3 KGR3 KGT3
macbook-pro-16-inch-2021||K183 K193 K1A3 K1E3 K1F3 K1H3
mac-studio-2022|i=Mac13,1|JMV2
mac-studio-2022|i=Mac13,2|JMW3
macbook-pro-13-inch-m2-2022||NEH3 NEJ3 NEP3 NEQ3
macbook-air-m2-2022||LXW3 LXX3 LXY3 LY03 LY13 LY23 LY33 LY43
mac-mini-2023|i=Mac14,3|MFJ3 MFK3
mac-mini-2023|i=Mac14,12|NH73
macbook-pro-14-inch-2023||PHE3 PHF3 PHG3 PHH3 PHJ3 PHK3
macbook-pro-16-inch-2023||NW83 NW93 NWC3 NWD3 NWF3 NWG3 NWJ3 NWK3
mac-studio-2023|i=Mac14,14|QH63
mac-studio-2023|i=Mac14,13|QH73
macbook-air-15-inch-m2-2023||QKP3 QKQ3 QKR3 QKT3 QKU3 QKV3 QKW3 QKX3
macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023||RX33 RX43 RX53 RX63 RX73 RX83
macbook-pro-14-inch-m3-nov-2023||R7J3 R7K3 RX23 TL73 TL83 TLC3 XE03 XE13
macbook-pro-16-inch-nov-2023||RW13 RW23 RW33 RW43 RW63 RW73 UW63 UW73
imac-24-inch-2023-four-ports||QRJ3 QRK3 QRL3 QRM3 QRN3 QRP3 QRQ3 QRR3 QRT3 QRU3 QRV3 QRW3 QRX3 QRY3
imac-24-inch-2023-two-ports||QR93 QRA3 QRC3 QRD3
macbook-air-13-inch-m3-2024||RXN3 RXP3 RXQ3 RXR3 RXT3 RXU3 RXV3 RXW3 XCR3 XCT3 XCU3 XCV3
macbook-air-15-inch-m3-2024||RYM3 RYN3 RYP3 RYQ3 RYR3 RYT3 RYU3 RYV3 XD13 XD23 XD33 XD43
mac-mini-2024||CX44 CYT4 DAP4 DAQ4 DAY4 U9D3 U9E3
macbook-pro-14-inch-m4-pro-or-m4-max-2024||X2E3 X2F3 X2G3 X2H3 X2J3 X2K3 XE63
macbook-pro-14-inch-m4-2024||CX04 CX14 W2U3 W2V3 W2W3 W2X3 XCM3 XCN3
macbook-pro-16-inch-2024||X2T3 X2U3 X2V3 X2W3 X2X3 X2Y3 X303 X313
imac-24-inch-2024-four-ports||CR24 D2P4 D2Q4 D2T4 D2U4 D2V4 D2W4 D2X4 D2Y4 D3A4 D3D4 D3E4 D3F4 D3G4 D3H4 WUU3 WUV3 WUW3 WUX3 WUY3 WV03 WV13 WV33 WV43 WV53 WV63 WV73 WV83 WV93 WVA3 WVC3 WVD3 WVE3 WVF3 WVG3 WVH3 WVJ3 WVK3 WVL3 WVN3 WVP3 WVQ3 WVR3
imac-24-inch-2024-two-ports||WUD3 WUE3 WUF3 WUG3 WUH3 WUJ3 WUK3 WUL3 WUN3 WUP3 WUQ3 WUR3 WUT3
apple-watch-1st-generation|c=Silver;i=Watch1,1;a=A1553;z=38;t=Aluminum|J2T2 J2U2 J2V2 J2W2 LCF2 LCG2 ME92 MF02 MF12 MF22 MF32
apple-watch-1st-generation|c=Space Gray;i=Watch1,1;a=A1553;z=38;t=Aluminum|J2X2 MF62
apple-watch-1st-generation|c=Silver;i=Watch1,1;a=A1553;z=38;t=Stainless Steel|J2Y2 J302 J312 J322 J332 J362 J3A2 J3E2 JYK2 LC02 LC22 LC32 LCL2 LCN2 LCP2 LE62 LLD2 MF82 MF92 MFD2 MFH2 MFK2
apple-watch-1st-generation|c=Space Black;i=Watch1,1;a=A1553;z=38;t=Stainless Steel|J3F2 LCK2
apple-watch-1st-generation|c=Yellow Gold;i=Watch1,1;a=A1553;z=38;t=Gold|J3G2 KL52
apple-watch-1st-generation|c=Rose Gold;i=Watch1,1;a=A1553;z=38;t=Gold|J3K2 J3L2 J8P2
apple-watch-1st-generation|c=Silver;i=Watch1,2;z=42;t=Aluminum|J3N2 J3P2 J3Q2 J3R2 LC42 LC52 MED2 MFE2 MFL2 MFM2 MFN2
apple-watch-1st-generation|c=Space Gray;i=Watch1,2;z=42;t=Aluminum|J3T2 MFR2
apple-watch-1st-generation|c=Silver;i=Watch1,2;z=42;t=Stainless Steel|J3U2 J3V2 J3X2 J3Y2 J402 J432 J452 J472 JYN2 LC92 LCC2 LCD2 LCE2 LFA2 LFC2 LLE2 MFU2 MFV2 MFX2 MG02
apple-watch-1st-generation|c=Space Black;i=Watch1,2;z=42;t=Stainless Steel|J482 LC82 MG22
apple-watch-1st-generation|c=Rose Gold;i=Watch1,2;z=42;t=Gold|J4A2 LE52
apple-watch-1st-generation|c=Yellow Gold;i=Watch1,2;z=42;t=Gold|J8Q2 JVT2 KL62 LFH2
apple-watch-1st-generation|c=Rose Gold;i=Watch1,2;z=42;t=Aluminum|LC62 MFP2
apple-watch-1st-generation|c=Gold;i=Watch1,2;z=42;t=Aluminum|LC72 MEE2 MFQ2
apple-watch-1st-generation|c=Rose Gold;i=Watch1,1;a=A1553;z=38;t=Aluminum|LCH2 MF42
apple-watch-1st-generation|c=Gold;i=Watch1,1;a=A1553;z=38;t=Aluminum|LCJ2 MEC2 MF52
apple-watch-series-1|c=Silver;i=Watch2,6;a=A1802;z=38;t=Aluminum|NNG2
apple-watch-series-1|c=Rose Gold;i=Watch2,6;a=A1802;z=38;t=Aluminum|NNH2
apple-watch-series-1|c=Gold;i=Watch2,6;a=A1802;z=38;t=Aluminum|NNJ2 Q102
apple-watch-series-1|c=Silver;i=Watch2,7;a=A1803;z=42;t=Aluminum|NNL2
apple-watch-series-1|c=Rose Gold;i=Watch2,7;a=A1803;z=42;t=Aluminum|NNM2 Q112
apple-watch-series-1|c=Gold;i=Watch2,7;a=A1803;z=42;t=Aluminum|NNN2 Q122
apple-watch-series-1|c=Space Gray;i=Watch2,6;a=A1802;z=38;t=Aluminum|P022
apple-watch-series-1|c=Space Gray;i=Watch2,7;a=A1803;z=42;t=Aluminum|P032
apple-watch-series-2|c=Silver;i=Watch2,3;z=38;t=Aluminum|NNQ2 NNW2 NNX2 NYP2 Q172
apple-watch-series-2|c=Silver;i=Watch2,4;z=42;t=Aluminum|NNT2 NPJ2 NPK2 NYQ2 Q192
apple-watch-series-2|c=Rose Gold;i=Watch2,3;z=38;t=Aluminum|NNY2 NP02
apple-watch-series-2|c=Gold;i=Watch2,3;z=38;t=Aluminum|NP22 NP32 Q132
apple-watch-series-2|c=Silver;i=Watch2,3;z=38;t=Stainless Steel|NP42 NP52 NP62 NP72 NP82 NP92 NPA2 NQ52 NQ62 NQ72 NQ82 NQ92 Q1F2
apple-watch-series-2|c=Space Black;i=Watch2,3;z=38;t=Stainless Steel|NPD2 NPE2 P492
apple-watch-series-2|c=White;i=Watch2,3;z=38;t=Ceramic|NPF2
apple-watch-series-2|c=Rose Gold;i=Watch2,4;z=42;t=Aluminum|NPL2 NPM2 Q142
apple-watch-series-2|c=Gold;i=Watch2,4;z=42;t=Aluminum|NPN2 NPP2 Q152
apple-watch-series-2|c=White;i=Watch2,4;z=42;t=Ceramic|NPQ2
apple-watch-series-2|c=Silver;i=Watch2,4;z=42;t=Stainless Steel|NPR2 NPT2 NPU2 NPV2 NPW2 NQ02 NQ22 NQ32 NQC2
apple-watch-series-2|c=Space Black;i=Watch2,4;z=42;t=Stainless Steel|NQ12 P4A2
apple-watch-series-2|c=Space Gray;i=Watch2,3;z=38;t=Aluminum|NYX2 P052 P082 P0D2 Q162
apple-watch-series-2|c=Space Gray;i=Watch2,4;z=42;t=Aluminum|NYY2 P062 P072 P0A2 Q182
apple-watch-series-3|c=Silver;i=Watch3,1;z=38;t=Aluminum|QJN2 QJR2 QKF2 QKJ2 QL52 QL72 QM72 QM92 QQE2 QQH2 QR42 QR62
apple-watch-series-3|c=Space Gray;i=Watch3,1;z=38;t=Aluminum|QJP2 QJT2 QKK2 QL62 QL82 QM82 QMA2 QQF2 QQJ2 QR52 QR72 R2W2 R2Y2 R332
apple-watch-series-3|c=Gold;i=Watch3,1;z=38;t=Aluminum|QJQ2 QJU2 QKH2 QKL2 QQG2 QQK2
apple-watch-series-3|c=Silver;i=Watch3,1;z=38;t=Stainless Steel|QJV2 QLJ2 QLK2 QLM2 QLN2 QLV2 QML2 QMM2 QMP2 QMQ2 QQL2 QRA2 QRE2 QRF2 R1F2 R1N2 R212
apple-watch-series-3|c=Space Black;i=Watch3,1;z=38;t=Stainless Steel|QJW2 QLW2 QQM2 R1H2 R1Q2 R222
apple-watch-series-3|c=White;i=Watch3,1;z=38;t=Ceramic|QJY2 QM32 QQP2
apple-watch-series-3|c=Gray;i=Watch3,1;z=38;t=Ceramic|QK02 QM42 QQQ2
apple-watch-series-3|c=Silver;i=Watch3,2;z=42;t=Aluminum|QK12 QK52 QKM2 QKQ2 QLC2 QLE2 QME2 QMG2 QQR2 QQV2 QRG2 QRJ2
apple-watch-series-3|c=Space Gray;i=Watch3,2;z=42;t=Aluminum|QK22 QK62 QKR2 QLD2 QLF2 QMF2 QMH2 QQT2 QQW2 QRH2 QRK2 R2X2 R302 R342
apple-watch-series-3|c=Gold;i=Watch3,2;z=42;t=Aluminum|QK32 QK72 QKP2 QKT2 QQU2 QQX2
apple-watch-series-3|c=Silver;i=Watch3,2;z=42;t=Stainless Steel|QK82 QLP2 QLQ2 QLR2 QLT2 QLU2 QLY2 QMR2 QMT2 QMU2 QMV2 QMW2 QQY2 QRN2 QRP2 QRQ2 QRR2 QRT2 QX62 QX72 R1J2 R1U2 R232
apple-watch-series-3|c=Space Black;i=Watch3,2;z=42;t=Stainless Steel|QK92 QM02 QR02 R1L2 R1V2 R242
apple-watch-series-3|c=White;i=Watch3,2;z=42;t=Ceramic|QKD2 QM52 QR22
apple-watch-series-3|c=Gray;i=Watch3,2;z=42;t=Ceramic|QKE2 QM62 QR32
apple-watch-series-3|c=Space Gray;t=Aluminum|QKN2
apple-watch-series-3|c=Silver;i=Watch3,3;a=A1858;z=38;t=Aluminum|QKU2 QKX2
apple-watch-series-3|c=Space Gray;i=Watch3,3;a=A1858;z=38;t=Aluminum|QKV2 QKY2 R352
apple-watch-series-3|c=Gold;i=Watch3,3;a=A1858;z=38;t=Aluminum|QKW2
apple-watch-series-3|c=Silver;i=Watch3,4;a=A1859;z=42;t=Aluminum|QL02 QL32
apple-watch-series-3|c=Space Gray;i=Watch3,4;a=A1859;z=42;t=Aluminum|QL12 QL42 R362
apple-watch-series-3|c=Gold;i=Watch3,4;a=A1859;z=42;t=Aluminum|QL22
apple-watch-series-3|c=Silver;t=Stainless Steel|QX92
apple-watch-series-4|c=Silver;i=Watch4,3;z=40;t=Aluminum|TUD2 TUF2 TV92 TVA2 TVC2 TX62 TX72 TXF2
apple-watch-series-4|c=Space Gray;i=Watch4,3;z=40;t=Aluminum|TUG2 TVD2 TVF2 TX82 TX92 TXG2 TXH2
apple-watch-series-4|c=Gold;i=Watch4,3;z=40;t=Aluminum|TUJ2 TUK2 TVG2 TVH2
apple-watch-series-4|c=Silver;i=Watch4,3;z=40;t=Stainless Steel|TUL2 TUM2 TVJ2 TVK2 U6M2 U6N2 U6P2 U6Q2 U6R2 U6Y2 U702 U712 U722 U732 U7K2 U7L2
apple-watch-series-4|i=Watch4,3;z=40|TUN2
apple-watch-series-4|c=Space Black;i=Watch4,3;z=40;t=Stainless Steel|TUQ2 TVL2 TVM2
apple-watch-series-4|c=Gold;i=Watch4,3;z=40;t=Stainless Steel|TUR2 TUT2 TVN2 TVQ2
apple-watch-series-4|c=Silver;i=Watch4,4;z=44;t=Aluminum|TUU2 TUV2 TVR2 TVT2 TXA2 TXC2 TXJ2 TXK2 U6X2
apple-watch-series-4|c=Space Gray;i=Watch4,4;z=44;t=Aluminum|TUW2 TUX2 TVU2 TVV2 TXD2 TXE2 TXL2 TXM2
apple-watch-series-4|c=Gold;i=Watch4,4;z=44;t=Aluminum|TV02 TV12 TVW2 TVX2
apple-watch-series-4|c=Silver;i=Watch4,4;z=44;t=Stainless Steel|TV22 TV42 U6T2 U6U2 U6V2 U6W2 U742 U752 U762 U772 U782 U9D2 U9E2
apple-watch-series-4|c=Space Black;i=Watch4,4;z=44;t=Stainless Steel|TV52 TV62 TX22 TX32
apple-watch-series-4|c=Gold;i=Watch4,4;z=44;t=Stainless Steel|TV72 TV82 TX42 TX52
apple-watch-series-4|c=Silver;i=Watch4,1;a=A1977;z=40;t=Aluminum|U642 U652 U6H2 U7F2
apple-watch-series-4|c=Space Gray;i=Watch4,1;a=A1977;z=40;t=Aluminum|U662 U672 U6J2 U7G2
apple-watch-series-4|c=Gold;i=Watch4,1;a=A1977;z=40;t=Aluminum|U682 U692
apple-watch-series-4|c=Silver;i=Watch4,2;a=A1978;z=44;t=Aluminum|U6A2 U6C2 U6K2 U7H2
apple-watch-series-4|c=Space Gray;i=Watch4,2;a=A1978;z=44;t=Aluminum|U6D2 U6E2 U6L2 U7J2
apple-watch-series-4|c=Gold;i=Watch4,2;a=A1978;z=44;t=Aluminum|U6F2 U6G2
apple-watch-series-5|c=Silver;i=Watch5,3;z=40;t=Aluminum|WPT2 WQ62 WQG2 WWN2 WX12 X372 X3C2
apple-watch-series-5|c=Gold;i=Watch5,3;z=40;t=Aluminum|WPU2 WQ72
apple-watch-series-5|c=Space Gray;i=Watch5,3;z=40;t=Aluminum|WPV2 WQ42 WQ82 WQH2 WWQ2 WX32
apple-watch-series-5|c=Gold;i=Watch5,3;z=40;t=Stainless Steel|WPW2 WWU2 WWV2 WX62
apple-watch-series-5|i=Watch5,3;z=40;t=Stainless Steel|WPX2 WQA2 WQJ2 WWT2 WX52 X5K2 X5L2 X5M2 X5N2
apple-watch-series-5|c=Space Black;i=Watch5,3;z=40;t=Stainless Steel|WPY2 WQC2 WX02 WXA2 WXC2
apple-watch-series-5|c=Space Black;i=Watch5,3;z=40;t=Titanium|WQ02 WQD2
apple-watch-series-5|c=Titanium;i=Watch5,3;z=40;t=Titanium|WQ12 WQE2
apple-watch-series-5|c=White;i=Watch5,3;z=40;t=Ceramic|WQ22 WQF2
apple-watch-series-5|c=Silver;i=Watch5,4;z=44;t=Aluminum|WQK2 WQV2 WQY2 WR82 WVY2 WWC2 X392 X3E2 XR12
apple-watch-series-5|c=Gold;i=Watch5,4;z=44;t=Aluminum|WQL2 WR02
apple-watch-series-5|c=Space Gray;i=Watch5,4;z=44;t=Aluminum|WQM2 WQW2 WR12 WR92 WW12 WWE2 X3A2
apple-watch-series-5|c=Gold;i=Watch5,4;z=44;t=Stainless Steel|WQN2 WR22 WW52 WW62 WWH2 WWJ2
apple-watch-series-5|i=Watch5,4;z=44;t=Stainless Steel|WQP2 WQX2 WR32 WRA2 WW32 WWG2 X5C2
apple-watch-series-5|c=Space Black;i=Watch5,4;z=44;t=Stainless Steel|WQQ2 WR42 WW92 WWM2
apple-watch-series-5|c=Space Black;i=Watch5,4;z=44;t=Titanium|WQR2 WR52
apple-watch-series-5|c=Titanium;i=Watch5,4;z=44;t=Titanium|WQT2 WR62
apple-watch-series-5|c=White;i=Watch5,4;z=44;t=Ceramic|WQU2 WR72
apple-watch-series-5|c=Silver;i=Watch5,1;a=A2092;z=40;t=Aluminum|WRX2 WV62 X3R2
apple-watch-series-5|c=Gold;i=Watch5,1;a=A2092;z=40;t=Aluminum|WRY2 WV72
apple-watch-series-5|c=Space Gray;i=Watch5,1;a=A2092;z=40;t=Aluminum|WT02 WV82
apple-watch-series-5|c=Silver;i=Watch5,2;a=A2093;z=44;t=Aluminum|WT32 WT62 WVD2 X3V2
apple-watch-series-5|c=Gold;i=Watch5,2;a=A2093;z=44;t=Aluminum|WT42
apple-watch-series-5|c=Space Gray;i=Watch5,2;a=A2093;z=44;t=Aluminum|WT52 WT72 WVF2
apple-watch-se-1st-generation|c=Silver;i=Watch5,9;a=A2351;z=40;t=Aluminum|YDX2
apple-watch-se-1st-generation|c=Gold;i=Watch5,9;a=A2351;z=40;t=Aluminum|YDY2
apple-watch-se-1st-generation|c=Space Gray;i=Watch5,9;a=A2351;z=40;t=Aluminum|YE02
apple-watch-se-1st-generation|c=Silver;i=Watch5,10;a=A2352;z=44;t=Aluminum|YE12
apple-watch-se-1st-generation|c=Gold;i=Watch5,10;a=A2352;z=44;t=Aluminum|YE22
apple-watch-se-1st-generation|c=Space Gray;i=Watch5,10;a=A2352;z=44;t=Aluminum|YE32
apple-watch-se-1st-generation|c=Silver;i=Watch5,11;z=40;t=Aluminum|YF22 YF52
apple-watch-se-1st-generation|c=Gold;i=Watch5,11;z=40;t=Aluminum|YF32 YF62
apple-watch-se-1st-generation|c=Space Gray;i=Watch5,11;z=40;t=Aluminum|YF42 YF72
apple-watch-se-1st-generation|c=Silver;i=Watch5,12;z=44;t=Aluminum|YF82 YFC2
apple-watch-se-1st-generation|c=Gold;i=Watch5,12;z=44;t=Aluminum|YF92 YFD2
apple-watch-se-1st-generation|c=Space Gray;i=Watch5,12;z=44;t=Aluminum|YFA2 YFE2
apple-watch-series-6|c=(PRODUCT)RED;i=Watch6,1;a=A2291;z=40;t=Aluminum|02C3
apple-watch-series-6|c=Silver;i=Watch6,2;a=A2292;z=44;t=Aluminum|02D3
apple-watch-series-6|c=Gold;i=Watch6,2;a=A2292;z=44;t=Aluminum|02E3
apple-watch-series-6|c=Space Gray;i=Watch6,2;a=A2292;z=44;t=Aluminum|02F3
apple-watch-series-6|c=Blue;i=Watch6,2;a=A2292;z=44;t=Aluminum|02G3
apple-watch-series-6|c=(PRODUCT)RED;i=Watch6,2;a=A2292;z=44;t=Aluminum|02H3
apple-watch-series-6|c=Silver;i=Watch6,3;z=40;t=Aluminum|0D23 0DM3
apple-watch-series-6|c=Gold;i=Watch6,3;z=40;t=Aluminum|0D53 0DP3
apple-watch-series-6|c=Space Gray;i=Watch6,3;z=40;t=Aluminum|0D63 0DQ3
apple-watch-series-6|c=Blue;i=Watch6,3;z=40;t=Aluminum|0D73 0DR3
apple-watch-series-6|c=(PRODUCT)RED;i=Watch6,3;z=40;t=Aluminum|0D83 0DT3
apple-watch-series-6|c=Gold;i=Watch6,3;z=40;t=Stainless Steel|0D93 0DU3
apple-watch-series-6|c=Silver;i=Watch6,3;z=40;t=Stainless Steel|0DC3 0DV3
apple-watch-series-6|c=Graphite;i=Watch6,3;z=40;t=Stainless Steel|0DF3 0DW3
apple-watch-series-6|c=Space Black;i=Watch6,3;z=40;t=Titanium|0DG3 0DX3
apple-watch-series-6|c=Titanium;i=Watch6,3;z=40;t=Titanium|0DH3 0DY3
apple-watch-series-6|c=Silver;i=Watch6,4;z=44;t=Aluminum|0G63 0GP3
apple-watch-series-6|c=Gold;i=Watch6,4;z=44;t=Aluminum|0G73 0GQ3
apple-watch-series-6|c=Space Gray;i=Watch6,4;z=44;t=Aluminum|0G83 0GR3
apple-watch-series-6|c=Blue;i=Watch6,4;z=44;t=Aluminum|0G93 0GT3
apple-watch-series-6|c=(PRODUCT)RED;i=Watch6,4;z=44;t=Aluminum|0GC3 0GU3
apple-watch-series-6|c=Gold;i=Watch6,4;z=44;t=Stainless Steel|0GD3 0GV3
apple-watch-series-6|c=Silver;i=Watch6,4;z=44;t=Stainless Steel|0GF3 0GW3
apple-watch-series-6|c=Graphite;i=Watch6,4;z=44;t=Stainless Steel|0GG3 0GX3
apple-watch-series-6|c=Space Black;i=Watch6,4;z=44;t=Titanium|0GH3 0H13
apple-watch-series-6|c=Titanium;i=Watch6,4;z=44;t=Titanium|0GJ3 0H23
apple-watch-series-6|c=Silver;i=Watch6,1;a=A2291;z=40;t=Aluminum|G183
apple-watch-series-6|c=Gold;i=Watch6,1;a=A2291;z=40;t=Aluminum|G193
apple-watch-series-6|c=Space Gray;i=Watch6,1;a=A2291;z=40;t=Aluminum|G1A3
apple-watch-series-6|c=Blue;i=Watch6,1;a=A2291;z=40;t=Aluminum|G2A3
apple-watch-series-6|c=Space Black;i=Watch6,3;z=40;t=Stainless Steel|G303 G363
apple-watch-series-7|c=Midnight;i=Watch6,8;z=41;t=Aluminum|KH73 KHQ3
apple-watch-series-7|c=Graphite;i=Watch6,8;z=41;t=Stainless Steel|KHK3 KJ23
apple-watch-series-7|c=Silver;i=Watch6,8;z=41;t=Stainless Steel|KHX3 KLF3
apple-watch-series-7|c=Midnight;i=Watch6,9;z=45;t=Aluminum|KJ73 KJP3
apple-watch-series-7|c=Silver;i=Watch6,9;z=45;t=Stainless Steel|KJE3 KJW3
apple-watch-series-7|c=Graphite;i=Watch6,9;z=45;t=Stainless Steel|KJJ3 KL33
apple-watch-series-7|c=Starlight;i=Watch6,8;z=41;t=Aluminum|KL93 KLN3
apple-watch-series-7|c=Green;i=Watch6,8;z=41;t=Aluminum|KLA3 KLP3
apple-watch-series-7|c=Blue;i=Watch6,8;z=41;t=Aluminum|KLC3 KLQ3
apple-watch-series-7|c=(PRODUCT)RED;i=Watch6,8;z=41;t=Aluminum|KLD3 KLR3
apple-watch-series-7|c=Gold;i=Watch6,8;z=41;t=Stainless Steel|KLE3 KLT3
apple-watch-series-7|c=Space Black;i=Watch6,8;z=41;t=Stainless Steel|KLL3 KM23
apple-watch-series-7|c=Starlight;i=Watch6,9;z=45;t=Aluminum|KM53 KMK3
apple-watch-series-7|c=Green;i=Watch6,9;z=45;t=Aluminum|KM63 KML3
apple-watch-series-7|c=Blue;i=Watch6,9;z=45;t=Aluminum|KM73 KMM3
apple-watch-series-7|c=(PRODUCT)RED;i=Watch6,9;z=45;t=Aluminum|KM83 KMN3
apple-watch-series-7|c=Gold;i=Watch6,9;z=45;t=Stainless Steel|KM93 L7W3
apple-watch-series-7|c=Space Black;i=Watch6,9;z=45;t=Stainless Steel|KMH3 KMW3
apple-watch-series-7|c=Midnight;i=Watch6,6;a=A2473;z=41;t=Aluminum|KMX3
apple-watch-series-7|c=Midnight;i=Watch6,7;a=A2474;z=45;t=Aluminum|KN53
apple-watch-series-7|c=Green;i=Watch6,6;a=A2473;z=41;t=Aluminum|KNF3
apple-watch-series-7|c=Blue;i=Watch6,6;a=A2473;z=41;t=Aluminum|KNH3
apple-watch-series-7|c=(PRODUCT)RED;i=Watch6,6;a=A2473;z=41;t=Aluminum|KNJ3
apple-watch-series-7|c=Starlight;t=Aluminum|KNP3
apple-watch-series-7|c=Green;i=Watch6,7;a=A2474;z=45;t=Aluminum|KNQ3
apple-watch-series-7|c=Blue;i=Watch6,7;a=A2474;z=45;t=Aluminum|KNR3
apple-watch-series-7|c=(PRODUCT)RED;i=Watch6,7;a=A2474;z=45;t=Aluminum|KNT3
apple-watch-series-7|c=Titanium;i=Watch6,8;z=41;t=Titanium|L8U3 L913
apple-watch-series-7|c=Space Black;t=Titanium|L8V3
apple-watch-series-7|c=Titanium;i=Watch6,9;z=45;t=Titanium|L8W3 L8Y3
apple-watch-series-7|c=Space Black;i=Watch6,9;z=45;t=Titanium|L8X3
apple-watch-series-7|c=Space Black;i=Watch6,8;z=41;t=Titanium|L903
apple-watch-ultra|c=Titanium;z=49;t=Titanium|QFY3 QG03 QG13
airpods-1st-generation||MEF2
airpods-2nd-generation||R8U2 RXJ2 V7N2
airpods-pro-1st-generation||WP22
airpods-max||GYH3 GYJ3 GYL3 GYM3 GYN3
airpods-pro-2nd-generation-usb-c||TJV3
apple-tv-1st-generation|s=40;c=Silver|A711
apple-tv-1st-generation|s=160;c=Silver|B189
apple-tv-2nd-generation|s=8;c=Black|C572
apple-tv-3rd-generation|s=8;c=Black|D199
apple-tv-hd|s=32;c=Black|GY52 L4W2 R912
apple-tv-hd|s=64;c=Black|LNC2
apple-tv-4k-1st-generation|s=64;c=Black|P7P2
apple-tv-4k-1st-generation|s=32;c=Black|QD22
apple-tv-4k-2nd-generation|s=32;c=Black|XGY2
apple-tv-4k-2nd-generation|s=64;c=Black|XH02
homepod-1st-generation|c=White|QHV2
homepod-1st-generation|c=Space Gray|QHW2
homepod-mini|c=Space Gray;a=A2374|Y5G2
homepod-mini|c=White;a=A2374|Y5H2
ipod-touch-1st-generation|s=8;c=Black|A623 A624 A839
ipod-touch-1st-generation|s=16;c=Black|A627 A628
ipod-touch-1st-generation|s=32;c=Black|B376
ipod-touch-2nd-generation|s=8;c=Black|B525 B528 B529 C086
ipod-touch-2nd-generation|s=16;c=Black|B531 B532
ipod-touch-2nd-generation|s=32;c=Black|B533 B534
ipod-touch-3rd-generation|s=32;c=Black|C008
ipod-touch-3rd-generation|s=64;c=Black|C011
ipod-touch-4th-generation|s=8;c=Black|C540
ipod-touch-4th-generation|s=32;c=Black|C544
ipod-touch-4th-generation|s=64;c=Black|C547
ipod-touch-4th-generation|s=8;c=White|D057
ipod-touch-4th-generation|s=32;c=White|D058
ipod-touch-4th-generation|s=64;c=White|D059
ipod-touch-4th-generation|s=16;c=Black|E178
ipod-touch-4th-generation|s=16;c=White|E179
ipod-touch-5th-generation|s=32;c=Pink;a=A1421|C903
ipod-touch-5th-generation|s=64;c=Pink;a=A1421|C904
ipod-touch-5th-generation|s=32;c=Yellow;a=A1421|D714
ipod-touch-5th-generation|s=64;c=Yellow;a=A1421|D715
ipod-touch-5th-generation|s=32;c=Blue;a=A1421|D717
ipod-touch-5th-generation|s=64;c=Blue;a=A1421|D718
ipod-touch-5th-generation|s=32;c=Silver;a=A1421|D720 E108
ipod-touch-5th-generation|s=64;c=Silver;a=A1421|D721
ipod-touch-5th-generation|s=32;c=Black;a=A1421|D723
ipod-touch-5th-generation|s=64;c=Black;a=A1421|D724
ipod-touch-5th-generation|s=32;c=(PRODUCT)RED;a=A1421|D749
ipod-touch-5th-generation|s=64;c=(PRODUCT)RED;a=A1421|D750
ipod-touch-5th-generation|s=16;c=Black & Silver;a=A1509|E643
ipod-touch-5th-generation|s=32;c=Space Gray;a=A1421|E978
ipod-touch-5th-generation|s=64;c=Space Gray;a=A1421|E979
ipod-touch-5th-generation|s=16;c=Pink;a=A1421|GFY2
ipod-touch-5th-generation|s=16;c=Yellow;a=A1421|GG12
ipod-touch-5th-generation|s=16;c=Blue;a=A1421|GG32
ipod-touch-5th-generation|s=16;c=Silver;a=A1421|GG52
ipod-touch-5th-generation|s=16;c=(PRODUCT)RED;a=A1421|GG72
ipod-touch-5th-generation|s=16;c=Space Gray;a=A1421|GG82
ipod-touch-6th-generation|s=64;c=Pink|KGW2
ipod-touch-6th-generation|s=16;c=Pink|KGX2
ipod-touch-6th-generation|s=16;c=Gold|KH02
ipod-touch-6th-generation|s=16;c=Blue|KH22
ipod-touch-6th-generation|s=16;c=Silver|KH42
ipod-touch-6th-generation|s=16;c=Space Gray|KH62
ipod-touch-6th-generation|s=16;c=(PRODUCT)RED|KH82
ipod-touch-6th-generation|s=64;c=Gold|KHC2
ipod-touch-6th-generation|s=64;c=Blue|KHE2
ipod-touch-6th-generation|s=64;c=Silver|KHJ2
ipod-touch-6th-generation|s=64;c=Space Gray|KHL2
ipod-touch-6th-generation|s=64;c=(PRODUCT)RED|KHN2
ipod-touch-6th-generation|s=32;c=Pink|KHQ2
ipod-touch-6th-generation|s=32;c=Gold|KHT2
ipod-touch-6th-generation|s=32;c=Blue|KHV2
ipod-touch-6th-generation|s=32;c=Silver|KHX2
ipod-touch-6th-generation|s=32;c=Space Gray|KJ02
ipod-touch-6th-generation|s=32;c=(PRODUCT)RED|KJ22
ipod-touch-6th-generation|s=128;c=Pink|KWK2
ipod-touch-6th-generation|s=128;c=Gold|KWM2
ipod-touch-6th-generation|s=128;c=Blue|KWP2
ipod-touch-6th-generation|s=128;c=Silver|KWR2
ipod-touch-6th-generation|s=128;c=Space Gray|KWU2
ipod-touch-6th-generation|s=128;c=(PRODUCT)RED|KWW2
ipod-touch-7th-generation|s=32;c=Pink|VHR2
ipod-touch-7th-generation|s=32;c=Gold|VHT2
ipod-touch-7th-generation|s=32;c=Blue|VHU2
ipod-touch-7th-generation|s=32;c=Silver|VHV2
ipod-touch-7th-generation|s=32;c=Space Gray|VHW2
ipod-touch-7th-generation|s=32;c=(PRODUCT)RED|VHX2
ipod-touch-7th-generation|s=128;c=Pink|VHY2
ipod-touch-7th-generation|s=128;c=Gold|VJ22
ipod-touch-7th-generation|s=128;c=Blue|VJ32
ipod-touch-7th-generation|s=128;c=Silver|VJ52
ipod-touch-7th-generation|s=128;c=Space Gray|VJ62
ipod-touch-7th-generation|s=128;c=(PRODUCT)RED|VJ72
ipod-touch-7th-generation|s=256;c=Pink|VJ82
ipod-touch-7th-generation|s=256;c=Gold|VJ92
ipod-touch-7th-generation|s=256;c=Blue|VJC2
ipod-touch-7th-generation|s=256;c=Silver|VJD2
ipod-touch-7th-generation|s=256;c=Space Gray|VJE2
ipod-touch-7th-generation|s=256;c=(PRODUCT)RED|VJF2
airtag||X532 X542
`
