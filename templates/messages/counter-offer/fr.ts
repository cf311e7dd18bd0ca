import type { TextsLike } from '../texts-like.ts'
import type { enCounterOffer } from './en.ts'

export const frCounterOffer = {
  newPrice: 'Nouveau prix pour {device}',
  mail: {
    before: 'Avant : {price}.',
    until: 'Répondez avant la fin du {day}. Sans réponse, {team} vous renvoie l’appareil gratuitement.',
    nothingToDo: 'Vous n’avez rien à faire.',
    finding: '{said} → {found}',
    answer: 'Voir le constat et répondre',
    see: 'Voir le constat',
  },
  sum: {
    effect: '{label}, même réponse',
    overlap: 'Même pièce, décomptée une seule fois',
    limit: 'Limite des décotes',
    offer: 'Changement du mode de règlement',
    other: 'Autres changements',
    rounding: 'Arrondi',
  },
  repair: {
    newTotal: 'Nouveau total de la réparation : {device}',
    dearer: 'Vous payez {extra} de plus, nouveau total {price}.',
    cheaper: 'Vous payez {extra} de moins, nouveau total {price}.',
    mail: {
      dearer: 'Vous payez {extra} de plus que convenu.',
      cheaper: 'Vous payez {extra} de moins que convenu.',
      until:
        'Répondez avant la fin du {day}. Sans réponse, {team} vous rend l’appareil non réparé, sans frais.',
      answer: 'Voir les raisons et répondre',
      see: 'Voir le changement',
    },
    sum: {
      effect: '{label}, même réponse',
      overlap: 'Même pièce, comptée une seule fois',
      limit: 'Limites de prix',
      offer: 'Changement du type de réparation',
      other: 'Autres changements',
      rounding: 'Arrondi',
    },
    page: {
      heading: '{hasName, select, yes {{name}, votre} other {Votre}} réparation coûte plus cher que convenu.',
      total: 'Nouveau total',
      leftOut: '{name}, supprimé',
      several: '{quantity} × {name}',
      photos: 'Photos de votre appareil',
      accept: 'nous poursuivons la réparation, et vous payez {extra} de plus, {price} au total.',
      back: 'nous vous rendons l’appareil non réparé. Cela ne vous coûte rien.',
      silence: 'il vous est rendu non réparé après le {day}.',
      agrees:
        'J’accepte que la réparation coûte {price} au total, soit {extra} de plus que convenu : {device}.',
      acceptButton: 'Accepter le total',
      notified: 'coûte moins cher que convenu',
      accepted: {
        heading: 'Merci. La réparation se poursuit.',
        when: 'Accepté le {day}.',
      },
      declined: { heading: 'Vous récupérez votre appareil non réparé : {device}.' },
      lapsed: { heading: 'Votre appareil vous est rendu non réparé.' },
      cheaper: { heading: 'Bonne nouvelle : votre réparation coûte moins cher.' },
    },
  },
  page: {
    title: 'Nouveau prix de {team} · {number}',
    heading:
      '{hasName, select, yes {{name}, nous} other {Nous}} avons constaté {count, plural, one {une différence} other {# différences}}.',
    before: 'avant',
    until:
      'Réponse jusqu’au {day} · {days, plural, =0 {dernier jour} one {encore # jour} other {encore # jours}}',
    said: 'Votre description : {said}.',
    found: 'Notre constat : {found}.',
    photo: { said: 'Avant, {day}', found: 'Notre photo, {day}' },
    accepted: 'Prix accepté',
    cashRounding: 'Arrondi du total',
    newPriceBy: 'Nouveau prix, {way}',
    from: '{name}, {team}',
    choice: {
      title: 'C’est vous qui décidez',
      acceptLabel: 'Accepter :',
      accept: 'nous vous versons {price}.',
      backLabel: 'Le récupérer :',
      back: 'nous vous rendons l’appareil. Cela ne vous coûte rien.',
      silenceLabel: 'Sans réponse :',
      silence: 'il vous est rendu après le {day}.',
    },
    name: 'Votre nom',
    agrees: 'J’accepte le nouveau prix de {price} pour {device}.',
    decline: 'Récupérer l’appareil',
    accept: 'Accepter le prix',
    sending: 'Envoi…',
    questions: 'Une question ? Répondez à l’e-mail de {team}.',
    others: 'Vos autres appareils',
    state: {
      sent: 'attend votre réponse',
      accepted: 'nouveau prix accepté',
      declined: 'vous est rendu',
      lapsed: 'vous est rendu',
      notified: 'vaut plus que prévu',
    },
    outcome: {
      accepted: {
        heading: 'Merci. Le nouveau prix est accepté.',
        next: '{team} vous verse {price} : {way}.',
        when: 'Accepté le {day}. Le paiement suit sous 2 jours ouvrés.',
      },
      declined: {
        heading: 'Vous récupérez votre appareil : {device}.',
        next: '{team} vous le rend. Cela ne vous coûte rien.',
        when: 'Décidé le {day}. Il est expédié sous 2 jours ouvrés, ou vous pouvez venir le chercher.',
      },
      lapsed: {
        heading: 'Votre appareil vous est rendu.',
        next: 'Le délai de réponse a pris fin le {day}. {team} vous rend gratuitement votre appareil : {device}.',
        when: 'Il est expédié sous 2 jours ouvrés, ou vous pouvez venir le chercher.',
      },
      notified: {
        heading: 'Bonne nouvelle : votre appareil vaut plus ({device}).',
        next: 'Il est en meilleur état que décrit. {team} vous verse {price} : {way}.',
        when: 'Vous n’avez rien à faire.',
      },
    },
  },
} as const satisfies TextsLike<typeof enCounterOffer>
