import type { Quote, QuoteFile, SelfTest } from '@costard/contract'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { FileTools } from './file-tools.tsx'
import { filesQuery } from './files-query.ts'
import classes from './files.module.css'
import { Photo } from './photo.tsx'
import { useShownWords } from './use-shown-words.ts'

/**
 * Photos and tests by which the visitor of a widget showed the device: which photo is proof, and its time.
 * Most quotes have none, so the tests are only read if there are photos, or if the device is being inspected.
 */
export function ShownByVisitor({
  quote,
  isInspecting = false,
}: {
  readonly quote: Quote
  readonly isInspecting?: boolean
}) {
  const t = useTranslations('files.shown')
  const format = useFormatter()
  const words = useShownWords()
  const { id: teamId } = useTeam()
  const mayQuote = useMay('quote.create')
  const { data: files = [] } = useQuery(filesQuery(teamId, quote.id))
  const photos = files.flatMap((file) => (file.shown ? [{ file, shown: file.shown }] : []))
  const { data } = useQuery({
    ...query.selfInspections.get.queryOptions({ input: { teamId, quoteId: quote.id } }),
    enabled: isInspecting || photos.length > 0,
  })
  if (!data && photos.length === 0) return null
  const captionOf = ({ addedAt }: QuoteFile) =>
    format.dateTime(new Date(addedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="cp-card cp-part" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      {photos.length > 0 && (
        <ul className={classes.shown}>
          {photos.map(({ file, shown }) => (
            <li key={file.id}>
              <Photo
                quote={quote}
                file={file}
                caption={captionOf(file)}
                among={photos.map((photo) => ({ id: photo.file.id, caption: captionOf(photo.file) }))}
              />
              <p className={classes.proof} data-proof={shown.proof}>
                {shown.proof === 'valid' ? (
                  <Icon of={IconCircleCheck} size={16} />
                ) : (
                  <Icon of={IconAlertTriangle} size={16} />
                )}
                <span>
                  {words(shown)}
                  {shown.proof === 'none' && <small>{t('noneHelp', { code: shown.code })}</small>}
                </span>
              </p>
              <FileTools quote={quote} file={file} mayChange={mayQuote} />
            </li>
          ))}
        </ul>
      )}
      {data && data.tests.length > 0 && (
        <>
          <ul className="cp-list cp-column cp-gap-8">
            {data.tests.map((one) => (
              <li key={one.test}>
                <TestWords test={one} />
              </li>
            ))}
          </ul>
          <span className="cp-dim">{t('said')}</span>
        </>
      )}
    </section>
  )
}

function TestWords({ test }: { readonly test: SelfTest }) {
  const t = useTranslations('files.shown')
  switch (test.test) {
    case 'touch':
      return test.touched === test.of ? t('touchAll') : t('touchSome', { touched: test.touched, of: test.of })
    case 'screen':
      return t(test.hasMarks ? 'marks' : 'clean')
    case 'sound':
      return test.heard === test.played
        ? t('heard', { played: test.played })
        : t('misheard', { heard: test.heard, played: test.played })
    case 'microphone':
      return t(test.isHeard ? 'microphoneWorks' : 'microphoneSilent')
  }
}
