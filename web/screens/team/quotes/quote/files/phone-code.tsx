import type { PhoneLink, Quote } from '@costard/contract'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { renderSVG } from 'uqr'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { useTeam } from '../../../team-context.ts'
import { FileProblem } from './add-files.tsx'
import classes from './files.module.css'
import type { FilesOf } from './use-add-files.ts'

/** A code for a phone to scan, which can then add photos here. The link ends when this is closed. */
export function PhoneCode({
  quote: { id: quoteId },
  of: { lineId, questionKey, side, isForCustomer },
}: {
  readonly quote: Pick<Quote, 'id'>
  readonly of: FilesOf
}) {
  const t = useTranslations('files')
  const { id: teamId } = useTeam()
  const { run, output, error } = useAction(() =>
    api.phoneLinks.open({
      teamId,
      quoteId,
      ...(lineId !== undefined && { lineId }),
      ...(questionKey !== undefined && { questionKey }),
      ...(side !== undefined && { side }),
      ...(isForCustomer !== undefined && { isForCustomer }),
    }),
  )
  useEffect(() => {
    run()
    return () => {
      // Not awaited: the link expires soon anyway.
      api.phoneLinks.close({ teamId }).catch(() => {})
    }
  }, [run, teamId])
  return (
    <div className={classes.phone}>
      <p>{t('phoneHelp')}</p>
      {output && <Code link={output} />}
      {error && (
        <>
          <FileProblem error={error} />
          <Button variant="default" onClick={() => run()}>
            {t('phoneAgain')}
          </Button>
        </>
      )}
    </div>
  )
}

function Code({ link: { url, expiresAt, maxPhotos } }: { readonly link: PhoneLink }) {
  const t = useTranslations('files')
  const format = useFormatter()
  const svg = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'M', border: 2 }))}`
  return (
    <>
      <img className={classes.code} src={svg} alt={t('phoneCode')} />
      <span className={`cp-dim ${classes.address}`}>{url}</span>
      <span className="cp-dim">
        {t('phoneUntil', {
          time: format.dateTime(new Date(expiresAt), { timeStyle: 'short' }),
          count: maxPhotos,
        })}
      </span>
    </>
  )
}
