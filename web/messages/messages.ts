import type { Language } from '@costard/contract'
import { deepMerge } from '@mantine/core'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Messages, PartialMessages } from './partial-messages.ts'

const byLanguage: Readonly<Record<Language, PartialMessages>> = { en: {}, fr, de, es }

/** Returns English texts with those of a language over them; missing ones stay in English. */
export function translated(english: Partial<Messages>, language: Language): Messages {
  // deepMerge keeps the shape of its first argument. What a view reads is in it: the rest comes with its code.
  return deepMerge({ ...english }, byLanguage[language] as Record<string, unknown>) as unknown as Messages
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
