import { Note } from '#ui/notes/note.tsx'
import type { Move } from './use-move.ts'

/** Result of a move, read out; if it was refused, the reason is also shown. */
export function MoveStatus({ status }: Pick<Move, 'status'>) {
  if (status?.isRefused) return <Note kind="problem">{status.text}</Note>
  return (
    <p className="cp-hidden" role="status">
      {status?.text}
    </p>
  )
}
