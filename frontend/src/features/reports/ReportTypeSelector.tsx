/** The kinds of report that today's data sources allow, as buttons of which one is pressed. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface Props {
  types: readonly { type: string; label: string }[];
  selected: string;
  onSelect: (type: string) => void;
}

export function ReportTypeSelector({ types, selected, onSelect }: Props) {
  return (
    <Box role="group" aria-label="Report type" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {types.map(({ type, label }) => (
        <Button key={type} size="small" variant={type === selected ? 'contained' : 'outlined'} aria-pressed={type === selected} onClick={() => onSelect(type)}>
          {label}
        </Button>
      ))}
    </Box>
  );
}
