/** The plan of a team, in its settings. */
export const subscription = {
  title: 'Abonnement',
  readOnly: 'Seuls les propriétaires et les administrateurs voient le forfait et peuvent le changer.',
  plans: 'Forfaits',
  current: 'Votre forfait',
  next: 'Ensuite',
  aMonth: 'par mois',
  limits:
    '{quotes, plural, one {# offre} other {# offres}} par mois, {requests, plural, one {# demande} other {# demandes}} de widgets par mois, {members, plural, one {# membre} other {# membres}}, {catalogs, plural, one {# catalogue} other {# catalogues}}, {widgets, plural, one {# widget en ligne} other {# widgets en ligne}}, {apiCalls, plural, =0 {clés d’API en lecture seule} one {# appel d’API} other {# appels d’API}}',
  up: 'Passer à {name}',
  down: 'Descendre à {name}',
  cancel: 'Résilier le forfait',
  resume: 'Garder {name}',
  payment: 'Portail de facturation',
  opening: 'Ouverture…',
  signUp: 'Ajoutez d’abord une adresse e-mail à votre compte.',
  manual:
    'Aucun paiement n’est prélevé ici. Un forfait plus grand commence tout de suite, un plus petit à la fin de la période.',
  line: {
    trial: 'Essai jusqu’au {day}, puis {plan}.',
    renews: 'Renouvellement le {day}.',
    ends: '{plan} se termine le {day}.',
    changes: '{plan} jusqu’au {day}, puis {next}.',
    late: 'Le paiement est en attente. Il peut être réglé jusqu’au {day}.',
    stays: 'Sans date de fin.',
  },
  late: {
    pastDue: 'Le dernier paiement a échoué.',
    expired: 'Le paiement est toujours en attente : rien de nouveau ne peut être créé.',
    stays: 'Les offres restent lisibles et exportables, et les clients peuvent accepter leurs offres.',
  },
  full: {
    quotes: 'Les {limit, number} offres de ce mois sont utilisées.',
    requests:
      '{limit, plural, =0 {Le forfait n’a pas de demandes de widgets : ils recueillent des contacts sans donner de prix.} one {La seule demande de widgets de ce mois est utilisée : les widgets recueillent des contacts sans donner de prix.} other {Les # demandes de widgets de ce mois sont utilisées : les widgets recueillent des contacts sans donner de prix.}}',
    members:
      '{limit, plural, one {La seule place de membre est prise} other {Les # places de membre sont prises}}.',
    catalogs:
      '{limit, plural, one {Le seul catalogue possible est utilisé} other {Les # catalogues sont utilisés}}.',
    widgets:
      '{limit, plural, =0 {Le forfait n’a pas de widget.} one {Le seul widget possible est en ligne.} other {Les # widgets sont en ligne.}}',
    apiCalls:
      '{limit, plural, =0 {Le forfait n’a pas d’appels d’API : les clés ne peuvent que lire.} one {Le seul appel d’API de ce mois est utilisé : les clés ne peuvent que lire.} other {Les # appels d’API de ce mois sont utilisés : les clés ne peuvent que lire.}}',
    stays: 'Ce qui existe reste lisible et exportable. Passez à un forfait plus grand pour en ajouter.',
  },
  beyond: {
    title: {
      members: 'Le forfait a de la place pour {limit, number} membres sur {count, number}',
      catalogs: 'Le forfait a de la place pour {limit, number} catalogues sur {count, number}',
      widgets: 'Le forfait a de la place pour {limit, number} widgets en ligne sur {count, number}',
    },
    text: {
      members: 'Choisissez qui peut continuer à travailler. Les autres ne peuvent que lire.',
      owners:
        'Les propriétaires ont toujours une place et les occupent toutes. Les autres ne peuvent que lire, jusqu’à un forfait plus grand.',
      catalogs:
        'Choisissez ceux qui peuvent être modifiés et servir à de nouvelles offres. Les autres sont en lecture seule ; les offres à leurs prix continuent.',
      widgets:
        'Choisissez ceux qui continuent à donner des prix. Les autres prennent des demandes, auxquelles vous répondez.',
    },
    unnamed: 'Sans nom',
    readOnly: 'Lecture seule',
    save: 'Enregistrer le choix',
  },
  used: 'Utilisation',
  meter: {
    quotes: 'Offres ce mois-ci',
    requests: 'Demandes des widgets ce mois-ci',
    members: 'Membres',
    catalogs: 'Catalogues',
    widgets: 'Widgets en ligne',
    apiCalls: 'Appels d’API ce mois-ci',
  },
  unlimited: 'Aucune limite ne s’applique sur ce serveur.',
  usedOf: '<b>{used, number}</b> sur {limit, number}',
  left: '{count, plural, =0 {Plus rien de libre} one {Encore #} other {Encore #}}',
  resets: 'Remis à zéro le {day}',
  invoices: 'Factures',
  noInvoices: 'Aucune facture pour l’instant',
  invoice: {
    paid: 'Payée',
    open: 'À payer',
    void: 'Annulée',
    uncollectible: 'Non recouvrée',
    show: 'Ouvrir',
  },
  confirm: {
    title: 'Descendre à {name} ?',
    cancelTitle: 'Résilier {current} ?',
    atEnd:
      '{name} commence à la fin de la période en cours. D’ici là, rien ne change, et vous pouvez revenir en arrière.',
    atOnce: '{name} commence tout de suite. Le reste de la période est crédité.',
    over: {
      quotes:
        'Plus de {limit, number} offres ont été créées ce mois-ci : aucune nouvelle avant le mois prochain.',
      requests:
        'Plus de {limit, plural, one {# demande est venue} other {# demandes sont venues}} des widgets ce mois-ci : ils ne donneront pas de prix avant le mois prochain.',
      members:
        'L’équipe a plus de {limit, plural, one {# membre} other {# membres}} : les derniers arrivés ne pourront que lire, sauf si vous en choisissez d’autres.',
      catalogs:
        'L’équipe a plus de {limit, plural, one {# catalogue} other {# catalogues}} : les plus récents seront en lecture seule, sauf si vous en choisissez d’autres.',
      widgets:
        'Plus de {limit, plural, one {# widget est} other {# widgets sont}} en ligne : les plus récents prendront des demandes sans donner de prix, sauf si vous en choisissez d’autres.',
      apiCalls:
        '{limit, plural, =0 {Les clés d’API ne peuvent que lire.} one {Les clés d’API ne peuvent que lire après # appel par mois.} other {Les clés d’API ne peuvent que lire après # appels par mois.}}',
    },
    kept: 'Rien n’est supprimé.',
    keep: 'Garder {current}',
    cancel: 'Résilier le forfait',
    move: 'Descendre à {name}',
  },
} as const
