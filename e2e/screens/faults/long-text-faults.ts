import type { Page } from '@playwright/test'

/**
 * Returns what is wrong on a page in the language of long texts: a page wider than the window, buttons whose words do not
 * fit, and words of buttons and labels that are not from the texts.
 */
export async function longTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetWidth > 0)
    const cut = shown('.mantine-Button-label').filter((label) => label.scrollWidth > label.clientWidth + 4)
    // The answers to a question are the catalog's.
    const isOfQuestion = location.pathname.includes('/questions/')
    // From the device tables and the catalog, in English.
    const data =
      /^(?:\{\w+\}$|iPhone 15|Store credit|Charity gift|English|Français|Deutsch|Español|Watches|MacBooks|iPads|iMacs|Desktop Macs|(?:Standard|Pro|Older) iPhones)/
    const untranslated = shown('.mantine-Button-label, label, legend, th').filter(
      ({ textContent }) =>
        /\p{L}{3}/u.test(textContent) &&
        !textContent.includes('⟦') &&
        !data.test(textContent) &&
        !isOfQuestion,
    )
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} pixels`] : []),
      ...cut.map((label) => `cut: ${label.textContent}`),
      ...untranslated.map((one) => `not from the texts: ${one.textContent}`),
    ]
  })
}
