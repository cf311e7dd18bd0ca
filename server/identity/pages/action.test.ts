import assert from 'node:assert/strict'
import { test } from 'vitest'
import { Hono } from 'hono'
import { actionPage } from './action.ts'

const publicUrl = 'https://pro.example'
const page = new Hono().get('/__/auth/action', actionPage(publicUrl))

async function open(query: Record<string, string>): Promise<{ status: number; location: string | null }> {
  const { status, headers } = await page.request(`/__/auth/action?${new URLSearchParams(query)}`)
  return { status, location: headers.get('Location') }
}

const link = {
  mode: 'signIn',
  oobCode: 'code',
  apiKey: 'key',
  lang: 'fr',
  continueUrl: `${publicUrl}/t?a=b#c`,
}

/** The screen reports an incomplete link, since it gets no code. */
const incompleteLink = { status: 302, location: `${publicUrl}/account-action` }

test('redirects a sign-in link to its continueUrl', async () => {
  assert.deepEqual(await open(link), {
    status: 302,
    location: `${publicUrl}/t?a=b&apiKey=key&mode=signIn&oobCode=code&lang=fr#c`,
  })
})

test('never redirects to another host', async () => {
  const foreign = [
    'https://elsewhere.example/',
    'https://pro.example.evil/',
    '//elsewhere.example',
    'javascript:alert(1)',
    'http://pro.example/',
  ]
  for (const continueUrl of foreign) {
    assert.deepEqual(await open({ ...link, continueUrl }), incompleteLink)
  }
})

test('redirects a reset link to the screen for a new password', async () => {
  const { continueUrl: _, ...rest } = link
  assert.deepEqual(await open({ ...rest, mode: 'resetPassword' }), {
    status: 302,
    location: `${publicUrl}/reset-password?apiKey=key&mode=resetPassword&oobCode=code&lang=fr`,
  })
})

test('redirects links about an email address to their screen', async () => {
  for (const mode of ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']) {
    const query = new URLSearchParams({
      continueUrl: link.continueUrl,
      apiKey: 'key',
      mode,
      oobCode: 'code',
      lang: 'fr',
    })
    assert.deepEqual(await open({ ...link, mode }), {
      status: 302,
      location: `${publicUrl}/account-action?${query}`,
    })
    const { location } = await open({ ...link, mode, continueUrl: 'https://elsewhere.example/' })
    assert.equal(location, `${publicUrl}/account-action?apiKey=key&mode=${mode}&oobCode=code&lang=fr`)
  }
})

test('redirects an incomplete link to a screen that reports it', async () => {
  const { continueUrl: _, ...withoutTarget } = link
  for (const query of [
    withoutTarget,
    { ...link, oobCode: '' },
    { ...link, mode: 'other' },
    { ...link, mode: 'toString' },
    {},
  ]) {
    assert.deepEqual(await open(query), incompleteLink)
  }
})

test('accepts every loopback name when the public URL is one', async () => {
  const local = new Hono().get('/__/auth/action', actionPage('http://localhost:3000'))
  const query = new URLSearchParams({ ...link, continueUrl: 'http://127.0.0.1:5173/' })
  const { headers } = await local.request(`/__/auth/action?${query}`)
  assert.match(headers.get('Location') ?? '', /^http:\/\/127\.0\.0\.1:5173\/\?/)
})
