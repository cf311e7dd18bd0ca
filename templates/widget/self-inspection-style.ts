import { type WidgetLook, widgetStyle } from './widget-style.ts'

/** Returns the complete style sheet of the page: that of a widget, with additional rules. */
export function selfInspectionStyle(look: WidgetLook): string {
  return widgetStyle(look) + rules
}

/** The code is black on white in both schemes, since cameras read it. */
const rules = `button.answer{width:100%;background:var(--surface);color:inherit;font:inherit;text-align:left}
.parts{margin:0;padding:0;border-top:1px solid var(--line);list-style:none}
.card{display:flex;flex-direction:column;gap:.5rem}
.parts li{display:grid;grid-template-columns:1.75rem minmax(0,1fr) auto;gap:.75rem;align-items:center;min-height:3.5rem;padding:.375rem 0;border-bottom:1px solid var(--line)}
.parts .mark-of{display:grid;place-items:center;width:1.625rem;height:1.625rem;border:1.5px solid var(--control);border-radius:50%;font-size:.8125rem;font-weight:600}
.parts .mark-of svg{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.parts .is-done .mark-of{border-color:transparent;background:var(--accent);color:var(--on-accent)}
.parts small{display:block;color:var(--ink-3);font-size:.875rem}
.parts .link{min-height:2.75rem;min-width:2.75rem;text-align:right}
.address{font:600 1.0625rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
.light{position:absolute;z-index:1;left:.5rem;bottom:.5rem;min-width:2.75rem;min-height:2.75rem;padding:.25rem .75rem;border:1px solid #8e8d80;border-radius:2rem;background:#15171a;color:#fff;font:inherit;cursor:pointer}
.light[aria-pressed=true]{background:#f5d868;color:#1d1d18}
.qr{width:11rem;max-width:100%;border-radius:var(--radius);background:#fff}
.qr svg{display:block;width:100%;height:auto}
.verdict{display:inline-flex;align-self:flex-start;gap:.375rem;padding:.375rem .75rem;border-radius:2rem;background:var(--raised);border:1px solid var(--line);font-weight:600}
.verdict.bad{border-radius:var(--radius);border-color:var(--problem);color:var(--problem)}
.verdict:empty{display:none}
.seen{position:absolute;z-index:1;right:.5rem;bottom:.5rem;margin:0;border-color:transparent;background:#fff;color:#1d5634}
.level{width:100%;height:1rem;accent-color:var(--accent)}
dialog{width:100vw;max-width:none;height:100vh;height:100dvh;max-height:none;margin:0;padding:0;border:0;overflow:hidden}
dialog.sheet{background:#fff;color:#1d1d18}
dialog.sheet .inner{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:.75rem;height:100%;padding:1rem;text-align:center;overflow:auto}
dialog.sheet .qr{width:min(78vw,60vh)}
dialog.sheet .code{font:700 clamp(3rem,18vw,6rem)/1 ui-monospace,monospace;letter-spacing:.04em;white-space:nowrap}
dialog.sheet .close,dialog .corner{position:absolute;top:.5rem;right:.5rem;display:grid;place-items:center;min-width:2.75rem;min-height:2.75rem;margin:0;padding:.25rem .75rem;border:1px solid #8e8d80;border-radius:2rem;background:#fff;color:#1d1d18;font:inherit;font-weight:600;cursor:pointer}
dialog .corner.low{top:auto;bottom:max(.5rem,env(safe-area-inset-bottom))}
dialog.sheet :focus-visible,dialog .corner:focus-visible{outline-color:#1d1d18}
dialog.touch{flex-direction:column}
dialog.touch[open]{display:flex}
dialog.touch .corner{position:static;border-radius:0;flex:none}
.squares{flex:1;display:grid;grid-template-columns:repeat(6,1fr);grid-template-rows:repeat(10,1fr);width:100%;min-height:0;background:#1d1d18;touch-action:none;user-select:none;-webkit-user-select:none}
.squares i{border:1px solid #5c5b52}
.squares i.on{background:#88b175}
.colour{width:100%;height:100%;padding:0;border:0;cursor:pointer}
.colour.c0{background:#fff}.colour.c1{background:#000}.colour.c2{background:#f00}.colour.c3{background:#0f0}.colour.c4{background:#00f}
.colour span{display:inline-block;padding:.375rem .75rem;border-radius:2rem;background:#fff;color:#1d1d18;font:600 1rem/1.3 var(--font)}
.numbers{display:grid;grid-template-columns:repeat(3,1fr);gap:.5rem}`
