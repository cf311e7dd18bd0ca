import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { KeyWords } from './key-words.tsx'
import { useNotice } from './use-notice.ts'

/** How long a change can be undone, unless it is said otherwise. Milliseconds. */
const usualMs = 10_000

interface Undoable {
  readonly id: string
  /** Words for the step that was done. */
  readonly message: string
  readonly undo: () => unknown
  readonly forMs?: number
}

interface Offer extends Pick<Undoable, 'id' | 'undo'> {
  readonly until: number
}

/** Steps that can be undone, the newest last. */
const offers: Offer[] = []

/**
 * Returns a function that says what was done, with a button that undoes it. Ctrl Z does the same for the newest of these
 * notices that is still shown.
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

/** True in a field, where Ctrl Z undoes what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('textarea, input:not([type=checkbox], [type=radio])') !== null)
  )
}
