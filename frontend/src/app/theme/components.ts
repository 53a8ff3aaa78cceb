/** How MUI's components look here: flat, bordered, calm, with a visible focus. */
import type { Components, Theme } from '@mui/material/styles';
import { baseline } from './baseline.ts';
import { tabularFigures } from '../../format/figure-style.ts';

const cardRadius = 10;

export const components: Components<Theme> = {
  MuiCssBaseline: { styleOverrides: baseline },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        paddingInline: 14,
        // What has a shape of its own is easy to hit with a thumb; two beside each other are of one height.
        [theme.breakpoints.down('sm')]: {
          '&.MuiButton-contained, &.MuiButton-outlined': { minHeight: 44 },
          '&.MuiButton-contained.MuiButton-sizeSmall, &.MuiButton-outlined.MuiButton-sizeSmall': { minHeight: 36 },
        },
      }),
      sizeLarge: { minHeight: 46, paddingInline: 22, fontSize: '1rem' },
      sizeSmall: { minHeight: 30, paddingInline: 10, fontSize: '0.8125rem' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: cardRadius } },
  },
  MuiDialog: {
    // What is behind is hidden by itself; "modal" would hide the notifications too, which stand beside it.
    defaultProps: { 'aria-modal': false },
    styleOverrides: { paper: { borderRadius: cardRadius }, paperFullScreen: { borderRadius: 0 } },
  },
  MuiMenu: {
    // It stands outside of the page's landmarks, so it is one itself.
    defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Choices' } } },
    styleOverrides: { paper: { borderRadius: 8 } },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: cardRadius, alignItems: 'center' } } },
  MuiChip: {
    styleOverrides: { root: { fontWeight: 500, borderRadius: 999 }, sizeSmall: { height: 22, fontSize: '0.75rem' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.edge }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.8125rem',
        padding: '7px 12px',
        fontVariantNumeric: tabularFigures,
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({ fontWeight: 500, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.75rem' } } },
  MuiLinearProgress: { styleOverrides: { root: { height: 6, borderRadius: 999 } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        fontWeight: 500,
        paddingBlock: 6,
        paddingInline: 14,
        color: theme.vars.palette.text.secondary,
        borderColor: theme.vars.palette.edge,
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', fontSize: '0.875rem', minHeight: 44 } } },
};
