import type { live as english } from '../en/live.ts'
import type { TextsLike } from '../texts-like.ts'

export const live = {
  presence: {
    label: 'Auch hier',
    open: '{count, plural, one {{names} hat dieses Angebot offen} other {{names} haben dieses Angebot offen}}',
    guest: 'Gast',
  },
  offline: {
    since: 'Kein Netz seit {time}.',
    work: 'Es gelten die Preise des letzten Kontakts. Sie können Angebote machen; E-Mails warten.',
    waitingNow: '{count, plural, one {# wartet} other {# warten}}',
    title: 'Offline.',
    list: 'Die zuletzt gespeicherte Liste. Sie wird aktuell, sobald Sie wieder online sind.',
    record: 'Das ist der zuletzt geladene Stand. Änderungen brauchen ein Netz.',
    form: 'Was Sie eingegeben haben, bleibt auf dieser Seite. Speichern können Sie, sobald Sie wieder online sind.',
    keptForm:
      'Was Sie eingegeben haben, bleibt in diesem Browser. Speichern können Sie, sobald Sie wieder online sind.',
    catalog:
      'Ihre Änderungen bleiben auf dieser Seite. Sie werden gespeichert, sobald Sie wieder online sind.',
    flow: 'Antworten sind in diesem Browser gespeichert.',
    flowPrice: 'Antworten sind in diesem Browser gespeichert. Letzter Preis: {price}.',
    review:
      'Änderungen sind in diesem Browser gespeichert. Senden können Sie, sobald Sie wieder online sind.',
    waiting: 'Wartet …',
  },
  leave: {
    title: 'Noch nicht gespeichert',
    text: 'Ein Teammitglied hat dasselbe geändert: {parts}. Welche Fassung soll bleiben?',
    stay: 'Hier bleiben',
  },
  change: {
    colleague: '<b>{name} hat dieses Angebot geändert</b> {ago}',
    unknown: '<b>Ein Teammitglied hat dieses Angebot geändert</b> {ago}',
    self: '<b>Sie haben dieses Angebot anderswo geändert</b> {ago}',
    other: '<b>Dieses Angebot hat sich geändert</b> {ago}',
    customer: {
      accepted: '<b>Der Kunde hat angenommen</b> {ago}',
      declined: '<b>Der Kunde hat abgelehnt</b> {ago}',
    },
    sent: {
      colleague: '<b>{name} hat dieses Angebot gesendet</b> {ago}',
      unknown: '<b>Ein Teammitglied hat dieses Angebot gesendet</b> {ago}',
      self: '<b>Sie haben dieses Angebot anderswo gesendet</b> {ago}',
      other: '<b>Dieses Angebot wurde gesendet</b> {ago}',
    },
    now: 'gerade eben',
    open: 'Angebot öffnen',
    nowIs: '{part}: {theirs}',
    fromTo: '{part}: {before} → {after}',
    both: '{part}: {theirs} · Ihres: {mine}',
    choose: 'Sie haben es auch geändert. Was soll bleiben?',
    yours: 'Ihres',
    theirs: 'Das andere',
    keepBoth: 'Beide behalten',
    keepMine: 'Meines behalten',
    takeTheirs: 'Das andere nehmen',
    part: {
      lines: 'Geräte und Preis',
      customer: 'Kunde',
      validDays: 'Gültig für',
      note: 'Nachricht',
      letCustomerChoose: 'Kunde kann wählen',
      state: 'Status',
    },
    none: 'nichts',
    yes: 'ja',
    no: 'nein',
    days: '{days, plural, one {# Tag} other {# Tage}}',
    devices: '{count, plural, one {# Gerät} other {# Geräte}}',
  },
} satisfies TextsLike<typeof english>
