import { html } from '@costard/templates'

// Design tokens, light then dark.
export const style = html`<style>
  :root {
    color-scheme: light dark;
    --canvas: light-dark(#f4f4f0, #121511);
    --surface: light-dark(#ffffff, #1a1d18);
    --line: light-dark(#ebebe5, #32352f);
    --ink: light-dark(#1d1d18, #eceee8);
    --quiet: light-dark(#656458, #a9aca3);
    --brand: light-dark(#1d5634, #b2c994);
    --row: light-dark(#f6f8ed, #252923);
    --focus: light-dark(#397748, #88b175);
  }
  * {
    box-sizing: border-box;
  }
  body {
    margin: 0;
    background: var(--canvas);
    color: var(--ink);
    font:
      1rem/1.5 'Hanken Grotesk Variable',
      'Segoe UI',
      Roboto,
      'Helvetica Neue',
      Arial,
      sans-serif;
  }
  main {
    max-width: 56rem;
    margin: 0 auto;
    padding: 1.5rem 1rem 3rem;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem 1rem;
    margin-bottom: 1rem;
  }
  h1 {
    margin: 0;
    font-size: 1.375rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h2 {
    margin: 1.5rem 0 0.5rem;
    font-size: 1.0625rem;
  }
  a {
    color: var(--brand);
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .note {
    margin: 0;
    flex: 1;
    color: var(--quiet);
    font-size: 0.875rem;
  }
  .button {
    padding: 0.5rem 0.875rem;
    border: 1px solid var(--quiet);
    border-radius: 0.5rem;
    font-weight: 550;
    text-decoration: none;
  }
  .sheet {
    display: block;
    width: 100%;
    margin: 0;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 0.75rem;
  }
  .empty {
    padding: 3rem 1rem;
    text-align: center;
    color: var(--quiet);
  }
  .mails {
    padding: 0;
    list-style: none;
    overflow: hidden;
  }
  .mails li + li {
    border-top: 1px solid var(--line);
  }
  .mails a {
    display: grid;
    grid-template-columns: 16rem 1fr auto;
    gap: 0 1rem;
    padding: 0.625rem 1rem;
    color: inherit;
    text-decoration: none;
  }
  .mails a:hover {
    background: var(--row);
  }
  .mails a:focus-visible {
    outline-offset: -2px;
  }
  .mails span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .subject {
    font-weight: 550;
  }
  .to,
  time {
    color: var(--quiet);
    font-size: 0.875rem;
    line-height: 1.5rem;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 0.125rem 1rem;
    margin: 0 0 1rem;
    font-size: 0.875rem;
  }
  dt {
    color: var(--quiet);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  iframe {
    height: 38rem;
  }
  pre {
    padding: 1rem;
    font:
      0.875rem/1.5 'Atkinson Hyperlegible Mono Variable',
      'Cascadia Mono',
      Consolas,
      monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (max-width: 40rem) {
    .mails a {
      grid-template-columns: 1fr;
    }
  }
</style>`
