import type { consent as english } from '../en/consent.ts'
import type { TextsLike } from '../texts-like.ts'

export const consent = {
  pageTitle: 'Assistenten zulassen',
  title: '„{name}“ mit Ihren Angeboten arbeiten lassen?',
  registered: '{host}, am {day} selbst registriert. Wir wissen nicht, wer dahintersteht.',
  described: '{host}, nach eigener Beschreibung. Wir wissen nicht, wer dahintersteht.',
  local:
    'Ein Programm auf diesem Computer, am {day} selbst registriert. Wir wissen nicht, von wem es stammt.',
  asks: 'Darum bittet er',
  switchOff: 'Schalten Sie aus, was nicht nötig ist',
  needed: 'nötig',
  worksAs: 'Er arbeitet als',
  team: 'Im Team',
  oneTeam: 'Eine Erlaubnis gilt für ein Team.',
  oneTeamNot: 'Eine Erlaubnis gilt für ein Team. Nicht für „{other}“.',
  known: '{host}, das {team} kennt.',
  ask: {
    admins: 'Hier lassen nur Inhaber und Admins Assistenten zu.',
    owners: 'Hier lassen nur Inhaber Assistenten zu.',
    members: 'Hier lassen nur Mitglieder Assistenten zu, die Angebote entwerfen dürfen.',
    owner: 'Inhaber fragen',
    asking: 'Wird gefragt …',
    waiting:
      'Ein Inhaber von {team} ist gefragt. Kommen Sie nach der Antwort hierher zurück, oder beginnen Sie in „{name}“ neu.',
    refused: 'Ein Inhaber von {team} hat das abgelehnt. Sie können erneut fragen.',
    locked: 'Ihre Rolle darf das nicht. Fragen Sie einen Inhaber.',
  },
  canSee: 'Was ein Assistent sehen kann',
  backTo: 'Danach geht es zurück zu <host></host>',
  refuse: 'Ablehnen',
  allow: 'In {team} zulassen',
  allowing: 'Wird zugelassen …',
  offline: 'Dafür brauchen Sie eine Verbindung.',
  notYou: 'Nicht Sie?',
  privacy: 'Datenschutz',
  scopes: {
    'catalogs-read': {
      name: 'Angebote und Kataloge lesen',
      text: 'Geräte, Antworten, Beträge und Status. So viel, wie Sie sehen dürfen, ohne Kosten.',
    },
    'devices-price': {
      name: 'Geräte erkennen und bepreisen',
      text: 'Derselbe Preis wie an Ihrer Theke, mit seiner Herleitung.',
    },
    'quotes-draft': {
      name: 'Angebote entwerfen',
      text: 'Sie warten unter Entwürfe, mit „{name}“ gekennzeichnet, bis ein Mitglied sie sendet.',
    },
    'customers-read': {
      name: 'Kunden finden',
      text: 'Name und die letzten vier Ziffern der Telefonnummer. Keine Adressen, keine Dokumente.',
    },
    'notes-add': {
      name: 'Notizen fürs Team schreiben',
      text: 'Mit seinem Namen versehen, nie für Kunden sichtbar.',
    },
  },
  facts: {
    ends: 'Endet nach 30 Tagen ohne Nutzung oder wenn Sie ihn unter Einstellungen, API und Webhooks trennen.',
    logged: 'Alles, was er tut, steht mit seinem Namen im Protokoll.',
    marked: 'Was Kunden geschrieben haben, erhält er als Text gekennzeichnet, nie als Anweisung.',
  },
  never: {
    title: 'Er kann nie',
    send: 'Angebote senden, annehmen oder zurückziehen',
    change: 'Preise, Kataloge oder Einstellungen ändern',
    pay: 'Auszahlen oder etwas als bezahlt markieren',
    papers: 'Ausweise, Unterschriften oder Bankdaten sehen',
    invite: 'Personen einladen oder Schlüssel anlegen',
  },
  ended: {
    title: 'Diese Anfrage gilt nicht mehr',
    startAgain: 'Beginnen Sie in Ihrem Assistenten neu.',
    startAgainIn: 'Beginnen Sie in „{name}“ neu.',
    back: 'Zurück zu {host}',
  },
  problem: {
    'assistant/ask-owner': 'Die Regel dieses Teams erlaubt es Ihnen nicht. Fragen Sie einen Inhaber.',
    'assistant/too-many-asks':
      'Bei den Inhabern dieses Teams warten zu viele Fragen. Fragen Sie einen von ihnen.',
    'assistant/too-many':
      'Dieses Team hat so viele Assistenten wie möglich. Trennen Sie zuerst einen in den Einstellungen.',
    'assistant/request-invalid': 'Diese Anfrage gilt nicht mehr. Beginnen Sie in Ihrem Assistenten neu.',
    'account/address-unverified': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
    'key/sign-up-to-create': 'Hinterlegen Sie zuerst eine E-Mail-Adresse.',
    'key/too-many-created': 'Zu viele Assistenten heute. Versuchen Sie es morgen wieder.',
  },
} satisfies TextsLike<typeof english>
