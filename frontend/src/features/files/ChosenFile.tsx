/** Chooses one of the processed files, and says what it holds. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatPeriod } from '../../format/date.ts';
import { formatCount, formatQuantity } from '../../format/number.ts';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';

interface Props {
  processed: readonly FileRow_FileFragment[];
  /** Null while none is chosen. */
  selectedId: string | null;
  onSelect: (fileId: string) => void;
}

function factsOf({ transactionCount, duplicateCount, problemCount, dateFrom, dateTo, currency }: FileRow_FileFragment): [label: string, value: string][] {
  return [
    ['Transactions', formatCount(transactionCount)],
    ...(dateFrom && dateTo ? [['Period', formatPeriod(dateFrom, dateTo)] satisfies [string, string]] : []),
    ...(currency ? [['Currency', currency] satisfies [string, string]] : []),
    ...(duplicateCount > 0 ? [['Counted in another file', formatQuantity(duplicateCount, 'transaction')] satisfies [string, string]] : []),
    ...(problemCount > 0 ? [['Not read', formatQuantity(problemCount, 'line')] satisfies [string, string]] : []),
  ];
}

export function ChosenFile({ processed, selectedId, onSelect }: Props) {
  const selected = processed.find(({ id }) => id === selectedId);
  return (
    <SectionCard title="File">
      <TextField select fullWidth size="small" label="File to analyze" value={selected?.id ?? ''} onChange={(event) => onSelect(event.target.value)}>
        {processed.map((file) => <MenuItem key={file.id} value={file.id}>{file.fileName}</MenuItem>)}
      </TextField>
      {selected ? (
        <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.75 }}>
          {factsOf(selected).map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography variant="body2" component="dt" color="textSecondary">{label}</Typography>
              <Typography variant="body2" component="dd" sx={{ m: 0, textAlign: 'right' }}>{value}</Typography>
            </Box>
          ))}
        </Box>
      ) : null}
    </SectionCard>
  );
}
