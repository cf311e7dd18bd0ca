import { Button, Drawer, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconDots, IconNotebook, IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useWaitingWork } from '#live/waiting-work.ts'
import { paths } from '#paths'
import { Icon } from '#ui/icon.tsx'
import { type Section, sections, useSection } from './sections.ts'
import classes from './tab-bar.module.css'
import { useMay, useTeam } from '../team-context.ts'
import { YouPanel } from './you-panel.tsx'
import { useYourName } from './your-name.ts'

/** The five tabs on a phone: Quotes, Customers, new quote, Catalogs, More. Viewers have four. */
export function TabBar({ openQuotes }: { readonly openQuotes: number }) {
  const t = useTranslations('team')
  const common = useTranslations('common')
  const book = useTranslations('purchaseBook')
  const team = useTeam()
  const name = useYourName()
  const current = useSection(team.id)
  const [isOpen, more] = useDisclosure(false)
  const mayQuote = useMay('quote.create')
  const work = useWaitingWork()
  const [quotes, customers, catalogs, widgets, dashboard] = sections
  const tab = ({ key, Icon, path }: Section) => (
    <Link to={path(team.id)} aria-current={key === current?.key ? 'page' : undefined}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
      {t(key)}
      {key === 'quotes' && openQuotes > 0 && (
        <span className="cp-hidden">{t('openQuotes', { count: openQuotes })}</span>
      )}
    </Link>
  )
  return (
    <>
      <nav className={classes.bar} aria-label={t('main')}>
        {tab(quotes)}
        {tab(customers)}
        {mayQuote && (
          <Link to={paths.identify(team.id)} aria-label={common('newQuote')}>
            <span className={classes.add}>
              <IconPlus size={22} stroke={2} aria-hidden="true" />
            </span>
          </Link>
        )}
        {tab(catalogs)}
        <UnstyledButton onClick={more.open} aria-haspopup="dialog" aria-expanded={isOpen}>
          <Icon of={IconDots} size={22} />
          {t('more')}
        </UnstyledButton>
      </nav>
      <Drawer
        opened={isOpen}
        onClose={more.close}
        position="bottom"
        size="auto"
        classNames={{ content: classes.sheet ?? '' }}
        title={name}
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        {[widgets, dashboard].map(({ key, Icon, path }) => (
          <Button
            key={key}
            component={Link}
            to={path(team.id)}
            onClick={more.close}
            variant="default"
            leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
            fullWidth
            mb="xs"
          >
            {t(key)}
          </Button>
        ))}
        <Button
          component={Link}
          to={paths.purchaseBook(team.id)}
          onClick={more.close}
          variant="default"
          leftSection={<Icon of={IconNotebook} size={18} />}
          fullWidth
          mb="xs"
        >
          {book('title')}
        </Button>
        {work && work.waiting > 0 && (
          <Button
            component={Link}
            to={paths.waiting(team.id)}
            onClick={more.close}
            variant="default"
            fullWidth
            mb="xs"
          >
            {t('waiting', { count: String(work.waiting) })}
          </Button>
        )}
        <YouPanel isTitled onLeave={more.close} />
      </Drawer>
    </>
  )
}
