import type { Translations } from './translations.ts'

/** Translations of the ways to be paid for a device, and of related services. */
export const offerTexts: Translations = {
  'Bank transfer': ['Virement', 'Überweisung', 'Transferencia'],
  'Paid 2 days after inspection.': [
    'Payé 2 jours après l’inspection.',
    'Auszahlung 2 Tage nach der Prüfung.',
    'Se paga 2 días después de la inspección.',
  ],
  'by bank transfer': ['par virement', 'per Überweisung', 'por transferencia'],
  Cash: ['Espèces', 'Bargeld', 'Efectivo'],
  'Paid on the spot. Bring ID.': [
    'Payé sur place. Apportez une pièce d’identité.',
    'Sofort ausgezahlt. Bringen Sie einen Ausweis mit.',
    'Se paga en el acto. Traiga un documento de identidad.',
  ],
  'in cash': ['en espèces', 'bar', 'en efectivo'],
  'Store credit': ['Avoir', 'Guthaben', 'Saldo en tienda'],
  'Valid for 12 months.': ['Valable 12 mois.', '12 Monate gültig.', 'Válido durante 12 meses.'],
  'as store credit': ['en avoir', 'als Guthaben', 'como saldo en tienda'],
  'Charity gift': ['Don', 'Spende', 'Donación'],
  'We donate the full amount.': [
    'Nous versons la totalité à une association.',
    'Wir spenden den ganzen Betrag.',
    'Donamos el importe íntegro.',
  ],
  'as a charity gift': ['en don', 'als Spende', 'como donación'],
  'Free recycling with certificate': [
    'Recyclage gratuit avec certificat',
    'Kostenloses Recycling mit Zertifikat',
    'Reciclaje gratuito con certificado',
  ],
  'For devices without resale value.': [
    'Pour les appareils sans valeur de revente.',
    'Für Geräte ohne Wiederverkaufswert.',
    'Para dispositivos sin valor de reventa.',
  ],
  'Data erasure with certificate': [
    'Effacement des données avec certificat',
    'Datenlöschung mit Zertifikat',
    'Borrado de datos con certificado',
  ],
  'Data erasure with certificate, for businesses': [
    'Effacement des données avec certificat, pour les entreprises',
    'Datenlöschung mit Zertifikat, für Unternehmen',
    'Borrado de datos con certificado, para empresas',
  ],
  'One certificate per device.': [
    'Un certificat par appareil.',
    'Ein Zertifikat pro Gerät.',
    'Un certificado por dispositivo.',
  ],
  'Courier pick-up': ['Enlèvement par coursier', 'Abholung durch Kurier', 'Recogida por mensajero'],
  'One pick-up for all devices.': [
    'Un enlèvement pour tous les appareils.',
    'Eine Abholung für alle Geräte.',
    'Una recogida para todos los dispositivos.',
  ],
  'Data transfer to a new device': [
    'Transfert des données vers un nouvel appareil',
    'Datenübertragung auf ein neues Gerät',
    'Transferencia de datos a un dispositivo nuevo',
  ],
  'Same-day payment': ['Paiement le jour même', 'Auszahlung am selben Tag', 'Pago el mismo día'],
  'Return shipping': ['Retour de l’appareil', 'Rückversand', 'Envío de devolución'],
  'Free if you decline our offer after inspection.': [
    'Gratuit si vous refusez notre offre après l’inspection.',
    'Kostenlos, wenn Sie unser Angebot nach der Prüfung ablehnen.',
    'Gratis si rechaza nuestra oferta tras la inspección.',
  ],
}
