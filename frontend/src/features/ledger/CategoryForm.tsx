/** Changes a transaction's category: of this one, or by a rule of all like it, which shows first what it would touch. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import type { RuleInput, TransactionTable_TransactionFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { likelyWords } from '../rules/rule-words.ts';
import { RulePreview } from '../rules/RulePreview.tsx';
import { useSetRule } from '../rules/use-set-rule.ts';
import { CategoryField } from './CategoryField.tsx';
import { useCategorize } from './use-categorize.ts';

type Scope = 'one' | 'counterparty' | 'description';
const TYPING_PAUSE_MS = 300;

interface Props {
  transaction: TransactionTable_TransactionFragment;
  onDone: () => void;
}

export function CategoryForm({ transaction, onDone }: Props) {
  const { id, category: current, counterparty, description, amount } = transaction;
  const [category, setCategory] = useState(current);
  const [scope, setScope] = useState<Scope>('one');
  const [words, setWords] = useState(() => likelyWords(description));
  const [isOneWay, setOneWay] = useState(false);
  const { choose, isSaving } = useCategorize();
  const { setRule, isSaving: isSetting } = useSetRule();
  const settledWords = useDebounced(words.trim(), TYPING_PAUSE_MS);

  const way = amount.startsWith('-') ? 'out' : 'in';
  const pattern = scope === 'counterparty' ? counterparty ?? '' : settledWords;
  const rule: RuleInput | null = scope === 'one' || pattern === '' ? null : { match: scope, pattern, category, direction: isOneWay ? way : null };
  const isUnchanged = scope === 'one' ? category === current : rule === null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isDone = scope === 'one' ? await choose([id], category) : rule !== null && await setRule(rule);
    if (isDone) onDone();
  }

  return (
    <Stack component="form" aria-label="Category" onSubmit={(event) => { void submit(event); }} sx={{ gap: 2 }}>
      <CategoryField value={category} onChoose={setCategory} />
      <RadioGroup aria-label="Apply to" value={scope} onChange={(_event, value) => setScope(value as Scope)}>
        <FormControlLabel value="one" control={<Radio size="small" />} label="Only this transaction" />
        {counterparty ? <FormControlLabel value="counterparty" control={<Radio size="small" />} label={`Everything with ${counterparty}`} /> : null}
        <FormControlLabel value="description" control={<Radio size="small" />} label="Everything with these words in its text" />
      </RadioGroup>
      {scope === 'description' ? <TextField size="small" label="Words" value={words} onChange={(event) => setWords(event.target.value)} helperText="All of them have to be there, in any order." slotProps={{ htmlInput: { maxLength: 200 } }} /> : null}
      {scope === 'one' ? null : <FormControlLabel sx={{ ml: 0, gap: 1 }} control={<Switch size="small" checked={isOneWay} onChange={(event) => setOneWay(event.target.checked)} />} label={`Money ${way} only`} />}
      {rule ? <RulePreview rule={rule} /> : null}
      <BusyButton type="submit" variant="contained" isPending={isSaving || isSetting} pendingLabel="Saving..." disabled={isUnchanged} sx={{ alignSelf: 'flex-start' }}>
        {scope === 'one' ? 'Change category' : 'Apply rule'}
      </BusyButton>
    </Stack>
  );
}
