import { checkKinds } from '@costard/pricing'
import { Menu, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FreeText } from '#ui/fields/free-text.tsx'
import { fieldError } from '#forms/field-error.tsx'
import { mappingWith } from './chosen-value.ts'
import { readSample, type SampleValue } from './sample-answer.ts'
import classes from './sample-field.module.css'
import type { ServiceForm } from './use-service-form.ts'

/**
 * Field for pasting a response of the service: a click on a value sets its meaning. The response stays in the
 * browser.
 */
export function SampleField({ form }: { readonly form: ServiceForm }) {
  const t = useTranslations('deviceChecks.settings')
  const [text, setText] = useState('')
  const sample = text.trim() === '' ? undefined : readSample(text)
  return (
    <>
      <FreeText
        label={t('sample')}
        description={t('sampleHelp')}
        value={text}
        onChange={setText}
        error={sample && 'problem' in sample && fieldError(t(`sampleProblem.${sample.problem}`))}
        autoComplete="off"
        spellCheck={false}
        minRows={3}
        maxRows={8}
        classNames={{ input: classes.answer }}
      />
      {sample && 'values' in sample && (
        <div>
          <p id="sample-values">{t('sampleValues')}</p>
          <ul className={classes.values} aria-labelledby="sample-values">
            {sample.values.map((value) => (
              <li key={value.pointer}>
                <Value value={value} form={form} />
              </li>
            ))}
          </ul>
          {sample.isCut && <p className="cp-dim">{t('sampleCut')}</p>}
        </div>
      )}
    </>
  )
}

function Value({ value, form }: { readonly value: SampleValue; readonly form: ServiceForm }) {
  const t = useTranslations('deviceChecks')
  const { mappings, referencePointer } = form.getValues()
  const used = checkKinds.filter((kind) => {
    return mappings[kind].isSupported && mappings[kind].pointer === value.pointer
  })
  const names = [
    ...used.map((kind) => t(`kind.${kind}`)),
    ...(referencePointer === value.pointer ? [t('settings.referenceName')] : []),
  ]
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.value} data-used={names.length > 0 || undefined}>
          <span className={classes.path}>{value.path.join(' › ')}</span>
          <span className={classes.text}>{value.text}</span>
          {names.length > 0 && <span className={classes.names}>{names.join(', ')}</span>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('settings.valueMeans', { value: value.text.slice(0, 40) })}</Menu.Label>
        {checkKinds.flatMap((kind) =>
          (['flagged', 'clear'] as const).map((meaning) => (
            <Menu.Item
              key={`${kind} ${meaning}`}
              onClick={() => {
                form.setFieldValue(`mappings.${kind}`, mappingWith(mappings[kind], value, meaning))
                form.clearFieldError('mappings')
              }}
            >
              {t(`settings.says.${kind}.${meaning}`)}
            </Menu.Item>
          )),
        )}
        <Menu.Divider />
        <Menu.Item onClick={() => form.setFieldValue('referencePointer', value.pointer)}>
          {t('settings.isReference')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
