/** The MUI theme: both colour schemes as CSS variables, type, space and the look of the components. */
import { createTheme } from '@mui/material/styles';
import type { PaletteOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light } from './tokens.ts';
import type { SchemeTokens } from './tokens.ts';
import { typography } from './typography.ts';

function palette(tokens: SchemeTokens): PaletteOptions {
  return {
    primary: { main: tokens.primary, dark: tokens.primaryHover, contrastText: tokens.primaryInk },
    secondary: { main: tokens.secondary, contrastText: tokens.paper },
    success: { main: tokens.positive, contrastText: tokens.paper },
    error: { main: tokens.negative, dark: tokens.negativeHover, contrastText: tokens.paper },
    warning: { main: tokens.warning, contrastText: tokens.paper },
    info: { main: tokens.info, contrastText: tokens.paper },
    text: { primary: tokens.text, secondary: tokens.secondary, disabled: tokens.muted },
    background: { default: tokens.page, paper: tokens.paper },
    divider: tokens.divider,
    // Disabled controls stay readable: what cannot be done now is still worth knowing about.
    action: { disabled: tokens.muted, disabledBackground: tokens.divider },
    muted: tokens.muted,
    edge: tokens.edge,
    tint: {
      primary: tokens.primaryTint,
      positive: tokens.positiveTint,
      negative: tokens.negativeTint,
      warning: tokens.warningTint,
      info: tokens.infoTint,
    },
    // Numbered from 1, so that charts read them as --mui-palette-series-1 and follow the scheme.
    series: Object.fromEntries(tokens.series.map((color, index) => [index + 1, color])),
  };
}

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  shape: { borderRadius: 6 },
  spacing: 8,
  typography,
  components,
  transitions: {
    duration: { shortest: 120, shorter: 120, short: 160, standard: 180, complex: 200, enteringScreen: 160, leavingScreen: 120 },
  },
});
