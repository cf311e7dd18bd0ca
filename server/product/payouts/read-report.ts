import { scanXml } from '@costard/contract/xml'

export interface ReportedStatus {
  /** Status such as RJCT; empty if the report has none. */
  readonly status: string
  readonly code: string | null
}

export interface BankReport {
  /** Name of the reported file. */
  readonly fileId: string
  /** Status of the whole file, then of its payments. */
  readonly wholes: readonly ReportedStatus[]
  readonly transfers: readonly (ReportedStatus & { readonly endToEndId: string })[]
}

type Block = 'OrgnlGrpInfAndSts' | 'OrgnlPmtInfAndSts' | 'TxInfAndSts'

interface Read {
  status: string
  code: string | null
  endToEndId: string
}

/** Elements with a status as text, by their block. */
const statusIn: Readonly<Record<string, Block>> = {
  GrpSts: 'OrgnlGrpInfAndSts',
  PmtInfSts: 'OrgnlPmtInfAndSts',
  TxSts: 'TxInfAndSts',
}

/**
 * Reads a status report about credit transfers, pain.002 of any version; undefined for any other document.
 * Ignores elements that are not needed here, and extensions of banks.
 */
export function readReport(xml: string): BankReport | undefined {
  const path: string[] = []
  const open: Read[] = []
  const wholes: Read[] = []
  const transfers: Read[] = []
  let fileId = ''
  let isReport = false
  let text = ''
  scanXml(xml, {
    open: (name) => {
      path.push(name)
      text = ''
      isReport ||= name === 'CstmrPmtStsRpt'
      if (!isBlock(name)) return
      const read = { status: '', code: null, endToEndId: '' }
      open.push(read)
      if (name === 'TxInfAndSts') transfers.push(read)
      else wholes.push(read)
    },
    text: (part) => {
      text += part
    },
    close: (name) => {
      const words = text.trim()
      const block = open.at(-1)
      if (name === 'OrgnlMsgId' && fileId === '') fileId = words
      if (block && statusIn[name] !== undefined) block.status = words
      if (block && name === 'OrgnlEndToEndId') block.endToEndId = words
      // Rsn contains a code of ISO 20022, or one of the bank.
      if (block && (name === 'Cd' || name === 'Prtry') && path.at(-2) === 'Rsn')
        block.code ??= words.slice(0, 35) || null
      if (isBlock(name)) open.pop()
      path.pop()
      text = ''
    },
  })
  return isReport && fileId !== '' ? { fileId, wholes, transfers } : undefined
}

function isBlock(name: string): name is Block {
  return name === 'OrgnlGrpInfAndSts' || name === 'OrgnlPmtInfAndSts' || name === 'TxInfAndSts'
}
