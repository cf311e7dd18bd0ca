import { Button, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import classes from './device-checks-screen.module.css'
import type { ServiceForm } from './use-service-form.ts'

const parts = ['{imei}', '{serial}', '{number}']

/** URL template of the service, with chips that insert placeholders at the cursor. */
export function AddressField({ form }: { readonly form: ServiceForm }) {
  const t = useTranslations('deviceChecks.settings')
  const field = useRef<HTMLInputElement>(null)
  const insert = (part: string) => {
    const { urlTemplate } = form.getValues()
    const start = field.current?.selectionStart ?? urlTemplate.length
    const end = field.current?.selectionEnd ?? start
    form.setFieldValue('urlTemplate', urlTemplate.slice(0, start) + part + urlTemplate.slice(end))
    // After React has set the new value, which moves the cursor to the end.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(start + part.length, start + part.length)
    })
  }
  return (
    <div>
      <TextInput
        {...form.getInputProps('urlTemplate')}
        ref={field}
        type="url"
        inputMode="url"
        label={t('url')}
        description={t('urlHelp')}
        spellCheck={false}
      />
      <div className={classes.chips}>
        {parts.map((part) => (
          <Button
            key={part}
            variant="default"
            size="compact-sm"
            className="cp-mono"
            aria-label={t('insert', { part })}
            onClick={() => insert(part)}
          >
            {part}
          </Button>
        ))}
      </div>
    </div>
  )
}
