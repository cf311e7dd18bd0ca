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
    'hauptplatine|ersatzteil|carte mere|piece detachee|^repuestos?|placa (?:base|madre)|pieza de repuesto|scheda madre|moederbord',
  ].join('|')})\\b`,
)

/** Made for a device. The case of a watch is the watch: "aluminium case". */
const accessory =
  /\b(?:(?<!(?:aluminum|aluminium|steel|titanium|ceramic) )case|cover|smart folio|coque|housse|hulle|schutzhulle|funda|custodia|hoesje|charger|cable|chargeur|ladegerat|ladekabel|cargador|kabel|panzerglas|schutzfolie|protector)\b/

/** Before it: it comes with the device, "with case", "+ Hülle", "(Hülle". */
const soldAlong =
  /[+&,;/]|\([^)]*$|\b(?:with|and|incl|including|plus|no|without|mit|und|inkl|ohne|avec|et|sans|con|y|sin|e|met|en|zonder|senza)\b/

/** Whether a text with the name of a device may be about something else: its box, a part, a case for it. */
export function mayBeSomethingElse(text: string, hasStorage: boolean): boolean {
  if (partOrImitation.test(text)) return true
  const made = hasStorage ? undefined : accessory.exec(text)
  return made ? !soldAlong.test(text.slice(0, made.index)) : false
}
