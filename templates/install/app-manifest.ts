import { createTexts, type Locale } from '../messages/texts.ts'

/** Returns the web app manifest, which describes the installed app to a device. */
export function appManifest(locale: Locale, productName: string): object {
  const texts = createTexts(locale)
  const name = `${productName} Pro`
  return {
    id: '/',
    name,
    short_name: name,
    description: texts('install.description'),
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fdf9e3',
    theme_color: '#1d5634',
    categories: ['business', 'productivity'],
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) =>
        pngIcon(purpose === 'any' ? `app-${size}` : `maskable-${size}`, size, purpose),
      ),
    ),
    screenshots: [
      screenshot('screen-setup-wide', '1440x900', 'wide', texts('install.setupShown')),
      screenshot('screen-setup', '390x844', 'narrow', texts('install.setupShown')),
    ],
    shortcuts: [
      {
        name: texts('install.newQuote'),
        short_name: texts('install.newQuoteShort'),
        url: '/new-quote',
        icons: [pngIcon('shortcut-quote-96', 96, 'any')],
      },
      {
        name: texts('install.scan'),
        short_name: texts('install.scanShort'),
        url: '/scan',
        icons: [pngIcon('shortcut-scan-96', 96, 'any')],
      },
    ],
  }
}

function pngIcon(file: string, size: number, purpose: 'any' | 'maskable'): object {
  return { src: `/install/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

/** A screenshot that browsers show before the app is installed. */
function screenshot(file: string, sizes: string, form: 'narrow' | 'wide', label: string): object {
  return { src: `/install/${file}.png`, sizes, type: 'image/png', form_factor: form, label }
}
