import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, other languages'

/** Titles taken in a second round; docs/devices.md has what was right when each part was read first. */
export const laterOtherLanguages: readonly WrittenNames[] = [
  {
    kind,
    source:
      'amazon.com.br, search for "iphone", 2020. From ueinegoms/amazon_iphone_crawler, iphones.csv, and pedrorivz/python-amazon-scraping, results/example_iphone.csv',
    lines: `
iphone X Apple Cinza Espacial, Tela de 5,8", 4G, 256 GG, Câmera de 12 MP => iphone-x
IPHONE 11 BRANCO, TELA DE 6,1", 4G, 64 GB E CÂMERA DE 12 MP => iphone-11
Iphone 6 64Gb Cinza Espacial => iphone-6
Iphone 11 Apple Preto, 128gb Desbloqueado - Mwm02br/a => iphone-11
Iphone Xr Apple Branco, 128gb Desbloqueado - Mryd2br/a => iphone-xr
Iphone 8 64gb Cinza Espacial Novo Lacrado => iphone-8
Iphone 11 Apple Preto, 128gb Desbloqueado - Mwm02bz/a => iphone-11
Iphone 11 Pro Apple Verde meia-noite, 256gb Desbloqueado - Mwcc2bz/a => iphone-11-pro
iPhone 8 Apple Dourado com Tela de 4,7", 4G, 64 GB e Câmera de 12 MP => iphone-8
iPhone SE 64GB Black Novo Desbloqueado Tela 4,7" Apple => iphone-se-2nd-generation / iphone-se-3rd-generation
Iphone 8 Plus Apple Cinza Espacial, 128gb Desbloqueado - Mx242br/a => iphone-8-plus
Capa Anti Shock Reforçada iPhone SE 2020 + Película Vidro 3D + Kit Aplicação => ~
iPhone 7 32GB Preto Matte 4G Tela 4.7 Retina - Cam. 12MP + Selfie 7MP iOS 11 - Apple => iphone-7
Iphone 11 Pro Max Apple Dourado, 512gb Desbloqueado - Mwhq2bz/a => iphone-11-pro-max
iPhone XS 64GB Dourado (Dourado) => iphone-xs
Kit 3-em-1 Veicular, Suporte Magnético, Carregador, Cabo Lightning para iPhone, Geonav, PLI31, Preto-Cinza Alumínio => ~
iPhone XS Max, Apple, 256GB, Dourado => iphone-xs-max
Iphone Xr Apple Preto, 64gb Desbloqueado - Mry42br/a => iphone-xr
iphone X Apple Cinza Espacial, Tela de 5,8", 4G, 64 GB, Câmera de 12 MP => iphone-x
IPHONE 11 PRETO, TELA DE 6,1", 4G, 64 GB E CÂMERA DE 12 MP => iphone-11
Capa para iPhone X/XS, Spigen, Rugged Armor, 057CS22125, Matte Black => ~
Novo Iphone Xr 64Gb Branco Ios 12 4G ... => iphone-xr
Iphone X Apple 64GB Cinza Espacial Tela Super Retina Hd Oled 5.8 iOS 11 Câmeras De 12MP Mqac2Bz/A => iphone-x
Celular Apple iPhone 11 Pro 64gb / Tela 5.8'' / 12MP / iOS 13 => iphone-11-pro
Apple iPhone 8 Cinza Espacial 64GB com 4,7", iOS 11, Processador A11, 4G, Câmera de 12 MP Desbloqueado => iphone-8
Iphone 11 Pro Max Apple Prata, 512gb Desbloqueado - Mwhp2bz/a => iphone-11-pro-max
iPhone 6s 32GB Rose Tela Retina HD 4,7 3D Touch Camera 12MP - Apple => iphone-6s
Celular Apple iPhone 11 64gb / Tela 6.1'' / 12MP / iOS 13 => iphone-11`,
  },
]
