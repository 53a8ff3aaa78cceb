/** Has the next files wait until their reading was looked at. */
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import type { CheckFirst } from './use-check-first.ts';

export function CheckFirstSwitch({ check: { isOn, set } }: { check: CheckFirst }) {
  const explanationId = useId();
  if (isOn === undefined) return null;
  return (
    <div>
      <FormControlLabel
        label="Check how files are read before they count"
        control={<Switch checked={isOn} onChange={(event) => set(event.target.checked)} slotProps={{ input: { 'aria-describedby': explanationId } }} />}
      />
      <FormHelperText id={explanationId} sx={{ mt: 0, ml: 6 }}>
        {isOn ? 'Each file shows its columns, dates and signs first. Nothing of it counts until you confirm.' : 'Files count as soon as they are read. A file that can be read in two ways always asks.'}
      </FormHelperText>
    </div>
  );
}
