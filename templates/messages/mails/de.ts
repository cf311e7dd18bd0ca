import type { TextsLike } from '../texts-like.ts'
import type { enMails } from './en.ts'

export const deMails = {
  email: {
    quotedWith: '{productName} Pro',
    from: '{name} über {product}',
    fromUnnamed: 'Ein Team über {product}',
    requestedAt: 'Angefordert am {time} ({zone}).',
    requestedFrom: 'Angefordert am {time} ({zone}), von {place}.',
    browserOn: '{browser} auf {system}',
    linkFallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  },
  quoteSent: {
    andMore: '{device} und {count, plural, one {# weiteres Gerät} other {# weitere Geräte}}',
    from: { paid: 'Wir zahlen Ihnen mindestens', pays: 'Sie zahlen mindestens', none: 'Ab' },
    fromPrice: 'ab {price}',
    open: 'Der Betrag hängt von Ihrer Wahl ab',
    openPrice: 'nach Ihrer Wahl',
    direction: { paid: 'Wir zahlen Ihnen', pays: 'Sie zahlen', none: 'Nichts zu zahlen' },
    until: 'Gültig bis {day}.',
    mayMove: {
      down: 'Noch ist nicht alles geprüft: Nach der Prüfung kann der Wert bis zu {amount} niedriger sein.',
      up: 'Noch ist nicht alles geprüft: Nach der Prüfung kann der Preis bis zu {amount} höher sein.',
    },
    alternatives: 'Oder {offers}.',
    offer: '{price} {phrase}',
    namedOffer: '{price} ({name})',
    button: 'Angebot ansehen und annehmen',
    device: 'Gerät',
    line: { buy: 'Wir kaufen', repair: 'Wir reparieren', sell: 'Wir verkaufen' },
    moreDevices: '{count, plural, one {und # weiteres} other {und # weitere}}',
    questions: 'Fragen? Antworten Sie auf diese E-Mail, dann meldet sich {name}.',
    notInterested: 'Kein Interesse?',
    decline: 'Angebot ablehnen',
    foot: '{team}. Sie erhalten diese E-Mail, weil Sie am {date} nach einem Preis gefragt haben.',
    quotedWith: 'Angebot mit {product} erstellt.',
  },
  invitation: {
    subject: '{name} lädt Sie zu {team} ein',
    heading: '{name} lädt Sie zu {team} ein',
    body: '{team} erstellt Angebote mit {product}. Ihre Rolle dort ist {role, select, admin {Admin} manager {Leitung} agent {Mitarbeiter} other {Nur lesen}}, mit der Adresse {email}.',
    button: 'Einladung ansehen',
    until: 'Der Link gilt einmal, bis {day}.',
    ignore: 'Sie kennen das Team nicht? Dann löschen Sie diese E-Mail. Ohne Ihre Zusage geschieht nichts.',
  },
  storedExport: {
    ready: {
      subject: '{file} ist fertig',
      body: '{team}: Die Datei, die Sie angefordert haben, können Sie bis {day} herunterladen. Nur Sie können das.',
      button: 'Herunterladen',
    },
    failed: {
      subject: '{file} konnte nicht erstellt werden',
      body: 'Bei uns ist ein Fehler aufgetreten. Die Daten von {team} sind unverändert, und der Betreiber kann den Fehler sehen. Bitte versuchen Sie es später noch einmal.',
      button: 'Seite öffnen',
    },
  },
  teamArchive: {
    subject: 'Das Archiv von {team} ist fertig',
    body: 'Es enthält Angebote, Kunden, Kataloge, Dokumente und Fotos von {team} und bleibt bis {day} erhalten. Nur Inhaber können es herunterladen.',
    button: 'Herunterladen',
    failed: {
      subject: 'Das Archiv von {team} konnte nicht erstellt werden',
      body: 'Beim Erstellen des Archivs von {team} ist bei uns ein Fehler aufgetreten. Ihre Daten sind unverändert, und der Betreiber kann den Fehler sehen. Bitte versuchen Sie es später noch einmal.',
      button: 'Einstellungen öffnen',
    },
  },
  teamClosing: {
    closed: {
      subject: '{name} hat {team} geschlossen',
      heading: '{name} hat {team} geschlossen',
      body: 'Niemand kann {team} noch nutzen, und Kunden können dessen Angebote nicht mehr beantworten. Bis {day} kann ein Inhaber das Team wieder öffnen; danach wird es gelöscht.',
      button: 'Ihre Teams ansehen',
    },
    reopened: {
      subject: '{team} ist wieder geöffnet',
      heading: '{team} ist wieder geöffnet',
      body: '{name} hat {team} wieder geöffnet. Alles ist wie zuvor.',
      button: 'Ihre Teams öffnen',
    },
  },
  priceSource: {
    subject: '{name} konnte nicht gelesen werden',
    heading: 'Eine Preisliste ist nicht angekommen',
    text: 'Die Liste „{name}“ wurde nicht gelesen: {host} hat bei vier Versuchen nicht geantwortet. Die letzten Preise bleiben mit ihrem Datum stehen.',
    next: 'Morgen wird es wieder versucht. Wenn sich Adresse oder Schlüssel geändert haben, bearbeiten Sie die Quelle.',
    button: 'Quelle ansehen',
  },
  webhook: {
    subject: 'Der Webhook an {host} wurde ausgeschaltet',
    heading: 'Ein Webhook wurde ausgeschaltet',
    text: 'Einen Tag lang hat {host} keinen der Aufrufe angenommen, die über Ihre Angebote informieren.',
    next: 'Die wartenden Aufrufe stehen im Protokoll. Sie können erneut gesendet werden, sobald der Webhook wieder eingeschaltet ist.',
    button: 'Einstellungen öffnen',
  },
  catalog: {
    subject: '{name} wurde nicht veröffentlicht',
    heading: '{name} wurde nicht veröffentlicht',
    text: 'Geplant war {at}. Nichts hat sich geändert: Angebote laufen weiter wie bisher, der Entwurf ist unverändert.',
    why: {
      errors: 'Der Entwurf hatte Fehler.',
      changed: 'Vorher wurde eine andere Version veröffentlicht oder der Entwurf geändert.',
      archived: 'Der Katalog wurde archiviert.',
      notAllowed: 'Sie dürfen Kataloge dieses Teams nicht mehr veröffentlichen.',
      other: 'Der Server konnte es nicht rechtzeitig tun.',
    },
    button: 'Katalog öffnen',
  },
  /** Mail that verifies an address for customers' replies. */
  replyTo: {
    subject: 'Diese Adresse für Antworten an {team} verwenden?',
    heading: 'Diese Adresse für Antworten an {team} verwenden?',
    body: '{name} möchte, dass Kunden von {team} an diese Adresse antworten. Sie wird verwendet, sobald Sie sie bestätigen. Dafür müssen Sie als Mitglied angemeldet sein, das das Team bearbeiten darf.',
    button: 'Ansehen und bestätigen',
    until: 'Der Link gilt {hours} Stunden.',
    ignore:
      'Sie kennen niemanden davon? Dann können Sie diese E-Mail löschen. Ohne Bestätigung geschieht nichts.',
  },
  /** A team has used most of a limit of its plan. */
  plan: {
    subject: {
      quotes: '{team}: {used} von {limit} Angeboten in diesem Monat',
      requests: '{team}: {used} von {limit} Anfragen aus Widgets in diesem Monat',
      members: '{team}: {used} von {limit} Mitgliedern',
      catalogs: '{team}: {used} von {limit} Katalogen',
      widgets: '{team}: {used} von {limit} Widgets sind aktiv',
      apiCalls: '{team}: {used} von {limit} API-Aufrufen in diesem Monat',
    },
    heading: {
      quotes: '{used} von {limit} Angeboten in diesem Monat verbraucht',
      requests: '{used} von {limit} Anfragen aus Widgets in diesem Monat',
      members: '{used} von {limit} Mitgliedsplätzen belegt',
      catalogs: '{used} von {limit} Katalogen belegt',
      widgets: '{used} von {limit} Widgets sind aktiv',
      apiCalls: '{used} von {limit} API-Aufrufen in diesem Monat verbraucht',
    },
    text: {
      quotes:
        'Ist das Limit erreicht, können bis zum Monatsende oder bis zu einem Tarifwechsel keine neuen Angebote erstellt werden.',
      requests:
        'Ist das Limit erreicht, nehmen Widgets weiter Anfragen an, nennen aber bis zum Monatsende oder bis zu einem Tarifwechsel keinen Preis. Ihre eigenen Angebote zählen getrennt.',
      members:
        'Ist das Limit erreicht, kann erst wieder eingeladen werden, wenn ein Platz frei ist oder der Tarif wechselt.',
      catalogs:
        'Ist das Limit erreicht, kann erst wieder ein Katalog hinzukommen, wenn einer archiviert wird oder der Tarif wechselt.',
      widgets:
        'Ist das Limit erreicht, kann erst wieder ein Widget aktiviert werden, wenn eines pausiert wird oder der Tarif wechselt.',
      apiCalls:
        'Ist das Limit erreicht, können API-Schlüssel bis zum Monatsende oder bis zu einem Tarifwechsel nur noch lesen.',
    },
    stays:
      'Alles Vorhandene bleibt: Angebote lassen sich lesen und exportieren, und Kunden können ihre Angebote annehmen.',
    button: 'Abonnement öffnen',
  },
  /** A visitor's request in a widget. */
  widgetRequest: {
    subject: '{name} fragt nach einem Preis: {device}',
    heading: 'Jemand fragt nach einem Preis',
    text: '{name} hat in „{widget}“ gefragt, was {device} wert ist. Angebot {number} ist ein Entwurf: Sehen Sie es an und senden Sie es.',
    sent: '{name} hat in „{widget}“ gefragt, was {device} wert ist, und Angebot {number} erhalten.',
    button: 'Angebot öffnen',
  },
  widgetRequests: {
    subject: '{count, number} neue Anfragen aus „{widget}“',
    heading: '{count, number} neue Anfragen',
    text: 'In „{widget}“ wurde gefragt, was Geräte wert sind.',
    drafts: 'Sehen Sie die Entwürfe an und senden Sie sie.',
    state: { draft: 'Entwurf', sent: 'Gesendet' },
    more: 'und {count, plural, one {# weitere} other {# weitere}}',
    button: 'Angebote öffnen',
  },
  offerReady: {
    subject: 'Ihr Angebot von {team}: {number}',
    heading: 'Ihr Angebot ist bereit',
    body: 'Sie haben {team} nach einem Preis gefragt. Öffnen Sie hier das Angebot: Der Link bestätigt zugleich, dass diese Adresse Ihnen gehört.',
    button: 'Mein Angebot öffnen',
    ignore:
      'Sie haben nicht gefragt? Dann hat jemand Ihre Adresse eingegeben. Sie können diese E-Mail löschen: Nichts wird gesendet, und Ihre Daten bleiben, wie sie sind.',
  },
  selfInspectionLink: {
    subject: 'Auf dem anderen Gerät weitermachen: Angebot {number}',
    heading: 'Ihr Gerät zeigen',
    body: 'Öffnen Sie diesen Link auf dem Gerät, das fotografiert, oder auf dem, das Sie verkaufen. Er gilt, solange das Angebot von {team} offen ist.',
    button: 'Gerät zeigen',
  },
  question: {
    asked: {
      button: 'Im Angebot antworten',
      reply:
        'Antworten Sie im Angebot, dann sehen es auch Ihre Teammitglieder. Eine Antwort auf diese E-Mail erreicht den Kunden ebenfalls.',
      noReply: 'Der Kunde hat keine E-Mail-Adresse angegeben und liest Ihre Antwort auf seiner Seite.',
    },
    answered: {
      asked: 'Ihre Frage: {question}',
      button: 'Angebot ansehen',
    },
  },
  news: {
    someone: 'Ihr Kunde',
    open: 'Angebot öffnen',
    answer: 'Angebot öffnen',
    number: 'Angebot',
    price: { paid: 'Sie erhalten', pays: 'Sie zahlen', none: 'Nichts zu zahlen' },
    net: { paid: 'Wir zahlen', pays: 'Wir erhalten', none: 'Nichts zu zahlen' },
    reason: 'Grund',
    reasons: {
      price: 'Der Preis ist zu niedrig',
      timing: 'Kein guter Zeitpunkt',
      elsewhere: 'Anderer Händler gefunden',
      keepDevice: 'Behält das Gerät',
      needInfo: 'Braucht mehr Informationen',
      other: 'Ein anderer Grund',
    },
    reply: 'Eine Antwort auf diese E-Mail erreicht den Kunden.',
    foot: '{team}. Sie erhalten diese E-Mail zu Ihrem Angebot {number}.',
  },
  test: {
    subject: 'Test: {subject}',
    customer: 'Kundin Beispiel',
    device: 'iPhone 15 Pro',
    variant: '256 GB',
    screen: 'Display',
    said: 'Makellos',
    found: 'Leichte Kratzer',
    question: 'Haben Sie samstags geöffnet?',
    answer: 'Ja, bis 17 Uhr.',
  },
} as const satisfies TextsLike<typeof enMails>
