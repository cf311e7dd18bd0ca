import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core'
import cssVariables from './css-variables.json' with { type: 'json' }
import tokens from './theme-tokens.json' with { type: 'json' }

/** The design's tokens. The file is plain JSON, so the tuples in it are only known as lists. */
export const theme = createTheme(tokens as unknown as MantineThemeOverride)

/** Surfaces, status colours and the repair of Mantine's near-black light variants in the dark scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: cssVariables.light,
  dark: cssVariables.dark,
})
