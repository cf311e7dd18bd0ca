import { currencySigns } from './currency-sign.ts'

/**
 * Returns the currencies that a sign, code or word can mean, such as "€", "usd", "kr" or "Franken"; an empty
 * set for other words. "$" has several.
 */
export function currenciesWritten(word: string): ReadonlySet<string> {
  known ??= wordsOfCurrencies()
  return known.get(plain(word)) ?? none
}

const none: ReadonlySet<string> = new Set()
let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

function wordsOfCurrencies(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>()
  const add = (word: string, currency: string) =>
    words.set(plain(word), (words.get(plain(word)) ?? new Set()).add(currency))
  for (const [currency, signs] of currencySigns()) for (const sign of signs) add(sign, currency)
  for (const currency of codes.split(' ')) add(currency, currency)
  for (const [currency, written] of Object.entries(spelled))
    for (const word of written.split(' ')) add(word, currency)
  return words
}

/** Normalises a word: "Fr." and "FR" are equal. */
function plain(word: string): string {
  return word.normalize('NFKC').replaceAll(/[\s.]/g, '').toLowerCase()
}

/** Currencies of ISO 4217 in use. */
const codes =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'

/** Words and signs found in lists, besides the signs that the product writes. */
const spelled: Readonly<Record<string, string>> = {
  AED: 'د.إ',
  AMD: '֏ դր',
  ARS: '$',
  AZN: '₼',
  BDT: '৳ taka',
  BGN: 'лева',
  BRL: 'reais',
  BYN: 'руб',
  CHF: 'franken stutz francs',
  CLP: '$',
  CNY: '元 rmb yuan',
  COP: '$',
  CRC: '₡',
  CZK: 'kc korun',
  DKK: 'kroner dkr',
  DOP: 'rd$',
  EGP: 'ج.م',
  EUR: 'euro euros eur.',
  GBP: 'pound pounds pfund sterling libras livres',
  GEL: '₾ lari',
  GHS: 'gh₵ ₵',
  HKD: '$ hk$',
  HUF: 'forint',
  IDR: 'rp rupiah',
  ILS: 'nis',
  INR: 'rupees rupien',
  IRR: 'تومان ریال',
  JPY: 'yen 円',
  KES: 'ksh kshs',
  KRW: '원 won',
  KZT: '₸ тг тенге',
  LKR: 'rs',
  MAD: 'dh dhs',
  MDL: 'lei лей леев lej',
  MKD: 'ден',
  MYR: 'rm',
  NGN: '₦ naira',
  NOK: 'nkr',
  NPR: 'rs',
  PEN: 's/',
  PHP: 'php₱',
  PKR: 'rs',
  PLN: 'zloty złoty złotych pln.',
  PYG: '₲',
  RON: 'leu lei',
  RSD: 'din дин',
  RUB: '₽ руб р рублей',
  SAR: 'sr ر.س',
  SEK: 'skr kronor',
  THB: '฿ baht บาท',
  TND: 'dt',
  TRY: '₺ tl lira',
  TWD: '$ nt$',
  TZS: 'tsh tshs',
  UAH: '₴ грн гривень',
  UGX: 'ush',
  USD: 'dollar dollars dólar dólares',
  UYU: '$u',
  UZS: "so'm сум",
  VND: '₫ đ vnđ đồng',
}
