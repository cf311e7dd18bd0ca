/**
 * Other makers and their devices. Some are also ordinary words: these count only if no Apple device is named.
 */
const makers = new Set(
  `samsung galaxy google pixel xiaomi redmi poco huawei honor oneplus oppo realme vivo motorola moto nokia sony xperia
  lg htc asus acer lenovo thinkpad dell latitude xps hp elitebook probook surface microsoft fairphone garmin fitbit
  amazon kindle fossil matepad chromebook bose jbl beats mobvoi ticwatch amazfit wear playstation xbox nintendo
  roku chromecast android windows dji mavic gopro sonos razer msi`.split(/\s+/),
)

const alsoWords = new Set([
  'poco',
  'vivo',
  'honor',
  'moto',
  'latitude',
  'surface',
  'wear',
  'beats',
  'windows',
  'amazon',
])

/** isCertain: the word has no other meaning than the maker. */
export function isOtherMaker(word: string, isCertain: boolean): boolean {
  return makers.has(word) && !(isCertain && alsoWords.has(word))
}

/** Words before a device name meaning that something is made for this device. */
const madeFor = new Set(
  `for fur pour para per voor case cover coque housse hulle schutzhulle funda custodia hoesje charger cable chargeur
  ladegerat cargador kabel panzerglas folie schutzfolie protector verre trempe ecran display pantalla schermo scherm
  akku batterie battery bateria bracelet armband correa cinturino strap band box boite verpackung ovp caja scatola`.split(
    /\s+/,
  ),
)

export function isMadeForDevices(word: string): boolean {
  return madeFor.has(word)
}

/** True if the text before a name ends with words such as "for" or "compatible with", but not "for sale". */
export function saysMadeFor(before: string): boolean {
  return /\b(?:(?:for|fur|pour|para|per|voor)(?! (?:sale|parts|spares|repair|bastler|pieces|piezas|repuestos))|compatib\w+|kompatib\w+|passend|geeignet|adapte|suitable|fits)\b/.test(
    before,
  )
}
