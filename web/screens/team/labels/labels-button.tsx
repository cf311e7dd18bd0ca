import type { QuoteId } from '@costard/contract'
import { Button } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LabelsDialog } from './labels-dialog.tsx'

/** Button that opens the labels for the bought devices of quotes. */
export function LabelsButton({
  quoteIds,
  ...props
}: {
  readonly quoteIds: readonly QuoteId[]
  readonly size?: 'sm'
  readonly justify?: 'flex-start'
  readonly variant?: 'default'
}) {
  const t = useTranslations('quoteList.labels')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        leftSection={<IconTag size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
        {...props}
      >
        {t('open')}
      </Button>
      {isOpen && <LabelsDialog quoteIds={quoteIds} onClose={() => setIsOpen(false)} />}
    </>
  )
}
