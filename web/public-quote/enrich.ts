import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import hankenUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { loadCode } from '../code/load-code.ts'
import { addFonts } from './add-fonts.ts'
import { followChoice } from './follow-choice.ts'
import { sayNotLoaded } from './say-not-loaded.ts'
import { recordView } from './record-view.ts'
import { sayWhatIsMissing } from './say-what-is-missing.ts'
import { sendOnce } from './send-once.ts'

// The server sends a customer's page complete, and it works without this script.
recordView()
followChoice()
sayWhatIsMissing()
sendOnce()
const toSign = document.querySelector<HTMLFormElement>('form[data-sign]')
if (toSign) loadCode(() => import('./sign.ts')).then(({ sign }) => sign(toSign), sayNotLoaded)
const phone = document.querySelector<HTMLElement>('[data-phone]')
if (phone)
  loadCode(() => import('./phone-photos.ts')).then(({ phonePhotos }) => phonePhotos(phone), sayNotLoaded)

addFonts({ 'Hanken Grotesk Variable': hankenUrl, 'Bricolage Grotesque Variable': bricolageUrl })
