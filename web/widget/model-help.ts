import { drawing } from './drawing.ts'
import { element } from './element.ts'
import type { Parts } from './frame-parts.ts'

/** Four ways to find out the model of a device, each with a drawing. */
export function modelHelp({ say }: Pick<Parts, 'say'>): HTMLElement {
  return element(
    'details',
    {},
    element('summary', {}, say('find.help')),
    element(
      'ul',
      { class: 'ways-to-know' },
      ...Object.entries(drawings).map(([way, lines]) =>
        element(
          'li',
          {},
          drawing(lines, '0 0 136 92', 136, 92),
          element('b', {}, say(`find.${way}`)),
          element('span', {}, say(`find.${way}Text`)),
        ),
      ),
    ),
  )
}

function back(x: number, lenses: readonly (readonly [number, number])[]): string {
  return (
    `<rect class="body" x="${x}" y="14" width="29" height="64" rx="6"/><rect x="${x + 4}" y="18" width="15" height="16" rx="4"/>` +
    lenses.map(([cx, cy]) => `<circle cx="${x + cx}" cy="${cy}" r="2.5"/>`).join('')
  )
}

const drawings = {
  settings:
    '<rect class="body" x="47" y="4" width="44" height="84" rx="8"/><path d="M64 10h10"/><rect class="lit" x="52" y="46" width="34" height="11" rx="2"/><path d="M56 51.5h26"/><path class="faint" d="M56 24h14M56 34h20M56 67h16M56 77h11"/>',
  back: '<rect class="body" x="47" y="4" width="38" height="84" rx="8"/><rect x="52" y="9" width="17" height="18" rx="5"/><circle cx="58" cy="15" r="2.5"/><circle cx="63" cy="21" r="2.5"/><path class="faint" d="M58 79h16"/><path stroke-dasharray="3 3" d="M77 77l12-9"/><rect class="lit" x="90" y="58" width="42" height="15" rx="3"/><text x="111" y="69.5">A2633</text>',
  cameras:
    back(14, [[11, 26]]) +
    back(53, [
      [9, 23],
      [14, 29],
    ]) +
    back(92, [
      [8, 23],
      [8, 29],
      [15, 26],
    ]),
  box: '<path class="body" d="M26 28l42-18 42 18v42L68 88 26 70z"/><path d="M26 28l42 18 42-18M68 46v42"/><path class="lit" d="M78 60l22-9v17l-22 9z"/><path d="M82 62v9M86 60v10M90 58.5v9M94 57v10"/>',
}
