/** Where the money came from and where it went: the largest categories and counterparties of each side, each a way to its transactions. */
import Box from '@mui/material/Box';
import type { MoneySides_FiguresFragment } from '../../generated/graphql.ts';
import { useTopCounterpartiesQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import type { FigureRows } from '../transactions/TransactionsDrawer.tsx';
import { rowsOfCategory, rowsOfCounterparty } from './figure-rows.ts';
import { COUNTERPARTIES, largestCategories, ranked } from './ranked-amounts.ts';
import { RankedList, SHOWN_AT_FIRST } from './RankedList.tsx';
import type { OverviewVariables } from './use-overview-choice.ts';

const SIDES = [
  { direction: 'in', title: 'Where it came from', people: 'Customers', ranking: 'customers', color: 'var(--mui-palette-series-1)', nothing: 'Nothing came in during this period.' },
  { direction: 'out', title: 'Where it went', people: 'Vendors', ranking: 'vendors', color: 'var(--mui-palette-series-2)', nothing: 'Nothing went out during this period.' },
] as const;

const grid = { display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } } as const;
const columns = { display: 'grid', columnGap: 4, rowGap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } } as const;

interface Props {
  figures: MoneySides_FiguresFragment;
  variables: OverviewVariables;
  onOpen: (rows: FigureRows) => void;
}

export function MoneySides({ figures, variables, onOpen }: Props) {
  const { currency, byCategory, period } = figures;
  const { data, previousData, error, refetch } = useTopCounterpartiesQuery({ variables: { ...variables, limit: COUNTERPARTIES } });
  const ranking = (data ?? previousData)?.topCounterparties;

  function people({ people: title, ranking: side, direction, color, nothing }: (typeof SIDES)[number]) {
    const isQuiet = largestCategories(byCategory, direction).length === 0;
    if (error) return <ErrorState title={`${title} could not be loaded`} error={error} onRetry={() => { void refetch(); }} />;
    if (!ranking) return <RowsSkeleton count={SHOWN_AT_FIRST} what={title.toLowerCase()} />;
    return (
      <RankedList
        title={title} amounts={ranked(ranking[side])} currency={currency} color={color} none={isQuiet ? nothing : "No name stands in the bank's text."}
        onOpen={(amount) => onOpen(rowsOfCounterparty(amount, direction, figures))}
      />
    );
  }

  return (
    <Box sx={grid}>
      {SIDES.map((side) => (
        <SectionCard key={side.direction} title={side.title} subtitle={`${currency}, ${period.label}`}>
          <Box sx={columns}>
            <RankedList
              title="Categories" amounts={largestCategories(byCategory, side.direction)} currency={currency} color={side.color} none={side.nothing}
              onOpen={(amount) => onOpen(rowsOfCategory(amount, figures))}
            />
            {people(side)}
          </Box>
        </SectionCard>
      ))}
    </Box>
  );
}
