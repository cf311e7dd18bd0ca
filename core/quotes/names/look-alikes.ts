/**
 * Letters and the Latin letters that look the same in most fonts, by script; the script Latin has phonetic
 * letters. A selection from Unicode's table of confusable characters (UTS #39): only letters that are hard to
 * distinguish.
 */
const scripts: readonly (readonly [letters: string, latin: string])[] = [
  ['АВЕЅІЈКМНОРСТУХԚԜҮҺѴӀаеѕіјорсухһԁԛԝѵӏү', 'ABESIJKMHOPCTYXQWYHVIaesijopcyxhdqwvly'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺαγινορυϲϳ', 'ABEZHIKMNOPTYXCMayivopucj'],
  ['ՍՕՏԼսօոհյցզւ', 'UOSLuonhjgqi'],
  ['ᎪᎬᎷᎻᎫᏦᏞᏟᏢᏚᏔᎳᎢᎡᏒᎠᏙᏴᏃᎥᎽᎶᏀ', 'AEMHJKLCPSWWTRRDVBZiYGG'],
  ['ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ', 'BPDTGKJCZFMNLSRVHWXYAEIOU'],
  ['ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲟⲥⲣⲓ', 'ABEHIKMNOPCTYXocpi'],
  ['ɑɡɩᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'agiABCDEFGHIJKLMNOPRSTUVWYZ'],
]

/** The Latin letter, and the number of the script, of each look-alike. */
const lookAlikes: ReadonlyMap<string, { readonly latin: string; readonly script: number }> = new Map(
  scripts.flatMap(([letters, latin], script) =>
    [...letters].map((letter, at) => [letter, { latin: latin[at] ?? '', script }] as const),
  ),
)

/**
 * Names most often imitated by fraudsters, and words of authority. Genuine shops write these in Latin
 * letters.
 */
const imitated = [
  'apple',
  'iphone',
  'ipad',
  'imac',
  'macbook',
  'airpods',
  'icloud',
  'google',
  'android',
  'samsung',
  'microsoft',
  'outlook',
  'amazon',
  'paypal',
  'stripe',
  'visa',
  'mastercard',
  'klarna',
  'facebook',
  'instagram',
  'whatsapp',
  'telegram',
  'ebay',
  'xiaomi',
  'huawei',
  'sony',
  'nokia',
  'lenovo',
  'netflix',
  'fedex',
  'support',
  'service',
  'security',
  'billing',
  'invoice',
  'official',
  'admin',
  'bank',
  'costard',
].map(folded)

/** Minimum length of words searched inside others: shorter ones occur by chance. */
const shortestInside = 5

/**
 * True if a name imitates Latin letters: a word that mixes scripts and looks entirely Latin, such as "Аpple"
 * with a Cyrillic А, or a word of another script that looks like an often imitated name. False for words of
 * one script that look Latin by chance, such as the Ukrainian "ОРЕХ" for a nut, and for visibly mixed words,
 * such as "iСервіс".
 */
export function imitatesLatin(name: string): boolean {
  const words =
    name
      .normalize('NFKC')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const foreign = words.map(scriptsOf).flatMap((found, at) => (found?.hasForeign ? [{ ...found, at }] : []))
  if (foreign.some(({ scripts: found }) => found.size > 1)) return true
  const texts = foreign.map(({ at }) => folded(latinOf(words[at] ?? '')))
  return [...texts, texts.join('')].some((text) =>
    imitated.some((word) => text === word || (word.length >= shortestInside && text.includes(word))),
  )
}

/**
 * Returns the appearance of a text: look-alikes as Latin letters, without case and marks; I, l and 1 are
 * equal.
 */
export function appearance(text: string): string {
  return folded(latinOf(text.normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '')))
}

/** Returns the scripts of the letters of a word that looks entirely Latin; undefined for other words. */
function scriptsOf(word: string): { scripts: ReadonlySet<number>; hasForeign: boolean } | undefined {
  const latin = -1
  const found = new Set<number>()
  for (const letter of word) {
    if (/\p{N}/u.test(letter)) continue
    const script = lookAlikes.get(letter)?.script ?? (/\p{Script=Latin}/u.test(letter) ? latin : undefined)
    if (script === undefined) return undefined
    found.add(script)
  }
  return { scripts: found, hasForeign: [...found].some((script) => script !== latin) }
}

function latinOf(text: string): string {
  return [...text].map((letter) => lookAlikes.get(letter)?.latin ?? letter).join('')
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[il1|]/g, 'l')
    .replaceAll('0', 'o')
}
