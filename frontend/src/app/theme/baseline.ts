/** Page-wide rules: focus that is always seen, nothing hidden under the top bar, edges in forced colours, no motion for those who asked for none. */
import type { Theme } from '@mui/material/styles';
import type { Interpolation } from '@mui/system';

export const baseline = (theme: Theme): Record<string, Interpolation<Theme>> => ({
  html: { scrollPaddingTop: 72, WebkitTextSizeAdjust: '100%' },
  body: { overflowWrap: 'break-word', fontFeatureSettings: '"cv05", "cv11"' },
  'a:focus-visible, button:focus-visible, [tabindex]:focus-visible, summary:focus-visible, .Mui-focusVisible': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  // A title has the focus when somebody arrives: seen by those who came by keyboard.
  'h1:focus:not(:focus-visible)': { outline: 'none' },
  'h1:focus-visible': { outlineOffset: 4, borderRadius: 2 },
  // Fills vanish in forced colours: what was told by them alone gets an edge or a colour of the system's.
  '@media (forced-colors: active)': {
    '.MuiButton-contained': { border: '1px solid ButtonText !important' },
    '.MuiButton-contained.Mui-disabled': { borderColor: 'GrayText !important' },
    '.MuiSwitch-track': { border: '1px solid ButtonText' },
    '.MuiSwitch-thumb, .MuiTabs-indicator': { backgroundColor: 'ButtonText !important' },
    '.Mui-checked .MuiSwitch-thumb, .MuiLinearProgress-bar': { backgroundColor: 'Highlight !important' },
    '.MuiLinearProgress-root': { border: '1px solid ButtonText' },
    '.MuiToggleButton-root.Mui-selected, .MuiMenuItem-root.Mui-selected': { border: '2px solid Highlight !important' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
