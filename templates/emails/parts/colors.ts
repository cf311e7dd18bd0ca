/** Colours of e-mails, light and dark. Source: design tokens; mail clients do not support CSS variables. */
export const emailColors = {
  canvas: { light: '#f4f4f0', dark: '#121511' },
  surface: { light: '#ffffff', dark: '#1a1d18' },
  line: { light: '#ebebe5', dark: '#2b2f28' },
  edge: { light: '#deded6', dark: '#3a3e36' },
  ink: { light: '#1d1d18', dark: '#eceee8' },
  dimmed: { light: '#656458', dark: '#a9aca3' },
  brand: { light: '#1d5634', dark: '#397748' },
  brandInk: { light: '#1d5634', dark: '#b2c994' },
  initials: { light: '#e9edd7', dark: '#28382a' },
  onInitials: { light: '#103e25', dark: '#b2c994' },
  onBrand: { light: '#ffffff', dark: '#ffffff' },
  ticket: { light: '#fbf4cf', dark: '#2b2817' },
  ticketEdge: { light: '#e6d791', dark: '#514a26' },
  ticketInk: { light: '#2b2710', dark: '#faf1c4' },
  ticketDimmed: { light: '#655b28', dark: '#cfc489' },
} as const

/** System fonts; Apple's are not named. */
export const emailFont = "'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
