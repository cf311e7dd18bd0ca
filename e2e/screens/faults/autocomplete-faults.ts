import type { Page } from '@playwright/test'

/** Words that name data of a person, in fields whose type does not say so. */
const personal =
  /\b(?:name|email|phone|address|street|town|city|post ?code|country|organi[sz]ation|company)\b/i

/**
 * Returns fields that a browser would fill wrongly (WCAG 2.2, 1.3.5): on a page about the user themselves, fields for
 * their data and passwords without a purpose; elsewhere, fields for the data of others that do not say `off`, since a
 * browser would offer the data of the member who types.
 */
export async function autocompleteFaults(page: Page, isAbout: 'themselves' | 'others'): Promise<string[]> {
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input')]
      .filter((one) => one.checkVisibility() && /^(?:text|email|tel|password|search|url)$/.test(one.type))
      .filter((one) => !one.readOnly && !one.disabled && one.getAttribute('aria-haspopup') !== 'listbox')
      .map((one) => ({
        name: one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.placeholder,
        type: one.type,
        purpose: one.autocomplete,
      })),
  )
  const isPersonal = ({ name, type }: (typeof fields)[number]) =>
    /^(?:email|tel|password)$/.test(type) || (type === 'text' && personal.test(name))
  return fields
    .filter(isPersonal)
    .filter(({ purpose, type }) => {
      if (isAbout === 'themselves') return purpose === '' || purpose === 'off'
      return purpose !== 'off' && !(type === 'password' && purpose === 'new-password')
    })
    .map(({ name, purpose }) => `field "${name}" has the purpose "${purpose}"`)
}
