import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Font files of the project. Fonts installed on the machine are never asked for. */
const files = [
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular',
  'hanken-grotesk/500Medium/HankenGrotesk_500Medium',
  'hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold',
  'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold',
  'bricolage-grotesque/700Bold/BricolageGrotesque_700Bold',
  'atkinson-hyperlegible-mono/400Regular/AtkinsonHyperlegibleMono_400Regular',
  // Greek and Cyrillic, and signs such as ₹.
  'noto-sans/400Regular/NotoSans_400Regular',
  'noto-sans/600SemiBold/NotoSans_600SemiBold',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold',
  'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular',
  'noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold',
] as const

/** Fonts behind all others in every style of templates/print: what they have can always be printed. */
const fallbacks: readonly string[] = [
  'HankenGrotesk_400',
  'NotoSans_400',
  'NotoSansArabic_400',
  'NotoSansHebrew_400',
]

export interface Fonts {
  readonly all: readonly Buffer[]
  readonly fallbacks: readonly Buffer[]
}

export function readFonts(): Fonts {
  const read = files.map((file) => ({
    file,
    bytes: readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}.ttf`))),
  }))
  return {
    all: read.map(({ bytes }) => bytes),
    fallbacks: read
      .filter(({ file }) => fallbacks.some((name) => file.includes(`/${name}`)))
      .map(({ bytes }) => bytes),
  }
}
