import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url'
import hankenUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import { addFonts } from '../public-quote/add-fonts.ts'
import { showHome } from './home-view.ts'
import { pageParts, readInspectionPage } from './page-parts.ts'

const page = readInspectionPage()
if (page) {
  const parts = pageParts(page, () => showHome(parts))
  showHome(parts)
  addFonts({ 'Hanken Grotesk Variable': hankenUrl, 'Bricolage Grotesque Variable': bricolageUrl })
}
