import type { Translations } from './translations.ts'

export const saleTexts: Translations = {
  'Refurbished sale': [
    'Vente de reconditionnés',
    'Verkauf aufbereiteter Geräte',
    'Venta de reacondicionados',
  ],
  'Sell refurbished iPhones, iPads and Macs.': [
    'Vendre des iPhone, iPad et Mac reconditionnés.',
    'Aufbereitete iPhones, iPads und Macs verkaufen.',
    'Vender iPhone, iPad y Mac reacondicionados.',
  ],
  'Who buys it?': ['Qui l’achète ?', 'Wer kauft es?', '¿Quién lo compra?'],
  'A private customer': ['Un particulier', 'Eine Privatperson', 'Un particular'],
  'A business that needs a VAT invoice': [
    'Une entreprise qui veut une facture avec TVA',
    'Ein Unternehmen, das eine Rechnung mit USt. braucht',
    'Una empresa que necesita factura con IVA',
  ],
  '80% or more': ['80 % ou plus', '80 % oder mehr', '80 % o más'],
  'Which colour?': ['Quelle couleur ?', 'Welche Farbe?', '¿Qué color?'],
  Any: ['Peu importe', 'Egal', 'Cualquiera'],
  'Customer’s choice': ['Au choix du client', 'Nach Wunsch des Kunden', 'A elección del cliente'],
  'How many devices in total?': [
    'Combien d’appareils en tout ?',
    'Wie viele Geräte insgesamt?',
    '¿Cuántos dispositivos en total?',
  ],
  'Up to 9': ['Jusqu’à 9', 'Bis 9', 'Hasta 9'],
  '10 to 24': ['10 à 24', '10 bis 24', 'De 10 a 24'],
  '25 or more': ['25 ou plus', '25 oder mehr', '25 o más'],
  'Is there a device to trade in?': [
    'Y a-t-il un appareil à reprendre ?',
    'Wird ein Gerät in Zahlung gegeben?',
    '¿Hay un dispositivo para entregar?',
  ],
  'Add it as its own line. The quote shows the difference.': [
    'Ajoutez-le sur sa propre ligne. L’offre montre la différence.',
    'Als eigene Zeile hinzufügen. Das Angebot zeigt die Differenz.',
    'Añádalo en su propia línea. La oferta muestra la diferencia.',
  ],
  Excellent: ['Excellent', 'Hervorragend', 'Excelente'],
  'No marks visible from 20 cm.': [
    'Aucune trace visible à 20 cm.',
    'Aus 20 cm keine Spuren zu sehen.',
    'Sin marcas visibles a 20 cm.',
  ],
  'in excellent condition': ['en excellent état', 'in hervorragendem Zustand', 'en estado excelente'],
  Good: ['Bon', 'Gut', 'Bueno'],
  'No marks visible from 50 cm.': [
    'Aucune trace visible à 50 cm.',
    'Aus 50 cm keine Spuren zu sehen.',
    'Sin marcas visibles a 50 cm.',
  ],
  'in good condition': ['en bon état', 'in gutem Zustand', 'en buen estado'],
  Fair: ['Correct', 'In Ordnung', 'Aceptable'],
  'Visible marks, screen easy to read.': [
    'Traces visibles, écran bien lisible.',
    'Sichtbare Spuren, Bildschirm gut lesbar.',
    'Marcas visibles, pantalla fácil de leer.',
  ],
  'in fair condition': ['en état correct', 'in ordentlichem Zustand', 'en estado aceptable'],
  '24-month warranty instead of 12': [
    'Garantie de 24 mois au lieu de 12',
    '24 statt 12 Monate Garantie',
    'Garantía de 24 meses en vez de 12',
  ],
  'New battery fitted': ['Batterie neuve posée', 'Neuer Akku eingebaut', 'Batería nueva instalada'],
  'Set-up and data transfer': [
    'Mise en route et transfert des données',
    'Einrichtung und Datenübertragung',
    'Configuración y transferencia de datos',
  ],
  '20 W charger': ['Chargeur 20 W', '20-W-Ladegerät', 'Cargador de 20 W'],
  'Case and glass': ['Coque et verre', 'Hülle und Schutzglas', 'Funda y cristal'],
  Delivery: ['Livraison', 'Lieferung', 'Entrega'],
  'Free delivery': ['Livraison gratuite', 'Kostenlose Lieferung', 'Entrega gratuita'],
  'A VAT invoice needs a device outside the margin scheme. We’ll look for one.': [
    'Une facture avec TVA nécessite un appareil hors régime de la marge. Nous en cherchons un.',
    'Eine Rechnung mit USt. ist nur für ein Gerät ohne Differenzbesteuerung möglich. Wir suchen eines.',
    'Una factura con IVA requiere un dispositivo fuera del régimen de bienes usados. Buscamos uno.',
  ],
  'For 25 or more devices we check our stock before we confirm the price.': [
    'À partir de 25 appareils, nous vérifions notre stock avant de confirmer le prix.',
    'Ab 25 Geräten prüfen wir unseren Bestand, bevor wir den Preis bestätigen.',
    'A partir de 25 dispositivos comprobamos las existencias antes de confirmar el precio.',
  ],
}
