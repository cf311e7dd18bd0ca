import { type Language, languages, type TeamMessages, type Wording } from '@costard/contract'
import { isMessageOn, messageKinds, messageRules, type MessageKind } from '@costard/quotes'
import { builtInWording } from '@costard/templates'
import type { WordingRow } from './message-store.ts'

/** Returns all messages in all languages, with the team's own wordings. */
export function describeMessages(
  rows: readonly WordingRow[],
  switches: ReadonlyMap<MessageKind, boolean>,
): TeamMessages {
  return {
    messages: messageKinds.map((name) => ({
      name,
      isOn: isMessageOn(name, switches.get(name)),
      canBeOff: messageRules[name].isOn !== 'always',
      wordings: Object.fromEntries(
        languages.map((language) => [
          language,
          describeWording(
            name,
            language,
            rows.find((row) => row.name === name && row.language === language),
          ),
        ]),
      ) as Record<Language, Wording>, // the record has every language
    })),
  }
}

export function describeWording(name: MessageKind, language: Language, row: WordingRow | undefined): Wording {
  const own = ownWording(row)
  const builtIn = builtInWording(language, name)
  const rev = row?.rev ?? 0
  return own ? { ...own, isOwn: true, rev, builtIn } : { ...builtIn, isOwn: false, rev }
}

/** Returns the wording of the team, if any. */
export function ownWording(
  row: WordingRow | undefined,
): { readonly subject: string; readonly text: string } | undefined {
  if (!row || row.subject === null || row.text === null) return undefined
  return { subject: row.subject, text: row.text }
}
