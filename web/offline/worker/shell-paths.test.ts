import assert from 'node:assert/strict'
import { test } from 'vitest'
import { shellPaths } from './shell-paths.ts'

test('the kept page answers screens of teams, and nothing that the server answers itself', () => {
  for (const path of [
    '/',
    '/teams',
    '/new-quote',
    '/scan',
    '/t/abc/quotes',
    '/t/abc/quotes/add/identify?scan',
  ])
    assert.ok(shellPaths.test(path), path)
  for (const path of [
    '/?mode=signIn&oobCode=abc',
    '/q/token',
    '/w/abc',
    '/k/token',
    '/p/token',
    '/api/teams',
    '/v1/accounts:lookup',
    '/__/mailbox',
    '/privacy',
    '/invitations/token',
    '/account-action?mode=verifyEmail',
    '/account-action',
    '/widget.js',
    '/assets/a.js',
    '/content/api/v2',
  ])
    assert.ok(!shellPaths.test(path), path)
})
