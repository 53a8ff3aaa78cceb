/** The look of the ledger's list: one style sheet for all of its rows, made once. A row that scrolls into view only takes names of it. */
import GlobalStyles from '@mui/material/GlobalStyles';
import { tabularFigures } from '../../format/figure-style.ts';

export const WIDE_ROW_PX = 40;
export const CARD_PX = 76;
export const TOP_BAR_PX = 56;
export const HEAD_PX = 38;

/** For a button with a symbol, which is enough on a phone: its words, in a span, stand there where there is room. It needs a label. */
export const wordsOnlyIfWide = { minWidth: { xs: 44, sm: 64 }, px: { xs: 0, sm: 1.75 }, '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 1 } }, '& > span:last-of-type': { display: { xs: 'none', sm: 'inline' } } } as const;

/** In place of words that are on their way. */
const bar = (color: string, left: string, width: string) => `linear-gradient(${color}, ${color}) ${left} 50% / ${width} 10px no-repeat`;

/** An element rather than a component: React leaves it alone while the list scrolls. */
export const ledgerStyles = (
  <GlobalStyles
    styles={({ breakpoints, vars: { palette } }) => ({
      '.ledger': { border: `1px solid ${palette.divider}`, borderRadius: 10, backgroundColor: palette.background.paper },
      '.ledger-head': { position: 'sticky', top: TOP_BAR_PX, zIndex: 2 },
      '.ledger-rows': { position: 'relative' },
      // The same cells stand in columns or as a card.
      '.ledger-row': {
        display: 'grid', columnGap: 16, padding: '0 16px', fontSize: '0.8125rem', borderBottom: `1px solid ${palette.divider}`, alignItems: 'center',
        gridTemplateColumns: '96px minmax(0, 2.2fr) minmax(0, 1.3fr) minmax(0, 1.3fr) minmax(0, 1fr) 120px',
        gridTemplateAreas: '"date description counterparty category account amount"',
      },
      '.ledger-row [data-cell]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '.ledger-row [data-cell=date]': { gridArea: 'date', color: palette.text.secondary, fontVariantNumeric: tabularFigures },
      '.ledger-row [data-cell=description]': { gridArea: 'description' },
      '.ledger-row [data-cell=counterparty]': { gridArea: 'counterparty', color: palette.text.secondary },
      '.ledger-row [data-cell=category]': { gridArea: 'category' },
      '.ledger-row [data-cell=account]': { gridArea: 'account', color: palette.text.secondary },
      '.ledger-row [data-cell=amount]': { gridArea: 'amount', textAlign: 'right', fontWeight: 500, fontVariantNumeric: tabularFigures },
      '.ledger-row [data-cell=amount][data-direction=in]': { color: palette.success.main },
      '.ledger-waiting': { gridColumn: '1 / -1', height: 20, background: [bar(palette.divider, '0', '72px'), bar(palette.divider, '112px', '30%'), bar(palette.divider, '100%', '72px')].join(', ') },
      '.ledger-row svg': { fontSize: 15, marginRight: 4, verticalAlign: -2 },
      '.ledger-names': { height: HEAD_PX, backgroundColor: palette.background.paper, fontWeight: 500, borderRadius: '10px 10px 0 0' },
      '.ledger-names [data-cell]': { color: palette.text.secondary, fontWeight: 500 },
      '.ledger-row[data-index]': { position: 'absolute', left: 0, right: 0, top: 0, cursor: 'pointer', alignContent: 'center', backgroundColor: palette.background.paper, contain: 'strict' },
      '.ledger-row[data-index]:hover': { backgroundColor: palette.background.default },
      '.ledger-row[data-index][aria-selected=true]': { backgroundColor: palette.tint.primary },
      '.ledger-row[data-index]:focus-visible': { outlineOffset: '-2px !important', zIndex: 1 },
      [breakpoints.down('md')]: {
        '.ledger-row': {
          paddingBlock: 6, gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"description amount" "counterparty counterparty" "date category"',
        },
        '.ledger-row[data-index] [data-cell=description]': { fontWeight: 500 },
        '.ledger-row[data-index] [data-cell=category]': { textAlign: 'right' },
        '.ledger-row[data-index] [data-cell=account]': { display: 'none' },
        '.ledger-row[data-index="0"]': { borderRadius: '9px 9px 0 0' },
        // Cards have no columns, but their cells are still read with the names of columns.
        '.ledger-names': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
      },
    })}
  />
);
