import type { Language } from '@costard/contract'
import { deepMerge } from '@mantine/core'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Messages, PartialMessages } from './partial-messages.ts'

const byLanguage: Readonly<Record<Language, PartialMessages>> = { en, fr, de, es }

/** Returns every text in a language; missing ones are in English. */
export function messagesIn(language: Language): Messages {
  // deepMerge keeps the shape of its first argument.
  return deepMerge({ ...en }, byLanguage[language] as Record<string, unknown>) as unknown as Messages
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
