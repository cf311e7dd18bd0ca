import '#ui/theme/mantine-styles.ts'
import '@mantine/notifications/styles.css'
import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/atkinson-hyperlegible-mono'
import './ui/theme/styles.css'
import { createRoot } from 'react-dom/client'
import { startApp } from './start.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(await startApp())
