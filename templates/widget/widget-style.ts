const light = `--surface:#fff;--raised:#fafaf6;--line:#deded6;--control:#8e8d80;--ink:#1d1d18;--ink-2:#4d4c42;--ink-3:#656458;
--ticket:#fbf4cf;--ticket-line:#e6d791;--ticket-ink:#2b2710;--ticket-ink-2:#655b28;--ticket-select:#fdfaea;--problem:#a01d28;--mark:#1d5634;--pip:#fdf9e3;--hit:#f3d96b`
const dark = `--surface:#1a1d18;--raised:#20241e;--line:#3a3e36;--control:#70746b;--ink:#eceee8;--ink-2:#ced0c9;--ink-3:#a9aca3;
--ticket:#2b2817;--ticket-line:#514a26;--ticket-ink:#faf1c4;--ticket-ink-2:#cfc489;--ticket-select:#1d1d17;--problem:#fba7a7;--mark:#88b175;--pip:#141712;--hit:#514a26`

/**
 * Appearance of a widget. Colours are of the form "#1d5634"; nothing else of a team is put into a style
 * sheet.
 */
export interface WidgetLook {
  readonly accent: string
  /** Black or white. */
  readonly onAccent: string
  /** Borders of selected elements, by scheme: the accent colour if it is visible. */
  readonly edge: { readonly light: string; readonly dark: string }
  readonly radius: 'square' | 'soft' | 'round'
  readonly scheme: 'visitor' | 'light' | 'dark'
  readonly font: 'own' | 'site' | 'system'
  /** Pixels. */
  readonly maxWidth: number
}

const radii = { square: '0px', soft: '10px', round: '20px' }
const system = `system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`

/** Returns the complete style sheet of a widget's frame. */
export function widgetStyle(look: WidgetLook): string {
  const inLight = `${light};--edge:${look.edge.light}`
  const inDark = `${dark};--edge:${look.edge.dark}`
  const font = look.font === 'own' ? `'Hanken Grotesk Variable',${system}` : system
  const headings = look.font === 'own' ? `'Bricolage Grotesque Variable',${font}` : 'inherit'
  const schemes = {
    light: `:root{color-scheme:light;${inLight}}`,
    dark: `:root{color-scheme:dark;${inDark}}`,
    visitor: `:root{color-scheme:light dark;${inLight}}@media(prefers-color-scheme:dark){:root{${inDark}}}`,
  }
  return `${schemes[look.scheme]}:root{--accent:${look.accent};--on-accent:${look.onAccent};--radius:${radii[look.radius]};--max:${look.maxWidth}px;--font:${font};--headings:${headings}}${rules}`
}

/** No light-dark() and no nesting, since people sell old phones. */
const rules = `*{box-sizing:border-box}
html{background:var(--surface);-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;margin:0;background:var(--surface);color:var(--ink);font:1rem/1.43 var(--font);font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
body.inline{min-height:0}
[hidden]{display:none!important}
p,h1,h2,ul,fieldset,legend{margin:0;padding:0;border:0}
ul{list-style:none}
a,.link{color:inherit;text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.head :focus-visible{outline-color:var(--on-accent)}
main:focus{outline:0}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.head{position:sticky;top:0;z-index:2;display:grid;grid-template-columns:1fr auto auto;align-items:center;gap:.5rem .75rem;padding:.625rem max(1rem,calc((100% - var(--max))/2 + 1rem));background:var(--accent);color:var(--on-accent)}
.titles{min-width:0}
.title{font-weight:650;line-height:1.25}
.shop,.step{font-size:.8125rem}
.close{display:grid;place-items:center;width:2.75rem;height:2.75rem;margin:-.5rem -.75rem -.5rem 0;border:0;border-radius:50%;background:none;color:inherit;cursor:pointer}
.close svg{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.bars{grid-column:1/-1;display:flex;gap:.25rem}
.bars i{flex:1;height:.25rem;border-radius:1rem;background:currentColor;opacity:.35}
.bars i.on{opacity:1}
main{flex:1;display:flex;flex-direction:column;gap:1rem;width:100%;max-width:var(--max);margin:0 auto;padding:1rem}
h1{font:680 1.5rem/1.2 var(--headings);letter-spacing:-.012em;text-wrap:balance}
h2{font:650 1.25rem/1.25 var(--headings)}
form.answers{gap:1rem}
p:empty{position:absolute}
.text{color:var(--ink-2)}
.small{color:var(--ink-3);font-size:.875rem}
.row{display:flex;align-items:center;justify-content:space-between;gap:1rem}
.back{display:inline-flex;align-items:center;min-height:2.75rem}
.link{padding:.625rem 0;border:0;background:none;font:inherit;font-weight:550;text-decoration:underline;text-align:left;cursor:pointer}
.field{display:flex;flex-direction:column;gap:.25rem}
.field label,.label{font-weight:550}
.field input{width:100%;min-height:3.25rem;padding:.5rem .75rem;border:1px solid var(--control);border-radius:var(--radius);background:var(--surface);color:var(--ink);font:inherit;font-size:1.0625rem}
.field input[aria-invalid=true]{border:2px solid var(--problem)}
.problem{color:var(--problem);font-size:.875rem;font-weight:550}
.found{border-top:1px solid var(--line)}
.found button{display:flex;align-items:center;gap:.75rem;width:100%;min-height:3.5rem;padding:.5rem 0;border:0;border-bottom:1px solid var(--line);background:none;color:inherit;font:inherit;text-align:left;cursor:pointer}
.found b{display:block;font-weight:620}
.found small{color:var(--ink-3);font-size:.875rem}
.found svg{flex:none;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
mark{background:var(--hit);color:inherit;border-radius:2px}
details{border:1px solid var(--line);border-radius:var(--radius);background:var(--raised)}
summary{padding:.875rem 1rem;font:620 1rem/1.3 var(--headings);cursor:pointer}
.ways-to-know{display:grid;grid-template-columns:1fr 1fr;gap:.625rem;padding:0 .75rem .75rem}
.ways-to-know li{display:flex;flex-direction:column;min-width:0;padding:.625rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface);font-size:.875rem;line-height:1.35}
.ways-to-know svg{width:100%;margin-bottom:.5rem;border-radius:4px;background:var(--raised);fill:none;stroke:var(--mark);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.body{fill:var(--line)}.lit{fill:var(--hit);stroke:none}.faint{stroke:var(--control)}
.ways-to-know text{fill:var(--ticket-ink);stroke:none;font:10px ui-monospace,monospace;text-anchor:middle}
.answers{display:flex;flex-direction:column;gap:.5rem;min-width:0}
.answer{position:relative;display:flex;align-items:center;gap:1rem;min-height:4rem;padding:.5rem 1rem;border:1px solid var(--control);border-radius:var(--radius);cursor:pointer}
.answer>span{flex:1;min-width:0}
.answer .picture{width:3rem;height:3rem;flex:none;object-fit:contain;border-radius:.375rem}
.answer b{display:block;font-weight:620}
.answer small{display:block;color:var(--ink-3);font-size:.875rem}
.answer:has(:checked){border-color:var(--edge);background:var(--raised);box-shadow:inset 0 0 0 1px var(--edge)}
.answer:focus-within,.way:focus-within{outline:2px solid var(--ink);outline-offset:2px}
input[type=radio],input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--edge);cursor:pointer}
.answer input:focus-visible,.way input:focus-visible{outline:0}
.tick{display:flex;gap:.75rem;align-items:flex-start;min-height:2.75rem;cursor:pointer}
.ticket{position:relative;border:1px solid var(--ticket-line);border-radius:calc(var(--radius) + 2px);background:var(--ticket);color:var(--ticket-ink)}
.ticket::before{content:'';position:absolute;top:.8125rem;right:.8125rem;width:.8125rem;height:.8125rem;border:1px solid var(--ticket-line);border-radius:50%;background:var(--surface)}
.priced{display:flex;flex-direction:column;gap:.375rem;padding:1.125rem 1.25rem 1rem}
.priced p,.priced .link{color:var(--ticket-ink-2)}
.priced b,.priced .hero{color:var(--ticket-ink)}
.hero{display:flex;align-items:flex-start;font:700 3.5rem/1 var(--headings);letter-spacing:-.025em}
.hero.two{font-size:2.25rem}
.currency{margin:.12em .06em 0 0;font-size:.56em}
.cents{margin:.14em 0 0 .09em;font-size:.46em;letter-spacing:0;text-decoration:underline 2px;text-underline-offset:.17em}
.ways{padding:.5rem;border-top:2px dotted var(--ticket-line)}
.way{display:flex;align-items:center;gap:.75rem;min-height:3.25rem;padding:.5rem .75rem;border-radius:8px;cursor:pointer}
.way:has(:checked){background:var(--ticket-select)}
.way span{flex:1}
.way small{display:block;color:var(--ticket-ink-2)}
.card{padding:1rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--raised)}
.foot{position:sticky;bottom:0;padding:.75rem max(1rem,calc((100% - var(--max))/2 + 1rem)) max(.75rem,env(safe-area-inset-bottom));border-top:1px solid var(--line);background:var(--surface)}
.inline .foot,.inline .head{position:static}
#actions{display:flex;flex-direction:column;gap:.5rem}
#actions:empty{display:none}
.primary{width:100%;min-height:3.25rem;padding:.5rem 1rem;border:0;border-radius:var(--radius);background:var(--accent);color:var(--on-accent);font:inherit;font-size:1.0625rem;font-weight:600;cursor:pointer;text-align:center;text-decoration:none}
.with-camera{display:flex;gap:.5rem}
.with-camera input{flex:1;min-width:0}
.camera{display:grid;place-items:center;flex:none;width:3.25rem;height:3.25rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--raised);color:inherit;cursor:pointer}
.camera svg{fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
label.second{display:grid;place-items:center}
label.second:focus-within{outline:2px solid var(--ink);outline-offset:2px}
.film{position:relative;overflow:hidden;min-height:13rem;border-radius:var(--radius);background:#15171a}
.film video,.film img{display:block;width:100%;max-height:60vh;object-fit:contain}
.film::after{content:'';position:absolute;inset:12%;border:3px solid #f5d868;border-radius:14px;pointer-events:none}
a.second{display:grid;place-items:center;margin-top:.75rem;text-decoration:none}
.second{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid var(--control);border-radius:var(--radius);background:var(--surface);color:inherit;font:inherit;font-weight:600;text-align:center;cursor:pointer}
a.primary{display:grid;place-items:center}
.primary[aria-busy=true]{opacity:.8;cursor:default}
.made-with{display:flex;justify-content:center;align-items:center;gap:.5rem;margin-top:.5rem;color:var(--ink-3);font-size:.75rem}
.made-with a{display:inline-flex;align-items:center;min-height:1.5rem}
.made{display:inline-flex;align-items:center;gap:.375rem;margin:0}
.mark{fill:var(--mark)}.pip{fill:var(--pip)}
@media(prefers-reduced-motion:no-preference){.bars i{transition:opacity .2s}}`
