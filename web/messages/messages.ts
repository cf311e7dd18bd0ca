import type { Language } from '@costard/contract'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type Messages = typeof en

/** A language may lack any text; readers then see the English one. */
export type PartialMessages = Overlay<Messages>
type Overlay<T> = { readonly [K in keyof T]?: T[K] extends string ? string : Overlay<T[K]> }

type Tree = { readonly [key: string]: string | Tree }

const byLanguage: Readonly<Record<Language, PartialMessages>> = { en, fr, de, es }

export function messagesIn(language: Language): Messages {
  // Laying texts over a tree keeps its shape.
  return overlay(en, byLanguage[language] as Tree) as Messages
}

function overlay(under: Tree, over: Tree): Tree {
  const merged: Record<string, string | Tree> = {}
  for (const [key, below] of Object.entries(under)) {
    const above = over[key]
    if (above === undefined) merged[key] = below
    else merged[key] = typeof below === 'object' && typeof above === 'object' ? overlay(below, above) : above
  }
  return merged
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
