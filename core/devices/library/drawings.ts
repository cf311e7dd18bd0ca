import type { Silhouette } from './device.ts'

/** Our own line drawings of device types: the content of an svg element with a view box of 48 by 48. */
export const drawings: Readonly<Record<Silhouette, string>> = {
  iphone:
    '<rect fill="currentColor" fill-opacity=".1" x="14" y="5" width="20" height="38" rx="5.5"/><path d="M22 10h4M21.5 38.5h5"/>',
  ipad: '<rect fill="currentColor" fill-opacity=".1" x="8.5" y="6" width="31" height="36" rx="4.5"/><path d="M24 10.2v0M20.5 37.8h7"/>',
  ipod: '<rect fill="currentColor" fill-opacity=".1" x="13.5" y="5" width="21" height="38" rx="4.5"/><rect x="17.5" y="9" width="13" height="11" rx="1.5"/><circle cx="24" cy="31" r="7"/><circle cx="24" cy="31" r="2.3"/>',
  macbook:
    '<path fill="currentColor" fill-opacity=".1" stroke="none" d="M9.5 13.5a3 3 0 0 1 3-3h23a3 3 0 0 1 3 3V32h-29z"/><path d="M9.5 32V13.5a3 3 0 0 1 3-3h23a3 3 0 0 1 3 3V32"/><path d="M4.5 32h39v1.2a4.3 4.3 0 0 1-4.3 4.3H8.8a4.3 4.3 0 0 1-4.3-4.3z"/><path d="M20 32.4c0 1.4.9 2.1 2 2.1h4c1.1 0 2-.7 2-2.1M22.5 14h3"/>',
  imac: '<path fill="currentColor" fill-opacity=".1" stroke="none" d="M5.5 10.5a3 3 0 0 1 3-3h31a3 3 0 0 1 3 3V26h-37z"/><rect x="5.5" y="7.5" width="37" height="24" rx="3"/><path d="M5.5 26h37M20.5 31.5l-1.3 8.5M27.5 31.5l1.3 8.5M16 40.5h16"/>',
  'mac-mini':
    '<rect fill="currentColor" fill-opacity=".1" x="6.5" y="16" width="35" height="16" rx="5"/><path d="M13 22.5v3M17.5 22.5v3M23 24h4M35 24v0M13 35.5h22"/>',
  watch:
    '<rect fill="currentColor" fill-opacity=".1" x="13" y="13" width="21" height="22" rx="6.5"/><path d="M17 13.2l1.3-6.5a1.5 1.5 0 0 1 1.5-1.2h7.4a1.5 1.5 0 0 1 1.5 1.2L30 13.2M17 34.8l1.3 6.5a1.5 1.5 0 0 0 1.5 1.2h7.4a1.5 1.5 0 0 0 1.5-1.2l1.3-6.5M36.8 19.5v4"/>',
  airpods:
    '<path fill="currentColor" fill-opacity=".1" d="M21 15.8V36a2.9 2.9 0 0 1-5.8 0V22.6c-4.7.3-8-2.8-8-6.7a6.9 6.9 0 0 1 13.8-.1zM27 15.8V36a2.9 2.9 0 0 0 5.8 0V22.6c4.7.3 8-2.8 8-6.7a6.9 6.9 0 0 0-13.8-.1z"/><path d="M11.3 14.2c.7-1 1.6-1.5 2.7-1.5M36.7 14.2c-.7-1-1.6-1.5-2.7-1.5"/>',
  'apple-tv':
    '<rect fill="currentColor" fill-opacity=".1" x="4.5" y="22" width="26" height="14" rx="4.5"/><path d="M25.5 29v0"/><rect x="35.5" y="8" width="8" height="31" rx="4"/><circle cx="39.5" cy="14.5" r="1.4"/><path d="M39.5 21v0M39.5 25.5v3"/>',
  homepod:
    '<rect fill="currentColor" fill-opacity=".1" x="10.5" y="8" width="27" height="33" rx="12.5"/><path d="M17.5 14.2c3.8 1.7 9.2 1.7 13 0M17 22v0M24 22v0M31 22v0M20.5 27v0M27.5 27v0M17 32v0M24 32v0M31 32v0"/>',
  vision:
    '<path fill="currentColor" fill-opacity=".1" d="M7 22c0-5 3.6-8 9-8.6 5.3-.5 10.7-.5 16 0 5.4.6 9 3.6 9 8.6v3.5c0 5.4-3.7 9-8.7 9-4.8 0-5.5-4.2-8.3-4.2s-3.5 4.2-8.3 4.2c-5 0-8.7-3.6-8.7-9z"/><path d="M7 21.5H4.5v5H7M41 21.5h2.5v5H41M13 20c1-1.6 2.6-2.5 4.8-2.8"/>',
}
