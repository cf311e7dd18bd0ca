import { Button, Drawer, Radio } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowsSort } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { SortOrder } from './sort-head.tsx'

/** A column that a list can be sorted by. */
export interface SortChoice {
  readonly by: string
  readonly title: string
  readonly isDownFirst: boolean
}

/** Dialog for the order of a list without column headers, as on a phone. */
export function SortSheet({
  choices,
  order: { sort, onSort },
}: {
  readonly choices: readonly SortChoice[]
  readonly order: SortOrder
}) {
  const t = useTranslations('quoteList.sort')
  const common = useTranslations('common')
  const [isOpen, sheet] = useDisclosure(false)
  const orders = choices.flatMap(({ by, title, isDownFirst }) => {
    const both = [
      { value: `-${by}`, label: t('down', { column: title }) },
      { value: by, label: t('up', { column: title }) },
    ]
    return isDownFirst ? both : both.toReversed()
  })
  const current = orders.find(({ value }) => value === sort)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        radius="xl"
        leftSection={<Icon of={IconArrowsSort} size={16} />}
        onClick={sheet.open}
      >
        {current?.label ?? t('open')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={sheet.close}
        position="bottom"
        size="auto"
        title={t('title')}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <Radio.Group
          aria-label={t('title')}
          value={current?.value ?? ''}
          onChange={(value) => {
            onSort(value === '' ? undefined : value)
            sheet.close()
          }}
        >
          <div className="cp-column">
            {[{ value: '', label: t('usual') }, ...orders].map((one) => (
              <Radio key={one.value} size="md" py="0.625rem" {...one} />
            ))}
          </div>
        </Radio.Group>
      </Drawer>
    </>
  )
}
