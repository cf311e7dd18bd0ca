const font = `'Hanken Grotesk Variable','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`

/** The complete style sheet of a page of the operator, embedded in the page. */
export const contentPageStyle = `:root{color-scheme:light dark;--canvas:#fff;--ink:#1d1d18;--ink-2:#4d4c42;--line:#deded6;--brand:#1d5634}
@media(prefers-color-scheme:dark){:root{--canvas:#1a1d18;--ink:#eceee8;--ink-2:#ced0c9;--line:#3a3e36;--brand:#b2c994}}
body{max-width:44rem;margin:0 auto;padding:0 1.25rem 2rem;background:var(--canvas);color:var(--ink);font:1rem/1.6 ${font};overflow-wrap:anywhere}
header{padding:1rem 0;border-bottom:1px solid var(--line);font-weight:650}
a{color:var(--brand);text-underline-offset:.18em}
header a,footer a{display:inline-flex;align-items:center;min-height:2.75rem;margin-inline-end:1rem}
h1{margin:1.5rem 0 1rem;font-size:1.875rem;line-height:1.15}
h2,h3{margin:1.75rem 0 .5rem;font-size:1.1875rem;line-height:1.3}
li{margin-block:.375rem}
footer{margin-top:3rem;padding-top:.75rem;border-top:1px solid var(--line)}
img{max-width:100%;height:auto}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`
