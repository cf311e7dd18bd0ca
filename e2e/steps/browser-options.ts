/**
 * Debian's headless Chromium, without network traffic of its own. The full browser would draw a window with a
 * tab strip for each context, which costs half a core.
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
    // A page lives for seconds: optimized code comes too late, and compiling it takes a fifth of the
    // renderer's CPU time.
    '--js-flags=--no-opt --no-maglev --always-sparkplug',
  ],
}
