import { Textarea } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'

/** Sites whose pages may use a key, one per line. */
export function KeySitesField({
  text,
  wrong,
  onChange,
}: {
  readonly text: string
  readonly wrong: string | undefined
  readonly onChange: (text: string) => void
}) {
  const t = useTranslations('settings.api.keys')
  return (
    <>
      <Textarea
        label={t('sites')}
        description={t('sitesHelp')}
        autosize
        minRows={1}
        maxRows={10}
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={wrong}
      />
      {text.trim() !== '' && <Note kind="news">{t('sitesWarning')}</Note>}
    </>
  )
}
