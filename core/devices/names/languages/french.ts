import type { Language } from './language.ts'

export const french: Language = {
  colours: {
    black: 'noir, noire',
    white: 'blanc, blanche',
    silver: 'argent, argenté',
    gold: 'doré',
    gray: 'gris, grise',
    'space gray': 'gris sidéral',
    'space black': 'noir sidéral',
    'rose gold': 'or rose',
    midnight: 'minuit',
    'midnight green': 'vert nuit',
    starlight: 'lumière stellaire',
    graphite: 'graphite',
    blue: 'bleu, bleue, bleu marine, bleu foncé, bleu clair, bleu nuit, bleu azur',
    red: 'rouge',
    green: 'vert, verte',
    yellow: 'jaune',
    purple: 'violet, violette, mauve',
    'deep purple': 'violet intense',
    pink: 'rose',
    coral: 'corail',
    'sierra blue': 'bleu alpin, bleu sierra',
    'pacific blue': 'bleu pacifique',
    'alpine green': 'vert alpin',
    'jet black': 'noir de jais',
    titanium: 'titane',
    'natural titanium': 'titane naturel',
    'black titanium': 'titane noir',
    'white titanium': 'titane blanc',
    'blue titanium': 'titane bleu',
    'desert titanium': 'titane sable, titane désert',
    ultramarine: 'outremer',
    teal: 'sarcelle',
    lavender: 'lavande',
    sage: 'sauge',
    'cosmic orange': 'orange cosmique',
    'deep blue': 'bleu intense',
    'sky blue': 'bleu ciel',
    'mist blue': 'bleu brume',
    'cloud white': 'blanc nuage',
    'light gold': 'or pâle, or clair',
    'gold titanium': 'titane or',
    'slate titanium': 'titane ardoise',
    'soft pink': 'rose tendre, rose pâle',
    burgundy: 'bordeaux, bourgogne',
  },
  words: {
    inch: 'pouce, pouces',
    generation: 'génération, gén',
    series: 'série, séries',
    cellular: 'cellulaire',
    late: 'fin',
    early: 'début',
    'active noise cancellation':
      'réduction de bruit active, réduction active du bruit, réduction du bruit, réduction de bruit',
    'two ports': '2 ports, deux ports',
    'four ports': '4 ports, quatre ports',
    keyboard: 'clavier',
    mouse: 'souris',
  },
  ordinals: {
    1: 'première, 1re, 1ère, 1er',
    2: 'deuxième, seconde, 2e, 2ème, 2nde',
    3: 'troisième, 3e, 3ème',
    4: 'quatrième, 4e, 4ème',
    5: 'cinquième, 5e, 5ème',
    6: 'sixième, 6e, 6ème',
    7: 'septième, 7e, 7ème',
    8: 'huitième, 8e, 8ème',
    9: 'neuvième, 9e, 9ème',
    10: 'dixième, 10e, 10ème',
    11: '11e, 11ème',
  },
  labels: `
    modèle, nom du modèle, numéro de modèle, numéro de série, couleur, capacité, stockage, mémoire, puce,
    processeur, disque de démarrage, disponible, opérateur, nom, version du logiciel, morceaux, vidéos,
    réseau, informations, garantie limitée, titres, photos, applications, adresse wi fi, adresse wifi, bluetooth,
    programme interne du modem, verrouillage opérateur, verrouillage par l opérateur, aucune restriction de carte
    sim, aucune restriction sim, restriction, certificats, version ios, numéro du modèle, réglages`,
  notes: `
    boucle trail, boucle alpine, bracelet boucle trail, bracelet boucle alpine, bracelet océan, bracelet solo, conçu pour, mémoire unifiée, unifiée, unifié, de bureau, pc de bureau, all in one, tout en un, dédiée, dédié, puces, coloris,
    bicoeur, bicœur, quadricoeur, quadricœur, boîte fermée, boîte fermé, boîte scellée, boîte ouverte, boîte complète, normal, simple, testé, testés, testée, testées, cassé, cassée, cassés, fissuré, fissurée, impact, impacts, petit impact, micro
    rayures, rayure, rayures, jamais servi, jamais utilisé, sous blister, tout opérateur, tous opérateurs,
    facture, avec facture, garanti,
    le, la, les, un, une, de, du, des, et, ou, avec, sans, pour, en, au, sur, mon, ma, très, tout, neuf,
    neuve, comme neuf, occasion, d occasion, bon état, très bon état, excellent état, parfait état, état
    correct, état, bon, correct, fonctionne, fonctionnel, fonctionne parfaitement, débloqué, débloquée,
    désimlocké, tout opérateur, tous opérateurs, toutes opérateurs, reconditionné, reconditionnée, boîte,
    boite d origine, avec boîte, chargeur, câble, d origine, facture, garantie, coque, housse, écran,
    écran cassé, écran fissuré, cassé, fissuré, rayure, rayures, micro rayures, micro, vitre, vitre
    arrière, batterie, santé, santé batterie, état de la batterie, capacité maximale, vends, je vends, à
    vendre, se vend, prix, prix ferme, ferme, envoi, envoi possible, livraison, main propre, remise en
    main propre, échange, lot, lot de, ligne, pièces, pour pièces, hs, téléphone, portable, ordinateur,
    ordinateur portable, tablette, montre, montre connectée, écouteurs, casque, bracelet, bracelet sport,
    version, boîtier, aluminium, acier, acier inoxydable, mois, ans, année, neuf sous blister, sous
    garantie, identifiants, icloud supprimé, applications, quantité, comme, jamais, servi, peu, utilisé,
    utilisée, prise, monde, double sim, tout fonctionne, impeccable, contre, azerty, acheté, chez, étui, sans étui, point, taches,
    vendu, vendue, vendus, pièce, pour pièce, ne s allume plus, ne s allume pas, réparer, à réparer, double
    emploi, cause double emploi, fdp, fdpi, fdp inclus, frais de port, sfr, bouygues, fnac, verre, rayé, rayée, neufs,
    neuves, enceinte, verre nanotexturé,
    nouveau, nouvelle, dernier, dernière, dernier modèle, modèle, jamais servi, servit, jamais utilisé,
    jamais ouvert, ouvert, scellé, scellée, emballé, déballé, extérieur, intérieur, général, tbe, be, ttbe,
    tb etat, bonne, belle, beau, superbe, propre, usure, traces, trace, usage, traces d usage, légères,
    légère, léger, quelques, petite, petit, petites, petits, sur le côté, côté, coté, coin, coins, écaillé,
    éclat, éclats, choc, chocs, bosse, tâche, complet, complète, accessoires, avec accessoires, tous les
    accessoires, écran neuf, batterie changée, écran changé, changé, changée, remplacé, remplacée,
    déverrouillé, déverrouillée, libre, multi opérateur, bloqué, bloqué opérateur, bloqué icloud,
    verrouillé, opérateurs, opérateur, orange, bouygues telecom, free, free mobile, sosh, red by sfr, la
    poste mobile, nrj mobile, lebara, lycamobile, coriolis, darty, boulanger, cdiscount, amazon, backmarker,
    back market, leclerc, auchan, carrefour, apple store, sous facture, avec facture, preuve d achat, ticket
    de caisse, garantie constructeur, garanti, garantie apple, garantie an, ans de garantie, an, mois de
    garantie, début, fin, achat, acheté neuf, date d achat, cadeau, offert, offerte, inclus, incluse,
    compris, gratuit, gratuite, rapide, urgent, négociable, non négociable, à débattre, prix à débattre,
    prix négociable, échange possible, pas d échange, sans échange, uniquement, seulement, aussi,
    bien, super, top, nickel, comme neuve, quasi neuf, presque neuf, comme neufs, fonctionnelle, fonctionne
    bien, fonctionne très bien, marche, marche bien, ne fonctionne pas, ne fonctionne plus, ne marche pas,
    ne marche plus, ne démarre plus, ne s allume, allume, en panne, panne, problème, défaut, défauts, sans
    défaut, sans rayure, aucune rayure, aucun, aucune, pas, ni, mais, que, qui, est, a, il, elle, ce, cet,
    cette, son, sa, ses, vos, votre, nos, notre, par, dans, depuis, jusqu, jusqu au, encore, toujours,
    protégé, protégée, toujours protégé, coque et verre trempé, filaire, sans fil, francais, français,
    française, version française, version europe, europe, europe version, import, usa, japon, reconditionné
    grade a, grade, certifié, professionnel, particulier, magasin, boutique, disponible, dispo, en
    stock, stock, livraison gratuite, livraison rapide, expédition, mondial relay, colissimo, chronopost,
    lettre suivie, paris, lyon, marseille, lille, nantes, toulouse, strasbourg, rennes, montpellier, nice, grenoble,
    rouen, reims, dijon, angers, bruxelles, liège, namur, genève, lausanne, montréal, québec, casablanca, rabat, tanger,
    marrakech, agadir, tunis, sfax, alger, oran, dakar, abidjan, région, dept, carte, puce, mémoire, stockage, ram, processeur, coeurs, cœurs, clavier, clavier azerty,
    clavier français, clavier qwerty, rétroéclairé, lumineux, autonomie, cycles, cycle, état neuf, très bon,
    état moyen, moyen, mauvais, mauvais état, état d usage, bon etat general, excellent, parfait, qualité,
    comme sur les photos, voir photos, photos, photo, voir description, description, annonce, lot de deux,
    ancien, original, originale, authentique, téléphone portable, smartphone, mobile, ordi, pc, mac,
    appareil, portables, à saisir, affaire, bonne affaire, vente, vend, vendu avec, vendu sans, livré avec,
    livré sans, fourni, fournie, sans accessoires, sans boîte, sans chargeur, face id hs, face id,
    capteur, compatible, 5g, 4g, noir mat, brillant, mat, tactile fonctionne,
    pour pièces détachées, pour réparation, pour pieces detachees`,
  parts: {
    screen: `
      écran, écrans, écran lcd, vitre, vitres, vitre avant, vitre tactile, dalle, dalle tactile, bloc
      écran, remplacement écran, réparation écran, changement écran, afficheur, écran tactile, ecran oled,
      vitre écran`,
    battery: `
      batterie, batteries, remplacement batterie, changement batterie, batterie de remplacement, batterie
      neuve`,
    back: `
      vitre arrière, face arrière, coque arrière, cache arrière, dos, dos en verre, façade arrière, cache
      batterie, panneau arrière`,
    camera: `
      caméra, caméras, appareil photo, caméra arrière, caméra avant, lentille, lentille caméra, objectif`,
    port: `
      connecteur, connecteurs, connecteur de charge, dock de charge, port de charge, prise de charge,
      nappe de charge`,
    sound: 'haut parleur, haut parleurs, écouteur interne, microphone, micro',
    buttons: 'bouton, boutons, bouton home, bouton power, bouton volume, nappe power',
    housing: `
      châssis, cadre, carcasse, tiroir sim, tiroir, topcase, top case, coque complète, tiroir carte sim,
      rack sim`,
    board: 'carte mère, cartes mères, carte logique',
    part: `
      pièce, pièces, pièce détachée, pièces détachées, nappe, nappes, lot de pièces, vis, adhésif,
      capteur, module, ventilateur, charnière, remplacement, kit de réparation, joint`,
    repair: `
      réparation, réparations, réparateur, dépannage, déblocage, désimlockage, diagnostic, changement,
      désoxydation, récupération de données, service, forfait, prestation, main d oeuvre, suppression
      icloud, déverrouillage`,
    case: `
      coque, coques, housse, housses, étui, étuis, pochette, pochettes, coque silicone, bumper,
      protection, protections, coque de protection, étui cuir, sacoche, autocollant, façade, habillage,
      skin`,
    charger: `
      chargeur, chargeurs, câble, câbles, adaptateur, adaptateurs, alimentation, prise, prise secteur,
      bloc d alimentation, câble de charge, câble usb, station de charge, station d accueil, batterie
      externe, chargeur sans fil, socle, boîtier de charge, boitier de recharge, cordon, fil`,
    protector: `
      verre trempé, film, films, film protecteur, film de protection, protection écran, protection d
      écran, protecteur d écran, protège écran, vitre de protection, film hydrogel, vitre protection,
      verre de protection`,
    strap: `
      bracelet, bracelets, bracelet sport, boucle, bracelet cuir, bracelet milanais, bracelet de montre`,
    box: `
      boîte, boîtes, boîte vide, boîtes vides, emballage, emballage vide, carton, boîte seule, boîte d
      origine vide, notice, coffret vide, coffret, mode d emploi`,
    accessory: `
      accessoire, support, supports, support voiture, trépied, perche, écouteurs, casque, oreillette,
      oreillettes, kit piéton, stylet, embouts, porte clé, tapis de souris, outil, outils, kit outils,
      télécommande, carte sim, manette, enceinte`,
    imitation: `
      factice, factices, maquette, maquettes, imitation, réplique, répliques, contrefaçon, copie, jouet,
      faux, fausse, téléphone factice`,
  },
}
