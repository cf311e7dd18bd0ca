import { scanXml } from '@costard/contract/xml'

export interface ReportedStatus {
  /** Such as RJCT; empty if the report has none. */
  readonly status: string
  readonly code: string | null
}

export interface BankReport {
  /** Name of the file that the report is about. */
  readonly fileId: string
  /** The states of the whole file, then of its payments. */
  readonly wholes: readonly ReportedStatus[]
  readonly transfers: readonly (ReportedStatus & { readonly endToEndId: string })[]
}

type Block = 'OrgnlGrpInfAndSts' | 'OrgnlPmtInfAndSts' | 'TxInfAndSts'

interface Read {
  status: string
  code: string | null
  endToEndId: string
}

/** Elements whose text is a status, by the block they belong to. */
const statusIn: Readonly<Record<string, Block>> = {
  GrpSts: 'OrgnlGrpInfAndSts',
  PmtInfSts: 'OrgnlPmtInfAndSts',
  TxSts: 'TxInfAndSts',
}

/**
 * Reads a status report about credit transfers, pain.002 of any version; undefined if it is none. Only what is asked
 * here is read, and nothing of a bank's own.
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
      // Rsn is one of two: a code of ISO 20022, or one of the bank.
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
