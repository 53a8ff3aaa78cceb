/** Placeholders in the final shape of what is loading; a screen reader hears one sentence instead. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from './visually-hidden.ts';

function LoadingWords({ what }: { what: string }) {
  return <Box component="span" role="status" sx={visuallyHidden}>{`Loading ${what}…`}</Box>;
}

function numbered(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function FigureCardsSkeleton({ count = 4, what = 'figures' }: { count?: number; what?: string }) {
  return (
    <>
      <LoadingWords what={what} />
      {numbered(count).map((card) => (
        // As high as the figure's card with its small chart.
        <Card key={card} aria-hidden="true" sx={{ p: 2, height: 165 }}>
          <Skeleton width="40%" height={24} />
          <Skeleton width="70%" height={38} />
          <Skeleton width="85%" />
        </Card>
      ))}
    </>
  );
}

/** Without `what` nothing is said: nobody has asked for the rows yet. */
export function RowsSkeleton({ count = 5, what }: { count?: number; what?: string }) {
  return (
    <Stack spacing={1}>
      {what === undefined ? null : <LoadingWords what={what} />}
      {numbered(count).map((row) => <Skeleton key={row} aria-hidden="true" variant="rounded" height={36} />)}
    </Stack>
  );
}

export function CardsSkeleton({ count = 3, what }: { count?: number; what: string }) {
  return (
    <Stack spacing={2}>
      <LoadingWords what={what} />
      {numbered(count).map((card) => (
        <Card key={card} aria-hidden="true" sx={{ p: 2.5 }}>
          <Skeleton width="45%" height={28} />
          <Skeleton />
          <Skeleton width="80%" />
        </Card>
      ))}
    </Stack>
  );
}
