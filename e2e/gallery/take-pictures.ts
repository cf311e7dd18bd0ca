import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { showScheme } from '../steps/axe-check.ts'

export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof sizes
export const schemes = ['light', 'dark'] as const

/** Folder of the pictures: one folder per state, with a file for each screen, size, scheme and language. */
export const galleryFolder = new URL('../../.cache/gallery', import.meta.url).pathname

interface Shown {
  readonly state: string
  readonly screen: string
  readonly size: Size
  readonly language: string
}

/** Takes a picture of the page in each scheme. */
export async function takePictures(page: Page, { state, screen, size, language }: Shown): Promise<void> {
  const folder = `${galleryFolder}/${state}`
  mkdirSync(folder, { recursive: true })
  for (const scheme of schemes) {
    await showScheme(page, scheme)
    const path = `${folder}/${screen}.${size}.${scheme}.${language}.png`
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  }
}

/**
 * Returns the name of a screen: its path without the team, with `_` for characters not allowed in file names.
 */
export function screenName(path: string): string {
  const name = path
    .replace(/^\/t\/[\w-]+/, '')
    .replace(/\?.*/, '')
    .replaceAll(/\/(?:[\w-]{20,})(?=\/|$)/g, '/ID')
  return name.slice(1).replaceAll(/[^\w-]/g, '_') || 'home'
}
