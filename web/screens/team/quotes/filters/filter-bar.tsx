import { Button, Popover } from '@mantine/core'
import {
  IconArchive,
  IconBooks,
  IconCalendar,
  IconCalendarX,
  IconCash,
  IconMailX,
  IconMapPin,
  IconMessageX,
  IconPlus,
  IconSend,
  IconTag,
  IconThumbUp,
  IconUsers,
  IconX,
} from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { lazyView } from '#code/lazy-view.tsx'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { useTeam } from '../../team-context.ts'
import classes from './filter-bar.module.css'
import { type ChipName, chipNames, chips, isUsed, type ListFilters, without } from './list-filters.ts'
import { useChipWords } from './use-chip-words.ts'
import { useFilters } from './use-filters.ts'

const FilterEditor = lazyView(
  () => import('./filter-editor.tsx'),
  ({ FilterEditor }) => FilterEditor,
)

const icons = {
  created: IconCalendar,
  staff: IconUsers,
  kind: IconTag,
  site: IconMapPin,
  sent: IconSend,
  valid: IconCalendarX,
  amount: IconCash,
  catalog: IconBooks,
  decline: IconMessageX,
  offered: IconThumbUp,
  undelivered: IconMailX,
  archived: IconArchive,
} as const satisfies Record<ChipName, unknown>

/** Chips that are always shown. */
const always: readonly ChipName[] = ['created', 'staff', 'kind']
/** Chips without a choice: a click turns the filter on. */
const flags: Partial<Record<ChipName, ListFilters>> = {
  undelivered: { isUndelivered: 'true' },
  archived: { archived: 'only' },
}

/** Filters of the list as chips: solid if active, dashed if not. */
export function FilterBar() {
  const [filters] = useFilters()
  const [open, setOpen] = useState<ChipName>()
  const shown = chipNames.filter((chip) => always.includes(chip) || chip === open || isUsed(filters, chip))
  return (
    <>
      {shown.map((chip) => (
        <Chip
          key={chip}
          chip={chip}
          isOpen={chip === open}
          setOpen={(isOpen) => setOpen(isOpen ? chip : undefined)}
        />
      ))}
      <MoreFilters onChoose={setOpen} />
    </>
  )
}

function Chip({
  chip,
  isOpen,
  setOpen,
}: {
  readonly chip: ChipName
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
}) {
  const t = useTranslations('quoteList')
  const [filters, setFilters] = useFilters()
  const words = useChipWords(filters, chip)
  const isSet = isUsed(filters, chip)
  return (
    <span className={classes.chip} data-used={isSet || undefined}>
      <ChipPopover
        isOpen={isOpen}
        setOpen={setOpen}
        label={t(`chip.${chip}`)}
        icon={icons[chip]}
        words={words}
      >
        <Suspense>
          {isOpen && (
            <FilterEditor
              chip={chip}
              filters={filters}
              onChange={(changed) => setFilters({ ...without(filters, ...chips[chip]), ...changed })}
              onDone={() => setOpen(false)}
            />
          )}
        </Suspense>
      </ChipPopover>
      {isSet && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('removeFilter', { filter: words })}
          onClick={() => setFilters(without(filters, ...chips[chip]))}
        >
          <IconX size={14} stroke={2} aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

/** Menu of the other filters. The chosen one becomes a chip, opened for its value. */
function MoreFilters({ onChoose }: { readonly onChoose: (chip: ChipName) => void }) {
  const t = useTranslations('quoteList')
  const [filters, setFilters] = useFilters()
  const [isOpen, setOpen] = useState(false)
  const { hasSites } = useTeam()
  const others = chipNames.filter(
    (chip) =>
      !always.includes(chip) && !isUsed(filters, chip) && chip !== 'offered' && (chip !== 'site' || hasSites),
  )
  const choose = (chip: ChipName) => {
    const flag = flags[chip]
    setOpen(false)
    if (flag) setFilters({ ...filters, ...flag })
    else onChoose(chip)
  }
  if (others.length === 0) return null
  return (
    <span className={classes.chip}>
      <ChipPopover isOpen={isOpen} setOpen={setOpen} label={t('filter')} icon={IconPlus} words={t('filter')}>
        {isOpen && (
          <div className="cp-column">
            {others.map((chip) => {
              const Icon = icons[chip]
              return (
                <Button
                  key={chip}
                  variant="subtle"
                  color="gray"
                  size="sm"
                  justify="flex-start"
                  leftSection={<Icon size={16} stroke={1.75} aria-hidden="true" />}
                  onClick={() => choose(chip)}
                >
                  {t(`chip.${chip}`)}
                </Button>
              )
            })}
          </div>
        )}
      </ChipPopover>
    </span>
  )
}

/** Button of a chip with its popover. label: of the popover. */
function ChipPopover({
  isOpen,
  setOpen,
  label,
  icon,
  words,
  children,
}: {
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  readonly label: string
  readonly icon: ComponentProps<typeof Icon>['of']
  readonly words: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      shadow="lg"
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(!isOpen)}>
          <Icon of={icon} size={15} />
          <span>{words}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}
