/** The type scale: Inter, three weights, figures that line up. */
import type { TypographyVariantsOptions } from '@mui/material/styles';
import { tabularFigures } from '../../format/figure-style.ts';

export const typography: TypographyVariantsOptions = {
  fontFamily: '"Inter Text", "Inter Text Stand-in", "Inter Variable", "Inter Fallback", system-ui, -apple-system, "Segoe UI", sans-serif',
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.015em' },
  h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.35, letterSpacing: '-0.008em' },
  h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  h4: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  subtitle1: { fontSize: '1rem', fontWeight: 500, lineHeight: 1.5 },
  subtitle2: { fontSize: '0.875rem', fontWeight: 500, lineHeight: 1.45 },
  caption: { fontSize: '0.75rem', lineHeight: 1.45 },
  button: { fontSize: '0.875rem', fontWeight: 500, textTransform: 'none' },
  figure: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em', fontVariantNumeric: tabularFigures },
  hero: { fontSize: 'clamp(2.25rem, 5vw, 3.5rem)', fontWeight: 600, lineHeight: 1.08, letterSpacing: '-0.03em' },
  display: { fontSize: 'clamp(1.625rem, 3vw, 2.125rem)', fontWeight: 600, lineHeight: 1.18, letterSpacing: '-0.022em' },
};
