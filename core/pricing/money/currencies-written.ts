import { currencySigns } from './currency-sign.ts'

/**
 * Returns the currencies that a sign, code or word can mean, such as "€", "usd", "kr" or "Franken"; none if it is no
 * word for money. "$" has several.
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

/** "Fr." and "FR" are one word. */
function plain(word: string): string {
  return word.normalize('NFKC').replaceAll(/[\s.]/g, '').toLowerCase()
}

/** Currencies of ISO 4217 in use. */
const codes =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'

/** Words and signs that lists have besides the signs that we write. */
const spelled: Readonly<Record<string, string>> = {
  AED: 'د.إ',
  BRL: 'reais',
  CHF: 'franken stutz',
  CNY: '元 rmb yuan',
  CZK: 'kc korun',
  DKK: 'kroner dkr',
  EUR: 'euro euros eur.',
  GBP: 'pound pounds pfund sterling libras livres',
  HUF: 'forint',
  INR: 'rupees rupien',
  JPY: 'yen 円',
  KRW: '원 won',
  MYR: 'rm',
  NOK: 'nkr',
  PHP: 'php₱',
  PLN: 'zloty złoty złotych pln.',
  RUB: '₽',
  SAR: 'sr',
  SEK: 'skr kronor',
  THB: '฿ baht',
  TRY: '₺ tl',
  UAH: '₴',
  USD: 'dollar dollars dólar dólares',
}
