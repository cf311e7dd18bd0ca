import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, Spanish'

/** Titles taken in a second round; docs/devices.md has what was right when each part was read first. */
export const laterSpanish: readonly WrittenNames[] = [
  {
    kind,
    source:
      'es.wallapop.com, searches for three iPhones, January 2026; last column: number of the listing. From jogarman/wallascrapping_v2, data/step1',
    lines: `
iPhone 15 Pro Max 256gb Blanco NUEVO! => iphone-15-pro-max => 1218931933
iPhone 8 Blanco => iphone-8 => 1196067600
iPhone 17 Pro 256 GB >> NUEVO EN MADRID << => iphone-17-pro => 1218321846
Cargador Apple iphone .15-16-17. Adaptador y cable => ~ => 1217657705
iPhone 17 Pro 256GB Azul Nuevo => iphone-17-pro => 1217872647
Funda Rhinoshield iPhone 17 => ~ => 1216543953
iPhone 15 Pro Max Apple => iphone-15-pro-max => 1218851866
iPhone 15 Precintado => iphone-15 => 1219258103
iPhone 14 Pro Max 128GB Dorado => iphone-14-pro-max => 1219080249
iPhone 11 Pro Max 256GB Impecable => iphone-11-pro-max => 1205288566
IPhone 11 Green => iphone-11 => 1218642341
Caja iPhone 15 Plus amarillo => ~ => 1219229599
iPhone 17 Pro Max 256GB PRECINTADO => iphone-17-pro-max => 1219063250
iPhone 17 Pro Max Morado => iphone-17-pro-max => 1216258816
iPhone 11 128GB Lila => iphone-11 => 1201739242
iPhone 16 Plus Azul Ultramar => iphone-16-plus => 1218409818
iPhone 15 Pro Plata => iphone-15-pro => 1218167233
iPhone 15 Pro 128GB Gris Espacial eSIM => iphone-15-pro => 1216702580
Funda Rhode iPhone 17 + Gloss => ~ => 1213129463
Funda TechWoven iPhone 17 Pro Negra => ~ => 1214553823
iPhone 16 Pro Max 512 GB Color Plata => iphone-16-pro-max => 1216348640
Funda iPhone 17 Pro Azul Mate => ~ => 1217112665
iPhone 17 Pro Max Plata Precio Negociable => iphone-17-pro-max => 1218460459
iPhone 16 Pro Max 512GB Negro/100% bat factura gar => iphone-16-pro-max => 1216162097
iPhone 15 Pro Azul titanium => iphone-15-pro => 1214573776
apple iphone 16 pro max 1tb => iphone-16-pro-max => 1215773526
IPHONE 16 PRO MAX 512GB 100% + CAJA => iphone-16-pro-max => 1219075490
Caja iPhone 15 Plus negro => ~ => 1219231298
iPhone 15 Blanco 128GB => iphone-15 => 1218254941
Totallee Funda iPhone 16 Pro Max Negra => ~ => 1216290595
Funda iPhone 11 Transparente con Puntos => ~ => 1186884429
iPhone 13 Pro Grafito 256GB como nuevo => iphone-13-pro => 1218512565
iPhone 17 Pro Max Azul Sin Abrir => iphone-17-pro-max => 1218903472
iPhone 15 Pro Titanio Azul => iphone-15-pro => 1219204447
iPhone 17 Pro Max 2TB Naranja Precintado => iphone-17-pro-max => 1214274550
iPhone 17 Pro Max 256 GB Azul => iphone-17-pro-max => 1177139842
Funda Otterbox Symmetry+ iPhone 17 Pro MagSafe => ~ => 1218918406
iPhone 17 Pro Max 256GB Plata => iphone-17-pro-max => 1219195932
iPhone 14 128GB Midnight - Reacondicionado => iphone-14 => 1130774764
Cable iPhone Usb C Trenzado Original => ~ => 1218036609
Funda iPhone 15 Morado Apple => ~ => 1217463276
Pantalla iPhone 16 Original => ~ => 1218393547
Iphone 15 pro max caja factura , 89 % bateria => iphone-15-pro-max => 1217044896
iPhone 17 Pro Max 256GB => iphone-17-pro-max => 1217209973
Funda Quad Lock iPhone 17 Pro Max McLaren => ~ => 1217459181
iPhone 16 Pro 128GB Plata - Batería 100%-GARANTIA => iphone-16-pro => 1217576893
iPhone 15 Pro Max 512GB Azul , bateria 83% => iphone-15-pro-max => 1216110996
Batería iPhone 13 Pro Max - 80%. Original Apple  => ~ => 1210115451
apple iphone 17 pro 256gb => iphone-17-pro => 1215455221
iPhone 17 Pro 256GB 100% Batería => iphone-17-pro => 1219063605
iPhone 13 Pro Max 512 => iphone-13-pro-max => 1218639814
iPhone 11 128GB negro incluyo funda. => iphone-11 => 1208732215
11 Fundas iPhone 11 - Variadas => ~ => 1165546544
iPhone 14 Plus 256GB Rojo => iphone-14-plus => 1219195398
iPhone 17 Azul Marino => iphone-17 => 1217463852
Funda iPhone 15 Trenzado Fino Nueva 3 => ~ => 1218426410
iPhone 15 Pro Max Space Gray Como Nuevo => iphone-15-pro-max => 1215403432
Caja iPhone 11 (PRODUCT)RED => ~ => 1194319169
iPhone 17 Pro max Azul Marino => iphone-17-pro-max => 1218578132
Fundas iPhone 11, 2€ cada una todas 12.50€ => ~ => 1215351655
Funda Original Apple iPhone 14-16 => ~ => 1216841244
iPhone 17 Air => iphone-air => 1214484746
Funda iPhone 16 Pro Max degradado => ~ => 1215977771
Funda iPhone 17 Pro Max Rosa => ~ => 1215880449
Funda Techypop Original IPhone 11 => ~ => 1201190564
Funda iPhone 17 Pro TechWoven Marrón => ~ => 1216914777
Funda iPhone 17 Leopardo => ~ => 1219452532
Funda iPhone 17 Pro Transparente Apple => ~ => 1215552809
Funda iPhone 16 Pro Silicona Nueva 5 => ~ => 1218425408
iPhone 15 Plus 128GB Negro 89% Batería => iphone-15-plus => 1206644277
Fundas iPhone 11 (varios diseños) => ~ => 1214335618
iPhone 11 256 GB Blanco Buen estado => iphone-11 => 1217589147
Pantalla iPhone 11 Pro Max => ~ => 1217702914
Fundas iPhone 11 (Varias) => ~ => 1214622206
Funda iPhone 15 Plus Silicona Nueva 2 => ~ => 1218426837
Fundas iPhone 11: Negra, Roja y Rosa => ~ => 1215976828
Funda Apple iPhone 16 Pro Max Piel MagSafe => ~ => 1217594935
Funda iPhone 11 Cinnamoroll Glitter => ~ => 1198899542
iPhone 14 Pro 512GB - 83% Batería => iphone-14-pro => 1219158739
2 Cables iPhone Usb C Trenzado Original => ~ => 1218036744
iPhone 16 Pro Max 256GB Black | Tienda Física => iphone-16-pro-max => 1216626308
IPhone SE 2020 Black => iphone-se-2nd-generation => 1217065781
IPHONE 17 256GB GRIS NUEVO => iphone-17 => 1219280082
IPHONE 17 PRO 256GB NUEVO=MOVILCENTER= => iphone-17-pro => 1178282459
iPhone 16 turquesa => iphone-16 => 1215430375
iPhone 8 64GB NUEVO => iphone-8 => 1216375187
Funda Silicona Apple iPhone 17 Pro Max Azul => ~ => 1179320379
iPhone 17 Pro Cosmic Orange 512GB => iphone-17-pro => 1217430497
Fundas iPhone 14 pro max y 15 pro max Varias => ~ => 1217831277
Funda de silicona con MagSafe para el iPhone 16 Pro Max - Peonía => ~ => 1217780399
Iphone 16 nuevo 128gb en negro => iphone-16 => 1219059834
iPhone 16 Pro 128GB con Apple Care => iphone-16-pro => 1217065677
iPhone 16 256GB => iphone-16 => 1216768693
Funda de silicona iPhone 16 Pro Max - Azul denim => ~ => 1216280211
Chasis iPhone 11 Pro Max Dorado => ~ => 1217719224
iPhone 16 128GB Nuevo Sin Abrir => iphone-16 => 1218047246
iPhone 11 Pro 256GB => iphone-11-pro => 1218982139
iPhone 11 Pro Space Gray para piezas => iphone-11-pro => 1218706613
iPhone 16 Pro 128GB 6.3'' 3 Cámaras => iphone-16-pro => 1216336146
iPhone 17 blanco. => iphone-17 => 1219219347
Apple Funda Beats MagSafe y Control de Cámara iPhone 17 - Gris => ~ => 1217787035
Cámara Trasera iPhone 11 Original => ~ => 1192743589
iPhone 15 256GB Blanco => iphone-15 => 1219194271
iPhone 15 Plus - Salud Batería 87% => iphone-15-plus => 1218747922
Batería iPhone 12/12 Pro - 81%. Original Apple  => ~ => 1209868712
Funda Apple iPhone 17 Pro Max Negra silicona => ~ => 1217590864
iPhone 17 Verde 256GB => iphone-17 => 1216822947
iPhone 11 Pro Verde Noche => iphone-11-pro => 1208109578
iPhone 16 Pro 256GB NUEVO => iphone-16-pro => 1217851560
iPhone 16 Pro Max 256GB Negro Titanio => iphone-16-pro-max => 1218545913
iPhone 16 Pro Max 512GB Negro/Gris => iphone-16-pro-max => 1219078163
Funda Nomad de cuero para iPhone 16 Pro Max - => ~ => 1216692822
iPhone 11 64GB. salud de la bateria 81% => iphone-11 => 1205085545
iPhone 17 Pro Max 256GB NO NEGOCIABLE SIN ABRIR => iphone-17-pro-max => 1212711794
iPhone 16 Pro Max Salud de la bateria 95% => iphone-16-pro-max => 1216700733
iPhone 14 Pro 256GB Plata => iphone-14-pro => 1218658193
iPhone 11 Pro Max con fisura trasera => iphone-11-pro-max => 1205390575
Funda iPhone 11 Rosa => ~ => 1206953946
15 Fundas iPhone 11 Variadas => ~ => 1170160443
iPhone 16 Pro Titanio Natural => iphone-16-pro => 1217991188
Funda iPhone 15 Pro Camuflaje => ~ => 1217198832
Apple Funda de silicona con MagSafe para el iPhone 16 Pro Max - Mandarina => ~ => 1217780605
IPHONE 16 PRO MAX 256GB (96% BATERIA) TITANIO NEGR => iphone-16-pro-max => 1199201602
Funda iPhone 11 Burga Animal Print => ~ => 1186079383
iPhone 11 Pro Apple => iphone-11-pro => 1218113947
Funda iPhone 15+ KOOLIFE Transparente => ~ => 1215278923
IPHONE 17 PRO MAX 256GB COMO NUEVO=MOVILCENTER= => iphone-17-pro-max => 1218689910
iPhone 11 Batería al 77% => iphone-11 => 1215156702
Funda iPhone 13/14/15 => ~ => 1218608513
iPhone 11 64 GB batería 91% => iphone-11 => 1217147467
Funda iPhone 15 Silicona Nueva 8 => ~ => 1218424043
Funda iPhone 15 Pro Azul + Protector => ~ => 1219134592
Fundas iPhone 15 (Negra y Transparente) => ~ => 1217242780
iPhone 16 Pro 128GB Oro => iphone-16-pro => 1218618732
Funda iPhone 11 Transparente Negra => ~ => 1215011208
Funda iPhone 15 Transparente => ~ => 1217367315
iPhone 17 Air Space Black => iphone-air => 1214679327
Lote 4 fundas iPhone 17 => ~ => 1213220978
Funda NJROW iPhone 15 => ~ => 1218026305
Funda iPhone 17 Pro Max Anti-caídas => ~ => 1213663922
iPhone 17 Pro Max Azul Marino 512GB => iphone-17-pro-max => 1217612374
iPhone 13 Pro color Azul alpino 128GB - Todo orig => iphone-13-pro => 1212535462
Funda Transparente iPhone 16 Pro Max => ~ => 1217535168
iPhone 17 256GB Sellado => iphone-17 => 1215063029
iPhone 12 Plata White Como Nuevo => iphone-12 => 1219225429
Caja iPhone 15 amarillo => ~ => 1219210513
Cajas vacías Apple Watch, iPhone 12 y 16, AirPods, => ~ => 1217585463
Funda iPhone 15 Transparente Nueva => ~ => 1218423474
iPhone 16 Pro 128GB Gris => iphone-16-pro => 1216761919
iPhone 16 PRECINTADO NEGOCIABLE => iphone-16 => 1218894873
4 Cristales Protector iPhone 17 => ~ => 1218085763
Batería iPhone 14 Pro - 81%. Original Apple  => ~ => 1209865747
iPhone 11 Verde (Pantalla Rota) -bateria 81 => iphone-11 => 1215540946
iPhone 16 Plus 256GB Negro Sin Abrir => iphone-16-plus => 1218568012
iPhone 17 Negro 512 GB => iphone-17 => 1216482139
Funda iPhone 17 Pro Max Azul Magnética => ~ => 1216790364
iPhone 16 Pro Max 256GB Dorado => iphone-16-pro-max => 1218683299
iPhone X Apple Libre => iphone-x => 1203214064
iPhone 11 64GB Black => iphone-11 => 1197605670
iPhone 14 Pro Max 256GB Space 100% => iphone-14-pro-max => 1218640621
Funda iPhone 17Pro Cassette BASF Nueva => ~ => 1217332000
IPHONE 17 PRO MAX 256 => iphone-17-pro-max => 1213167214
Funda iPhone 11 con diseño => ~ => 1200463182
iPhone 15 Pro Max Negro y Blanco => iphone-15-pro-max => 1218895982`,
  },
]
