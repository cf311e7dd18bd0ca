// Texts are in lower case and without accents.

/** Say that the box, a part or an imitation is sold, and not the device. */
const partOrImitation = new RegExp(
  `\\b(?:${[
    '(?:box|case|packaging|charger|cable) only|only (?:the )?(?:box|case|packaging)|empty (?:box|packaging)',
    'nur (?:ovp|karton|verpackung|schachtel|box|hulle)|leer(?:e|er|es)? ?(?:ovp|karton|verpackung|schachtel|box)',
    '(?:boite|emballage) (?:vide|seule?)|(?:caja|embalaje) (?:vacia|sola)|solo (?:la )?(?:caja|scatola)|scatola vuota',
    'lege doos|alleen (?:de )?doos',
    'dummy|mock-?up|replica|fake|clone|attrappe|replik|nachbau|factice|maquette|maqueta|imitation|imitacion',
    'logic ?board|mother ?board|digitizer|(?:display|screen|lcd|oled) assembly|spare part',
    'hauptplatine|ersatzteil|carte mere|piece detachee|placa (?:base|madre)|pieza de repuesto|scheda madre|moederbord',
  ].join('|')})\\b`,
)

/** The last word of a text about something that is made for the device. */
const accessoryAtEnd =
  /\b(?:case|cover|coque|housse|hulle|schutzhulle|funda|custodia|hoesje|charger|cable|chargeur|ladegerat|ladekabel|cargador|kabel|panzerglas|schutzfolie|protector)\s*$/

/** It comes with the device: "with case", "+ Hülle". */
const soldAlong = /[+&,;/(]|\b(?:with|and|incl|including|plus|mit|und|inkl|avec|et|con|y|e|met|en)\b/

/** Whether a text with the name of a device may be about something else: its box, a part, a case for it. */
export function mayBeSomethingElse(text: string, hasFacts: boolean): boolean {
  return partOrImitation.test(text) || (!hasFacts && accessoryAtEnd.test(text) && !soldAlong.test(text))
}
