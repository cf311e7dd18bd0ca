import { Button, Drawer } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Question, SourceTable } from '@costard/contract/price-lists'
import type { PriceListState } from '../use-price-list.ts'
import { AskedQuestion } from './question-panel.tsx'

/** Open state of the question sheet, which covers the picture of the list on a phone. */
export interface SheetState {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** The question on a phone: covers the rows, and can be closed to look at them. */
export function QuestionSheet({
  prices,
  source,
  question,
  sheet: { isOpen, onOpen, onClose },
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
  readonly question: Question
  readonly sheet: SheetState
}) {
  const t = useTranslations('catalogImport')
  const common = useTranslations('common')
  return (
    <>
      <Button variant="light" fullWidth onClick={onOpen}>
        {t('question')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={onClose}
        position="bottom"
        size="auto"
        styles={{ content: { height: 'auto', maxHeight: '80dvh' }, inner: { alignItems: 'flex-end' } }}
        title={t('question')}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <AskedQuestion prices={prices} source={source} question={question} />
      </Drawer>
    </>
  )
}
