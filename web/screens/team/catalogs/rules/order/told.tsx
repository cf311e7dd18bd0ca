import { Note } from '#ui/notes/note.tsx'

/** What a move did, read out; why it was refused, also shown. */
export function Told({
  told,
}: {
  readonly told: { readonly text: string; readonly isRefused: boolean } | undefined
}) {
  if (told?.isRefused) return <Note kind="problem">{told.text}</Note>
  return (
    <p className="cp-hidden" role="status">
      {told?.text}
    </p>
  )
}
