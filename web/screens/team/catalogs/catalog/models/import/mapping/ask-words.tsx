import { Button, Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDraft } from '../../../../draft/draft-context.ts'
import { useGradeName } from '../../use-grade-name.ts'
import type { UnknownWord } from '@costard/contract/price-lists'

/** Maximum number of words in one question; others follow. */
const mostAtOnce = 12

/** Asks for the grade of each word about the condition. */
export function AskWords({
  lead,
  words,
  onSay,
}: {
  readonly lead: string
  readonly words: readonly UnknownWord[]
  readonly onSay: (words: ReadonlyMap<string, string | null>) => void
}) {
  const t = useTranslations('catalogImport')
  const gradeName = useGradeName()
  const { grades } = useDraft().state.document.pricing
  const [said, setSaid] = useState<ReadonlyMap<string, string>>(new Map())
  const asked = words.slice(0, mostAtOnce)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSay(new Map([...said].map(([word, code]) => [word, code === '' ? null : code])))
      }}
    >
      <p>{lead}</p>
      {asked.map(({ word, rows }) => (
        <Select
          key={word}
          mt="xs"
          label={word}
          description={rows.length > 0 && t('rows', { count: rows.length })}
          placeholder={t('chooseGrade')}
          data={[
            ...grades.map(({ code }) => ({ value: code, label: gradeName(code) })),
            { value: '', label: t('leaveRows') },
          ]}
          value={said.get(word) ?? null}
          onChange={(value) => value !== null && setSaid(new Map(said).set(word, value))}
        />
      ))}
      <Button type="submit" mt="sm" disabled={asked.some(({ word }) => !said.has(word))}>
        {t('next')}
      </Button>
    </form>
  )
}
