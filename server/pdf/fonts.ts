import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codePointsOf } from './font-coverage.ts'

/** Fonts of every document: those of the design, and Noto Sans for Greek, Cyrillic and signs such as ₹. */
const basic = [
  google('hanken-grotesk/400Regular/HankenGrotesk_400Regular'),
  google('hanken-grotesk/500Medium/HankenGrotesk_500Medium'),
  google('hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold'),
  google('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold'),
  google('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold'),
  google('atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular'),
  google('noto-sans/400Regular/NotoSans_400Regular'),
  google('noto-sans/600SemiBold/NotoSans_600SemiBold'),
]

/**
 * Basic fonts that are the fallback in every style of templates/print, so their characters can always be
 * printed.
 */
const basicFallbacks: readonly number[] = [0, 6]

/** A font that few documents need: it is loaded when a document contains its letters. */
export interface ScriptFont {
  readonly family: string
  readonly letters: RegExp
  /** The regular style first. */
  readonly files: readonly string[]
}

const arabic: ScriptFont = {
  family: 'Noto Sans Arabic',
  letters: /\p{Script=Arabic}/u,
  files: [
    google('noto-sans-arabic/400Regular/NotoSansArabic_400Regular'),
    google('noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold'),
  ],
}
const hebrew: ScriptFont = {
  family: 'Noto Sans Hebrew',
  letters: /\p{Script=Hebrew}/u,
  files: [
    google('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular'),
    google('noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold'),
  ],
}
const thai: ScriptFont = {
  family: 'Noto Sans Thai',
  letters: /\p{Script=Thai}/u,
  files: [
    google('noto-sans-thai/400Regular/NotoSansThai_400Regular'),
    google('noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold'),
  ],
}
const japanese: ScriptFont = {
  family: 'Noto Sans Japanese',
  letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  files: [embed('jp', 'NotoSansJP-Regular'), embed('jp', 'NotoSansJP-Bold')],
}
const korean: ScriptFont = {
  family: 'Noto Sans Korean',
  letters: /\p{Script=Hangul}/u,
  files: [embed('kr', 'NotoSansKR-Regular'), embed('kr', 'NotoSansKR-Bold')],
}
/** The font also has the traditional characters, and Bopomofo, Taiwan's phonetic script. */
const chinese: ScriptFont = {
  family: 'Noto Sans S Chinese',
  letters: /[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u,
  files: [embed('sc', 'NotoSansHans-Regular'), embed('sc', 'NotoSansHans-Bold')],
}

const scriptFonts: readonly ScriptFont[] = [arabic, hebrew, thai, japanese, korean, chinese]

/** Characters that Japan and Korea share with China, but draw differently. */
const shared = new RegExp(chinese.letters, 'gu')

/**
 * Returns the fonts that a text needs besides the basic ones, the preferred first. region: of the author, ISO
 * 3166-1; it decides how Han characters are drawn if no other letter does.
 */
export function scriptFontsFor(text: string, region: string): readonly ScriptFont[] {
  const own = [arabic, hebrew, thai].filter(({ letters }) => letters.test(text))
  const eastern = [
    ...(japanese.letters.test(text) ? [japanese] : []),
    ...(korean.letters.test(text) ? [korean] : []),
  ]
  const characters = new Set(
    Array.from(text.matchAll(shared), ([character]) => character.codePointAt(0) ?? 0),
  )
  if (characters.size === 0) return [...own, ...eastern]
  const home = region === 'JP' ? [japanese] : region === 'KR' ? [korean] : []
  const drawn = new Set([...eastern, ...home])
  const isDrawn = (point: number): boolean => [...drawn].some((font) => pointsOf(font).has(point))
  return [...own, ...drawn, ...([...characters].every(isDrawn) ? [] : [chinese])]
}

/** True if the letters of a font are written from right to left. */
export function isFromRight(font: ScriptFont): boolean {
  return font === arabic || font === hebrew
}

const read = new Map<string, Buffer>()

function fileOf(path: string): Buffer {
  const bytes = read.get(path) ?? readFileSync(path)
  read.set(path, bytes)
  return bytes
}

const points = new Map<string, ReadonlySet<number>>()

/** Returns the characters in a font, which stays in memory from then on. */
function pointsOf({ files }: Pick<ScriptFont, 'files'>): ReadonlySet<number> {
  const [path = ''] = files
  const known = points.get(path) ?? codePointsOf(fileOf(path))
  points.set(path, known)
  return known
}

/** Returns the characters that a document with these fonts can print. */
export function printablePoints(fonts: readonly ScriptFont[]): ReadonlySet<number> {
  const sets = [...basicFallbacks.map((index) => ({ files: [basic[index] ?? ''] })), ...fonts].map(pointsOf)
  return new Set(sets.flatMap((set) => [...set]))
}

/** Returns the files of the basic fonts and of these. */
export function fontFiles(fonts: Iterable<ScriptFont>): Buffer[] {
  return [...basic, ...[...fonts].flatMap(({ files }) => files)].map(fileOf)
}

/** Returns the files of all fonts that a document may need. */
export function allFontFiles(): readonly string[] {
  return [...basic, ...scriptFonts.flatMap(({ files }) => files)]
}

function google(file: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}.ttf`))
}

function embed(region: 'jp' | 'kr' | 'sc', name: string): string {
  return fileURLToPath(new URL(`../fonts/${name}.otf`, import.meta.resolve(`@embedpdf/fonts-${region}`)))
}
