import type { Quote } from '@costard/contract'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArchive,
  IconArrowBackUp,
  IconBan,
  IconBell,
  IconCheck,
  IconCopy,
  IconDots,
  IconPencil,
  IconPrinter,
  IconTrash,
  IconX,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { ButtonKeys } from '#ui/notes/button-keys.tsx'
import { useTeam } from '../../../team-context.ts'
import { type Action, isEnding } from './action-rules.ts'
import classes from './quote-actions.module.css'
import { useStartedActions } from './started-actions.ts'

const icons = {
  review: IconPencil,
  remind: IconBell,
  accept: IconCheck,
  revise: IconPencil,
  decline: IconX,
  reopen: IconArrowBackUp,
  withdraw: IconBan,
  discard: IconTrash,
  dropRevision: IconArrowBackUp,
  cancel: IconBan,
} as const satisfies Record<Action, unknown>

/** Keyboard shortcuts of actions. */
const keysOf: Partial<Record<Action, string>> = { remind: 'R' }

/** Actions that this member has on a quote in its state: the first as the filled button, all in the menu. */
export function QuoteActions({ quote }: { readonly quote: Quote }) {
  const t = useTranslations('quoteActions')
  const { id: teamId } = useTeam()
  const { listed, start, isRevising, duplicate, archive } = useStartedActions()
  const [first, ...others] = listed
  return (
    <div className={`cp-own-foot ${classes.actions}`}>
      {others
        .slice(0, 2)
        .toReversed()
        .map((action) => (
          <ActionOf
            key={action}
            action={action}
            variant="default"
            className={action === others[0] ? undefined : classes.wide}
            onStart={start}
          />
        ))}
      {first === 'review' && (
        <Button component={Link} to={paths.review(teamId, quote.id)}>
          {t('review.label')}
        </Button>
      )}
      {first !== undefined && first !== 'review' && (
        <ActionOf
          action={first}
          // In that case the next step of a device is the primary action.
          {...(quote.state === 'accepted' && { variant: 'default' })}
          loading={first === 'revise' && isRevising}
          onStart={start}
        />
      )}
      {listed.length === 0 && archive && (
        <Button
          variant="default"
          leftSection={<Icon of={IconArchive} size={18} />}
          rightSection={<ButtonKeys keys="E" />}
          onClick={archive}
        >
          {t('archive.label')}
        </Button>
      )}
      {listed.length === 0 && duplicate && (
        <Button
          variant="default"
          leftSection={<Icon of={IconCopy} size={18} />}
          rightSection={<ButtonKeys keys="D" />}
          onClick={duplicate}
        >
          {t('duplicate.label')}
        </Button>
      )}
      {listed.length === 0 ? (
        <Button
          variant="default"
          leftSection={<Icon of={IconPrinter} size={18} />}
          rightSection={<ButtonKeys keys="P" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={44} aria-label={t('more')}>
              <Icon of={IconDots} size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((action) => (
              <Menu.Item
                key={action}
                {...(isEnding(action) && { c: 'var(--cp-declined)' })}
                leftSection={<Icon of={icons[action]} size={18} />}
                onClick={() => start(action)}
              >
                {t(`${action}.label`)}
              </Menu.Item>
            ))}
            {duplicate && (
              <Menu.Item
                leftSection={<Icon of={IconCopy} size={18} />}
                rightSection={<ButtonKeys keys="D" />}
                onClick={duplicate}
              >
                {t('duplicate.label')}
              </Menu.Item>
            )}
            {archive && (
              <Menu.Item
                leftSection={<Icon of={IconArchive} size={18} />}
                rightSection={<ButtonKeys keys="E" />}
                onClick={archive}
              >
                {t('archive.label')}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<Icon of={IconPrinter} size={18} />}
              rightSection={<ButtonKeys keys="P" />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}

function ActionOf({
  action,
  onStart,
  ...looks
}: {
  readonly action: Action
  readonly onStart: (action: Action) => void
  readonly variant?: string
  readonly className?: string | undefined
  readonly loading?: boolean
}) {
  const t = useTranslations('quoteActions')
  const keys = keysOf[action]
  return (
    <Button
      {...looks}
      {...(isEnding(action) && { variant: 'subtle', color: 'red' })}
      leftSection={<Icon of={icons[action]} size={18} />}
      rightSection={keys && <ButtonKeys keys={keys} />}
      onClick={() => onStart(action)}
    >
      {t(`${action}.label`)}
    </Button>
  )
}
