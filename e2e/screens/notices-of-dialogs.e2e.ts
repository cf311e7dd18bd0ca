import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import { openShopOfDialogs, type ShopOfDialogs } from './shop-of-dialogs.ts'
import { showPath } from './show-path.ts'

let shop: ShopOfDialogs

setUp(async () => {
  shop = await openShopOfDialogs()
})

/** A step in a dialog that ends in a text, which is not focused. */
interface Step {
  readonly path: string
  /** Names of the controls that are pressed, one after the other. */
  readonly by: readonly (RegExp | string)[]
  readonly says: RegExp
}

/** Fields that a dialog needs before its last button, by their labels. */
const typed = new Map([
  ['Email addresses', 'oscar@shop.example'],
  ['Reason, for the team', 'Mistyped'],
])

function steps(): readonly Step[] {
  const quote = `/quotes/${shop.sent.id}`
  const member = 'More for Cian Walsh'
  return [
    { path: '/settings/members', by: ['Invite', 'Send invitation'], says: /^Invitation sent/ },
    { path: '/settings/members', by: [member, 'Role and rights', 'Save'], says: /^Saved for Cian/ },
    { path: '/settings/members', by: [member, 'Remove from team', 'Remove from team'], says: /was removed/ },
    { path: '/settings/sites', by: ['More for Hill', 'Remove', 'Remove'], says: /^Hill was removed/ },
    {
      path: '/settings/messages',
      by: ['Reset to our text', 'Reset to our text'],
      says: /text is used again/,
    },
    { path: quote, by: [/^Remind/, 'Send reminder'], says: /^Reminder sent/ },
    { path: quote, by: ['Mark accepted', 'Mark accepted'], says: /^Note how they agreed/ },
  ]
}

test('a step in a dialog ends in a text that a screen reader reads out', async () => {
  test.setTimeout(180_000)
  const page = await openSignedIn(shop.owner, shop.url, { viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(10_000)
  const found: string[] = []
  for (const { path, by, says } of steps()) {
    await page.goto('about:blank')
    await showPath(page, shop.url, `/t/${shop.team.id}${path}`)
    for (const [index, name] of by.entries()) {
      if (index === by.length - 1) await fill(page)
      await press(page, name)
    }
    await page.getByText(says).first().waitFor()
    if (!(await isReadOut(page, says))) found.push(`${path} ${by.join(', ')}: ${says}`)
  }
  assert.deepEqual(found, [])
})

async function press(page: Page, name: RegExp | string): Promise<void> {
  const exact = typeof name === 'string'
  const control = page.getByRole('button', { name, exact }).or(page.getByRole('menuitem', { name, exact }))
  await control.locator('visible=true').last().click()
}

async function fill(page: Page): Promise<void> {
  for (const [label, text] of typed) {
    const field = page.getByRole('dialog').getByLabel(label)
    if ((await field.count()) > 0) await field.fill(text)
  }
}

/** True when the text is in a live region, or describes the field that has the focus. */
function isReadOut(page: Page, says: RegExp): Promise<boolean> {
  return page
    .getByText(says)
    .first()
    .evaluate((one) => {
      const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
      const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
      return one.closest(live) !== null || described.includes(one.id)
    })
}
