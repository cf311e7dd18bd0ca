import { notifications } from '@mantine/notifications'
import { type BoundFunctions, cleanup, type queries, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { deleteApp, getApps } from 'firebase/app'
import { onTestFinished } from 'vitest'
import { queryClient } from '#api/query-client.ts'
import type { Account } from '../../server/testing/account.ts'
import { startApp } from '../start.tsx'
import { passAllCalls } from './calls.ts'

type Place = Pick<BoundFunctions<typeof queries>, 'findByRole'>
type Role = Parameters<Place['findByRole']>[0]
type Name = string | RegExp

/** Actions of a user on a screen. Each waits until its element exists. */
export interface Hands {
  readonly click: (role: Role, name: Name, within?: Place) => Promise<void>
  /** Replaces the content of a field. */
  readonly fill: (name: Name, text: string, within?: Place, role?: Role) => Promise<void>
  /** Keys in the notation of user-event, such as `{Control>}k{/Control}`. */
  readonly press: (keys: string) => Promise<void>
  /** Reloads the page at its current address, with what the browser has stored. */
  readonly reload: () => Promise<void>
}

const desk = { width: 1440, height: 900 }
/** Window size of a phone. */
export const phone = { width: 390, height: 844 }

/**
 * Opens the whole app at an address, like a browser with an empty profile in which the person, if any, is
 * signed in. Resolves when the screen has a heading. The page is closed when the test ends, or another page
 * is opened.
 */
export async function renderScreen(address: string, person?: Account, viewport = desk): Promise<Hands> {
  await closePage()
  const { happyDOM } = window
  happyDOM.setURL(address)
  happyDOM.setViewport(viewport)
  happyDOM.settings.device.prefersReducedMotion = 'reduce'
  // Pages outside of the router are not loaded.
  happyDOM.settings.navigation.disableMainFrameNavigation = true
  if (person) localStorage.setItem(person.stored.key, JSON.stringify(person.stored.user))
  onTestFinished(closePage)
  await startPage()
  const user = userEvent.setup({ delay: null })
  return {
    click: async (role, name, within = screen) => user.click(await within.findByRole(role, { name })),
    fill: async (name, text, within = screen, role = 'textbox') => {
      const field = await within.findByRole(role, { name })
      await user.clear(field)
      await user.click(field)
      await user.paste(text)
    },
    press: async (keys) => user.keyboard(keys),
    reload: async () => {
      await leavePage()
      await startPage()
    },
  }
}

async function startPage(): Promise<void> {
  render(await startApp())
  await screen.findAllByRole('heading', { level: 1 })
}

async function closePage(): Promise<void> {
  await leavePage()
  localStorage.clear()
  sessionStorage.clear()
}

/**
 * Ends everything a page has besides its elements: notices, calls, timers, the SDK with its socket, cached
 * data.
 */
async function leavePage(): Promise<void> {
  cleanup()
  notifications.clean()
  passAllCalls()
  await Promise.all(getApps().map(deleteApp))
  await window.happyDOM.abort()
  queryClient.clear()
}
