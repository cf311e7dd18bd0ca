import { ActionIcon, Popover, Tooltip, UnstyledButton } from '@mantine/core'
import { useDisclosure, type UseDisclosureReturnValue } from '@mantine/hooks'
import { IconCloudUpload, IconDots, IconHelpCircle, IconPlus, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { useClientConfig } from '#api/client-config-context.ts'
import { useWaitingWork } from '#live/waiting-work.ts'
import { paths } from '#paths'
import { Brand } from '#ui/pictures/brand.tsx'
import { Icon } from '#ui/icon.tsx'
import markOnDarkUrl from '../../../assets/mark-on-dark.svg'
import markUrl from '../../../assets/mark.svg'
import { FindButton } from '../find/find-button.tsx'
import { useHelpPath } from '../shell/help-path.ts'
import { sections, useSection } from '../shell/sections.ts'
import classes from './side-column.module.css'
import { useMay, useTeam } from '../team-context.ts'
import { TeamSwitcher } from '../shell/team-switcher.tsx'
import { YouPanel } from '../shell/you-panel.tsx'
import { YourFace } from '../shell/your-face.tsx'
import { useYourName } from '../shell/your-name.ts'

/** Side bar with team, Find, new quote and sections; icons only below 1024 px. */
export function SideColumn({
  isRail,
  openQuotes,
  switcher,
}: {
  readonly isRail: boolean
  readonly openQuotes: number
  readonly switcher: UseDisclosureReturnValue
}) {
  const t = useTranslations('team')
  const { costard } = useClientConfig()
  const team = useTeam()
  const mayQuote = useMay('quote.create')
  const section = useSection(team.id)
  const help = useHelpPath()
  return (
    <header className={classes.column} data-rail={isRail || undefined}>
      <Link
        className={classes.brand}
        to={paths.home()}
        aria-label={t('home', { product: costard.productName })}
      >
        {isRail ? <Mark /> : <Brand />}
      </Link>
      <TeamSwitcher disclosure={switcher} look={isRail ? 'icon' : 'box'} />
      <div className={classes.tools}>
        <FindButton look={isRail ? 'icon' : 'field'} />
        {mayQuote && (
          <Tooltip label={t('newQuoteKey')} position={isRail ? 'right' : 'bottom'}>
            <ActionIcon
              className={classes.add}
              component={Link}
              to={paths.identify(team.id)}
              variant="default"
              aria-label={t('newQuoteKey')}
            >
              <IconPlus size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <nav className={classes.nav} aria-label={t('main')}>
        {sections.map(({ key, Icon, path }) => (
          <Tooltip key={key} label={t(key)} position="right" disabled={!isRail}>
            <Link to={path(team.id)} aria-current={key === section?.key ? 'page' : undefined}>
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              <span className={classes.word}>{t(key)}</span>
              {key === 'quotes' && openQuotes > 0 && (
                <span className={classes.count}>
                  <span aria-hidden="true">{openQuotes}</span>
                  <span className="cp-hidden">{t('openQuotes', { count: openQuotes })}</span>
                </span>
              )}
            </Link>
          </Tooltip>
        ))}
        <WaitingLink isRail={isRail} />
      </nav>
      <nav className={classes.help} aria-label={t('settingsAndHelp')}>
        <Tooltip label={t('settings')} position="right" disabled={!isRail}>
          <NavLink to={paths.settings(team.id)}>
            <Icon of={IconSettings} size={18} />
            <span className={classes.word}>{t('settings')}</span>
          </NavLink>
        </Tooltip>
        <Tooltip label={t('help')} position="right" disabled={!isRail}>
          <NavLink to={help} end>
            <Icon of={IconHelpCircle} size={18} />
            <span className={classes.word}>{t('help')}</span>
          </NavLink>
        </Tooltip>
      </nav>
      <You isRail={isRail} />
    </header>
  )
}

/** Link in the side bar while offline changes are not yet synchronised. */
function WaitingLink({ isRail }: { readonly isRail: boolean }) {
  const t = useTranslations('offline')
  const { id } = useTeam()
  const work = useWaitingWork()
  if (!work || work.waiting === 0) return null
  return (
    <Tooltip label={t('title')} position="right" disabled={!isRail}>
      <NavLink to={paths.waiting(id)}>
        <Icon of={IconCloudUpload} size={18} />
        <span className={classes.word}>{t('title')}</span>
        <span className={classes.count}>{work.waiting}</span>
      </NavLink>
    </Tooltip>
  )
}

function You({ isRail }: { readonly isRail: boolean }) {
  const t = useTranslations('team.you')
  const common = useTranslations('common')
  const name = useYourName()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <div className={classes.foot}>
      <Popover
        opened={isOpen}
        onChange={(open) => !open && close()}
        position={isRail ? 'right-end' : 'top-start'}
        width="19rem"
        shadow="lg"
        radius="md"
        trapFocus
        returnFocus
        // A dialog that asks before signing out stays when its click outside closes this.
        keepMounted={wasOpened}
      >
        <Popover.Target>
          <UnstyledButton
            className={classes.you}
            onClick={() => {
              setWasOpened(true)
              toggle()
            }}
          >
            <YourFace />
            <span className="cp-hidden">{t('menu')}</span>
            <span className={classes.word}>{name}</span>
            <IconDots className={classes.word} size={16} stroke={1.75} aria-hidden="true" />
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={common('you')}>
          <YouPanel onLeave={close} />
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

function Mark() {
  return (
    <>
      <img className="mantine-dark-hidden" src={markUrl} alt="" width={24} height={24} />
      <img className="mantine-light-hidden" src={markOnDarkUrl} alt="" width={24} height={24} />
    </>
  )
}
