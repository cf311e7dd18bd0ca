import type { Shop } from '@costard/contract'
import { Button, FileButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { UnreadablePicture } from '#ui/pictures/drawn-small.ts'
import { Initials } from '#ui/pictures/initials.tsx'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { AskFirst } from '../../kit/ask-first.tsx'
import { useTeam } from '../../team-context.ts'
import classes from '../settings-form.module.css'
import { shopQuery } from '../shop-query.ts'
import { smallLogo } from './small-logo.ts'

/** The logo, which is saved at once, independently of the other fields. */
export function LogoField({ shop, color }: { readonly shop: Shop; readonly color: string | null }) {
  const t = useTranslations('settings.shop')
  const { id: teamId } = useTeam()
  const reset = useRef<() => void>(null)
  const { data: stored = shop } = useQuery(shopQuery(teamId))
  const { logoUrl } = stored
  const keep = useAction(
    async (file: File | null) => {
      if (file === null) await api.shop.removeLogo({ teamId })
      else await api.shop.saveLogo({ teamId, image: await smallLogo(file) })
    },
    {
      rereads: [shopQuery(teamId).queryKey],
      // Resets the input so that the same file can be chosen again.
      onEnd: () => reset.current?.(),
    },
  )
  const isUnreadable =
    keep.error instanceof UnreadablePicture || codeOf(keep.error) === 'shop/logo-unreadable'
  return (
    <div className={classes.logo}>
      <span>{t('logo')}</span>
      <div className="cp-row cp-wrap cp-gap-8">
        {logoUrl === null ? (
          <Initials name={shop.name} isSquare size="2.75rem" background={color ?? undefined} />
        ) : (
          <img className={classes.logoImage} src={logoUrl} alt={t('logoOf', { name: shop.name })} />
        )}
        <FileButton
          resetRef={reset}
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={(file) => file && keep.run(file)}
        >
          {(props) => (
            <Button {...props} variant="default" aria-busy={keep.isRunning}>
              {t(logoUrl === null ? 'chooseLogo' : 'replaceLogo')}
            </Button>
          )}
        </FileButton>
        {logoUrl !== null && (
          <AskFirst what="logo" label={t('removeLogo')} onYes={() => keep.run(null)}>
            {(ask) => (
              <Button variant="subtle" color="gray" aria-busy={keep.isRunning} onClick={ask}>
                {t('removeLogo')}
              </Button>
            )}
          </AskFirst>
        )}
      </div>
      <p className="cp-dim">{t('logoHelp')}</p>
      {isUnreadable ? <Note kind="problem">{t('logoUnreadable')}</Note> : <ProblemNote error={keep.error} />}
    </div>
  )
}
