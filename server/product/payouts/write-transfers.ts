import { decimalAmount } from '@costard/pricing'
import { sepaText } from './sepa-text.ts'

export interface Transfer {
  readonly name: string
  readonly iban: string
  readonly amountMinor: number
  /** Text for the recipient: number of the quote, and device. */
  readonly text: string
  /** At most 35 characters of SEPA. */
  readonly endToEndId: string
}

export interface TransferFile {
  readonly fileId: string
  readonly at: Date
  /** Day of execution, in the time zone of the team. */
  readonly day: string
  readonly from: { readonly name: string; readonly iban: string }
  readonly transfers: readonly Transfer[]
}

/** Writes credit transfers as pain.001.001.09. Source: EPC132-08 (C2PSP), ISO 20022. */
export function writeTransfers({ fileId, at, day, from, transfers }: TransferFile): string {
  const sum = decimalAmount(
    transfers.reduce((before, { amountMinor }) => before + amountMinor, 0),
    'EUR',
  )
  const counts = el('NbOfTxs', String(transfers.length)) + el('CtrlSum', sum)
  const name = el('Nm', sepaText(from.name, 70))
  const header = el(
    'GrpHdr',
    el('MsgId', fileId) + el('CreDtTm', `${at.toISOString().slice(0, 19)}Z`) + counts + el('InitgPty', name),
  )
  const payment = el(
    'PmtInf',
    el('PmtInfId', fileId) +
      el('PmtMtd', 'TRF') +
      el('BtchBookg', 'false') +
      counts +
      el('PmtTpInf', el('SvcLvl', el('Cd', 'SEPA'))) +
      el('ReqdExctnDt', el('Dt', day)) +
      el('Dbtr', name) +
      el('DbtrAcct', el('Id', el('IBAN', from.iban)) + el('Ccy', 'EUR')) +
      // No BIC: banks find each other by the IBAN.
      el('DbtrAgt', el('FinInstnId', el('Othr', el('Id', 'NOTPROVIDED')))) +
      el('ChrgBr', 'SLEV') +
      transfers.map(transferOf).join(''),
  )
  const space = 'xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document ${space}>${el('CstmrCdtTrfInitn', header + payment)}</Document>\n`
}

function transferOf({ name, iban, amountMinor, text, endToEndId }: Transfer): string {
  return el(
    'CdtTrfTxInf',
    el('PmtId', el('EndToEndId', endToEndId)) +
      el('Amt', `<InstdAmt Ccy="EUR">${decimalAmount(amountMinor, 'EUR')}</InstdAmt>`) +
      el('Cdtr', el('Nm', sepaText(name, 70))) +
      el('CdtrAcct', el('Id', el('IBAN', iban))) +
      el('RmtInf', el('Ustrd', sepaText(text, 140))),
  )
}

/**
 * Returns an element. Contents are elements, or texts in the characters of SEPA; of these, XML only needs the
 * apostrophe escaped.
 */
function el(name: string, content: string): string {
  return `<${name}>${content}</${name}>`
}
