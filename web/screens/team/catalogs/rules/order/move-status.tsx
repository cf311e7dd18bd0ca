import { Note } from '#ui/notes/note.tsx'
import type { Move } from './use-move.ts'

/** What a move did, read out; why it was refused, also shown. */
export function MoveStatus({ status }: Pick<Move, 'status'>) {
  if (status?.isRefused) return <Note kind="problem">{status.text}</Note>
  return (
    <p className="cp-hidden" role="status">
      {status?.text}
    </p>
  )
}
