import type { MessageKind, MessageWording } from '@costard/quotes'

export const frWordings: Readonly<Record<MessageKind, MessageWording>> = {
  quoteSent: {
    subject: 'Votre offre pour {device} : {price}',
    text: 'Bonjour {customerName}, voici notre offre pour {device}.',
  },
  quoteLink: {
    subject: '',
    text: 'Bonjour {customerName}, voici l’offre de {shopName} pour {device} : {price}. Pour la voir et l’accepter : {link}',
  },
  revised: {
    subject: 'Votre nouvelle offre pour {device} : {price}',
    text: 'Bonjour {customerName}, voici notre nouvelle offre pour {device}.\n\nElle remplace celle que vous avez reçue.',
  },
  reminder: {
    subject: 'Rappel : votre offre pour {device}, {price}',
    text: 'Bonjour {customerName}, notre offre pour {device} est toujours valable.',
  },
  expiringSoon: {
    subject: 'Dernier jour : votre offre pour {device}, {price}',
    text: 'Bonjour {customerName}, notre offre pour {device} se termine aujourd’hui.\n\nAcceptez-la aujourd’hui et le prix est garanti.',
  },
  expired: {
    subject: 'Votre offre pour {device} a expiré',
    text: 'Bonjour {customerName}, notre offre pour {device} a expiré.\n\nElle était valable jusqu’au {lastDay}. Toujours intéressé ? Ouvrez l’offre et demandez-nous un nouveau prix.',
  },
  accepted: {
    subject: 'Acceptée : votre offre pour {device}',
    text: 'Merci, {customerName}. Vous avez accepté notre offre.\n\nConservez cet e-mail : le bouton affiche ce qui est convenu et la suite.',
  },
  declined: {
    subject: 'Vous avez refusé notre offre pour {device}',
    text: 'Merci de votre réponse, {customerName}.\n\nVous avez refusé notre offre pour {device}. Si vous changez d’avis, répondez à cet e-mail : nous vous en ferons une nouvelle.',
  },
  deviceReceived: {
    subject: 'Bien reçu : {device}',
    text: 'Bonjour {customerName}, nous avons bien reçu : {device}.\n\nNous passons à l’inspection. Si quelque chose diffère de votre description, nous vous demandons votre avis avant de continuer.',
  },
  counterOffer: {
    subject: 'Nouveau prix pour {device} : {price}. Merci de répondre',
    text: 'Bonjour {customerName}, nous avons constaté une différence sur {device}.',
  },
  counterReminder: {
    subject: 'Rappel : le nouveau prix pour {device}, {price}',
    text: 'Bonjour {customerName}, nous attendons votre réponse pour {device}.',
  },
  counterRaised: {
    subject: 'Bonne nouvelle : {price} pour {device}',
    text: 'Bonjour {customerName}, votre appareil vaut plus que prévu : {device}.',
  },
  repairDearer: {
    subject: 'Réparation, nouveau total {price} : {device}. Merci de répondre',
    text: 'Bonjour {customerName}, la réparation demande plus que convenu : {device}.\n\nNous ne continuons qu’avec votre accord.',
  },
  repairReminder: {
    subject: 'Rappel : la réparation, {price} ({device})',
    text: 'Bonjour {customerName}, nous attendons votre réponse pour la réparation : {device}.',
  },
  repairCheaper: {
    subject: 'Bonne nouvelle : la réparation coûte {price} ({device})',
    text: 'Bonjour {customerName}, la réparation coûte moins cher que convenu : {device}.',
  },
  paid: {
    subject: 'Reprise réglée : {device}',
    text: 'Bonjour {customerName}, votre règlement est parti.\n\nNous avons réglé la reprise : {device}. Merci de nous l’avoir confiée.',
  },
  returned: {
    subject: 'De retour chez vous : {device}',
    text: 'Bonjour {customerName}, nous vous rendons : {device}.\n\nC’est remis en main propre ou expédié. Il manque quelque chose ? Répondez à cet e-mail.',
  },
  questionAnswered: {
    subject: '{shopName} a répondu à votre question sur {number}',
    text: '{shopName} a répondu à votre question',
  },
  customerAccepted: {
    subject: 'Acceptée : {number}, {device}, {price}',
    text: '{customerName} a accepté {number}.',
  },
  customerDeclined: {
    subject: 'Refusée : {number}, {device}, {price}',
    text: '{customerName} a refusé {number}.',
  },
  questionAsked: {
    subject: 'Question sur {number}',
    text: '{customerName} pose une question sur {number} :',
  },
}
