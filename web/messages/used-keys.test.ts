import assert from 'node:assert/strict'
import { test } from 'vitest'
import { allMessages } from './testing/all-messages.ts'
import { unusedKeys } from './testing/used-keys.ts'

/** Keys that are built without a fixed part, or used without `useTranslations`. */
const shownOtherwise = ['common.languageNotLoaded']

test('every text is shown somewhere', async () => {
  const { en } = await allMessages()
  assert.deepEqual(unusedKeys(en.keys()).toSorted(), shownOtherwise)
})

test('finds keys that nothing shows', () => {
  const source =
    "const t = useTranslations('customers.form'); t('save'); t(`kind.${kind}`); t(isOpen ? 'open' : 'shut')"
  const keys = ['save', 'kind.buy', 'open', 'close', 'kinds.buy'].map((key) => `customers.form.${key}`)
  assert.deepEqual(unusedKeys([...keys, 'quotes.save'], [source]), [
    'customers.form.close',
    'customers.form.kinds.buy',
    'quotes.save',
  ])
})
