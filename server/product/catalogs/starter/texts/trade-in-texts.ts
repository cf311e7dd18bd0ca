import type { Translations } from './translations.ts'

export const tradeInTexts: Translations = {
  'Trade-in': ['Reprise', 'Ankauf', 'Recompra'],
  'Buy used iPhones, iPads, Watches and Macs.': [
    'Reprendre des iPhone, iPad, Apple Watch et Mac d’occasion.',
    'Gebrauchte iPhones, iPads, Watches und Macs ankaufen.',
    'Comprar iPhone, iPad, Apple Watch y Mac usados.',
  ],
  Yes: ['Oui', 'Ja', 'Sí'],
  No: ['Non', 'Nein', 'No'],
  'Not yet': ['Pas encore', 'Noch nicht', 'Todavía no'],
  'Not sure': ['Je ne sais pas', 'Nicht sicher', 'No lo sé'],
  'Is Find My off and the owner signed out?': [
    'Localiser est-il désactivé et le propriétaire déconnecté ?',
    'Ist „Wo ist?“ aus und der Besitzer abgemeldet?',
    '¿Está desactivado Buscar y ha cerrado sesión el propietario?',
  ],
  'Is Find My off and are you signed out?': [
    'Localiser est-il désactivé et vous êtes-vous déconnecté ?',
    'Ist „Wo ist?“ aus und sind Sie abgemeldet?',
    '¿Está desactivado Buscar y ha cerrado sesión?',
  ],
  'Somebody else’s account': ['Le compte d’une autre personne', 'Fremdes Konto', 'La cuenta de otra persona'],
  'Paid off, and theirs to sell?': [
    'Entièrement payé, et peut-il le vendre ?',
    'Abbezahlt und verkaufbar?',
    '¿Está pagado y puede venderlo?',
  ],
  'Paid off, and yours to sell?': [
    'Entièrement payé, et pouvez-vous le vendre ?',
    'Abbezahlt, und gehört es Ihnen?',
    '¿Está pagado y es suyo?',
  ],
  'Still on a contract': ['Encore sous contrat', 'Noch im Vertrag', 'Aún con contrato'],
  'Does a company or school manage it?': [
    'Une entreprise ou une école le gère-t-elle ?',
    'Wird es von einer Firma oder Schule verwaltet?',
    '¿Lo gestiona una empresa o una escuela?',
  ],
  'Shown at the top of Settings.': [
    'Indiqué en haut des Réglages.',
    'Steht oben in den Einstellungen.',
    'Se indica en la parte superior de Ajustes.',
  ],
  'Does it work with any network?': [
    'Fonctionne-t-il avec tous les opérateurs ?',
    'Funktioniert es mit jedem Netz?',
    '¿Funciona con cualquier operador?',
  ],
  'Only one': ['Un seul', 'Nur mit einem', 'Solo uno'],
  'Priced as if it works with only one.': [
    'Estimé comme s’il ne fonctionnait qu’avec un seul.',
    'Bewertet, als funktioniere es nur mit einem.',
    'Se valora como si funcionara con uno solo.',
  ],
  'Does Settings warn about a non-genuine part?': [
    'Les Réglages signalent-ils une pièce qui n’est pas d’origine ?',
    'Warnen die Einstellungen vor einem Teil, das nicht original ist?',
    '¿Avisan los Ajustes de una pieza no original?',
  ],
  'Settings, General, About: Parts and Service History.': [
    'Réglages, Général, Informations : historique des pièces et réparations.',
    'Einstellungen, Allgemein, Info: Teile & Reparaturverlauf.',
    'Ajustes, General, Información: historial de piezas y servicio.',
  ],
  'Any liquid damage?': [
    'A-t-il subi des dommages causés par un liquide ?',
    'Ist Flüssigkeit eingedrungen?',
    '¿Tiene daños por líquidos?',
  ],
  'Yes, or the indicator is red': [
    'Oui, ou le témoin est rouge',
    'Ja, oder der Indikator ist rot',
    'Sí, o el indicador está rojo',
  ],
  'Which IMEI does the device show?': [
    'Quel IMEI l’appareil affiche-t-il ?',
    'Welche IMEI zeigt das Gerät?',
    '¿Qué IMEI muestra el dispositivo?',
  ],
  'Dial *#06#. It should be the one on the quote.': [
    'Composez *#06#. Ce doit être celui de l’offre.',
    '*#06# wählen. Sie sollte mit der IMEI im Angebot übereinstimmen.',
    'Marque *#06#. Debe ser el de la oferta.',
  ],
  'Which photos were taken?': [
    'Quelles photos ont été prises ?',
    'Welche Fotos wurden gemacht?',
    '¿Qué fotos se han hecho?',
  ],
  Front: ['Avant', 'Vorderseite', 'Parte delantera'],
  Back: ['Arrière', 'Rückseite', 'Parte trasera'],
  'Screen on': ['Écran allumé', 'Bildschirm an', 'Pantalla encendida'],
  'Find My is still on, so nobody else can use the device.': [
    'Localiser est encore activé : personne d’autre ne peut utiliser l’appareil.',
    '„Wo ist?“ ist noch an, deshalb kann niemand sonst das Gerät nutzen.',
    'Buscar sigue activado, así que nadie más puede usar el dispositivo.',
  ],
  'Open Settings, tap your name, then Sign Out and enter your password. On a Mac: System Settings, your name, Sign Out.':
    [
      'Ouvrez Réglages, touchez votre nom, puis Déconnexion, et saisissez votre mot de passe. Sur un Mac : Réglages Système, votre nom, Se déconnecter.',
      'Öffnen Sie die Einstellungen, tippen Sie auf Ihren Namen, dann auf „Abmelden“, und geben Sie Ihr Passwort ein. Am Mac: Systemeinstellungen, Ihr Name, „Abmelden“.',
      'Abra Ajustes, toque su nombre, luego Cerrar sesión, e introduzca su contraseña. En un Mac: Ajustes del Sistema, su nombre, Cerrar sesión.',
    ],
  'Only the owner of the account can sell this device.': [
    'Seul le titulaire du compte peut vendre cet appareil.',
    'Nur der Inhaber des Kontos kann dieses Gerät verkaufen.',
    'Solo el titular de la cuenta puede vender este dispositivo.',
  ],
  'Still on a contract: we check what is left to pay.': [
    'Encore sous contrat : nous vérifions ce qui reste à payer.',
    'Noch im Vertrag: Wir prüfen, was noch zu zahlen ist.',
    'Aún con contrato: comprobamos lo que queda por pagar.',
  ],
  'We only buy devices that are paid off and yours to sell.': [
    'Nous ne reprenons que des appareils entièrement payés et qui vous appartiennent.',
    'Wir kaufen nur Geräte, die abbezahlt sind und Ihnen gehören.',
    'Solo compramos dispositivos pagados y que sean suyos.',
  ],
  'A company or school still manages the device.': [
    'Une entreprise ou une école gère encore l’appareil.',
    'Eine Firma oder Schule verwaltet das Gerät noch.',
    'Una empresa o una escuela aún gestiona el dispositivo.',
  ],
  'Ask the company or school to release the device from management, then come back.': [
    'Demandez à l’entreprise ou à l’école de ne plus gérer l’appareil, puis revenez.',
    'Bitten Sie die Firma oder Schule, das Gerät aus der Verwaltung zu nehmen, und kommen Sie dann wieder.',
    'Pida a la empresa o la escuela que deje de gestionar el dispositivo y vuelva después.',
  ],
  'We check whether a company or school manages the device.': [
    'Nous vérifions si une entreprise ou une école gère l’appareil.',
    'Wir prüfen, ob eine Firma oder Schule das Gerät verwaltet.',
    'Comprobamos si una empresa o una escuela gestiona el dispositivo.',
  ],
  'We have to see a bent frame before we confirm the price.': [
    'Nous devons voir le châssis plié avant de confirmer le prix.',
    'Ein verbogenes Gehäuse müssen wir sehen, bevor wir den Preis bestätigen.',
    'Tenemos que ver el marco doblado antes de confirmar el precio.',
  ],
  'We have to check liquid damage before we confirm the price.': [
    'Nous devons examiner les dommages causés par un liquide avant de confirmer le prix.',
    'Einen Flüssigkeitsschaden müssen wir prüfen, bevor wir den Preis bestätigen.',
    'Tenemos que comprobar los daños por líquidos antes de confirmar el precio.',
  ],
}
