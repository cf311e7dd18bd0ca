import { mostSwitched } from '../lines/choice.ts'

const font = `'Hanken Grotesk Variable','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`
const headings = `'Bricolage Grotesque Variable',${font}`

const light = `--canvas:#f4f4f0;--surface:#fff;--line:#ebebe5;--line-2:#deded6;--control:#8e8d80;
--ink:#1d1d18;--ink-2:#4d4c42;--ink-3:#656458;--brand:#1d5634;--brand-hover:#103e25;--brand-ink:#1d5634;--focus:#397748;
--select:#e9edd7;--on-select:#103e25;--ticket:#fbf4cf;--ticket-line:#e6d791;--ticket-ink:#2b2710;--ticket-ink-2:#655b28;
--ticket-select:#fdfaea;--problem-bg:#fff2f2;--problem:#a01d28;--danger:#a01d28;--danger-hover:#7c171e;--mark:#1d5634;--pip:#fdf9e3`

const dark = `--canvas:#121511;--surface:#1a1d18;--line:#2b2f28;--line-2:#3a3e36;--control:#70746b;
--ink:#eceee8;--ink-2:#ced0c9;--ink-3:#a9aca3;--brand:#397748;--brand-hover:#316b43;--brand-ink:#b2c994;--focus:#88b175;
--select:#28382a;--on-select:#b2c994;--ticket:#2b2817;--ticket-line:#514a26;--ticket-ink:#faf1c4;--ticket-ink-2:#cfc489;
--ticket-select:#1d1d17;--problem-bg:#45191d;--problem:#fba7a7;--danger:#a01d28;--danger-hover:#7c171e;--mark:#88b175;--pip:#141712`

/**
 * Shows the elements of the chosen proposition of a single device; the server marks the preselected one with
 * "on".
 */
const shown = Array.from({ length: mostSwitched }, (_, index) => `form:has(.o${index}:checked) .v${index}`)

/**
 * The complete style sheet of a customer's page, embedded in the page. No light-dark() and no nesting, since
 * people sell old phones. The script adds fonts with these names once the page is complete.
 */
export const pageStyle = `:root{color-scheme:light dark;${light}}
@media(prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;margin:0;background:var(--canvas);color:var(--ink);font:1rem/1.43 ${font};font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2{margin:0;font-family:${headings};text-wrap:balance}
h1{margin-block:.75rem .25rem;font-size:1.625rem;font-weight:680;line-height:1.15;letter-spacing:-.012em}
h2{font-size:1.125rem;font-weight:650;line-height:1.25}
p,ul,ol,dl,dd,fieldset{margin:0;padding:0;border:0}
ul,ol{list-style:none}
a,.link{color:var(--brand-ink);text-underline-offset:.18em}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.icon{flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.shop{width:100%;max-width:30rem;margin:0 auto;display:flex;align-items:center;gap:.625rem;padding:.875rem 1rem;line-height:1.3}
.shop>span+span{flex:1}
.shop>span+span,.facts dt{min-width:0}
.call{flex:none;width:2.75rem;padding:0}
.shop b{display:block;font-size:.875rem;font-weight:620}
.shop small{color:var(--ink-3);font-size:.75rem}
.initials{display:grid;flex:none;place-items:center;width:2.5rem;height:2.5rem;border-radius:27%;background:var(--select);color:var(--on-select);font-size:1.05rem;font-weight:650;line-height:1}
.logo{display:grid;flex:none;place-items:center;width:2.5rem;height:2.5rem}
.logo img{max-width:100%;max-height:100%}
main,form{display:flex;flex:1;flex-direction:column;gap:.875rem}
main>:not(form),form>*{width:min(100% - 2rem,28rem);margin-inline:auto}
.card{display:flex;flex-direction:column;gap:.75rem;padding:1rem;border:1px solid var(--line-2);border-radius:.75rem;background:var(--surface)}
.ticket{position:relative;border:1px solid var(--ticket-line);border-radius:.75rem;background:var(--ticket);color:var(--ticket-ink)}
.ticket::before{content:'';position:absolute;top:.8125rem;right:.8125rem;width:.8125rem;height:.8125rem;border:1px solid var(--ticket-line);border-radius:50%;background:var(--canvas)}
.price{display:flex;flex-direction:column;align-items:flex-start;gap:.5rem;padding:1.125rem 1.25rem 1rem}
.price>p{color:var(--ticket-ink-2);font-weight:550}
.price .rounding{margin:0;color:var(--ticket-ink-2);font-size:.8125rem}
.price>.until{display:flex;align-items:center;gap:.375rem;font-size:.8125rem;font-weight:400}
.hero{display:inline-flex;font:700 clamp(3rem,16vw,4rem)/1 ${headings};letter-spacing:-.025em;white-space:nowrap}
.hero>span{display:inline-flex;align-items:flex-start}
.hero-currency{font-size:.56em;margin:.12em .06em 0 0;font-weight:650}
.hero-cents{font-size:.46em;margin:.14em 0 0 .09em;letter-spacing:0;text-decoration:underline 2px;text-underline-offset:.17em}
.direction{display:block;margin-bottom:.5rem;color:var(--ticket-ink-2);font-weight:550}
.offers{min-width:0}
.ticket .offers{padding:.5rem .625rem .625rem;border-top:2px dotted var(--ticket-line)}
.offers label{display:flex;align-items:center;gap:.625rem;min-height:3.5rem;padding:.4375rem .625rem;border-radius:.5rem;cursor:pointer;position:relative}
.offers span{flex:1;min-width:0;line-height:1.3}
.offers b{font-weight:650}
.offers small{display:block;color:var(--ink-3);font-size:.8125rem}
.ticket .offers small{color:var(--ticket-ink-2)}
.offers label>b{flex:none;max-width:50%;font-size:1.0625rem;text-align:right}
input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem;margin:0;accent-color:var(--brand)}
.extras legend,.alternatives legend small{font-size:.875rem}
.extras label{min-height:2.75rem;margin-inline:-.625rem}
.open{font:650 1.375rem/1.2 ${headings};text-wrap:balance}
.take{cursor:pointer}
.tick.take{align-items:center;padding:.25rem 0}
.tick.take small,.alternatives legend small{display:block;color:var(--ink-3)}
.alternatives{display:grid;gap:.875rem;min-width:0}
.alternatives legend{margin-bottom:.625rem;font-size:1.125rem;font-weight:650}
.alternatives .card:has(.take>:checked){border-color:var(--brand);box-shadow:0 0 0 1px var(--brand)}
.device>span:not(.drawing):not(.line-amount){flex:1;min-width:0}
@media(min-width:52rem){form>.alternatives{width:min(100% - 2rem,56rem);grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));align-items:start}.alternatives legend{grid-column:1/-1}}
input[type=radio]{appearance:none;-webkit-appearance:none;flex:none;width:1.25rem;height:1.25rem;margin:0;border:1px solid var(--control);border-radius:50%;background:var(--surface);cursor:pointer}
.ticket input{border-color:var(--ticket-ink-2)}
input[type=radio]:checked{border:.375rem solid var(--brand)}
.offers label:has(:checked){background:var(--select)}
.ticket .offers label:has(:checked){background:var(--ticket-select)}
.offers label:has(:focus-visible){outline:2px solid var(--focus);outline-offset:-2px}
.v:not(.on){display:none}
.bar .v.on{display:none}
@supports selector(:has(*)){.v.on{display:none}form:not(:has(.offers :checked)) .v.on,${shown.join(',')}{display:block}}
.device{display:flex;align-items:center;gap:.75rem}
.device>div{flex:1;min-width:0}
.device b{font-weight:620;text-wrap:balance}
.drawing{display:grid;flex:none;place-items:center;width:3.5rem;height:3.5rem;border:1px solid var(--line-2);border-radius:.75rem;color:var(--brand-ink)}
.drawing .icon{stroke-width:2}
.identifier{color:var(--ink-3);font:.8125rem/1.4 'Cascadia Mono',Consolas,Menlo,monospace}
.line-amount{max-width:45%;text-align:right;line-height:1.3}
.line-amount small{display:block;color:var(--ink-3);font-size:.75rem}
.facts{font-size:.9375rem}
.facts>div{display:flex;justify-content:space-between;gap:1rem;padding:.4375rem 0;border-top:1px solid var(--line)}
.facts dt{color:var(--ink-3)}
.facts dd{max-width:60%;font-weight:550;text-align:right}
summary{display:flex;align-items:center;justify-content:space-between;gap:.5rem;min-height:2.75rem;padding:.25rem 0;border-top:1px solid var(--line);font-weight:550;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
[open]>summary .icon{transform:rotate(180deg)}
summary .icon{color:var(--brand-ink)}
summary span{flex:1}
summary>:last-child{color:var(--ink-3)}
.folded{gap:0;padding-block:.25rem}
.folded>:first-child>summary,.folded>.facts:first-child>:first-child{border-top:0}
.folded details+details,.folded .facts+details{margin-top:0}
.condition{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));font-size:.9375rem}
.condition>div{padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line)}
.condition>div:nth-child(even){padding-left:.75rem;border-left:1px solid var(--line)}
.condition>div:last-child:nth-child(odd){grid-column:1/-1}
.condition dt{color:var(--ink-3);font-size:.8125rem}
.condition dd{font-weight:550}
.place{display:flex;gap:.75rem}
.place+.place{padding-top:.75rem;border-top:1px solid var(--line)}
.place>.icon{color:var(--brand-ink)}
.place>div{flex:1;min-width:0}
.place b{font-weight:620}
.place small{display:block;color:var(--ink-3);font-size:.8125rem}
.place dl{margin-top:.25rem;color:var(--ink-2);font-size:.9375rem}
.place dl>div{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.75rem;line-height:1.6}
.pair{display:flex;flex-wrap:wrap;gap:.5rem}
.pair .button{flex:1 1 auto;white-space:nowrap;gap:.5rem;font-size:.9375rem}
.numbered{counter-reset:step}
.numbered li{display:flex;gap:.75rem;padding:.625rem 0;counter-increment:step}
.numbered li+li{border-top:1px solid var(--line)}
.numbered li::before{content:counter(step);flex:none;display:grid;place-items:center;width:1.5rem;height:1.5rem;border-radius:50%;background:var(--canvas);color:var(--ink-2);font-size:.8125rem;font-weight:620}
.price.admit{flex-direction:row;justify-content:space-between;gap:1rem;padding-right:2.5rem}
.admit>div{display:flex;flex-direction:column;gap:.5rem;min-width:0}
.admit .hero{font-size:clamp(2.25rem,12vw,3rem)}
.admit .until{margin:0;color:var(--ticket-ink-2);font-size:.875rem}
.qr{flex:none;width:6.75rem;height:6.75rem;padding:.25rem;border:1px solid var(--ticket-line);border-radius:.5rem;background:#fff}
.qr svg{display:block;width:100%;height:100%}
.show{display:flex;align-items:center;gap:.5rem;padding:.75rem 1.25rem;border-top:2px dotted var(--ticket-line);color:var(--ticket-ink-2);font-size:.8125rem}
.show span{flex:1}
.show b{color:var(--ticket-ink);font-family:'Cascadia Mono',Consolas,Menlo,monospace}
details+details,.facts+details{margin-top:-.75rem}
.receipt{padding:.25rem 0 .5rem;font-size:.8125rem}
.receipt li{display:flex;gap:.5rem;align-items:baseline;padding:.3125rem 0}
.receipt span{flex:1;min-width:0}
.receipt i{color:var(--ink-3);font-style:normal}
.receipt b{flex:none;max-width:50%;font-weight:inherit;text-align:right}
.receipt .sum{border-top:1px solid var(--line-2);margin-top:.125rem;font-weight:550}
.receipt .total{border-top:2px solid var(--ink);margin-top:.125rem;font-size:.9375rem;font-weight:650}
.note{color:var(--ink-2);white-space:pre-line}
.steps li{display:flex;align-items:center;gap:.75rem;min-height:2.5rem}
.steps .icon{color:var(--brand-ink)}
.problem:not([hidden]){display:flex}
.problem{gap:.625rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--problem-bg);color:var(--problem)}
.tax{color:var(--ink-3);font-size:.8125rem;margin-block:0}
.notice{display:flex;gap:.625rem;padding:.75rem 1rem;border-radius:.5rem;background:var(--select);color:var(--on-select)}
.asked>div+div{padding-top:.75rem;border-top:1px solid var(--line)}
.asked small{color:var(--ink-3);font-size:.8125rem}
.asked p{margin-bottom:.5rem}
.aside{color:var(--ink-3);font-size:.8125rem;text-align:center}
.aside.large{font-size:1rem}
.aside a{display:inline-block;padding:.75rem .25rem}
.made{display:flex;align-items:center;justify-content:center;gap:.375rem;padding-block:.5rem 1.25rem;color:var(--ink-3);font-size:.75rem}
.mark{flex:none;fill:var(--mark)}
.pip{fill:var(--pip)}
.bar{position:sticky;bottom:0;z-index:5;display:flex;align-items:center;gap:1rem;width:100%;margin-top:auto;padding:.75rem max(1rem,50% - 14rem);padding-bottom:max(.75rem,env(safe-area-inset-bottom));border-top:1px solid var(--line-2);background:var(--surface)}
.bar>div{min-width:0;max-width:45%;line-height:1.2}
.bar small{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;color:var(--ink-3);font-size:.75rem}
.bar b{font-size:1.125rem;font-weight:650}
[data-live=net]{display:none}
.tick,.label,.field{scroll-margin-block:1rem 7rem}
.bar.two .button{flex-basis:0;padding-inline:.5rem}
.was-now{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .875rem}
.was-now>span:last-child{font-size:1.125rem;line-height:1.3}
.was-now small{display:block;color:var(--ticket-ink-2);font-size:.75rem}
.was-now s{color:var(--ticket-ink-2);font-weight:550}
.finding{display:flex;flex-direction:column;gap:.375rem;padding-bottom:.875rem;border-bottom:1px solid var(--line)}
.finding h2{display:flex;justify-content:space-between;gap:.75rem;font-size:1rem}
.finding h2 b{flex:none}
.finding p{color:var(--ink-2);font-size:.875rem}
.photos{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin-top:.25rem}
.photos figure{margin:0;min-width:0}
.photos a{display:block;overflow:hidden;border:1px solid var(--line-2);border-radius:.5rem}
.photos img{display:block;width:100%;aspect-ratio:4/3;object-fit:cover;background:var(--line)}
.photos figcaption{margin-top:.25rem;color:var(--ink-3);font-size:.75rem}
.attached li{padding:.375rem 0}
[aria-busy=true] [data-live]{opacity:.45}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.375rem 1rem;border:1px solid var(--line-2);border-radius:.5rem;background:var(--surface);color:var(--ink);font:550 1rem/1.2 ${font};text-align:center;text-decoration:none;cursor:pointer}
.primary{border-color:transparent;background:var(--brand);color:#fff}
.primary:hover{background:var(--brand-hover)}
.danger{border-color:transparent;background:var(--danger);color:#fff}
.danger:hover{background:var(--danger-hover)}
.bar .button{flex:1 1 9rem;min-width:9rem;min-height:3.25rem;border-radius:.625rem;font-size:1.0625rem}
[aria-disabled=true]{opacity:.7;cursor:progress}
.reasons label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;cursor:pointer}
legend,.label{padding:0;font-weight:550}
.error{color:var(--problem);font-size:.875rem}
textarea,.field{display:block;width:100%;margin-top:.375rem;padding:.625rem .75rem;border:1px solid var(--control);border-radius:.5rem;background:var(--surface);color:inherit;font:inherit;resize:vertical}
textarea{min-height:5rem}
.field{min-height:2.75rem;font-weight:400}
.tick{display:flex;align-items:flex-start;gap:.75rem;padding-block:.75rem .25rem;cursor:pointer}
.tick input{flex:none;width:1.5rem;height:1.5rem;margin:0;accent-color:var(--brand)}
.pad{display:block;width:100%;height:auto;aspect-ratio:3/1;border:1px dashed var(--control);border-radius:.5rem;touch-action:none;cursor:crosshair}
.signing:not([hidden]){display:flex;flex-direction:column;gap:.5rem}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;justify-content:flex-end}
.message{display:flex;flex-direction:column;align-items:center;gap:.5rem;padding:3rem 1rem;text-align:center}
.message>.icon,.message p{color:var(--ink-2)}
.message form{display:block;margin-top:.5rem}
@media print{:root{color-scheme:light;${light}}body{background:#fff}.bar,.aside,.buttons,.problem{display:none}details::details-content{content-visibility:visible;display:block}.card,.ticket{break-inside:avoid}}
`
