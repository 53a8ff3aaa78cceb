/** Chooses one of the processed files. */
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FileRow_FileFragment } from '../../generated/graphql.ts';

interface Props {
  processed: readonly FileRow_FileFragment[];
  /** Null while none is chosen. */
  selectedId: string | null;
  onSelect: (fileId: string) => void;
}

export function FileSelect({ processed, selectedId, onSelect }: Props) {
  return (
    <TextField select fullWidth size="small" label="File to analyze" value={selectedId ?? ''} onChange={(event) => onSelect(event.target.value)}>
      {processed.map((file) => <MenuItem key={file.id} value={file.id}>{file.fileName}</MenuItem>)}
    </TextField>
  );
}
