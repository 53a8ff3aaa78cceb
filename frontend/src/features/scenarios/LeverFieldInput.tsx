/** One field of a change: a number that can be typed or slid, a month, a choice. */
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { isFieldValid } from './lever-draft.ts';
import type { LeverField } from './lever-kinds.ts';
import { useCategoriesQuery } from '../../generated/graphql.ts';

interface Props {
  field: LeverField;
  value: string;
  /** The change that the field belongs to, for those who cannot see where it stands. */
  of: string;
  onChange: (value: string) => void;
}

function CategoryInput({ field: { label }, value, onChange }: Props) {
  const { data } = useCategoriesQuery();
  const names = (data?.categories ?? []).filter(({ kind, name }) => kind !== 'transfer' || name === value).map(({ name }) => name);
  return (
    <TextField select fullWidth size="small" label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {(names.includes(value) ? names : [value, ...names]).map((name) => <MenuItem key={name} value={name}>{name}</MenuItem>)}
    </TextField>
  );
}

function WayInput({ field: { label }, value, onChange }: Props) {
  return (
    <TextField select fullWidth size="small" label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <MenuItem value="out">Goes out</MenuItem>
      <MenuItem value="in">Comes in</MenuItem>
    </TextField>
  );
}

export function LeverFieldInput(props: Props) {
  const { field, value, of, onChange } = props;
  if (field.kind === 'category') return <CategoryInput {...props} />;
  if (field.kind === 'way') return <WayInput {...props} />;
  const isMonth = field.kind === 'month' || field.kind === 'optional-month';
  const { slider } = field;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        fullWidth
        size="small"
        label={field.label}
        type={isMonth ? 'month' : 'text'}
        value={value}
        error={!isFieldValid(field, value)}
        onChange={(event) => onChange(event.target.value.trim())}
        slotProps={{ htmlInput: isMonth ? {} : { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
      />
      {slider ? (
        <Box sx={{ px: 1 }}>
          <Slider
            size="small"
            {...slider}
            max={Math.max(slider.max, Number(value) || 0)}
            min={Math.min(slider.min, Number(value) || slider.min)}
            value={Number(value) || slider.min}
            aria-label={`${field.label}, ${of}`}
            onChange={(_event, next) => onChange(String(next))}
            sx={{ display: 'block', py: 1.25 }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
