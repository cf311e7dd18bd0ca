import { useTranslations } from 'use-intl'
import { shownEmail } from '#forms/email.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Note } from '#ui/notes/note.tsx'
import type { TypedAddresses } from './typed-addresses.ts'

/** Typed addresses that get no invitation, with the reasons. */
export function AddressNotes({ typed: { wrong, members, invited } }: { readonly typed: TypedAddresses }) {
  const t = useTranslations('settings.members.typed')
  const format = useFormatter()
  const parts = { wrong, members, invited }
  const found = (['wrong', 'members', 'invited'] as const).filter((kind) => parts[kind].length > 0)
  if (found.length === 0) return null
  return (
    <Note kind={wrong.length > 0 ? 'problem' : 'news'}>
      {found.map((kind) => (
        <div key={kind}>
          {t(kind, { count: parts[kind].length, emails: format.list(parts[kind].map(shownEmail)) })}
        </div>
      ))}
    </Note>
  )
}
