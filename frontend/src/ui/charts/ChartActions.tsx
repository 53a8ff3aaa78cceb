/** What can be done with any chart: its figures as a table, as CSV, and itself as a picture. */
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  isTable: boolean;
  onToggleTable: () => void;
  onSaveCsv: () => void;
  onSavePicture: (kind: 'png' | 'svg') => void;
  /** What the keyboard is at. */
  words?: string;
}

export function ChartActions({ isTable, onToggleTable, onSaveCsv, onSavePicture, words }: Props) {
  return (
    <Stack direction="row" sx={{ gap: 0.5, mt: 1, ml: -1, flexWrap: 'wrap', alignItems: 'center', '@media print': { display: 'none' } }}>
      <Button size="small" aria-pressed={isTable} onClick={onToggleTable}>View as table</Button>
      <Button size="small" onClick={onSaveCsv}>Save as CSV</Button>
      {(['png', 'svg'] as const).map((kind) => (
        <Button key={kind} size="small" disabled={isTable} aria-label={`Save as ${kind.toUpperCase()}`} onClick={() => onSavePicture(kind)} sx={{ minWidth: 0 }}>{kind.toUpperCase()}</Button>
      ))}
      {words === undefined ? null : <Typography role="status" variant="body2" sx={{ ml: 1, minWidth: 0 }}>{words}</Typography>}
    </Stack>
  );
}
