/** Adds an expected item, or changes one: all of its times, or a single one. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { formatDay } from '../../format/date.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { nextTime, RHYTHMS, type Item } from './expected-words.ts';
import type { useExpectedItems } from './use-expected-items.ts';

interface Props {
  /** Null: a new one. */
  item: Item | null;
  currency: string;
  asOf: string;
  changes: ReturnType<typeof useExpectedItems>;
  onClose: () => void;
}

interface Fields { name: string; direction: string; amount: string; dueOn: string; rhythm: string; endsOn: string; scope: string }

const ALL = 'all';
const AMOUNT = /^\d{1,13}(\.\d{1,4})?$/;
const plain = (text: string) => text.replaceAll(/[\s,$€£]/g, '');
const unsigned = (amount: string) => amount.replace(/^-/, '');

function defaults(item: Item | null): Fields {
  const next = item ? nextTime(item) : null;
  return {
    name: item?.name ?? '', direction: item?.direction ?? 'out', amount: item ? unsigned(item.amount) : '', dueOn: next?.date ?? '', rhythm: item?.rhythm ?? 'once', endsOn: item?.endsOn ?? '', scope: ALL,
  };
}

export default function ExpectedItemDialog({ item, currency, asOf, changes, onClose }: Props) {
  const titleId = useId();
  const { register, control, handleSubmit, setValue, formState: { errors, dirtyFields } } = useForm<Fields>({ defaultValues: defaults(item) });
  const [scope, rhythm] = useWatch({ control, name: ['scope', 'rhythm'] });
  const isSingle = scope !== ALL;

  async function save(fields: Fields): Promise<void> {
    const amount = `${fields.direction === 'out' ? '-' : ''}${plain(fields.amount)}`;
    const endsOn = fields.endsOn === '' ? null : fields.endsOn;
    const isDone = item === null
      ? await changes.add({ name: fields.name.trim(), amount, dueOn: fields.dueOn, rhythm: fields.rhythm, endsOn })
      // What was not touched stays with what the ledger shows.
      : await changes.alter(item, {
        ...(isSingle ? { occursOn: fields.scope } : { ...(dirtyFields.rhythm && { rhythm: fields.rhythm }), ...(dirtyFields.endsOn && { endsOn }), ...(dirtyFields.name && { name: fields.name.trim() }) }),
        ...((dirtyFields.amount || isSingle) && { amount }), ...((dirtyFields.dueOn || isSingle) && { dueOn: fields.dueOn }),
      });
    if (isDone) onClose();
  }

  /** A single time starts from its own day and amount. */
  function chooseScope(chosen: string): void {
    const time = item?.times.find(({ occursOn }) => occursOn === chosen);
    setValue('scope', chosen);
    setValue('amount', unsigned(time?.amount ?? item?.amount ?? ''));
    setValue('dueOn', time?.date ?? (item ? nextTime(item)?.date : '') ?? '');
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => { void handleSubmit(save)(event); }} noValidate>
        <DialogTitle id={titleId} variant="h2">{item ? `Change ${item.name}` : 'Add an expected item'}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 1 }}>
            {item && item.times.length > 1 ? (
              <TextField select size="small" label="Which" value={scope} onChange={(event) => chooseScope(event.target.value)}>
                <MenuItem value={ALL}>All from now on</MenuItem>
                {item.times.map(({ occursOn, date }) => <MenuItem key={occursOn} value={occursOn}>{`Only ${formatDay(date)}`}</MenuItem>)}
              </TextField>
            ) : null}
            {item ? null : <FormField size="small" label="Name" registration={register('name', { validate: (value) => value.trim() !== '' || 'Say what it is.' })} error={errors.name} />}
            {item ? null : (
              <Controller name="direction" control={control} render={({ field }) => (
                <TextField select size="small" label="Direction" {...field}>
                  <MenuItem value="in">Money in</MenuItem>
                  <MenuItem value="out">Money out</MenuItem>
                </TextField>
              )} />
            )}
            <FormField
              size="small" label={`Amount each time in ${currency}`} error={errors.amount} slotProps={{ htmlInput: { inputMode: 'decimal' }, inputLabel: { shrink: true } }}
              registration={register('amount', { validate: (value) => (AMOUNT.test(plain(value)) && Number(plain(value)) > 0) || 'Give an amount like 1250.00.' })}
            />
            <FormField
              size="small" type="date" label={item === null && rhythm !== 'once' ? 'First day' : isSingle || rhythm === 'once' ? 'Day' : 'Next day'} error={errors.dueOn} slotProps={{ inputLabel: { shrink: true } }}
              registration={register('dueOn', { validate: (value) => value > asOf || `Pick a day after ${formatDay(asOf)}.` })}
            />
            {isSingle ? null : (
              <Controller name="rhythm" control={control} render={({ field }) => (
                <TextField select size="small" label="How often" {...field}>
                  {RHYTHMS.map(({ rhythm: value, label }) => <MenuItem key={value} value={value}>{label}</MenuItem>)}
                </TextField>
              )} />
            )}
            {isSingle || rhythm === 'once' ? null : (
              <FormField
                size="small" type="date" label="Last day (optional)" error={errors.endsOn} slotProps={{ inputLabel: { shrink: true } }}
                registration={register('endsOn', { validate: (value, { dueOn }) => value === '' || value >= dueOn || 'The last day must not be before the first.' })}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Cancel</Button>
          <BusyButton type="submit" variant="contained" isPending={changes.isSaving} pendingLabel="Saving...">{item ? 'Save change' : 'Add item'}</BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
