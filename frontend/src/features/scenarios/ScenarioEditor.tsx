/** One scenario to be changed: its name, its changes, how far it looks ahead and what it starts from. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import type { Scenario_ResultFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../format/money.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { KeepScenario } from './KeepScenario.tsx';
import { AddLever } from './AddLever.tsx';
import { draftOf, newDraft } from './lever-draft.ts';
import type { LeverDraft } from './lever-draft.ts';
import { LeverCard } from './LeverCard.tsx';
import { longestName, nameFrom } from './name-from.ts';
import { PlainWords } from './PlainWords.tsx';
import { horizons, isOpeningValid, isValid } from './scenario-draft.ts';
import type { ScenarioDraft } from './scenario-draft.ts';
import { effectWords } from './scenario-words.ts';

const mostLevers = 10;

interface Props {
  draft: ScenarioDraft;
  onChange: (draft: ScenarioDraft) => void;
  /** Live, of the draft. */
  result: Scenario_ResultFragment | undefined;
  currency: string | null;
  /** Of the saved one; null while it is new. */
  id: string | null;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onReset: () => void;
}

export function ScenarioEditor({ draft, onChange, result, currency, id: savedId, isChanged, isSaving, onSave, onReset }: Props) {
  const { name, months, openingBalance, levers } = draft;
  const id = useId();
  const isNew = savedId === null;
  const added = useRef(0);
  const firstMonth = result?.base[0]?.month ?? '';
  const nextKey = (): string => `added ${(added.current += 1)}`;
  const setLevers = (next: readonly LeverDraft[], named = name): void => onChange({ ...draft, name: named, levers: next.slice(0, mostLevers) });
  const isFull = levers.length >= mostLevers;
  const known = result?.openingBalance;

  return (
    <SectionCard title={isNew ? 'New scenario' : 'Edit scenario'} aside={isChanged ? <StatusChip label="Not saved" tone="warning" /> : null}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <TextField size="small" fullWidth required label="Name" value={name} onChange={(event) => onChange({ ...draft, name: event.target.value })} slotProps={{ htmlInput: { maxLength: longestName }, inputLabel: { shrink: true } }} />
        <PlainWords currency={currency} isFull={isFull} onRead={(read, words) => setLevers([...levers, ...read.map((lever) => draftOf(lever, nextKey()))], name === '' ? nameFrom(words) : name)} />
        {levers.map((lever, at) => (
          <LeverCard
            key={lever.key}
            draft={lever}
            effect={currency !== null && result?.levers.length === levers.length && result.levers[at] ? effectWords(result.levers[at], currency) : null}
            onChange={(next) => setLevers(levers.map((one) => (one.key === lever.key ? next : one)))}
            onRemove={() => setLevers(levers.filter((one) => one.key !== lever.key))}
          />
        ))}
        <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2 }}><AddLever isFull={isFull} onAdd={(kind) => setLevers([...levers, newDraft(kind, firstMonth, nextKey())])} /></Box>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <TextField select size="small" label="Look ahead" value={months} onChange={(event) => onChange({ ...draft, months: Number(event.target.value) })}>
            {horizons.map((count) => <MenuItem key={count} value={count}>{`${count} months`}</MenuItem>)}
          </TextField>
          <TextField
            size="small"
            label="Cash today"
            value={openingBalance}
            error={!isOpeningValid(openingBalance)}
            placeholder={known && currency ? formatMoney(known, currency) : 'Not known'}
            onChange={(event) => onChange({ ...draft, openingBalance: event.target.value.trim() })}
            slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-describedby': `${id}-opening` }, inputLabel: { shrink: true } }}
          />
        </Box>
        <Typography id={`${id}-opening`} variant="caption" color="textSecondary" component="p" sx={{ mt: -1 }}>
          {openingBalance === '' ? (known ? 'Left empty, it is the cash that your ledger knows of.' : 'Your ledger knows of no balance: enter the cash you have to see how long it lasts.') : 'What you have entered here, instead of what your ledger knows.'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton variant="contained" isPending={isSaving} pendingLabel="Saving..." disabled={!isChanged || name.trim() === '' || !isValid(draft)} onClick={onSave}>{isNew ? 'Save scenario' : 'Save changes'}</BusyButton>
          <Button disabled={!isChanged} onClick={onReset}>Reset</Button>
          {savedId === null || isChanged ? null : <KeepScenario id={savedId} name={name} />}
        </Box>
      </Box>
    </SectionCard>
  );
}
