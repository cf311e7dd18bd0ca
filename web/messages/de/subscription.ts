/** The plan of a team, in its settings. */
export const subscription = {
  title: 'Abonnement',
  readOnly: 'Nur Inhaber und Admins sehen den Tarif und können ihn ändern.',
  plans: 'Tarife',
  current: 'Ihr Tarif',
  next: 'Danach',
  aMonth: 'im Monat',
  limits:
    '{quotes, plural, one {# Angebot} other {# Angebote}} im Monat, {requests, plural, one {# Anfrage} other {# Anfragen}} aus Widgets im Monat, {members, plural, one {# Mitglied} other {# Mitglieder}}, {catalogs, plural, one {# Katalog} other {# Kataloge}}, {widgets, plural, one {# aktives Widget} other {# aktive Widgets}}, {apiCalls, plural, =0 {API-Schlüssel nur lesend} other {# API-Aufrufe}}',
  up: 'Zu {name} aufsteigen',
  down: 'Zu {name} wechseln',
  cancel: 'Tarif kündigen',
  resume: '{name} behalten',
  payment: 'Abrechnungsportal',
  opening: 'Wird geöffnet …',
  signUp: 'Fügen Sie Ihrem Konto zuerst eine E-Mail-Adresse hinzu.',
  manual:
    'Hier werden keine Zahlungen eingezogen. Ein größerer Tarif beginnt sofort, ein kleinerer am Ende des Zeitraums.',
  line: {
    trial: 'Testzeit bis {day}, danach {plan}.',
    renews: 'Verlängert sich am {day}.',
    ends: '{plan} endet am {day}.',
    changes: '{plan} bis {day}, danach {next}.',
    late: 'Die Zahlung ist offen. Sie kann bis {day} nachgeholt werden.',
    stays: 'Läuft nicht ab.',
  },
  late: {
    pastDue: 'Die letzte Zahlung ist fehlgeschlagen.',
    expired: 'Die Zahlung ist noch offen, deshalb kann nichts Neues erstellt werden.',
    stays: 'Angebote bleiben lesbar und exportierbar, und Kunden können ihre Angebote annehmen.',
  },
  full: {
    quotes: 'Alle {limit, number} Angebote dieses Monats sind verbraucht.',
    requests:
      '{limit, plural, =0 {Der Tarif enthält keine Anfragen aus Widgets: Sie nehmen Kontaktdaten auf und nennen keinen Preis.} other {Alle # Anfragen aus Widgets dieses Monats sind verbraucht: Widgets nehmen Kontaktdaten auf und nennen keinen Preis.}}',
    members:
      '{limit, plural, one {Der eine Mitgliedsplatz ist} other {Alle # Mitgliedsplätze sind}} vergeben.',
    catalogs: '{limit, plural, one {Der eine Katalog ist} other {Alle # Kataloge sind}} vergeben.',
    widgets:
      '{limit, plural, =0 {Der Tarif hat kein Widget.} one {Das eine Widget ist aktiv.} other {Alle # Widgets sind aktiv.}}',
    apiCalls:
      '{limit, plural, =0 {Der Tarif hat keine API-Aufrufe: Schlüssel können nur lesen.} other {Alle # API-Aufrufe dieses Monats sind verbraucht: Schlüssel können nur lesen.}}',
    stays: 'Alles Vorhandene lässt sich lesen und exportieren. Für mehr brauchen Sie einen größeren Tarif.',
  },
  beyond: {
    title: {
      members: 'Der Tarif hat Platz für {limit, number} von {count, number} Mitgliedern',
      catalogs: 'Der Tarif hat Platz für {limit, number} von {count, number} Katalogen',
      widgets: 'Der Tarif hat Platz für {limit, number} von {count, number} aktiven Widgets',
    },
    text: {
      members: 'Wählen Sie, wer weiterarbeiten kann. Die anderen können nur lesen.',
      owners:
        'Inhaber haben immer Platz und belegen ihn ganz. Die anderen können nur lesen, bis der Tarif größer ist.',
      catalogs:
        'Wählen Sie, welche sich ändern und für neue Angebote nutzen lassen. Die anderen lassen sich nur lesen; Angebote mit ihren Preisen laufen weiter.',
      widgets:
        'Wählen Sie, welche weiter Preise nennen. Die anderen nehmen Anfragen an, die Sie beantworten.',
    },
    unnamed: 'Ohne Namen',
    readOnly: 'Nur lesen',
    save: 'Auswahl speichern',
  },
  used: 'Bisher verbraucht',
  meter: {
    quotes: 'Angebote in diesem Monat',
    requests: 'Anfragen aus Widgets in diesem Monat',
    members: 'Mitglieder',
    catalogs: 'Kataloge',
    widgets: 'Aktive Widgets',
    apiCalls: 'API-Aufrufe in diesem Monat',
  },
  unlimited: 'Auf diesem Server gelten keine Grenzen.',
  usedOf: '<b>{used, number}</b> von {limit, number}',
  left: '{count, plural, =0 {Nichts mehr frei} other {Noch # frei}}',
  resets: 'Beginnt am {day} neu',
  invoices: 'Rechnungen',
  noInvoices: 'Noch keine Rechnungen',
  invoice: {
    paid: 'Bezahlt',
    open: 'Zu bezahlen',
    void: 'Storniert',
    uncollectible: 'Nicht eingezogen',
    show: 'Öffnen',
  },
  confirm: {
    title: 'Zu {name} wechseln?',
    cancelTitle: '{current} kündigen?',
    atEnd:
      '{name} beginnt am Ende des laufenden Zeitraums. Bis dahin ändert sich nichts, und Sie können es zurücknehmen.',
    atOnce: '{name} beginnt sofort. Der Rest des Zeitraums wird gutgeschrieben.',
    over: {
      quotes:
        'In diesem Monat wurden mehr als {limit, number} Angebote erstellt: Bis zum nächsten Monat kommen keine neuen hinzu.',
      requests:
        'In diesem Monat kamen mehr als {limit, plural, one {# Anfrage} other {# Anfragen}} aus Widgets: Bis zum nächsten Monat nennen sie keinen Preis.',
      members:
        'Das Team hat mehr als {limit, plural, one {# Mitglied} other {# Mitglieder}}: Die neuesten können dann nur lesen, wenn Sie nicht andere wählen.',
      catalogs:
        'Das Team hat mehr als {limit, plural, one {# Katalog} other {# Kataloge}}: Die neuesten lassen sich dann nur lesen, wenn Sie nicht andere wählen.',
      widgets:
        'Mehr als {limit, plural, one {# Widget ist} other {# Widgets sind}} aktiv: Die neuesten nehmen dann Anfragen an, ohne einen Preis zu nennen, wenn Sie nicht andere wählen.',
      apiCalls:
        '{limit, plural, =0 {API-Schlüssel können nur lesen.} other {API-Schlüssel können nach # Aufrufen im Monat nur lesen.}}',
    },
    kept: 'Nichts wird gelöscht.',
    keep: '{current} behalten',
    cancel: 'Tarif kündigen',
    move: 'Zu {name} wechseln',
  },
} as const
