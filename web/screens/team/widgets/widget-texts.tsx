import { type Language, languages, widgetLimits } from '@costard/contract'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { languageNames } from '#ui/fields/language-names.ts'
import { OneOf } from '#ui/fields/one-of.tsx'
import type { WidgetDraft } from './widget-draft.ts'

/** The team's own texts in the widget, per language. */
export function WidgetTexts({
  draft: { texts, language },
  change,
}: {
  readonly draft: WidgetDraft
  readonly change: (change: Partial<WidgetDraft>) => void
}) {
  const t = useTranslations('widgets.form')
  const [written, setWritten] = useState<Language>(useRegion().language)
  const own = { headline: '', intro: '', consent: '', done: '', ...texts[written] }
  const write = (changed: Partial<typeof own>) =>
    change({ texts: { ...texts, [written]: { ...own, ...changed } } })
  return (
    <>
      <h2>{t('texts')}</h2>
      <OneOf
        label={t('language')}
        value={language ?? 'visitor'}
        values={['visitor', ...languages]}
        wordOf={(value) => (value === 'visitor' ? t('visitorLanguage') : languageNames[value])}
        onPick={(value) => change({ language: value === 'visitor' ? null : value })}
      />
      <OneOf
        label={t('writtenIn')}
        value={written}
        values={languages}
        wordOf={(value) => languageNames[value] + (texts[value] ? ' ✓' : '')}
        onPick={setWritten}
      />
      <TextInput
        label={t('headline')}
        description={t('ownWords')}
        maxLength={widgetLimits.maxLine}
        value={own.headline}
        onChange={({ currentTarget }) => write({ headline: currentTarget.value })}
      />
      {(['intro', 'consent', 'done'] as const).map((text) => (
        <Textarea
          key={text}
          label={t(text)}
          description={t(`${text}Help`)}
          autosize
          maxLength={widgetLimits.maxText}
          value={own[text]}
          onChange={({ currentTarget }) => write({ [text]: currentTarget.value })}
        />
      ))}
    </>
  )
}
