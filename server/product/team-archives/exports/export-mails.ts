import { addressOf, screenPatterns } from '@costard/contract'
import {
  pickLocale,
  senderName,
  storedExportEmail,
  storedExportFailedEmail,
  unlinked,
} from '@costard/templates'
import type { Config } from '#config'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../../parts.ts'
import { findTeam } from '../../teams/team-store.ts'
import { finalCodes } from '../../usage/mail-rules.ts'
import { exportEnded } from './events.ts'
import { findExport } from './export-store.ts'
import { holderOf } from './holder-of.ts'

/** Handles `export-ended`: mails the member who asked for the file, if still allowed to have it. */
export function exportMails({
  database,
  mailer,
  config: { productName, publicUrl },
  log,
}: Pick<ProductParts, 'database' | 'log'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}): EventHandler {
  return on(exportEnded, async (key, { id }) => {
    const { teamId } = key
    const row = await findExport(database.orm, key)
    const team = await findTeam(database.orm, teamId)
    if (!team || team.closedAt || !row?.keptUntil) return
    const person = await holderOf(database.orm, row)
    if (!person?.email) return
    const locale = pickLocale(team.language)
    const screen = row.kind === 'accounting' ? screenPatterns.accounting : screenPatterns.purchaseBook
    const shown = {
      locale,
      productName,
      teamName: unlinked(team.name),
      fileName: row.fileName,
      link: publicUrl + addressOf(screen, { tid: teamId }),
    }
    try {
      await mailer.send({
        id,
        to: person.email,
        fromName: senderName({ locale, teamName: team.name, productName }),
        ...(row.state === 'ready'
          ? storedExportEmail({ ...shown, place: team, keptUntil: row.keptUntil })
          : storedExportFailedEmail(shown)),
      })
    } catch (error) {
      if (!(error instanceof CodedError && finalCodes.includes(error.code))) throw error
      log.warn({ error, teamId }, 'mail about an export refused')
    }
  })
}
