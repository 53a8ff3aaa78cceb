/** Step 2: choose a file, look at its beginning, and ask about it. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ChosenFile } from '../../features/files/ChosenFile.tsx';
import { FilePreview } from '../../features/files/FilePreview.tsx';
import type { Files } from '../../features/files/use-files.ts';
import { FileAssistant } from '../../features/questions/FileAssistant.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

interface Props {
  files: Files;
  fileId: string | null;
  onSelect: (fileId: string) => void;
}

export function AnalyzeStep({ files, fileId, onSelect }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'stretch', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' } }}>
        <ChosenFile processed={files.processed} selectedId={fileId} onSelect={onSelect} />
        {fileId
          ? <FilePreview fileId={fileId} />
          : <Card><EmptyState title="Choose a file">Its first lines, questions about it and their answers appear here.</EmptyState></Card>}
      </Box>
      {fileId ? <FileAssistant key={fileId} fileId={fileId} /> : null}
    </Box>
  );
}
