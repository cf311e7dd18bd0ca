import { Button, Group, Modal } from '@mantine/core'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'

/** Asks before a page is left while something on it is not saved. */
export function LeaveUnsaved({
  isUnsaved,
  within,
  words: { title, text, stay, leave },
}: {
  readonly isUnsaved: boolean
  /** Where what is not saved is kept: addresses that start with this. Absent: on the page alone. */
  readonly within?: string
  readonly words: Readonly<Record<'title' | 'text' | 'stay' | 'leave', string>>
}) {
  const common = useTranslations('common')
  const blocker = useBlocker(({ currentLocation, nextLocation: { pathname } }) => {
    const isKept = within === undefined ? pathname === currentLocation.pathname : pathname.startsWith(within)
    return isUnsaved && !isKept
  })
  useBeforeUnload((event) => {
    if (isUnsaved) event.preventDefault()
  })
  return (
    <Modal
      opened={blocker.state === 'blocked' && isUnsaved}
      onClose={() => blocker.reset?.()}
      title={title}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <p>{text}</p>
      <Group>
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {stay}
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          {leave}
        </Button>
      </Group>
    </Modal>
  )
}
