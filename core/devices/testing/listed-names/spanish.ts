import type { WrittenNames } from '../written-names.ts'

const kind = 'listing, Spanish'

/** Titles as sellers in Spain, Argentina and Uruguay wrote them. */
export const spanish: readonly WrittenNames[] = [
  {
    kind,
    source:
      'mercadolibre.com.ar, mobile phones, February 2022. From gastonpedraza08/ecommerce-admin, server/config-mongoose/static/products-mongo',
    lines: `
Samsung Galaxy A32 128 GB awesome blue 4 GB RAM => -
LG K52 (48 Mpx) 64 GB blue 4 GB RAM => -
Motorola Edge 20 Lite 128 GB verde 6 GB RAM => -
Xiaomi Redmi Note 10 Pro (Global) Dual SIM 128 GB gris ónix 6 GB RAM => -
Moto E20 32 GB gris grafito 2 GB RAM => -
Samsung Galaxy M12 (5000 mAh) Dual SIM 128 GB blue 4 GB RAM => -
Apple iPhone SE (2da generación) 128 GB - Negro => iphone-se-2nd-generation
Apple iPhone 12 (64 GB) - Azul => iphone-12
Apple iPhone 11 (64 GB) - (PRODUCT)RED => iphone-11
Apple iPhone 13 mini (128 GB) - Blanco estelar => iphone-13-mini
Apple iPhone XR 64 GB - Negro => iphone-xr
Apple iPhone 12 Pro (256 GB) - Oro => iphone-12-pro
Apple iPhone 13 Pro Max (512 GB) - Azul sierra => iphone-13-pro-max
Apple iPhone 13 Pro Max (1 TB) - Plata => iphone-13-pro-max
Celular iPhone 7 32gb 2gb Ram 12mp 7mp Apple Original (Reacondicionado) => iphone-7
Apple iPhone 12 Pro (128 GB) - Azul pacífico => iphone-12-pro
iPhone 8 Plus 64 GB (product)red => iphone-8-plus
Celular iPhone 7 32gb 2gb Ram Ios Apple Lte 4g Cuotas (Reacondicionado) => iphone-7
iPhone 11 Pro Max 256 GB Gris espacial => iphone-11-pro-max
Celular iPhone 7 128gb Rose Gold Refabricado (Reacondicionado) => iphone-7
iPhone SE (2da Generación) 128gb Black => iphone-se-2nd-generation
iPhone SE 64 GB gris espacial => iphone-se-1st-generation
Celular iPhone 7 Plus 32gb 3gb Ram 12mp 7mp Liberado Apple (Reacondicionado) => iphone-7-plus
Apple iPhone 7 Plus 256gb Libre De Fabrica Refabricado (Reacondicionado) => iphone-7-plus
Celular Apple Refabricado iPhone 6s 32gb 2gb Ram 12mp Libre (Reacondicionado) => iphone-6s
iPhone 7 128gb 12mpx Celular Apple Reacondicionado Cuotas (Reacondicionado) => iphone-7
iPhone 7 Plus Liberado + Cargador + Cable + Templado (Reacondicionado) => iphone-7-plus
iPhone 13 Pro Max 1 Tera Graphite Entrega Hoy Factura A - B => iphone-13-pro-max
iPhone 13 Pro 512gb Sierra Blue Entrega Ya !! Grtia. Factura => iphone-13-pro
Apple iPhone 13 Mini (128 Gb) - Azul Medianoche (negro) => iphone-13-mini
iPhone SE (2nd Generation) 64 Gb Sin Cargador => iphone-se-2nd-generation
Apple iPhone 11 64gb Black 4gb Ram Garantia Oficial Local => iphone-11
iPhone 12 Pro Max 256 Gb Grafito Caja Sellada => iphone-12-pro-max
Apple iPhone 11 64 Gb-negro-blanco-verde-amarillo-1 Año Gtia => iphone-11
iPhone 8 Liberado + Cargador + Cable + Funda + Templado (Reacondicionado) => iphone-8
iPhone SE 128gb 2 Generacion Apple Modelo 2020 4k => iphone-se-2nd-generation
Apple iPhone 11 128 Gb-incluye Cargador Usb-c-garantia 1 Año => iphone-11
Apple iPhone 12 Pro 256gb-incluye Cargador Usb-c -1 Año Gtia => iphone-12-pro
Apple iPhone 13 Pro 1 Tera-grafito-caja Sellada - 1 Año Gtia => iphone-13-pro
Apple iPhone 13 Pro 512gb-incluye Cargador Usbc-cuotas S/int => iphone-13-pro
Apple iPhone 12 (64 Gb) - Azul Nuevos Sellados => iphone-12
iPhone 7 Rojo 128 Gb Bateria 82% Muy Bueno (Reacondicionado) => iphone-7
Celular Apple iPhone 7 Plus De 32gb Nuevo En Caja Sellada => iphone-7-plus
Celular Apple iPhone 8 Plus 5,5 Nuevo De 64gb Sin Caja => iphone-8-plus
iPhone 13 Pro Max 256gb 6gb 6.7 Sierra Blue Entrega Hoy => iphone-13-pro-max
Apple iPhone SE 2020-128gb-2 Gen-incluye Cargador Usb-c-gtia => iphone-se-2nd-generation
iPhone 8 Plus 64 Gb Gris Espacial Nuevos Caba Y Envios => iphone-8-plus
iPhone 8 64 Gb Oro Paga En Cuotas Nuevos Sellados => iphone-8
Apple iPhone 7 Plus 32 Gb Silver (plata) Refurbished A+ (Reacondicionado) => iphone-7-plus
iPhone 6s 32gb - 64gb - Consultar Color Disponible (Reacondicionado) => iphone-6s
iPhone 11 Pro 256 Gb Caja Auriculares Cargador Funda Cuotas => iphone-11-pro
iPhone 6 Plus + 7 Fundas (cambiar Batería) => iphone-6-plus
iPhone 6s 32gb Silver/grey Usados Pemium + 2 Fundas => iphone-6s
iPhone 6s 64 Gb Grey/silver/gold Somos Mercado Lider Gtia => iphone-6s
iPhone 13 Mini - (128gb) - Todos Los Colores => iphone-13-mini
iPhone XS - 64 Gb - Blanco - Perfecto Estado (bat 82%) => iphone-xs
iPhone 8 64gb Equipos De Exhibición Libres Import Sale Ar => iphone-8
iPhone 7 Negro Mate Liberado 32 Gb Detalles Ver Descripción! => iphone-7
Repuestos iPhone 7 Original Consultar Repuesto (Reacondicionado) => ~
iPhone 7plus 256 Gb Impecable! Batería 81% No Se Envia !! => iphone-7-plus
iPhone 8 Negro 256 Gb Con Funda Cargadora De Regalo*hoy* => iphone-8
iPhone 6 S Plus 128gb Nuevos => iphone-6s-plus
Apple iPhone 12 Pro,m 512gb, Caja Con Vidrio, $1400! => iphone-12-pro / iphone-12-pro-max
iPhone 7 Plus 128 Gb Jet Black (negro Brillante) => iphone-7-plus
iPhone 11 64 Gb Blanco Impecable Sin Detalles Caja Carg/cabl => iphone-11
iPhone 13 Pro Gold 128 Gb Nuevo Caja Cerrada 19 Años En M L => iphone-13-pro
2 iPhone 5 Para Repuesto Los 2 Por $ : 5.000 => iphone-5`,
  },
  {
    kind,
    source:
      'mercadolibre.com.uy, search for "iphone", 2018. From workshopsjsmvd/react, practico/data/items.js',
    lines: `
Celular Apple Iphone 6 16gb Refurbished Original Garantía => iphone-6
Apple Iphone 7 Nuevos No Ref Garantia Colores + Envíos => iphone-7
Celular Iphone 6s Lte 4g Original Libre 16gb Refurbished => iphone-6s
Celular Apple Iphone 6 16gb Recertificado + Vidrio => iphone-6
Celular Apple Iphone 7 32gb Lte Original Refurbished Oferta => iphone-7`,
  },
  {
    kind,
    source:
      'mercadolibre.com.ar, tablets, watches, earphones and notebooks, 2020 to 2023. From juli0402/parcialweb1, src/data/data.js, and from tests with the numbers MLA925547590, MLA1363069275, MLA1149525865 and MLA823005561',
    lines: `
iPad Apple 8ª Generación 2020 A2270 10.2 128gb Space Gray Con Memoria Ram 3gb => ipad-8th-generation
iPad Apple 8ª Generación 2020 A2270 10.2 32gb Gold Con Memoria Ram 3gb => ipad-8th-generation
iPhone SE (2nd Generation) 128 Gb (product)red => iphone-se-2nd-generation
Tablet Samsung Galaxy Tab A 2019 Sm-t290 8 32gb Negra Con Memoria Ram 2gb => -
Xiaomi Mi Smart Band 5 1.1 Caja De Plástico Pc Malla Black De Elastómero Termoplástico Y Aleación De Aluminio Xmsh10hm => -
Smart Watch Reloj Inteligente Celular Sumergible Android Ios => -
Xiaomi Mi Band 5 Smart Watch Reloj Inteligente + Malla+ Film => -
Apple Macbook Air (13 Pulgadas, 2020, Chip M1, 256 Gb De Ssd, 8 Gb De Ram) - Gris Espacial => macbook-air-m1-2020
Apple AirPods Con Estuche De Carga - Blanco => airpods-*
Apple AirPods Con Estuche De Carga Inalámbrica - Blanco => airpods-*
Apple iPhone 6s 32 Gb Gris Espacial => iphone-6s`,
  },
  {
    kind,
    source:
      'es.wallapop.com, February 2025, first lines of texts; last column: number of the listing. From jogarman/wallapop_scrapping, src/04_download_description.ipynb',
    lines: `
📱IPhone 16 => iphone-16 => 1106731188
IPHONE 16 256GB ROSA IMPECABLE COMO NUEVO CON CAJA => iphone-16 => 1106759966
IPHONE 16 128GB AZUL ULTRAMAR IMPECABLE COMO NUEVO TELEFONO+CABLE => iphone-16 => 1106746062
IPHONE 16 PRO 256GB TITANIO DESIERTO ORO ROSA IMPECABLE => iphone-16-pro => 1106754436
IPHONE 16 PRO 256GB TITANIO NEGRO IMPECABLE COMO NUEVO CON CAJA => iphone-16-pro => 1106761478
IPHONE 16 PLUS 128GB VERDE AZULADO IMPECABLE SOLO PROBADO CON CAJA => iphone-16-plus => 1106751358
IPHONE 16 PRO MAX 256GB TITANIO ORO ROSA IMPECABLE SOLO PROBADO COMO NUEVO CON CAJA => iphone-16-pro-max => 1106760214
IPHONE 16 PRO MAX 256GB TITANIO NATURAL GRIS IMPECABLE COMO NUEVO CON CAJA => iphone-16-pro-max => 1106753447
iphone 14promax？ => iphone-14-pro-max
apple iphone 14 128gb amarillo - revisado => iphone-14`,
  },
  {
    kind,
    source: 'Amazon, product titles beside the shop’s own pictures; from sample shops in public code',
    lines: `
Nuevo Apple iPad Pro (de 11 Pulgadas, con Wi-Fi + Cellular y 512 GB) => ipad-pro-11-*
Apple AirPods con estuche de carga con cable (2ª generación) => airpods-2nd-generation
2022 Apple Ordenador Portátil MacBook Air con Chip M2 de Apple => macbook-air-m2-2022
Apple Watch Series 9 (GPS + Cellular, 45 MM) Caja de Aluminio Blanco Estrella con Correa Deportiva Blanco Estrella, M/L (Reacondicionado) => apple-watch-series-9`,
  },
  {
    kind,
    source: 'backmarket.es, words of the addresses of listings; from scripts that read them',
    lines: `
iphone 13 128 gb azul libre => iphone-13
iphone 12 128 gb negro libre => iphone-12
ipad air m2 11 2024 6a generacion 256 gb wifi purpura => ipad-air-11-inch-m2
ipad air 5 2022 109 256gb purpura sin puerto sim => ipad-air-5th-generation
airpods pro con estuche de carga magsafe blanco => airpods-pro-*
macbook pro 13 retina 2017 core i7 25 ghz ssd 512 gb 16gb teclado espanol => macbook-pro-13-inch-2017-four-thunderbolt-3-ports / macbook-pro-13-inch-2017-two-thunderbolt-3-ports`,
  },
]
