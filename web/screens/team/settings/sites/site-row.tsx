import type { Site } from '@costard/contract'
import { ActionIcon, Badge, Menu } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconDots, IconMapPin, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { SiteProblem } from '../../site/site-problem.tsx'
import { useTeam } from '../../team-context.ts'
import { RemoveSite } from './remove-site.tsx'
import classes from './sites-screen.module.css'
import { useSitesChanged } from './use-sites-changed.ts'

export function SiteRow({ site, mayChange }: { readonly site: Site; readonly mayChange: boolean }) {
  const t = useTranslations('sites')
  const { id: teamId } = useTeam()
  const changed = useSitesChanged()
  const [isRemoving, setRemoving] = useState(false)
  const { id: siteId, name, street, town, phone, isArchived, isUsed } = site
  const archive = useAction(() => api.sites.archive({ teamId, siteId, isArchived: !isArchived }), {
    done: t(isArchived ? 'wasRestored' : 'wasArchived', { name }),
    onEnd: changed,
  })
  const address = [street, town].filter((part) => part !== '').join(', ')
  return (
    <li className={classes.row} data-archived={isArchived || undefined}>
      <IconMapPin className="cp-dim" size={20} stroke={1.5} aria-hidden="true" />
      <span className={classes.what}>
        <span className={classes.name}>
          {mayChange ? (
            <Link className="cp-target" to={paths.site(teamId, siteId)}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
          {isArchived && (
            <Badge variant="default" size="sm">
              {t('archived')}
            </Badge>
          )}
        </span>
        <small>{[address, phone].filter((part) => part !== '').join(' · ')}</small>
        <SiteProblem error={archive.error} />
      </span>
      {mayChange && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('menu', { name })}>
              <IconDots size={18} stroke={1.75} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component={Link}
              to={paths.site(teamId, siteId)}
              leftSection={<IconPencil size={16} stroke={1.75} />}
            >
              {t('edit')}
            </Menu.Item>
            <Menu.Item
              leftSection={
                isArchived ? (
                  <IconArchiveOff size={16} stroke={1.75} />
                ) : (
                  <IconArchive size={16} stroke={1.75} />
                )
              }
              onClick={() => archive.run()}
            >
              {t(isArchived ? 'restore' : 'archive')}
            </Menu.Item>
            {!isUsed && (
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={() => setRemoving(true)}
              >
                {t('remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {isRemoving && <RemoveSite site={site} onClose={() => setRemoving(false)} />}
    </li>
  )
}
