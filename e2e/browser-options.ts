/**
 * Debian's headless Chromium, silent on the network except for the pages themselves. The full browser would draw a
 * window with its own tab strip for each context, which costs half a core.
 */
export const browserOptions = {
  executablePath: '/usr/bin/chromium-headless-shell',
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
