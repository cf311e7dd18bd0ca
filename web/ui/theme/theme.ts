import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core'
import cssVariables from './css-variables.json' with { type: 'json' }
import tokens from './theme-tokens.json' with { type: 'json' }

/** Design tokens. The file is plain JSON, so its tuples are typed as arrays. */
export const theme = createTheme(tokens as unknown as MantineThemeOverride)

/** Surfaces, status colours, and a fix for Mantine's near-black light variants in the dark scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: cssVariables.light,
  dark: cssVariables.dark,
})
