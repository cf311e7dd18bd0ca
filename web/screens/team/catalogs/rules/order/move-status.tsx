import { Note } from '#ui/notes/note.tsx'

/** What a move did, read out; why it was refused, also shown. */
export function MoveStatus({
  status,
}: {
  readonly status: { readonly text: string; readonly isRefused: boolean } | undefined
}) {
  if (status?.isRefused) return <Note kind="problem">{status.text}</Note>
  return (
    <p className="cp-hidden" role="status">
      {status?.text}
    </p>
  )
}
