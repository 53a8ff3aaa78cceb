/** The rows of the list that are in view, in a place as tall as all of them. Apart from what stands above, which need not be drawn again while the list scrolls. */
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { TransactionFilterInput } from '../../generated/graphql.ts';
import { CARD_PX, HEAD_PX, TOP_BAR_PX, WIDE_ROW_PX } from './ledger-style.tsx';
import { LedgerPageRows } from './LedgerPageRows.tsx';
import { COLUMNS } from './LedgerRow.tsx';
import { PAGE_ROWS, usePagesAhead } from './ledger-pages.ts';
import type { OrderName } from './use-ledger-place.ts';
import { useRowActions } from './use-row-actions.ts';
import { useRowFocus } from './use-row-focus.ts';

export interface LedgerListHandle {
  goTo(index: number): void;
}

interface Props {
  ref: Ref<LedgerListHandle>;
  filter: TransactionFilterInput;
  order: OrderName;
  /** Of all transactions, and of those that the list can hold. */
  count: number;
  rowCount: number;
  openId: string | null;
  onOpen: (id: string) => void;
}

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

export function LedgerList({ ref, filter, order, count, rowCount, openId, onOpen }: Props) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const heightPx = isWide ? WIDE_ROW_PX : CARD_PX;
  const grid = useRef<HTMLDivElement>(null);
  const { list, distancePx } = useDistanceFromTop();
  const focus = useRowFocus({ grid, rowCount, rowHeightPx: heightPx });
  const virtualizer = useWindowVirtualizer({
    count: rowCount, estimateSize: () => heightPx, overscan: 10, scrollMargin: distancePx, scrollPaddingStart: TOP_BAR_PX + HEAD_PX,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), focus.activeIndex])].filter((index) => index < rowCount).sort((a, b) => a - b),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, heightPx]);
  useImperativeHandle(ref, () => ({ goTo: (index) => focus.goTo(Math.min(index, rowCount - 1), virtualizer, 'start') }));
  usePagesAhead({ virtualizer, filter, order, rowCount });
  const actionsOfRows = useRowActions({ activate: focus.activate, open: onOpen, onKeyDown: (event) => focus.onKeyDown(event, virtualizer) });
  const pages = Map.groupBy(virtualizer.getVirtualItems().map(({ index }) => index), (index) => Math.floor(index / PAGE_ROWS));
  const place = `${JSON.stringify(filter)} ${order}`;
  return (
    <div ref={grid} role="grid" className="ledger" aria-label="Transactions" aria-rowcount={count + 1} aria-colcount={COLUMNS.length} {...actionsOfRows}>
      {head}
      <div ref={list} role="rowgroup" className="ledger-rows" style={{ height: virtualizer.getTotalSize() }}>
        {[...pages].map(([page, rows]) => (
          <LedgerPageRows key={`${place} ${page}`} page={page} rows={rows} filter={filter} order={order} heightPx={heightPx} activeIndex={focus.activeIndex} openId={openId} />
        ))}
      </div>
    </div>
  );
}
