import type { live as english } from '../en/live.ts'
import type { TextsLike } from '../texts-like.ts'

export const live = {
  presence: {
    label: 'Aussi ici',
    open: '{count, plural, one {{names} a cette offre ouverte} other {{names} ont cette offre ouverte}}',
    guest: 'Invité',
  },
  offline: {
    since: 'Pas de réseau depuis {time}.',
    work: 'Les prix sont ceux du dernier contact. Vous pouvez faire des offres ; les e-mails attendent.',
    waitingNow: '{count, plural, one {# en attente} other {# en attente}}',
    title: 'Hors ligne.',
    list: 'Dernière liste enregistrée. Elle se mettra à jour dès que vous serez en ligne.',
    record: 'Voici ce qui a été chargé en dernier. Toute modification demande une connexion.',
    form: 'Ce que vous avez saisi reste sur cette page. Vous pourrez enregistrer dès que vous serez en ligne.',
    keptForm:
      'Ce que vous avez saisi est conservé dans ce navigateur. Vous pourrez enregistrer dès que vous serez en ligne.',
    catalog:
      'Vos modifications restent sur cette page. Elles seront enregistrées dès que vous serez en ligne.',
    flow: 'Les réponses sont enregistrées dans ce navigateur.',
    flowPrice: 'Les réponses sont enregistrées dans ce navigateur. Dernier prix : {price}.',
    review:
      'Les modifications sont enregistrées dans ce navigateur. Vous pourrez envoyer dès que vous serez en ligne.',
    waiting: 'En attente…',
  },
  leave: {
    title: 'Pas encore enregistré',
    text: 'Un collègue a modifié la même partie : {parts}. Quelle version garder ?',
    stay: 'Rester ici',
  },
  change: {
    colleague: '<b>{name} a modifié cette offre</b> {ago}',
    unknown: '<b>Un collègue a modifié cette offre</b> {ago}',
    self: '<b>Vous avez modifié cette offre ailleurs</b> {ago}',
    other: '<b>Cette offre a changé</b> {ago}',
    customer: { accepted: '<b>Le client a accepté</b> {ago}', declined: '<b>Le client a refusé</b> {ago}' },
    sent: {
      colleague: '<b>{name} a envoyé cette offre</b> {ago}',
      unknown: '<b>Un collègue a envoyé cette offre</b> {ago}',
      self: '<b>Vous avez envoyé cette offre ailleurs</b> {ago}',
      other: '<b>Cette offre a été envoyée</b> {ago}',
    },
    now: 'à l’instant',
    open: 'Ouvrir l’offre',
    nowIs: '{part} : {theirs}',
    fromTo: '{part} : {before} → {after}',
    both: '{part} : {theirs} · Vous : {mine}',
    choose: 'Vous l’avez modifié aussi. Que garder ?',
    yours: 'Le vôtre',
    theirs: 'L’autre',
    keepBoth: 'Garder les deux',
    keepMine: 'Garder le mien',
    takeTheirs: 'Prendre l’autre',
    part: {
      lines: 'Appareils et prix',
      customer: 'Client',
      validDays: 'Valable',
      note: 'Message',
      letCustomerChoose: 'Choix laissé au client',
      state: 'Statut',
    },
    none: 'rien',
    yes: 'oui',
    no: 'non',
    days: '{days, plural, one {# jour} other {# jours}}',
    devices: '{count, plural, one {# appareil} other {# appareils}}',
  },
} satisfies TextsLike<typeof english>
