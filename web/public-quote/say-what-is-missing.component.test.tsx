import assert from 'node:assert/strict'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished, test } from 'vitest'
import { sayWhatIsMissing } from './say-what-is-missing.ts'

/** Shows the form of an offer, as written by templates/public-quote/cards/accept-card.ts. */
function showForm(): () => number {
  document.body.innerHTML = `<form>
    <label>Your name <input name="name" value="" required data-missing="Enter your name." /></label>
    <label><input type="checkbox" name="agrees" required data-missing="Tick the box to accept." /> I agree</label>
    <button>Accept</button>
  </form>`
  onTestFinished(() => {
    document.body.innerHTML = ''
  })
  sayWhatIsMissing()
  let sent = 0
  const [form] = document.forms
  assert.ok(form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent += 1
  })
  return () => sent
}

test('what an acceptance needs is said beside it, and the form is sent once it is there', async () => {
  const sent = showForm()
  const user = userEvent.setup()
  assert.ok(screen.queryByRole('alert') === null)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  assert.deepEqual(
    screen.getAllByRole('alert').map(({ textContent }) => textContent),
    ['Enter your name.', 'Tick the box to accept.'],
  )
  assert.ok(document.activeElement === screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), 'Ada')
  await user.click(screen.getByRole('checkbox'))
  assert.ok(screen.queryByRole('alert') === null)
  assert.equal(sent(), 0)
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  assert.equal(sent(), 1)
})
