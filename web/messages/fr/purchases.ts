import type { purchases as english } from '../en/purchases.ts'
import type { TextsLike } from '../texts-like.ts'

export const purchases = {
  title: 'Prix d’achat',
  help: 'Le régime de la marge taxe la différence avec ce prix. Le client ne le voit jamais.',
  device: '{device} : ce que vous avez payé',
  deviceWithVat: '{device} : ce que vous avez payé, hors TVA',
  ofAll: '{quantity, number} × {device} : ce que vous avez payé pour tous',
  ofAllWithVat: '{quantity, number} × {device} : ce que vous avez payé pour tous, hors TVA',
  withVat: 'Acheté avec TVA : la TVA est mentionnée au client',
  wrong: 'Saisissez un montant, comme {example}',
  stated: '{device} : acheté {amount}.',
  statedWithVat: '{device} : acheté avec TVA, {amount} hors TVA.',
  tax: 'TVA sur la marge : {amount}',
  loss: 'Pas de marge, donc pas de TVA.',
  askManager: 'Un responsable saisit le prix d’achat de {device}. L’offre pourra alors être envoyée.',
  businessBuys:
    'Ce client a besoin de la TVA mentionnée. Seul un appareil acheté avec TVA peut lui être vendu.',
  book: {
    asksForPaper: 'Ne payer que si les données demandées au vendeur dans votre pays sont connues',
    asksForPaperHelp:
      'Une donnée manquante suspend le paiement, pas l’offre. L’obligation dépend de votre pays : demandez à votre autorité.',
    countryAsks: '{country}, pour un particulier : {fields}.',
    companiesAsked: 'Pour une société : {fields}.',
    unbroken:
      '{count, plural, =0 {Aucune inscription. Le premier appareil acheté portera le numéro 1.} one {Continu : une inscription.} other {Continu : # inscriptions, sans lacune.}}',
    broken:
      'Rompu à partir de l’inscription {number, number} : elle manque ou a été modifiée dans la base de données.',
    isKept: 'Tenir un registre des achats',
    isKeptHelp:
      'Chaque appareil acheté est inscrit lorsqu’il est payé, numéroté et sans lacune. Rien ne peut y être modifié ni retiré ; tant qu’il est désactivé, rien ne s’y ajoute.',
    keptYears: 'Années de conservation des données des vendeurs',
    heldDays: 'Jours pendant lesquels un appareil acheté reste en boutique',
    notHeld: 'Aucun',
    open: 'Ouvrir le registre des achats',
  },
  settings: {
    purchaseBook: 'Registre des achats',
    title: 'Taxe',
    numbers: 'Numéros d’offre',
    marginScheme: 'Régime de la marge pour les appareils d’occasion',
    marginSchemeHelp:
      'La TVA porte sur la différence entre le prix de vente et le prix d’achat. Les offres ne mentionnent pas de TVA pour ces appareils, et chacun doit avoir son prix d’achat avant l’envoi.',
    taxRounding: 'Arrondir les taxes',
    taxRoundingHelp:
      'Par ligne, ou une fois pour toute l’offre. L’écart d’un arrondi unique figure sur sa propre ligne.',
    taxRoundingExample:
      'Trois appareils à {price} avec 10 % de taxe : {line} de taxe par ligne, {document} une fois par offre.',
    taxRoundingOf: { line: 'Par ligne', document: 'Une fois par offre' },
    cashRounding: 'Arrondir les totaux à',
    cashRoundingHelp: 'Pour les pays sans petites pièces. L’arrondi figure sur sa propre ligne.',
    notRounded: 'Ne pas arrondir',
    usualStep: '{step}, d’usage dans votre pays',
    taxNumbers: 'Numéros d’enregistrement',
    taxNumbersHelp: 'Les documents les indiquent à côté de la taxe du même nom, par exemple TPS 5 %.',
    taxName: 'Taxe',
    taxNumber: 'Numéro',
    addTaxNumber: 'Ajouter un numéro',
    removeTaxNumber: 'Retirer le numéro de {name}',
    taxNumbersInvalid: 'Chaque numéro doit porter le nom de sa taxe, une seule fois.',
    drafts:
      'Les brouillons gardent leurs prix et leurs totaux jusqu’à ce que leurs appareils soient recalculés.',
    noVat: 'Votre équipe ne facture pas de TVA, il n’y a donc pas de régime de la marge.',
    countries: 'Taxes dans les autres pays',
    noPermission: 'Seuls les propriétaires et les admins peuvent le modifier.',
    failed: 'Cela n’a pas fonctionné. Réessayez.',
  },
} satisfies TextsLike<typeof english>
