import { Button, type ButtonProps, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { type ListFormat, listFormats } from './save-list.ts'

/** Button that asks for the file format. running: label while the file is being made; undefined otherwise. */
export function ExportMenu({
  running,
  onPick,
  ...props
}: Pick<ButtonProps, 'variant' | 'color' | 'size'> & {
  readonly running: string | undefined
  readonly onPick: (format: ListFormat) => void
}) {
  const t = useTranslations('common')
  return (
    <Menu position="bottom-end" shadow="md" disabled={running !== undefined}>
      <Menu.Target>
        <Button
          {...props}
          aria-busy={running !== undefined}
          leftSection={<Icon of={IconDownload} size={props.size === 'sm' ? 16 : 18} />}
        >
          <span aria-live="polite">{running ?? t('export')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {listFormats.map((format) => (
          <Menu.Item key={format} onClick={() => onPick(format)}>
            {t(`exportAs.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
