import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { KeyWords } from './key-words.tsx'
import { useNotice } from './use-notice.ts'

/** Default time in which a change can be undone. Milliseconds. */
const usualMs = 10_000

interface Undoable {
  readonly id: string
  /** Text about the finished step. */
  readonly message: string
  readonly undo: () => unknown
  readonly forMs?: number
}

interface Offer extends Pick<Undoable, 'id' | 'undo'> {
  readonly until: number
}

/** Undoable steps, newest last. */
const offers: Offer[] = []

/**
 * Returns a function that shows a finished step with an undo button. Ctrl Z undoes the newest visible one.
 */
export function useUndo(): (done: Undoable) => void {
  const common = useTranslations('common')
  const notify = useNotice()
  return ({ id, message, undo, forMs = usualMs }) => {
    const offer: Offer = { id, undo, until: Date.now() + forMs }
    forget(id)
    offers.push(offer)
    window.addEventListener('keydown', undoNewest)
    notify({
      id,
      autoClose: forMs,
      onClose: () => forget(id),
      message: (
        <>
          {message}{' '}
          <Button variant="default" size="compact-sm" onClick={() => run(offer)}>
            {common('undo')}&nbsp;
            <kbd>
              <KeyWords keys="Ctrl Z" />
            </kbd>
          </Button>
        </>
      ),
    })
  }
}

function undoNewest(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
  if (event.key.toLowerCase() !== 'z' || event.defaultPrevented || isTyping(event.target)) return
  const offer = offers.findLast(({ until }) => until > Date.now())
  if (!offer) return
  event.preventDefault()
  run(offer)
}

function run(offer: Offer): void {
  forget(offer.id)
  notifications.hide(offer.id)
  offer.undo()
}

function forget(id: string): void {
  const index = offers.findIndex((offer) => offer.id === id)
  if (index >= 0) offers.splice(index, 1)
}

/** True in a field, where Ctrl Z undoes typing. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('textarea, input:not([type=checkbox], [type=radio])') !== null)
  )
}
