/** Sets, changes and takes away the target of a key figure. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import type { Kpi } from './kpi-words.ts';
import { useKpiTarget } from './use-kpi-target.ts';

interface Fields { value: string }

const UNIT_WORDS: Readonly<Record<string, string>> = { percent: 'in percent', months: 'in months', ratio: 'as a ratio' };
const NUMBER = /^-?\d{1,13}(\.\d{1,4})?$/;
const plain = (text: string) => text.replaceAll(/[\s,$€£%]/g, '').replace('\u2212', '-');

function labelOf({ unit, countOf, isGoodWhenUp, isPerMonth }: Kpi, currency: string): string {
  const words = unit === 'currency' ? `in ${currency}` : countOf ? `in ${countOf}` : UNIT_WORDS[unit] ?? '';
  return `${isGoodWhenUp ? 'At least' : 'At most'}, ${words}${isPerMonth ? ' a month' : ''}`;
}

export function TargetForm({ kpi, currency }: { kpi: Kpi; currency: string }) {
  const { setTarget, removeTarget, isBusy } = useKpiTarget(kpi, currency);
  const { register, handleSubmit, formState: { errors } } = useForm<Fields>({ values: { value: kpi.target ? String(kpi.target.value) : '' } });
  const submit = handleSubmit(async ({ value }) => { await setTarget(plain(value)); });
  return (
    <form onSubmit={(event) => { void submit(event); }} noValidate>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', maxWidth: 280 }}>
          <FormField
            size="small" label={labelOf(kpi, currency)} slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            registration={register('value', { validate: (value) => NUMBER.test(plain(value)) || 'Give a number like 12.5.' })} error={errors.value}
          />
        </Box>
        <BusyButton type="submit" variant="outlined" isPending={isBusy} pendingLabel="Saving...">Save target</BusyButton>
        {kpi.target ? <Button onClick={() => { void removeTarget(); }} disabled={isBusy}>Remove target</Button> : null}
      </Box>
    </form>
  );
}
