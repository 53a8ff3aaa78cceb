/** Chooses one of the business' categories, grouped by what they do in the figures; a name that is not there yet can be added. */
import AddIcon from '@mui/icons-material/Add';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCategoriesQuery } from '../../generated/graphql.ts';
import { AddCategoryDialog } from './AddCategoryDialog.tsx';
import { byKind, kindLabel } from './category-groups.ts';

interface Props {
  value: string;
  onChoose: (category: string) => void;
}

export function CategoryField({ value, onChoose }: Props) {
  const { data } = useCategoriesQuery();
  const [isAdding, setAdding] = useState(false);
  const categories = byKind(data?.categories ?? []);
  const kindOf = (name: string) => categories.find((category) => category.name === name)?.kind ?? '';
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Autocomplete
        fullWidth
        size="small"
        disableClearable
        options={categories.map(({ name }) => name)}
        groupBy={(name) => kindLabel(kindOf(name))}
        value={value}
        onChange={(_event, name) => onChoose(name)}
        renderInput={(parameters) => <TextField {...parameters} label="Category" />}
      />
      <Button startIcon={<AddIcon />} onClick={() => setAdding(true)} sx={{ flex: 'none' }}>New</Button>
      <AddCategoryDialog isOpen={isAdding} onClose={() => setAdding(false)} onAdded={onChoose} />
    </Box>
  );
}
