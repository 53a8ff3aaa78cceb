/** One change of a scenario: its fields, what it does, and a way to take it out. */
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Hint } from '../../ui/Hint.tsx';
import type { LeverDraft } from './lever-draft.ts';
import { kindOf } from './lever-kinds.ts';
import { LeverFieldInput } from './LeverFieldInput.tsx';

interface Props {
  draft: LeverDraft;
  /** "−$7,200 a month"; null while it is not known. */
  effect: string | null;
  onChange: (draft: LeverDraft) => void;
  onRemove: () => void;
}

export function LeverCard({ draft, effect, onChange, onRemove }: Props) {
  const kind = kindOf(draft.kind);
  const title = draft.label === '' ? kind?.title ?? draft.kind : draft.label;
  return (
    <Box role="group" aria-label={title} sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
          <Typography variant="caption" color="textSecondary" component="p" aria-live="polite">{effect ?? kind?.hint}</Typography>
        </Box>
        <Hint words="Take out"><IconButton size="small" aria-label={`Take out: ${title}`} onClick={onRemove}><DeleteIcon fontSize="small" /></IconButton></Hint>
      </Box>
      <Box sx={{ display: 'grid', columnGap: 1.5, rowGap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        {(kind?.fields ?? []).map((field) => (
          <LeverFieldInput key={field.name} field={field} of={title} value={draft.values[field.name] ?? ''} onChange={(value) => onChange({ ...draft, values: { ...draft.values, [field.name]: value } })} />
        ))}
      </Box>
    </Box>
  );
}
