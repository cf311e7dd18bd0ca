import assert from 'node:assert/strict'
import { fireEvent, render, screen } from '@testing-library/react'
import { test } from 'vitest'
import { useScreenKeys } from './use-screen-keys.ts'

function Screen({ send }: { readonly send: () => void }) {
  useScreenKeys([['mod+Enter', send]], [])
  return (
    <>
      <input aria-label="Note" />
      <div role="dialog" aria-label="Pay anyway?">
        <input aria-label="Reason" />
      </div>
    </>
  )
}

test('Ctrl Enter in a dialog does not press the primary button of the screen below', () => {
  let sent = 0
  render(<Screen send={() => (sent += 1)} />)
  const press = (field: string) =>
    fireEvent.keyDown(screen.getByLabelText(field), { key: 'Enter', code: 'Enter', ctrlKey: true })
  press('Reason')
  assert.equal(sent, 0)
  press('Note')
  assert.equal(sent, 1)
})
