import type { TextsLike } from '../texts-like.ts'
import type { timeline as english } from '../en/timeline.ts'

/** The timeline of a customer, including the team's notes. */
export const timeline = {
  title: 'Historique',
  empty: 'Rien ne s’est encore passé.',
  add: 'Ajouter une note pour l’équipe',
  enter: 'Entrée',
  newLine: 'Maj + Entrée pour aller à la ligne.',
  onlyTeam: 'Seule l’équipe la voit. Elle est aussi dans le fichier de données.',
  save: 'Enregistrer la note',
  saved: 'Note enregistrée',
  tooLong: 'Au plus {most, number} caractères. Cette note en a {count, number}.',
  full: 'Ce client a déjà {most, number} notes. Retirez-en une, puis enregistrez.',
  fullQuote: 'Cette offre a déjà {most, number} notes. Retirez-en une, puis enregistrez.',
  erased: 'Les données de ce client ont été effacées entre-temps.',
  kept: 'Cette note n’est pas encore enregistrée. Elle est conservée dans ce navigateur.',
  by: '{moment}, {name}',
  remove: 'Retirer la note « {text} »',
  removeTitle: 'Retirer cette note ?',
  removeText: 'Elle est retirée pour toute l’équipe. C’est irréversible.',
  ofOther: 'Seuls son auteur, les propriétaires et les admins peuvent retirer cette note.',
  you: 'vous',
  colleague: 'un collègue',
  quoted: '« {text} »',
  aDevice: 'Un appareil',
  note: 'Note :',
  sent: '{who, select, you {Vous avez envoyé} named {{name} a envoyé} other {Un collègue a envoyé}} <quote>{number}</quote> {channel, select, email {par e-mail} link {par lien} whatsapp {par WhatsApp} counter {au comptoir} other {par SMS}}',
  resent:
    '{who, select, you {Vous avez renvoyé} named {{name} a renvoyé} other {Un collègue a renvoyé}} <quote>{number}</quote>',
  opened: '<quote>{number}</quote> ouverte',
  reminded:
    '{who, select, you {Vous avez relancé} named {{name} a relancé} other {Un collègue a relancé}} pour <quote>{number}</quote>',
  counterReminded:
    '{who, select, you {Vous avez relancé} named {{name} a relancé} other {Un collègue a relancé}} pour le nouveau prix de <quote>{number}</quote>',
  expired: '<quote>{number}</quote> expirée',
  acceptanceUndone:
    '{who, select, customer {Acceptation de <quote>{number}</quote> retirée} you {Vous avez annulé l’acceptation de <quote>{number}</quote>} named {{name} a annulé l’acceptation de <quote>{number}</quote>} other {Un collègue a annulé l’acceptation de <quote>{number}</quote>}}',
  extended:
    '{who, select, you {Vous avez prolongé} named {{name} a prolongé} other {Un collègue a prolongé}} <quote>{number}</quote> jusqu’au {day}',
  accepted:
    '{who, select, customer {<quote>{number}</quote> acceptée} you {Vous avez marqué <quote>{number}</quote> comme acceptée} named {{name} a marqué <quote>{number}</quote> comme acceptée} other {Un collègue a marqué <quote>{number}</quote> comme acceptée}}',
  declined:
    '{who, select, customer {<quote>{number}</quote> refusée} you {Vous avez marqué <quote>{number}</quote> comme refusée} named {{name} a marqué <quote>{number}</quote> comme refusée} other {Un collègue a marqué <quote>{number}</quote> comme refusée}}',
  asked: 'Question sur <quote>{number}</quote>',
  answered:
    '{who, select, you {Vous avez répondu} named {{name} a répondu} other {Un collègue a répondu}} à une question sur <quote>{number}</quote>',
  cancelled:
    '{who, select, you {Vous avez retiré} named {{name} a retiré} other {Un collègue a retiré}} <quote>{number}</quote>',
  device: '{device}, <quote>{number}</quote> : {state}',
} satisfies TextsLike<typeof english>
