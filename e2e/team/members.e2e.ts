import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { axeCheckIn, axeDialog } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { mailedLink } from '../steps/mailed-link.ts'
import { password } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'
import type { TestMailbox } from '../../server/testing/test-mailbox.ts'

let shop: LiveShop
let mailbox: TestMailbox
let team: LiveShop['team']

setUp(async () => {
  shop = await openLiveShop({ RATE_LIMITS: 'on' })
  ;({ mailbox, team } = shop)
})

async function invitedLink(email: string): Promise<string> {
  const { text = '' } = await mailbox.next(email)
  const [link = ''] = /https?:\S+\/invitations\/[\w-]{27}/.exec(text) ?? []
  return link
}

const row = (page: Page, name: string) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name })

test('an owner invites a colleague by mail, who joins', async () => {
  const hers = await shop.browserOf(shop.owner, '/settings/members')
  await hers.getByRole('button', { name: 'Invite' }).click()
  const dialog = hers.getByRole('dialog')
  await dialog
    .getByLabel('Email addresses')
    .fill('a@b.example c@b.example d@b.example e@b.example f@b.example')
  await dialog.getByText('1 of 5 seats used, 5 more with these.').waitFor()
  await dialog.getByText('The plan has no room for more members.').waitFor()
  await dialog.getByLabel('Email addresses').fill('oscar@shop.example, niamh.doyle@shop.example')
  await dialog.getByText('niamh.doyle@shop.example is a member already.').waitFor()
  await dialog.getByText('1 of 5 seats used, 1 more with these.').waitFor()
  await dialog.getByRole('radio', { name: /^Manager/ }).check()
  await axeDialog(hers, 'invite')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await row(hers, 'oscar@shop.example')
    .getByText(/^Invited today/)
    .waitFor()

  const his = await openBrowser()
  const link = await invitedLink('oscar@shop.example')
  await his.goto(link)
  await his.getByRole('heading', { name: 'Niamh Doyle invited you' }).waitFor()
  await axeCheckIn('light', his, 'invitation')
  await his.getByRole('link', { name: 'Create one with a password' }).click()
  assert.equal(await his.getByLabel('Your email address').inputValue(), 'oscar@shop.example')
  await his.getByLabel('Your name').fill('Oscar Lindqvist')
  await his.getByLabel('Choose a password').fill(password)
  await his.getByRole('button', { name: 'Create account' }).click()
  await his.getByText('Confirm your email address to join').waitFor()
  await his.goto(mailedLink(await mailbox.next('oscar@shop.example')))
  await his.getByRole('button', { name: 'Confirm address' }).click()
  await his.getByRole('heading', { name: 'Address confirmed' }).waitFor()
  await his.goto(link)
  await his.getByRole('button', { name: `Join ${team.name}` }).click()
  await his.getByRole('heading', { level: 1, name: 'Quotes' }).waitFor()

  await row(hers, 'Oscar Lindqvist').getByText('Manager').waitFor()
  await his.getByRole('link', { name: 'Settings' }).first().click()
  await his.getByRole('link', { name: 'Members' }).click()
  await row(his, 'Niamh Doyle').getByText('Owner').waitFor()
  assert.equal(await his.getByRole('button', { name: 'Invite' }).count(), 0)
  await his.goto(link)
  await his.getByText('You accepted it with oscar@shop.example.').waitFor()
})

test('an owner hands the team over and leaves', async () => {
  const oscar = await shop.hire('Oscar Brandt')
  const his = await shop.browserOf(oscar, '/settings/members')
  const hers = await shop.browserOf(shop.owner, '/settings/leave')
  await hers.getByText('You are the only owner').waitFor()
  await hers.getByRole('link', { name: 'Choose a new owner' }).click()
  await hers.getByRole('button', { name: 'More for Oscar Brandt' }).click()
  await hers.getByRole('menuitem', { name: 'Make owner' }).click()
  await hers.getByRole('button', { name: 'Hand over' }).click()
  await row(hers, 'Oscar Brandt').getByText('Owner').waitFor()
  // Without a reload: his role has changed.
  await his.getByRole('button', { name: 'Invite' }).waitFor()

  await hers.getByRole('link', { name: 'Leave team' }).click()
  await hers.getByRole('button', { name: 'Leave team' }).click()
  const leaving = hers.getByRole('dialog')
  assert.equal(await leaving.getByRole('button', { name: 'Leave team' }).isDisabled(), true)
  await leaving.getByLabel(/^Type/).fill(team.name)
  await axeDialog(hers, 'leave')
  await leaving.getByRole('button', { name: 'Leave team' }).click()
  await hers.getByText(`You left ${team.name}`).waitFor()
  await row(his, 'Niamh Doyle').waitFor({ state: 'detached' })
})
