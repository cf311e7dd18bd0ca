import type { MessageKind, MessageWording } from '@costard/quotes'
import type { Locale } from '../texts.ts'
import { deWordings } from './de.ts'
import { enWordings } from './en.ts'
import { esWordings } from './es.ts'
import { frWordings } from './fr.ts'

const byLocale: Readonly<Record<Locale, Readonly<Record<MessageKind, MessageWording>>>> = {
  en: enWordings,
  fr: frWordings,
  de: deWordings,
  es: esWordings,
}

/** Returns the wording of a message that a team has not changed. */
export function builtInWording(locale: Locale, kind: MessageKind): MessageWording {
  return byLocale[locale][kind]
}
