import { Note } from '#ui/notes/note.tsx'
import type { Move } from './use-move.ts'

/** Announces the result of a move; the reason of a refused move is also shown. */
export function MoveStatus({ status }: Pick<Move, 'status'>) {
  if (status?.isRefused) return <Note kind="problem">{status.text}</Note>
  return (
    <p className="cp-hidden" role="status">
      {status?.text}
    </p>
  )
}
