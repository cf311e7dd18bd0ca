import type { CatalogPart } from '@costard/catalogs'
import { catalogLimits, textIn } from '@costard/contract'
import { formatNumber } from '@costard/pricing'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useRegion } from '#messages/region-context.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { useDraft } from '../../draft/draft-context.ts'
import { DraftField } from './draft-field.tsx'
import classes from './general.module.css'
import { parsePercent } from './parse-fields.ts'

/** Grades, best first, with their shares of the price. */
export function Grades() {
  const t = useTranslations('catalog.general')
  const { language, region } = useRegion()
  const { editor, state } = useDraft()
  const { pricing, wording } = state.document
  const { grades } = pricing

  function save(
    { code, rank, factorBp }: (typeof grades)[number],
    label: Readonly<Record<string, string>> = wording.grades[code]?.label ?? {},
  ): void {
    const description = wording.grades[code]?.description
    const value = { rank, factorBp, label, ...(description && { description }) }
    const part: CatalogPart = { kind: 'grade', key: code, value }
    editor.change(t('grade', { code }), [part])
  }

  return (
    <section className={classes.part}>
      <h2>{t('grades')}</h2>
      <p className={classes.hint}>{t('gradesText')}</p>
      <ul className={classes.grades}>
        {grades.map((grade) => (
          <li key={grade.code}>
            <DraftField
              label={t('grade', { code: grade.code })}
              text={textIn(language, wording.grades[grade.code]?.label)}
              maxLength={catalogLimits.maxName}
              parse={(text) => (text.trim() === '' ? { error: t('gradeMissing') } : { value: text.trim() })}
              onCommit={(text) => save(grade, { ...wording.grades[grade.code]?.label, [language]: text })}
            />
            <DraftField
              label={t('factor')}
              text={formatNumber(grade.factorBp / 100, region, { maxDecimals: 2 })}
              rightSection="%"
              parse={(text) => parsePercent(text, 20_000, t('percentInvalid'))}
              onCommit={(factorBp) => save({ ...grade, factorBp })}
            />
            <IconButton
              icon={IconTrash}
              iconSize={18}
              label={t('removeGrade', { code: grade.code })}
              onClick={() =>
                editor.change(t('removeGrade', { code: grade.code }), [
                  { kind: 'grade', key: grade.code, value: null },
                ])
              }
            />
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        <Button
          variant="default"
          disabled={grades.length >= catalogLimits.maxGrades}
          onClick={() => {
            const last = grades.at(-1)
            save(
              {
                code: nextCode(grades.map(({ code }) => code)),
                rank: (last?.rank ?? 0) + 1,
                factorBp: last?.factorBp ?? 10_000,
              },
              { [language]: t('newGrade') },
            )
          }}
        >
          {t('addGrade')}
        </Button>
      </div>
    </section>
  )
}

/** Returns the first unused letter. */
function nextCode(used: readonly string[]): string {
  for (let code = 65; code <= 90; code += 1) {
    const letter = String.fromCharCode(code)
    if (!used.includes(letter)) return letter
  }
  return `Z${used.length}`
}
