import type { MessageKind, MessageWording } from '@costard/quotes'

export const deWordings: Readonly<Record<MessageKind, MessageWording>> = {
  quoteSent: {
    subject: 'Ihr Angebot: {device}, {price}',
    text: 'Guten Tag {customerName}, hier ist unser Angebot: {device}.',
  },
  quoteLink: {
    subject: '',
    text: 'Guten Tag {customerName}, hier ist das Angebot von {shopName} für {device}: {price}. Ansehen und annehmen: {link}',
  },
  revised: {
    subject: 'Ihr neues Angebot: {device}, {price}',
    text: 'Guten Tag {customerName}, hier ist unser neues Angebot: {device}.\n\nEs ersetzt das Angebot, das Sie vorher bekommen haben.',
  },
  reminder: {
    subject: 'Erinnerung: Ihr Angebot für {device}, {price}',
    text: 'Guten Tag {customerName}, unser Angebot für {device} gilt noch.',
  },
  expiringSoon: {
    subject: 'Nur noch heute: Ihr Angebot für {device}, {price}',
    text: 'Guten Tag {customerName}, unser Angebot für {device} endet heute.\n\nNehmen Sie es heute an, dann gilt der Preis.',
  },
  expired: {
    subject: 'Ihr Angebot für {device} ist abgelaufen',
    text: 'Guten Tag {customerName}, unser Angebot für {device} ist abgelaufen.\n\nEs galt bis {lastDay}. Noch interessiert? Öffnen Sie das Angebot und fragen Sie nach einem neuen Preis.',
  },
  accepted: {
    subject: 'Angenommen: Ihr Angebot für {device}',
    text: 'Vielen Dank, {customerName}. Sie haben unser Angebot angenommen.\n\nBewahren Sie diese E-Mail auf: Über die Schaltfläche sehen Sie, was vereinbart ist und wie es weitergeht.',
  },
  declined: {
    subject: 'Sie haben unser Angebot für {device} abgelehnt',
    text: 'Danke für Ihre Antwort, {customerName}.\n\nSie haben unser Angebot für {device} abgelehnt. Falls Sie es sich anders überlegen, antworten Sie auf diese E-Mail: Wir machen Ihnen gern ein neues.',
  },
  deviceReceived: {
    subject: 'Eingetroffen: {device}',
    text: 'Guten Tag {customerName}, wir haben erhalten: {device}.\n\nAls Nächstes sehen wir uns alles an. Weicht etwas von Ihren Angaben ab, fragen wir Sie, bevor es weitergeht.',
  },
  counterOffer: {
    subject: 'Neuer Preis für {device}: {price}. Bitte antworten Sie',
    text: 'Guten Tag {customerName}, bei der Prüfung ist uns etwas aufgefallen: {device}.',
  },
  counterReminder: {
    subject: 'Erinnerung: der neue Preis für {device}, {price}',
    text: 'Guten Tag {customerName}, wir warten noch auf Ihre Antwort zu {device}.',
  },
  counterRaised: {
    subject: 'Gute Nachricht: {price} für {device}',
    text: 'Guten Tag {customerName}, Ihr Gerät ist mehr wert als erwartet: {device}.',
  },
  repairDearer: {
    subject: 'Neuer Gesamtpreis der Reparatur: {device}, {price}. Bitte antworten Sie',
    text: 'Guten Tag {customerName}, die Reparatur ist aufwendiger als vereinbart: {device}.\n\nWir machen nur weiter, wenn Sie zustimmen.',
  },
  repairReminder: {
    subject: 'Erinnerung: die Reparatur von {device}, {price}',
    text: 'Guten Tag {customerName}, wir warten noch auf Ihre Antwort zur Reparatur: {device}.',
  },
  repairCheaper: {
    subject: 'Gute Nachricht: Die Reparatur kostet {price}: {device}',
    text: 'Guten Tag {customerName}, die Reparatur kostet weniger als vereinbart: {device}.',
  },
  paid: {
    subject: 'Ausgezahlt: {device}',
    text: 'Guten Tag {customerName}, Ihr Geld ist unterwegs.\n\nDer Ankauf ist ausgezahlt: {device}. Vielen Dank, dass Sie an uns verkauft haben.',
  },
  returned: {
    subject: 'Zurück an Sie: {device}',
    text: 'Guten Tag {customerName}, Sie erhalten zurück: {device}.\n\nWir haben es Ihnen übergeben oder versandt. Fehlt etwas? Antworten Sie auf diese E-Mail.',
  },
  questionAnswered: {
    subject: '{shopName} hat Ihre Frage zu {number} beantwortet',
    text: '{shopName} hat Ihre Frage beantwortet',
  },
  customerAccepted: {
    subject: 'Angenommen: {number}, {device}, {price}',
    text: '{customerName} hat {number} angenommen.',
  },
  customerDeclined: {
    subject: 'Abgelehnt: {number}, {device}, {price}',
    text: '{customerName} hat {number} abgelehnt.',
  },
  questionAsked: {
    subject: 'Frage zu {number}',
    text: '{customerName} hat eine Frage zu {number}:',
  },
}
