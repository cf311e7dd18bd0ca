// Written by tools/refresh-devices.ts. README.md explains the format, NOTICES.md names the sources.
export const partNumberLines = `
iphone-1st-generation|4,Black;8,Black;16,Black|pnxAidBbgboB
iphone-3g|8,Black;16,Black;16,White|qnwAbewsAcBqzCAgBAcBAAfaCBhBclAcBBcaB
iphone-3gs|16,Black;16,White;32,Black;32,White;8,Black|qmdABBBCBBBCBBcDBoBcBpfBdeAdAbfepBBBBCqABBB
iphone-4|16,Black;32,Black;16,White;32,White;8,Black;8,White|qtiABijBBcoDCFCFECFCcnDCFCrfBAAsAbyBAAcAjfFBqrFBbdlFgdAB
iphone-4s|16,Black;32,Black;16,White;32,White;64,Black;64,White;8,Black;8,White|rqkABBBFBBBlxFAACcAAHAACAAfFdAdEAABEEhHABAeDCHCBBdsDCHCBBspDCccAnbEuzCCrkEBHBHBHBHBHBHB
iphone-5|16,Black;16,White;32,White;32,Black;64,Black;64,White|rxhAiBbnBftEBCFEBCFmwEBCFEBCFCBFBFBhBBFBCFBFCBFBcFBBcABodFBCFCBraBBCFCB
iphone-5c|16,White;16,Green;16,Blue;16,Pink;16,Yellow;32,Green;32,Pink;32,White;32,Yellow;32,Blue;8,Blue;8,Green;8,Pink;8,White;8,Yellow;8|tyzAdBdPcCPCcNEOPCwPcBiNcCPCiNEOPCePeOdBuhEbmBBBBMBlBcCMBBBBMBghKEOPcGBcNBdMcijIkBkBhontBBMcFbgOBcMcFjtOBhfA
iphone-5s|16,Space Gray;16,Silver;16,Gold;32,Space Gray;32,Silver;32,Gold;64,Space Gray;64,Silver;64,Gold;,Silver|trkABBBBBBBBCBBBBBBBBkCBBBBBBBBCBBBBBBBBCBBBBBBBBdfCBBBGGBBBbjcCBBBBBBBBcDBvBoJpjI
iphone-6|16,Space Gray;16,Silver;16,Gold;64,Gold;128,Space Gray;128,Silver;128,Gold;64,Space Gray;64,Silver;32,Space Gray;32,Gold|wxcAkBkBkBboIkBkBboCkBkBkBkBkGboIfaIuGlhcGhdnkCBBCBBBcBGbbBBcBBcBGeIBBCdCBBrKBfDmABBqKBeFBGbvJpcqIB
iphone-6-plus|16,Space Gray;16,Silver;16,Gold;128,Space Gray;128,Silver;128,Gold;64,Space Gray;64,Silver;64,Gold|impkABBBcBBcBBBBBBBBBcBBBBhBBBBBBBBcCjIBBBBBBBBdD
iphone-6s|32,Gold;32,Rose Gold;32,Space Gray;32,Silver;16,Space Gray;16,Silver;16,Gold;16,Rose Gold;64,Space Gray;64,Silver;64,Gold;64,Rose Gold;128,Space Gray;128,Silver;128,Gold;128,Rose Gold|bfgaAkBkBbeBkNuBkAhnrjDBBBBBBBBBBBFBBBBBBBBBBBFBhBBBBBBBBBBFBBBBBBBBBcBBFBdBBBgBBBBBBBFBBBBBBBBBBByrFBBBBBBBBBBBdlyDBNfBBBuPcBdNBBdBdNBBBNdenazsF
iphone-6s-plus|64,Space Gray;16,Space Gray;16,Silver;16,Gold;16,Rose Gold;64,Silver;64,Gold;64,Rose Gold;128,Space Gray;128,Silver;128,Gold;128,Rose Gold;32,Space Gray;32,Gold;32,Rose Gold|bdbmAhqcrBBBBLFBBBBBBhFBBcBLFBBdBBBBFBeBBLdFBBBBhBBFcBBBLFdBBBBBBeFBBdBLFBBgBBBdGBBBLcFBBBBBteGBBBLFBBBBBBdqkBcBB
iphone-se-1st-generation|128,Gold;128,Rose Gold;32,Space Gray;32,Silver;32,Gold;32,Rose Gold;128,Space Gray;128,Silver;16,Space Gray;16,Silver;64,Space Gray;64,Silver;16,Gold;16,Rose Gold;64,Gold;64,Rose Gold|bhtaAkBkBkBkBkBkBkBkJkBboFkBkJkBkFkBkJhmtjIBPBePBPBPgBcPBBBPBdPBPBPBPBmlBBBBNBBBfNBBgBNBBBNBBBNBBBeofDBBBBBqLBBBNBBBNBBBNBBBvMFBJBFBJB
iphone-7|32,Gold;32,Rose Gold;128,Black;128,Silver;128,Gold;128,Rose Gold;128,Jet Black;256,Black;256,Silver;256,Gold;32,Black;32,Silver;256,Rose Gold;256,Jet Black;128,(PRODUCT)RED;256,(PRODUCT)RED;32,Jet Black|bgkkAkBkBkBkBkBkBkBkBkBhrmdBBGBBBBBBBBBDBOBqBBOBGBBBBBBBBBDBOBGBBgBdBBBBBBDBOBGBdBBBBcBBdBBDBOgBGBBBBBBBBBDBOBGcBBBBBBBBBDBfkOgJhCBcjnJBcQBQBQBQBQBbzcBfA
iphone-7-plus|128,Black;128,Silver;256,Silver;256,Jet Black;128,Gold;128,Rose Gold;128,Jet Black;256,Black;256,Gold;256,Rose Gold;32,Black;32,Silver;32,Gold;32,Rose Gold;128,(PRODUCT)RED;256,(PRODUCT)RED;32,Jet Black|bfugAkBkBkBkOkBuDkBkBuBkMkGkBkLkOkBkDkBkBkBhrryOBBBMdGBLOcBDdBBBMGrLGBLOBDBBBMGBLOBDBBBqMGBLOBDBBBMGBLlbOBDBcCdClyBBBBOBBBOBBBOBBgBOBBBOBBBOBBBfOBBBbwtBAcAgAAeBAAAAAcaiB
iphone-8|64,Silver;64,Gold;64,Space Gray;256,Gold;256,Space Gray;256,Silver;128,Space Gray;64,(PRODUCT)RED;256,(PRODUCT)RED|bjbqAkBkBkHkBkBkHkBkBkHkDkBkBkHkBkBkHhusDhkqlFHBBHBhBHBBqIDBHBBHhBBHBBHBBcuyCBIBIAAABAAA
iphone-8-plus|64,Space Gray;64,Silver;64,Gold;256,Space Gray;256,Silver;256,Gold;64,(PRODUCT)RED;256,(PRODUCT)RED|bjjiAkBkBkBkBkBkDkBkBkBhsiuFBBBBBcDBBBBBDBBBBBqHBDBBBBBDBBBBBctkBBHBHBHBHBHB
iphone-x|64,Space Gray;64,Silver;256,Space Gray;256,Silver|jbybABcBBcBBcBBcBBcBBcBBcBBcBBhBBqBBcBBcBBcBB
iphone-xs|256,Gold;512,Space Gray;512,Silver;512,Gold;64,Space Gray;64,Silver;64,Gold;256,Space Gray;256,Silver|bmigAkBkBkBkBkBkBkBkBkBhtftEBBBBBBBBBBBBBqCBBBBBBBBBBBBBBBBBBBBgBBBfBBBBcBcBBBBcBcBcBBcBBBBBdaBBBBBB
iphone-xs-max|64,Space Gray;64,Silver;64,Gold;256,Space Gray;256,Silver;256,Gold;512,Space Gray;512,Silver;512,Gold|blswAkBkBkBkBkBkBkBkBkBkEkBkBkBkBkBkBkBkBkBkEkBkBkBkBkBkBkBkBkBhtjaCBBBBBBBBBBBBBBBBBBBBqCBBBBBBBBBBBBBBBBBBBBsEBcCprodmGcsA
iphone-xr|64,Black;64,White;64,(PRODUCT)RED;64,Yellow;256,Coral;256,Blue;64,Coral;64,Blue;128,Black;128,White;128,(PRODUCT)RED;128,Yellow;256,Black;256,White;256,(PRODUCT)RED;256,Yellow;128,Coral;128,Blue|bkzqAbeBbeBuBuBkBkNkBkBuBkDkBkBegKkBkBkBkDkBkBkBkBkBkBkBkBuBkHkBkNkBkBhtfcQBBBDCRcCBBFBNcBBBHBhvBdBcBcBeBcBcFBNBBBqMcBBFBNBcBBcHBbaNBBBDBBBBBFBNBBBHBqLBNBBBHBNBBBcDBBBBBFBqEcDcBBBBcBcFcBNcBBBHB
iphone-11|64,Black;64,White;64,(PRODUCT)RED;64,Yellow;64,Purple;64,Green;128,Black;128,White;128,(PRODUCT)RED;128,Yellow;128,Purple;128,Green;256,Black;256,White;256,(PRODUCT)RED;256,Yellow;256,Purple;256,Green|jlwjABBBBBgBBBBBBBBcBBBBBBBBBBBBBBBBBBBBBBgBBBBcBBBBBcBBBBBBBBBBBBBBBBBBBBgBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBgBcBBBBBBBBBBByBBBBcBBBBBcBBBBBBBBB
iphone-11-pro|64,Space Gray;64,Silver;64,Gold;64,Midnight Green;256,Space Gray;256,Silver;256,Gold;256,Midnight Green;512,Space Gray;512,Silver;512,Gold;512,Midnight Green|jlmdABBBBBBBBBBBBBBBBBBBhBcBBBBBBBBcBBBBBBcBBcBBBBBBBBBgBBBBcBBBBBcBcCBBBBBBBBBBBBBBsBBBBBBBBBBBB
iphone-11-pro-max|64,Space Gray;64,Silver;64,Gold;64,Midnight Green;256,Space Gray;256,Silver;256,Gold;256,Midnight Green;512,Space Gray;512,Silver;512,Gold;512,Midnight Green|jlshABBhBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBgBBBBBBBBBBBBBBBBBBBBBBBBBBfBgBBBcBBBBBBBBBcBBBBBBBBBBB
iphone-se-2nd-generation|64,Black;64,White;64,(PRODUCT)RED;128,Black;128,White;128,(PRODUCT)RED;256,Black;256,White;256,(PRODUCT)RED|bsjoAhvakBBHBBHBBHBBHBBHBBbeHBBbeBBBHBBHBBHBBHBBgHBBeHBBuwBBBHBBHBBHBBHBBHBBjHBBbrlgBBBBBcCBB
iphone-12|64,Black;64,White;64,(PRODUCT)RED;64,Blue;64,Green;128,Black;128,White;128,(PRODUCT)RED;128,Blue;128,Green;256,Black;256,White;256,(PRODUCT)RED;256,Blue;256,Green;64,Purple;128,Purple;256,Purple|ldugABBcBfBBBBBBBhBBBBEBBBBBBBBBBBBBBEBBBBBBdBBBgBBBBBEBBBBBBBBBBBBBBEBBBcBBBBBBhBBBBBEBBBBBBBBBBBBBBEBBBBBBBBBgBBBBBEBBBBBBBBBBBBBBeagBBgBQBBQBBQBBQBBQBBQBBcQcBB
iphone-12-pro|128,Graphite;128,Silver;128,Gold;128,Pacific Blue;256,Graphite;256,Silver;256,Gold;256,Pacific Blue;512,Graphite;512,Silver;512,Gold;512,Pacific Blue|leaaABBBBBBBBBBgBBBBBBBBcBBBcBBBBBBBBBBBBBBBBBBgBcBBBBBBBBBBBBBBBBBBBBBBBBBBBBBiBcBBBBBBBBBcBBBBBBBBBBBBBBBB
iphone-12-pro-max|128,Gold;128,Pacific Blue;256,Graphite;256,Silver;256,Gold;256,Pacific Blue;512,Graphite;512,Silver;512,Gold;512,Pacific Blue;128,Graphite;128,Silver|xnrAkBkBkBkBkBkBkBkBkBkfwuBBqLBBBBBBBBBBBBBBBBBBBBiBBBdBcBBeBcBBdBdBBcBcBBhBBBBBBBBcBBBcBBBBBBBBBBBBBBBBBBgBBBBBBBBBBBBBBBBBcBB
iphone-12-mini|64,Black;64,White;64,(PRODUCT)RED;64,Blue;64,Green;128,Black;128,White;128,(PRODUCT)RED;128,Blue;128,Green;256,Black;256,White;256,(PRODUCT)RED;256,Blue;256,Green;64,Purple;128,Purple;256,Purple|xcdAkBkBkBkBkBkBkBkBkBkJkBkBkBkBkBkBkBkBkBkKkBkBkBkBkBkBkBkBkBkfxdABBBBEBBBBBBBBcBBBBBBqOBBBBEBBBBBBBBBBBBBBEqLBBBEBBBBBBBBBBBBBBbsEgBhBjBfBckBdBBBBBBBBBEBgBBBBBBBBcBBBBBehaBcBdBQdBBQbqBBQBBQBBQBBQBBQBB
iphone-13|128,Midnight;128,Starlight;128,Pink;128,(PRODUCT)RED;128,Blue;256,Midnight;256,Starlight;256,Pink;256,(PRODUCT)RED;256,Blue;512,Midnight;512,Starlight;512,Pink;512,(PRODUCT)RED;512,Blue;,Midnight;128,Green;256,Green;512,Green|llksABBBBgBBBBBcBBcBBBkaFBBcBcBeCBgBBGPBBdBbqFBBBByBBBBBBBBBBdkkCBBRBBeRBB
iphone-13-pro|128,Graphite;128,Silver;128,Gold;128,Sierra Blue;256,Graphite;256,Silver;256,Sierra Blue;512,Graphite;512,Silver;,Gold;512,Sierra Blue;1024,Graphite;1024,Silver;1024,Gold;1024,Sierra Blue;256,Gold;512,Gold;128,Alpine Green;256,Alpine Green;512,Alpine Green;1024,Alpine Green|lmbxABBBBcBcBBBBBBBBBHBBBdBBKgMBcBIdPcBBBBbhHBBBBBcCcIdOTKdPBBcBgBdajDBBBSBBBkSBBB
iphone-13-pro-max|128,Graphite;128,Silver;128,Gold;128,Sierra Blue;256,Graphite;256,Silver;256,Gold;256,Sierra Blue;512,Graphite;512,Silver;512,Gold;512,Sierra Blue;1024,Graphite;1024,Silver;1024,Gold;1024,Sierra Blue;128,Alpine Green;256,Alpine Green;512,Alpine Green;1024,Alpine Green|llpkABBBBBBBBBBBBBBBcuFBBBcBBBBBBBgBcBBBBFBBBBBBBBBBBBBBBdknBBBBRBBBfRgBBB
iphone-13-mini|128,Midnight;128,Starlight;128,Pink;128,(PRODUCT)RED;128,Blue;256,Midnight;256,Starlight;256,Pink;256,(PRODUCT)RED;256,Blue;512,Midnight;512,Starlight;512,Pink;512,(PRODUCT)RED;512,Blue;128,Green;256,Green;512,Green|llkdABBBBBBBBBBBBBBfjEBBBBBBBBBBgBBBBbhEBBBBBBBBBBBBBBdpvBBBQBBeQBB
iphone-se-3rd-generation|64,Midnight;64,Starlight;64,(PRODUCT)RED;128,Midnight;128,Starlight;128,(PRODUCT)RED;256,Midnight;256,Starlight;256,(PRODUCT)RED|loetABBBgBBBBBBBBBBBBBBBBBBBBBBBzBBBBBBBBB
iphone-14|128,Midnight;128,Starlight;128,Purple;128,(PRODUCT)RED;128,Blue;256,Midnight;256,Starlight;256,Purple;256,(PRODUCT)RED;256,Blue;512,Midnight;512,Starlight;512,Purple;512,(PRODUCT)RED;512,Blue|lrwzAAeAdBeAdAeBAhAgBAdAfBAfAfBAcAiBAcAdBAcAdBAcAdBAcAdBAcAiBAcAdBAcAdBAcAdBAcA
iphone-14-pro|128,Silver;128,Gold;256,Silver;256,Gold;512,Gold;512,Deep Purple;1024,Deep Purple;128,Space Black;128,Deep Purple;256,Space Black;256,Space Black,,,,,u;256,Deep Purple;512,Space Black;512,Silver;1024,Space Black;1024,Silver;1024,Gold|biatAuAbeBkAuAuBboBuAuAuBkAuAbeBkAuAkBuAkjorBAcAdKjaIAcAfBAcBcQdKAsJAcAdBAcAeBcAcAuBAcAdBAcAdBAcAdH
iphone-14-pro-max|128,Space Black;128,Silver;128,Gold;128,Deep Purple;256,Space Black;256,Silver;256,Gold;512,Gold;512,Deep Purple;1024,Space Black;1024,Silver;1024,Gold;1024,Deep Purple;256,Deep Purple;512,Space Black;512,Silver|bjgrAkBkBkBkBkBkBkBkBkBkBkBkBkjkrBcBBIBBBcBBEBBBBBBHBBbcBBBBBBBHvBcBIdBsBBBB
iphone-14-plus|128,Midnight;128,Starlight;128,Purple;128,(PRODUCT)RED;256,Purple;256,(PRODUCT)RED;256,Blue;512,Midnight;512,Starlight;512,Purple;512,(PRODUCT)RED;512,Blue;128,Blue;256,Midnight;256,Starlight|biofAkBkBuBkBkBkBkBkBuBkBuBkGkBkJkBuBkFkBkBkBkjrpFBBFBBBBBeBBEBBBJBBbjBBsHBBB
iphone-15|128,Blue,,,,,u;128,Green,,,,,u;128,Black|lxhqAiBcsBeBB
iphone-15-pro|128,Black Titanium;128,White Titanium;128,Natural Titanium;128,Blue Titanium;256,Black Titanium;256,White Titanium;256,Natural Titanium;256,Blue Titanium;512,Black Titanium;512,White Titanium;512,Natural Titanium;512,Blue Titanium;1024,Black Titanium;1024,White Titanium;1024,Natural Titanium;1024,Blue Titanium;128,Black Titanium,,,,,u;128,White Titanium,,,,,u;128,Natural Titanium,,,,,u;128,Blue Titanium,,,,,u;256,Black Titanium,,,,,u;256,White Titanium,,,,,u;256,Natural Titanium,,,,,u;256,Blue Titanium,,,,,u;512,Black Titanium,,,,,u;512,White Titanium,,,,,u;512,Natural Titanium,,,,,u;512,Blue Titanium,,,,,u;1024,Black Titanium,,,,,u;1024,White Titanium,,,,,u;1024,Natural Titanium,,,,,u;1024,Blue Titanium,,,,,u|lxmeABBBBBBBBBBBBBBBdsBBBBBBcBBBBBBeBBBB
iphone-15-pro-max|1024,Natural Titanium;1024,Blue Titanium;256,Natural Titanium;256,Blue Titanium;1024,White Titanium,,,,,u;1024,Natural Titanium,,,,,u;1024,Blue Titanium,,,,,u;256,Black Titanium;256,White Titanium;512,Black Titanium;512,White Titanium;512,Natural Titanium;512,Blue Titanium;1024,Black Titanium;1024,White Titanium;256,Black Titanium,,,,,u;256,White Titanium,,,,,u;256,Natural Titanium,,,,,u;256,Blue Titanium,,,,,u;512,Black Titanium,,,,,u;512,White Titanium,,,,,u;512,Natural Titanium,,,,,u;512,Blue Titanium,,,,,u;1024,Black Titanium,,,,,u|bnjfAkBcsBkBkBkBkBbyBkBkSkkrcFBSBGBBBBBewVBjDBBBBBBBBqE
iphone-16-pro|128,Black Titanium;128,White Titanium;128,Desert Titanium;128,Natural Titanium;256,Black Titanium;256,White Titanium;256,Desert Titanium;256,Natural Titanium;512,Black Titanium;512,White Titanium;512,Desert Titanium;512,Natural Titanium;1024,Black Titanium;1024,White Titanium;1024,Desert Titanium;1024,Natural Titanium|mgwnABBBBBBBBBiBcBBBBBtBBBBgBBBBBBBBBBBBBBBBBBBBBBBBBBdBB
iphone-16-pro-max|256,Black Titanium;256,White Titanium;256,Desert Titanium;256,Natural Titanium;512,Black Titanium;512,White Titanium;512,Desert Titanium;512,Natural Titanium;1024,Black Titanium;1024,White Titanium;1024,Desert Titanium;1024,Natural Titanium|mheuABBBBBdBBBdaBBBnBBBBBBBBBBBBBBBBgBBBBBBBB
iphone-17|256,Black;256,White;256,Mist Blue;256,Lavender;256,Sage;512,Black;512,White;512,Mist Blue;512,Lavender;512,Sage|xewAkBkBkBkBkBkBkBkBkBmxcoEBBBBBBBBBBBBBcBBBBBB
iphone-17-pro|256,Silver;256,Cosmic Orange;256,Deep Blue;512,Silver;1024,Silver;1024,Cosmic Orange;1024,Deep Blue;512,Cosmic Orange;512,Deep Blue|xluAkBkBuBkBkBkBmwzeBBFBBDBBBcEBFBBDBBBEB
iphone-17-pro-max|2048,Cosmic Orange;2048,Deep Blue;256,Silver;256,Cosmic Orange;256,Deep Blue;512,Silver;512,Cosmic Orange;512,Deep Blue;1024,Silver;1024,Cosmic Orange;1024,Deep Blue;2048,Silver|wfcAkBuBkBkBkBkBkBkBmxlqGBBBBBBBBBBBBBBBcBBBBBBhoKdBBBiB
iphone-air|256,Space Black;256,Cloud White;256,Light Gold;1024,Sky Blue;256,Sky Blue;512,Space Black;512,Cloud White;512,Light Gold;512,Sky Blue;1024,Space Black;1024,Cloud White;1024,Light Gold|wpmAkBkBkBkJuBkBuCkBuBmxlgKBBBBBBBEJBBCBcBBBBBBqIBBBBE
ipad-1st-generation|16,Black,,Wi-Fi + 3G;32,Black,,Wi-Fi + 3G;64,Black,,Wi-Fi + 3G;16,Black,,Wi-Fi;32,Black,,Wi-Fi;64,Black,,Wi-Fi|qunAfrBBbetvBBB
ipad-2|16,Black,,Wi-Fi + 3G;32,Black,,Wi-Fi + 3G;64,Black,,Wi-Fi + 3G;16,Black,,Wi-Fi;32,Black,,Wi-Fi;64,Black,,Wi-Fi;16,White,,Wi-Fi;32,White,,Wi-Fi;64,White,,Wi-Fi;16,White,,Wi-Fi + 3G;32,White,,Wi-Fi + 3G;64,White,,Wi-Fi + 3G|rkdAiBBfBBdIBBflDbmKdJdDtDBBBBBKBBEDdDkJ
ipad-3rd-generation|16,Black,,Wi-Fi;32,Black,,Wi-Fi;64,Black,,Wi-Fi;16,Black,,Wi-Fi + Cellular;32,Black,,Wi-Fi + Cellular;64,Black,,Wi-Fi + Cellular;16,White,,Wi-Fi;32,White,,Wi-Fi;64,White,,Wi-Fi;16,White,,Wi-Fi + Cellular;32,White,,Wi-Fi + Cellular;64,White,,Wi-Fi + Cellular|rifABBbaBlBmBwaBBBdEBBEBBzBBBEBBEBBbhEBBEBB
ipad-4th-generation|16,Black,,Wi-Fi;32,Black,,Wi-Fi;64,Black,,Wi-Fi;16,White,,Wi-Fi;32,White,,Wi-Fi;64,White,,Wi-Fi;16,Black,,Wi-Fi + Cellular;32,Black,,Wi-Fi + Cellular;64,Black,,Wi-Fi + Cellular;16,White,,Wi-Fi + Cellular;32,White,,Wi-Fi + Cellular;64,White,,Wi-Fi + Cellular;128,Black,,Wi-Fi;128,White,,Wi-Fi;128,Black,,Wi-Fi + Cellular;128,White,,Wi-Fi + Cellular|sneABBBBBBBBBBBLBBBBBqbNjrOBBBBBhkBBhBBfPBdPBdszHkD
ipad-mini-1st-generation|16,Black,,Wi-Fi;32,Black,,Wi-Fi;64,Black,,Wi-Fi;16,White,,Wi-Fi;32,White,,Wi-Fi;64,White,,Wi-Fi;16,Black,,Wi-Fi + Cellular;32,Black,,Wi-Fi + Cellular;64,Black,,Wi-Fi + Cellular;16,White,,Wi-Fi + Cellular;32,White,,Wi-Fi + Cellular;64,White,,Wi-Fi + Cellular|snwABBBBBBBBBBBHBBBBBsrHBBBBBgyHBBBBBbuqBkGiAdAleAdD
ipad-air-1st-generation|16,Space Gray,,Wi-Fi;32,Space Gray,,Wi-Fi;64,Space Gray,,Wi-Fi;16,Silver,,Wi-Fi;32,Silver,,Wi-Fi;64,Silver,,Wi-Fi;16,Space Gray,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi + Cellular;16,Silver,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular|sxtABBBBBBBBBBBLBBbqhEiBddBBdHcAeDcAeOAfBAcDAcDAcBAHDdODODDBhtKdBBDBkaHgDsOhDcAdAcOfDtDfB
ipad-mini-2|16,Space Gray,,Wi-Fi;32,Space Gray,,Wi-Fi;64,Space Gray,,Wi-Fi;16,Silver,,Wi-Fi;32,Silver,,Wi-Fi;64,Silver,,Wi-Fi;16,Space Gray,,Wi-Fi + Cellular;16,Silver,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi|tqqABBBBBtzBoBeAcBeBeBeBeBeBqBeBhyHdAAeBAAcPcCAABAABAABAAzBAAcBAcAeqPBNBLBdBBkhNzBiBrBgBfBfBjB
ipad-air-2|64,Gold,,Wi-Fi + Cellular;64,Gold,,Wi-Fi;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular;16,Space Gray,,Wi-Fi + Cellular;16,Silver,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;16,Space Gray,,Wi-Fi;16,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;16,Gold,,Wi-Fi;16,Gold,,Wi-Fi + Cellular;128,Gold,,Wi-Fi;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;32,Gold,,Wi-Fi;32,Space Gray,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;32,Gold,,Wi-Fi + Cellular|xyaAkBfaBkBkBhoszBnAfBsBBbkXgBtBBrBbbBijBBdtMBlkMtBeMcNbfLiDBQeFBKbjuIjncSeBBbeBBB
ipad-mini-3|128,Gold,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Gold,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;16,Space Gray,,Wi-Fi + Cellular;16,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;16,Space Gray,,Wi-Fi;16,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;64,Gold,,Wi-Fi;16,Gold,,Wi-Fi;128,Gold,,Wi-Fi;16,Gold,,Wi-Fi + Cellular|xrwAnwBkBkBhoqlBcBbmBBiMBGBgjBdBmBBxLBiMBGBjyFeBfBdFdOcBcDcOhsAedHBKeJBJ
ipad-mini-4|16,Silver,,Wi-Fi + Cellular;16,Gold,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Gold,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular;16,Space Gray,,Wi-Fi + Cellular;16,Space Gray,,Wi-Fi;16,Silver,,Wi-Fi;16,Gold,,Wi-Fi;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;64,Gold,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Gold,,Wi-Fi;32,Silver,,Wi-Fi + Cellular;32,Gold,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;32,Gold,,Wi-Fi|bbriAkBkBkBuBkBkBkBdcBkQkBkBhqfdHBBbkVkQrDBBBBblFBBeBBBgtnBBhBWBbxCBB
ipad-pro-12-9-inch-1st-generation|256,Gold,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;32,Gold,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Gold,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Gold,,Wi-Fi;128,Silver,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular|bcsqAhraoBBBfBcBBBBBckBBBBCmOvAdLBAcBdBdCdK
ipad-pro-9-7-inch|,Rose Gold,,Wi-Fi;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;32,Gold,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Gold,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Gold,,Wi-Fi;32,Space Gray,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;32,Gold,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;256,Gold,,Wi-Fi + Cellular;32,Rose Gold,,Wi-Fi + Cellular;128,Rose Gold,,Wi-Fi + Cellular;256,Rose Gold,,Wi-Fi + Cellular;256,Rose Gold,,Wi-Fi|bdvwAhqzhBBBeBBBBgBBclBBBjBBBBBBkbBcBBjiB
ipad-5th-generation|32,Space Gray,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;32,Gold,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular;32,Gold,,Wi-Fi;128,Gold,,Wi-Fi|bgxmAkBkBkBhsppJcBbdBBBBBBrnBBfLBoBdB
ipad-pro-10-5-inch|256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Gold,,Wi-Fi;256,Rose Gold,,Wi-Fi;512,Space Gray,,Wi-Fi;512,Silver,,Wi-Fi;512,Gold,,Wi-Fi;512,Rose Gold,,Wi-Fi;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;256,Gold,,Wi-Fi + Cellular;256,Rose Gold,,Wi-Fi + Cellular;512,Space Gray,,Wi-Fi + Cellular;512,Silver,,Wi-Fi + Cellular;512,Gold,,Wi-Fi + Cellular;512,Rose Gold,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;64,Gold,,Wi-Fi;64,Rose Gold,,Wi-Fi;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Gold,,Wi-Fi + Cellular;64,Rose Gold,,Wi-Fi + Cellular|jadyAbqBBBbyBBBBbgBBBBfjBBBBbndBdBBBbkBgBBB
ipad-pro-12-9-inch-2nd-generation|256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Gold,,Wi-Fi;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;256,Gold,,Wi-Fi + Cellular;512,Space Gray,,Wi-Fi;512,Silver,,Wi-Fi;512,Gold,,Wi-Fi;512,Space Gray,,Wi-Fi + Cellular;512,Silver,,Wi-Fi + Cellular;512,Gold,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;64,Gold,,Wi-Fi;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Gold,,Wi-Fi + Cellular|izvbABBfbBBBmaBgBBqBBBbnvBBBbkBBB
ipad-6th-generation|32,Silver,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;32,Gold,,Wi-Fi;128,Gold,,Wi-Fi;32,Gold,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular|bkocAhtdgBrBBcBBcBBnzBBdnBdB
ipad-pro-11-inch-1st-generation|256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;1024,Space Gray,,Wi-Fi + Cellular;1024,Silver,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;512,Space Gray,,Wi-Fi;512,Silver,,Wi-Fi;1024,Space Gray,,Wi-Fi;1024,Silver,,Wi-Fi;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;512,Space Gray,,Wi-Fi + Cellular;512,Silver,,Wi-Fi + Cellular|bmpyAbyAkAkBbeBuBbyAkAhtxvBBBBBBBBjkBdAcABdAArEAcNdAAcBfAADdA
ipad-pro-12-9-inch-3rd-generation|64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;512,Space Gray,,Wi-Fi;512,Silver,,Wi-Fi;1024,Space Gray,,Wi-Fi;1024,Silver,,Wi-Fi;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;512,Space Gray,,Wi-Fi + Cellular;512,Silver,,Wi-Fi + Cellular;1024,Space Gray,,Wi-Fi + Cellular;1024,Silver,,Wi-Fi + Cellular|jfylABbjBcBBBBBcmBdAABdAABdAgAgBdAAcBdAABdAABdAABdAbqA
ipad-air-3rd-generation|64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Gold,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;64,Gold,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Gold,,Wi-Fi;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;256,Gold,,Wi-Fi + Cellular|boeiAkBkBhujdBBBeBBBnjEBBhHBBzKcBB
ipad-mini-5th-generation|64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;64,Gold,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Gold,,Wi-Fi;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Gold,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;256,Gold,,Wi-Fi + Cellular|jikmABBddBcBBedBBBeBBBHBBeBBB
ipad-7th-generation|128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular;32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;32,Gold,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Gold,,Wi-Fi;32,Space Gray,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;32,Gold,,Wi-Fi + Cellular|bqlyAkBkBuBkBkBkBkBkBhusoBBBBBBhHBBBBBHBB
ipad-pro-11-inch-2nd-generation|128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;512,Space Gray,,Wi-Fi;512,Silver,,Wi-Fi;1024,Space Gray,,Wi-Fi;1024,Silver,,Wi-Fi;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;512,Space Gray,,Wi-Fi + Cellular;512,Silver,,Wi-Fi + Cellular;1024,Space Gray,,Wi-Fi + Cellular;1024,Silver,,Wi-Fi + Cellular|bssuAuBdcBkBhurdBBBBBByBBBBBBtLBBgBBBbifDB
ipad-pro-12-9-inch-4th-generation|256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;512,Space Gray,,Wi-Fi;512,Silver,,Wi-Fi;1024,Space Gray,,Wi-Fi;1024,Silver,,Wi-Fi;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;512,Space Gray,,Wi-Fi + Cellular;512,Silver,,Wi-Fi + Cellular;1024,Space Gray,,Wi-Fi + Cellular;1024,Silver,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular|jnlxABBBBBepBBBBBBtLBgBBBBbgjBBbeBBfPB
ipad-8th-generation|32,Space Gray,,Wi-Fi;32,Silver,,Wi-Fi;32,Gold,,Wi-Fi;128,Space Gray,,Wi-Fi;128,Silver,,Wi-Fi;128,Gold,,Wi-Fi;32,Space Gray,,Wi-Fi + Cellular;32,Silver,,Wi-Fi + Cellular;32,Gold,,Wi-Fi + Cellular;128,Space Gray,,Wi-Fi + Cellular;128,Silver,,Wi-Fi + Cellular;128,Gold,,Wi-Fi + Cellular|jpvpABBBBBbmBBBBBBsHcBBBBB
ipad-air-4th-generation|64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;64,Rose Gold,,Wi-Fi;64,Sky Blue,,Wi-Fi;64,Green,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Rose Gold,,Wi-Fi;256,Sky Blue,,Wi-Fi;256,Green,,Wi-Fi;64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;64,Rose Gold,,Wi-Fi + Cellular;64,Sky Blue,,Wi-Fi + Cellular;64,Green,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;256,Silver,,Wi-Fi + Cellular;256,Rose Gold,,Wi-Fi + Cellular;256,Sky Blue,,Wi-Fi + Cellular;256,Green,,Wi-Fi + Cellular|jppcABBBBBdBBBgBbcBBBgBBBcBBBBwLBgBBBBBBBB
ipad-9th-generation|64,Space Gray,,Wi-Fi + Cellular;64,Silver,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Silver,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Silver,,Wi-Fi;256,Silver,,Wi-Fi + Cellular|bbinAuBgoHkBuBkhhtBBcBBclEdFcoA
ipad-mini-6th-generation|64,Space Gray,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Starlight,,Wi-Fi;64,Purple,,Wi-Fi;256,Space Gray,,Wi-Fi;256,Starlight,,Wi-Fi;256,Purple,,Wi-Fi;64,Starlight,,Wi-Fi + Cellular;64,Purple,,Wi-Fi + Cellular;256,Space Gray,,Wi-Fi + Cellular;256,Starlight,,Wi-Fi + Cellular;256,Purple,,Wi-Fi + Cellular;64,Pink,,Wi-Fi;256,Pink,,Wi-Fi;64,Pink,,Wi-Fi + Cellular;256,Pink,,Wi-Fi + Cellular|bbyrAkhhbBcBcBBcBcBsBcBBcBcBczpBfBqBfB
ipad-air-5th-generation|256,Space Gray,,Wi-Fi + Cellular;256,Pink,,Wi-Fi + Cellular;256,Blue,,Wi-Fi + Cellular;256,Starlight,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi + Cellular;64,Blue,,Wi-Fi + Cellular;64,Starlight,,Wi-Fi + Cellular;64,Pink,,Wi-Fi + Cellular;64,Space Gray,,Wi-Fi;64,Pink,,Wi-Fi;64,Blue,,Wi-Fi;64,Starlight,,Wi-Fi;256,Space Gray,,Wi-Fi;,Pink;256,Blue,,Wi-Fi;256,Starlight,,Wi-Fi;64,Purple;256,Purple;64,Purple,,Wi-Fi + Cellular;256,Purple,,Wi-Fi + Cellular|beqrAkBkBkBkBuBkBkigvSDSBwOBBBcpFBBBfBBBBeuBeBdBdB
macbook-pro-15-inch-early-2008||bvnxAA
macbook-pro-17-inch-early-2008||bvpeA
macbook-pro-15-inch-late-2008||bwawAA
macbook-13-inch-early-2009||bwqrA
mac-pro-early-2009||bwdjAmyA
mac-mini-early-2009||bwapAA
macbook-pro-17-inch-early-2009||bwgaA
imac-20-inch-early-2009||qhvAbfraA
imac-24-inch-early-2009||bvywAA
macbook-13-inch-mid-2009||qqiA
macbook-air-mid-2009||qqbAA
macbook-pro-13-inch-mid-2009||bwuwAA
macbook-pro-15-inch-2-53ghz-mid-2009||qlqA
macbook-pro-15-inch-mid-2009||bwurAA
macbook-pro-17-inch-mid-2009||qpuA
mac-mini-late-2009||qqgAAgnA
macbook-13-inch-late-2009||qpbA
imac-21-5-inch-late-2009||qwzAbfwjA
imac-27-inch-late-2009||bwtkAA
macbook-pro-13-inch-mid-2010||qvmAA
macbook-pro-15-inch-mid-2010||qvjAAA
macbook-pro-17-inch-mid-2010||qiaA
macbook-13-inch-mid-2010||rayA
mac-mini-mid-2010||qrmAgmA
mac-pro-mid-2010||qqsAlyAA
imac-21-5-inch-mid-2010||raqAA
imac-27-inch-mid-2010||rasAA
macbook-air-11-inch-late-2010||ranAA
macbook-air-13-inch-late-2010||ralAA
mac-pro-server-mid-2010||rqhA
macbook-pro-13-inch-early-2011||riaAyA
macbook-pro-15-inch-early-2011||rivAcA
macbook-pro-17-inch-early-2011||rizA
imac-21-5-inch-mid-2011||qszAtjA
imac-27-inch-mid-2011||rmjAA
mac-mini-mid-2011||rmlAAeqA
macbook-air-11-inch-mid-2011||rsiAA
macbook-air-13-inch-mid-2011||rsfAA
macbook-pro-13-inch-late-2011||sfpAA
macbook-pro-15-inch-late-2011||sfuAeA
macbook-pro-17-inch-late-2011||sfnA
mac-pro-mid-2012||sxeAA
mac-pro-server-mid-2012||sxgA
macbook-air-11-inch-mid-2012||scdAA
macbook-air-13-inch-mid-2012||sclAA
macbook-pro-13-inch-mid-2012||rxlAA
macbook-pro-15-inch-mid-2012||rxnAA
mac-mini-late-2012||silAAA
macbook-pro-retina-13-inch-late-2012||sbsAA
imac-21-5-inch-late-2012||rxdAA
imac-27-inch-late-2012||rxfAA
macbook-pro-retina-13-inch-early-2013||sbsAcduA
macbook-pro-retina-15-inch-early-2013||ufoAA
macbook-air-11-inch-mid-2013||suxAA
macbook-air-13-inch-mid-2013||swuAA
imac-21-5-inch-late-2013||tjiAA
imac-27-inch-late-2013||tjkA
mac-pro-late-2013||tbiAolA
macbook-pro-retina-13-inch-late-2013||ungAAA
macbook-pro-retina-15-inch-late-2013||trhAA
macbook-air-11-inch-early-2014|,,,,,B|suxAA
macbook-air-13-inch-early-2014|,,,,,B|swuAA
imac-21-5-inch-mid-2014||walAfjA
macbook-pro-retina-13-inch-mid-2014||inprAAA
macbook-pro-retina-15-inch-mid-2014||inpuAA
mac-mini-late-2014||imuaAAcA
imac-retina-5k-27-inch-late-2014||waoA
macbook-retina-12-inch-early-2015||vzjAkAhvmwAAomAA
macbook-air-11-inch-early-2015||irjcAcA
macbook-air-13-inch-early-2015||irivAcAfcxAA
macbook-pro-retina-13-inch-early-2015||vytAAAcA
macbook-pro-retina-15-inch-mid-2015||iqydAcAA
imac-retina-5k-27-inch-mid-2015||wanA
imac-21-5-inch-late-2015||bavuAloA
imac-retina-4k-21-5-inch-late-2015||bbhsA
imac-retina-5k-27-inch-late-2015||bbicAkAkA
macbook-retina-12-inch-early-2016||iupbAAcAAcAAbwrAA
macbook-pro-13-inch-2016-four-thunderbolt-3-ports||iuovAqbAdpwAAbitAA
macbook-pro-13-inch-2016-two-thunderbolt-3-ports||iutcAklA
macbook-pro-15-inch-2016||iuoxAAAqsAAA
macbook-air-13-inch-2017||jcatAAA
macbook-retina-12-inch-2017||izekAAAAAAAA
macbook-pro-13-inch-2017-four-thunderbolt-3-ports||biasAkAhtahAAAA
macbook-pro-13-inch-2017-two-thunderbolt-3-ports||jbbfAAAA
macbook-pro-15-inch-2017||javsAAAAAA
imac-21-5-inch-2017||iwwsAcjbuA
imac-retina-4k-21-5-inch-2017||iygcAgA
imac-retina-5k-27-inch-2017||iygrAAcA
imac-pro-2017||jbnyAcemzA
macbook-pro-13-inch-2018-four-thunderbolt-3-ports||jdvfAAAAA
macbook-pro-15-inch-2018||bkwyAkAkAkAkAhxloA
mac-mini-2018||jerkAAjjhAA
macbook-air-retina-13-inch-2018||jeaeAAAAcAAejzAAA
imac-retina-4k-21-5-inch-2019||jeqpAAcbhyA
imac-retina-5k-27-inch-2019||jeowAgAA
macbook-pro-13-inch-2019-four-thunderbolt-3-ports||bpjmAkAkAkAhudqA
macbook-pro-15-inch-2019||bpheAkAkAkAkAkA
macbook-air-retina-13-inch-2019||jjvkAAAAAAcfAcA
macbook-pro-13-inch-2019-two-thunderbolt-3-ports|;,,,,,B|jianAAAAaB
macbook-pro-16-inch-2019||jknlAAAA
macbook-air-retina-13-inch-2020||jjxqAcAAckuAAA
macbook-pro-13-inch-2020-four-thunderbolt-3-ports||jmdwAAAAA
macbook-pro-13-inch-2020-two-thunderbolt-3-ports||jnwdAcAAA
imac-retina-5k-27-inch-2020||jokvAAA
mac-mini-m1-2020||lefsAA
macbook-air-m1-2020||lefaAAcAAcAA
macbook-pro-13-inch-m1-2020||jplxAAAcrajA
imac-24-inch-m1-2021|,,,,M1|legpAAcAAAAAAAAAAAAdtAdygAAA
macbook-pro-14-inch-2021||ljqwAAAA
macbook-pro-16-inch-2021||baxjAkAkhzhAdAAcA
mac-studio-2022|,,,,M1 Max;,,,,M1 Ultra|iqzrAcranB
macbook-pro-13-inch-m2-2022||lphkAAfAA
macbook-air-m2-2022||lmiiAAAgAAAAA
mac-mini-2023|,,,,M2;,,,,M2 Pro|lnkzAAcafB
macbook-pro-14-inch-2023||lrjhAAAAAA
macbook-pro-16-inch-2023||lqbwAAcAAcAAcAA
mac-studio-2023|,,,,M2 Ultra;,,,,M2 Max|ltgwAB
macbook-air-15-inch-m2-2023||ltkgAAAAAAAA
macbook-pro-14-inch-m3-pro-or-m3-max-nov-2023||lvwpAAAAAA
macbook-pro-14-inch-m3-nov-2023||lusrAAbdwAbkfAAdAhirAA
macbook-pro-16-inch-nov-2023||lvvdAAAAcAAdvrAA
imac-24-inch-2023-four-ports||ltsjAAAAAAAAAAAAAA
imac-24-inch-2023-two-ports||ltsbAAAA
macbook-air-13-inch-m3-2024||lvxhAAAAAAAAiqeAAAA
macbook-air-15-inch-m3-2024||lvyqAAAAAAAAipiAAAA
mac-mini-2024||lyqyAAbpidAcfAwbAAhA
macbook-pro-14-inch-m4-pro-or-m4-max-2024||meavAAAAAAouA
macbook-pro-14-inch-m4-2024||mcdmAAAAcjzAAbjljAA
macbook-pro-16-inch-2024||brjbAkAkmrwAAAAAA
imac-24-inch-2024-four-ports||mdksAAAAAgAAcAAAAAAAAAAAAAAAAAcAAAAbkgcAueAAcAAAAAAqAcAAAAA
imac-24-inch-2024-two-ports||mdkeAAAAAAAAcAAAAA
apple-watch-1st-generation|,Silver,38;,Silver,42;,Space Black,42;,Space Gray,38;,Space Black,38;,Yellow Gold,38;,Rose Gold,38;,Space Gray,42;,Rose Gold,42;,Yellow Gold,42;,Gold,42;,Gold,38|zpmAkAkAkAbeAboBbeAuAuAkBhqehKAAADJqAdAEBdBAcHAAAGGAcAAqHgaKDbakAdxDdBbiaEEbmoDcAABAHCELcAAALAGFFIcAAcdIEboBAfIguDBbpkLcLCJxCAAAGFEcJAdABdLcABAAHCJcGAcAhAcB
apple-watch-series-1|,Space Gray,38;,Space Gray,42;,Gold,38;,Rose Gold,42;,Gold,42;,Silver,38;,Rose Gold,38;,Silver,42|bgpaAkBbpeBkBkBhqmrBBEcFEB
apple-watch-series-2|,Space Gray,38;,Space Gray,42;,Space Black,38;,Gold,38;,Rose Gold,42;,Gold,42;,Silver,38;,Silver,42;,Rose Gold,38;,White,38;,White,42;,Space Black,42|bgqeAkBkAkLpuCyqBkBkBkHkGkHkGhqkhLcBdLACgAcHADAAAAAAcIAHdKAJABAFJAAAAiAEIAcLAAAAcBkdLBgFBhoAcLfmLbtwH
apple-watch-series-3|,Silver,38,GPS + Cellular;,Space Black,38,GPS + Cellular;,Silver,42,GPS + Cellular;,Space Black,42,GPS + Cellular;,Space Gray,42,GPS + Cellular;,Space Gray,38,GPS + Cellular;,Space Gray,38,GPS;,Space Gray,42,GPS;,Gold,38,GPS + Cellular;,White,38,GPS + Cellular;,Gray,38,GPS + Cellular;,Gold,42,GPS + Cellular;,White,42,GPS + Cellular;,Gray,42,GPS + Cellular;,Space Gray;,Silver,38,GPS;,Gold,38,GPS;,Silver,42,GPS;,Gold,42,GPS;,Silver|bjvgAkBkBkBciBbeBkTkCkBhshjNFDMFDMBcIgBMCHcLCHLBdJBHcIMFDOMRLCHELKTLgLKLTKNFPFdRCSCdQAcAACAAAASBcBgBdGBCBHFPFdRCSCdQAcAACAAAAdpSFDMFDMBcIBMCHLCHLgBcJBHFPFdPdAACCSCdSAAAAgfAAcRlhBcBBcBcRcBdBBblCTB
apple-watch-series-4|,Silver,40,GPS;,Space Gray,40,GPS;,Gold,40,GPS;,Silver,40,GPS + Cellular;,Silver,44,GPS + Cellular;,Space Gray,40,GPS + Cellular;,Gold,40,GPS + Cellular;,,40,GPS + Cellular;,Space Black,40,GPS + Cellular;,Space Gray,44,GPS + Cellular;,Gold,44,GPS + Cellular;,Space Black,44,GPS + Cellular;,Silver,44,GPS;,Space Gray,44,GPS;,Gold,44,GPS|bnksAkAkBkAkBkAkBkAkAkAkBkAkAkAkAhtacOcACcBAMAEcBNANAFAhBAJcAHAOAIAACcABAMAFANcANAFABAbtBAOAIACAOAFAJCAOAFArqDABABABBLBFAAAABAAAAOuMBLBFAcnBA
apple-watch-series-5|,Silver,40,GPS + Cellular;,Silver,44,GPS + Cellular;,Gold,40,GPS + Cellular;,Space Gray,40,GPS + Cellular;,,40,GPS + Cellular;,Space Black,40,GPS + Cellular;,Titanium,40,GPS + Cellular;,White,40,GPS + Cellular;,Gold,44,GPS + Cellular;,Space Gray,44,GPS + Cellular;,,44,GPS + Cellular;,Space Black,44,GPS + Cellular;,Titanium,44,GPS + Cellular;,White,44,GPS + Cellular;,Silver,40,GPS;,Gold,40,GPS;,Space Gray,40,GPS;,Silver,44,GPS;,Gold,44,GPS;,Space Gray,44,GPS|brlsAuBhusfTCBTCBgABBcQcRCBcBBABBNDBRHBTCBABBIIBLgHBTCBABBIIBtEBgBdBBBSCctPBBeBcCqChIcBcSAdDcKcIcBSAdDJcDcBSAjDPcDcBSeDAnvELcBlNdDceNhOAAAzoR
apple-watch-se-1st-generation|,Silver,40,GPS;,Gold,40,GPS;,Space Gray,40,GPS;,Silver,44,GPS;,Gold,44,GPS;,Space Gray,44,GPS;,Silver,40,GPS + Cellular;,Gold,40,GPS + Cellular;,Space Gray,40,GPS + Cellular;,Silver,44,GPS + Cellular;,Gold,44,GPS + Cellular;,Space Gray,44,GPS + Cellular|jpmrABgBBBBbjBBBKBBBBBKBB
apple-watch-series-6|,Silver,40,GPS;,Gold,40,GPS;,Space Black,40,GPS + Cellular;,(PRODUCT)RED,40,GPS;,Silver,44,GPS;,Gold,44,GPS;,Space Gray,44,GPS;,Blue,44,GPS;,(PRODUCT)RED,44,GPS;,Silver,40,GPS + Cellular;,Gold,40,GPS + Cellular;,Space Gray,40,GPS + Cellular;,Blue,40,GPS + Cellular;,(PRODUCT)RED,40,GPS + Cellular;,Graphite,40,GPS + Cellular;,Titanium,40,GPS + Cellular;,Silver,44,GPS + Cellular;,Gold,44,GPS + Cellular;,Space Gray,44,GPS + Cellular;,Blue,44,GPS + Cellular;,(PRODUCT)RED,44,GPS + Cellular;,Graphite,44,GPS + Cellular;,Space Black,44,GPS + Cellular;,Titanium,44,GPS + Cellular;,Space Gray,40,GPS;,Blue,40,GPS|wlzAkBegBciAjdsiBBBBBBniBdBBBBXcZdFONeUcBBBBXZFONdgBBBBcBXcZFBBfTBBBBXZFiBBbbzgBbkB
apple-watch-series-7|,Space Black,41,GPS + Cellular;,Titanium,41,GPS + Cellular;,Midnight,41,GPS + Cellular;,Graphite,41,GPS + Cellular;,Silver,41,GPS + Cellular;,Midnight,45,GPS + Cellular;,Silver,45,GPS + Cellular;,Graphite,45,GPS + Cellular;,Starlight,41,GPS + Cellular;,Green,41,GPS + Cellular;,Blue,41,GPS + Cellular;,(PRODUCT)RED,41,GPS + Cellular;,Gold,41,GPS + Cellular;,Starlight,45,GPS + Cellular;,Green,45,GPS + Cellular;,Blue,45,GPS + Cellular;,(PRODUCT)RED,45,GPS + Cellular;,Gold,45,GPS + Cellular;,Space Black,45,GPS + Cellular;,Midnight,41,GPS;,Midnight,45,GPS;,Green,41,GPS;,Blue,41,GPS;,(PRODUCT)RED,41,GPS;,Starlight;,Green,45,GPS;,Blue,45,GPS;,(PRODUCT)RED,45,GPS;,Space Black;,Titanium,45,GPS + Cellular|bdlnAkBkgfuBlBf1DgCj1DfCgBeBf1CgBbvBgBBBBBWf1AcIBBBBnSdNBBBBhBcZBBBhCBmBjBcBBfBBBBbepUbiO1BBTL
apple-watch-ultra|,Titanium,49|ltfaAgAA
airpods-1st-generation||iwjaA
airpods-2nd-generation||jdtyAbctAepgA
airpods-pro-1st-generation||jmduA
airpods-max||lerwAAcAAA
airpods-pro-2nd-generation-usb-c||lxetA
apple-tv-1st-generation|40,Silver;160,Silver|pvzAbfucB
apple-tv-2nd-generation|8,Black|rdcA
apple-tv-3rd-generation|8,Black|sbfA
apple-tv-hd|32,Black;64,Black|bkweAhcuvAgihAwxB
apple-tv-4k-1st-generation|64,Black;32,Black|izwsAceaB
apple-tv-4k-2nd-generation|32,Black;64,Black|jntaAgB
homepod-1st-generation|,White;,Space Gray|jchfAB
homepod-mini|,Space Gray;,White|jpclAB
ipod-touch-1st-generation|8,Black;16,Black;32,Black|pspAAdBAidCbfwjC
ipod-touch-2nd-generation|8,Black;16,Black;32,Black|qkkAbfspAdAAcBABA
ipod-touch-3rd-generation|32,Black;64,Black|qhkAdB
ipod-touch-4th-generation|8,Black;32,Black;64,Black;8,White;32,White;64,White;16,Black;16,White|rbwAeBdBtqBBBbrbBB
ipod-touch-5th-generation|32,Pink;64,Pink;32,Yellow;64,Yellow;32,Blue;64,Blue;32,Silver;64,Silver;32,Black;64,Black;32,(PRODUCT)RED;64,(PRODUCT)RED;16,Black & Silver;32,Space Gray;64,Space Gray;16,Pink;16,Yellow;16,Blue;16,Silver;16,(PRODUCT)RED;16,Space Gray|rpvABbfeBBcBBcBBcBBzBBnuQupGmxBBhsedBhBcBcBcBB
ipod-touch-6th-generation|64,Pink;16,Pink;16,Gold;16,Blue;16,Silver;16,Space Gray;16,(PRODUCT)RED;64,Gold;64,Blue;64,Silver;64,Space Gray;64,(PRODUCT)RED;32,Pink;32,Gold;32,Blue;32,Silver;32,Space Gray;32,(PRODUCT)RED;128,Pink;128,Gold;128,Blue;128,Silver;128,Space Gray;128,(PRODUCT)RED|isqqABhBcBcBcBcBdBcBeBcBcBcBcBcBcBhBcBpwBcBcBcBcBcB
ipod-touch-7th-generation|32,Pink;32,Gold;32,Blue;32,Silver;32,Space Gray;32,(PRODUCT)RED;128,Pink;128,Gold;128,Blue;128,Silver;128,Space Gray;128,(PRODUCT)RED;256,Pink;256,Gold;256,Blue;256,Silver;256,Space Gray;256,(PRODUCT)RED|jjymABBBBBBiBBcBBBBBcBBBB
airtag||brrwAkA
`
