import { writeXlsx } from 'hucre/xlsx'
import { chromium, type Page } from 'playwright-core'
import { browserOptions } from '../../e2e/steps/browser-options.ts'
import { signUp, storedAt } from '../../e2e/steps/signed-in.ts'
import { aShop, type Shop } from '../../server/testing/product-builders.ts'
import { textRows } from '../../contract/lists/tables/cell.ts'
import { readTable } from '../../contract/lists/tables/read-table.ts'
import { sourceListOf } from '../../web/screens/team/quotes/add/bulk/start/read-list.ts'
import { readRow } from '../../contract/lists/device-rows/read-row.ts'
import { startOurServer } from '../our-server.ts'
import { type Row, tableOf } from '../table.ts'

const port = 3974
const devices = 1000
const models = [
  'iPhone 13 128 B',
  'iphone 12 64 black A',
  'A2633 256 B',
  'iPad mini 6 64 wifi A',
  'ip11 64 x 2 B',
]

/**
 * Measures a quote for a list of 1,000 devices: reading the list in this process, then the whole flow in a
 * browser. Returns the table.
 */
export async function benchBulk(print: (line: string) => void): Promise<string> {
  const rows = Array.from({ length: devices }, (_, place) => models[place % models.length] ?? '')
  const file = Buffer.from(
    await writeXlsx({ sheets: [{ name: 'Fleet', rows: [['Description'], ...rows.map((row) => [row])] }] }),
  )
  print('reading rows ...')
  const perRow = [await readCost(file, 100), await readCost(file, devices)]
  const server = await startOurServer(port, { logLevel: 'warn' })
  const browser = await chromium.launch(browserOptions)
  try {
    const url = `http://localhost:${port}`
    const owner = await signUp(url, { name: 'Bench', email: 'bench@shop.example' })
    const shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
    const context = await browser.newContext({ storageState: storedAt(owner, url), locale: 'en-IE' })
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const measured: Row[] = []
    for (const round of [1, 2, 3]) {
      print(`a list of ${devices} devices in a browser, round ${round} ...`)
      const row = await quoteList(page, url, shop, file)
      print(row.measured)
      measured.push(row)
    }
    return tableOf([growthOf(perRow), ...measured])
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** CPU time per row of reading this many rows of the file and identifying them. Microseconds. */
async function readCost(file: Buffer, count: number): Promise<number> {
  const started = process.cpuUsage()
  const table = await readTable(new Uint8Array(file), devices + 1)
  if ('problem' in table) throw new Error(table.problem)
  const { rows, columns } = sourceListOf(textRows(table.rows).slice(0, count + 1))
  for (const row of rows) readRow(row, columns)
  const { user, system } = process.cpuUsage(started)
  return (user + system) / count
}

function growthOf([few = 0, many = 0]: readonly number[]): Row {
  return {
    what: `read and identify, 100 and ${devices} rows`,
    measured: `${Math.round(few)}, ${Math.round(many)} us CPU a row`,
    target: 'linear: <= 1.5 x that of 100',
    isMet: many <= few * 1.5,
  }
}

/** From choosing the file to the review of the saved quote, without the user's thinking time. */
async function quoteList(page: Page, url: string, { team }: Shop, file: Buffer): Promise<Row> {
  await page.goto(`${url}/t/${team.id}/quotes/add/bulk?paste`)
  await page.getByRole('textbox', { name: 'List of devices' }).waitFor()
  const chosenAt = performance.now()
  await page.locator('input[type=file]').setInputFiles({ name: 'fleet.xlsx', mimeType: '', buffer: file })
  await page.getByText(`All ${devices}`).waitFor()
  const readMs = performance.now() - chosenAt
  const answers = [
    [/Find My off/, 'Yes'],
    [/Paid off/, 'Yes'],
    [/company or school/, 'No'],
    [/see the battery health/, 'Yes'],
    [/any network/, 'Yes'],
    [/non-genuine part/, 'No'],
    [/liquid damage/, 'No'],
  ] as const
  const answeredAt = performance.now()
  await page.getByRole('button', { name: 'All fine' }).click()
  for (const [question, label] of answers) await page.getByLabel(question).selectOption({ label })
  await page.getByLabel(/^Battery health/).fill('95')
  await page.keyboard.press('Enter')
  await page.getByText(`${devices.toLocaleString('en')} of ${devices.toLocaleString('en')} ready`).waitFor()
  const answerMs = performance.now() - answeredAt
  const savedAt = performance.now()
  await page.getByRole('button', { name: /^Review [\d,]+ devices/ }).click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  const saveMs = performance.now() - savedAt
  const allMs = readMs + answerMs + saveMs
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return {
    what: `${devices} devices: read, answer ${answers.length + 2} questions, save`,
    measured: `${seconds(readMs)} + ${seconds(answerMs)} + ${seconds(saveMs)} s`,
    target: '< 10 s',
    isMet: allMs < 10_000,
  }
}
