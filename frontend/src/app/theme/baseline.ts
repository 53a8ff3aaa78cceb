/** Page-wide rules: focus that is always seen, nothing hidden under the top bar, no motion for those who asked for none. */
import type { Theme } from '@mui/material/styles';
import type { Interpolation } from '@mui/system';

export const baseline = (theme: Theme): Record<string, Interpolation<Theme>> => ({
  html: { scrollPaddingTop: 72, WebkitTextSizeAdjust: '100%' },
  body: { overflowWrap: 'break-word', fontFeatureSettings: '"cv05", "cv11"' },
  'a:focus-visible, button:focus-visible, [tabindex]:focus-visible, summary:focus-visible, .Mui-focusVisible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  'h1:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
