/** Every transaction of the filter in one long list: only the rows in view are drawn, and they are asked for page by page. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { TransactionFilterInput } from '../../generated/graphql.ts';
import { formatCount } from '../../format/number.ts';
import { GoToDay } from './GoToDay.tsx';
import { CARD_PX, HEAD_PX, ledgerStyles, TOP_BAR_PX, WIDE_ROW_PX } from './ledger-style.tsx';
import { LedgerPageRows, PAGE_ROWS } from './LedgerPageRows.tsx';
import { COLUMNS } from './LedgerRow.tsx';
import type { OrderName } from './use-ledger-place.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowFocus } from './use-row-focus.ts';

interface Props {
  filter: TransactionFilterInput;
  order: OrderName;
  count: number;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Above the list, to its left and to its right. */
  totals: ReactNode;
  actions: ReactNode;
}

/** Browsers cannot draw anything taller than some ten million pixels. */
const MOST_ROWS = 200_000;

function useDistanceFromTop() {
  const list = useRef<HTMLDivElement>(null);
  const [distancePx, setDistancePx] = useState(0);
  // Whatever stands above may change its height, and with it the page's.
  useLayoutEffect(() => {
    const measure = () => setDistancePx(list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0);
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    measure();
    return () => observer.disconnect();
  }, []);
  return { list, distancePx };
}

const head = (
  <div role="rowgroup" className="ledger-head">
    <div role="row" aria-rowindex={1} className="ledger-row ledger-names">
      {COLUMNS.map((name, index) => <div key={name} role="columnheader" aria-colindex={index + 1} data-cell={name.toLowerCase()}>{name}</div>)}
    </div>
  </div>
);

export function LedgerGrid({ filter, order, count, openId, onOpen, totals, actions }: Props) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const heightPx = isWide ? WIDE_ROW_PX : CARD_PX;
  const rowCount = Math.min(count, MOST_ROWS);
  const grid = useRef<HTMLDivElement>(null);
  const { list, distancePx } = useDistanceFromTop();
  const focus = useRowFocus({ grid, rowCount, rowHeightPx: heightPx });
  const virtualizer = useWindowVirtualizer({
    count: rowCount, estimateSize: () => heightPx, overscan: 10, scrollMargin: distancePx, scrollPaddingStart: TOP_BAR_PX + HEAD_PX,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), focus.activeIndex])].filter((index) => index < rowCount).sort((a, b) => a - b),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightPx]);
  const actionsOfRows = useRowActions({ activate: focus.activate, open: onOpen, onKeyDown: (event) => focus.onKeyDown(event, virtualizer) });
  const pages = Map.groupBy(virtualizer.getVirtualItems().map(({ index }) => index), (index) => Math.floor(index / PAGE_ROWS));
  const place = `${JSON.stringify(filter)} ${order}`;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        {totals}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, width: { xs: 1, sm: 'auto' } }}>
          {order === 'newest' ? <GoToDay filter={filter} onFound={(index) => focus.goTo(Math.min(index, rowCount - 1), virtualizer, 'start')} /> : null}
          {actions}
        </Box>
      </Box>
      {ledgerStyles}
      <div ref={grid} role="grid" className="ledger" aria-label="Transactions" aria-rowcount={count + 1} aria-colcount={COLUMNS.length} {...actionsOfRows}>
        {head}
        <div ref={list} role="rowgroup" className="ledger-rows" style={{ height: virtualizer.getTotalSize() }}>
          {[...pages].map(([page, rows]) => (
            <LedgerPageRows key={`${place} ${page}`} page={page} rows={rows} filter={filter} order={order} heightPx={heightPx} activeIndex={focus.activeIndex} openId={openId} />
          ))}
        </div>
      </div>
      {count > MOST_ROWS ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>{`The first ${formatCount(MOST_ROWS)} of ${formatCount(count)} transactions. Filter by period to see the others.`}</Typography>
      ) : null}
    </>
  );
}
