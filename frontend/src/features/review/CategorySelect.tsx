/** Chooses one of the business' categories in a list that any keyboard and any phone knows. */
import TextField from '@mui/material/TextField';
import { useCategoriesQuery } from '../../generated/graphql.ts';
import { byKind, KIND_GROUPS } from '../ledger/category-groups.ts';

interface Props {
  /** '': none is chosen yet. */
  value: string;
  label: string;
  onChoose: (category: string) => void;
}

export function CategorySelect({ value, label, onChoose }: Props) {
  const { data } = useCategoriesQuery();
  const categories = byKind(data?.categories ?? []);
  return (
    <TextField
      select fullWidth size="small" label="Category" value={categories.some(({ name }) => name === value) ? value : ''} onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true }, htmlInput: { 'aria-label': label } }}
    >
      <option value="" disabled>Choose a category</option>
      {KIND_GROUPS.map(({ kind, label: group }) => {
        const own = categories.filter((category) => category.kind === kind);
        return own.length === 0 ? null : <optgroup key={kind} label={group}>{own.map(({ name }) => <option key={name} value={name}>{name}</option>)}</optgroup>;
      })}
    </TextField>
  );
}
