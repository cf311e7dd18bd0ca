/** Numbering of a team's quotes. */
export const numbering = {
  pattern: 'Modèle',
  patternHelp:
    'Lettres sans accent, chiffres, espaces et . _ - avec {tokens} pour la date et {sequence} pour une suite d’au moins cinq chiffres.',
  next: 'Prochain numéro de la suite',
  yearly: 'Recommencer à 1 chaque année',
  yearlyHelp: 'Dans le fuseau horaire de l’équipe.',
  example: 'La prochaine offre est <b>{example}</b>.',
  kept: 'Les offres gardent leurs numéros. Aucun numéro n’est donné deux fois.',
  readOnly: 'Seuls les propriétaires et administrateurs peuvent modifier cela.',
  save: 'Enregistrer les numéros',
  discard: 'Annuler les changements',
  leave: 'La numérotation des offres n’est pas enregistrée.',
  error: {
    characters: 'Seulement des lettres sans accent, chiffres, espaces et . _ - et les champs nommés ici.',
    sequence: 'La suite doit y figurer une fois.',
    year: 'Sans l’année, chaque année donnerait les mêmes numéros.',
    long: '40 caractères au plus.',
    next: 'Un nombre entier de 1 à 999999999.',
    taken: 'Certains numéros à partir de là ont déjà été donnés. Commencez à {free, number} ou plus.',
  },
} as const
