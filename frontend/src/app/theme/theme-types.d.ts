/** Tells the type checker what this theme adds to MUI's. */
import '@mui/material/styles';
import '@mui/material/Typography';
import type { CSSProperties } from 'react';

interface Tints {
  primary: string;
  positive: string;
  negative: string;
  warning: string;
  info: string;
}

declare module '@mui/material/styles' {
  /** `theme.vars` is always there. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette {
    muted: string;
    edge: string;
    tint: Tints;
    series: Record<string, string>;
  }
  interface PaletteOptions {
    muted?: string;
    edge?: string;
    tint?: Tints;
    series?: Record<string, string>;
  }
  interface TypographyVariants {
    figure: CSSProperties;
    hero: CSSProperties;
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: CSSProperties;
    hero?: CSSProperties;
    display?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
    hero: true;
    display: true;
  }
}
