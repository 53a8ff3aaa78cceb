/** Step 2: choose a file, look at its beginning, and ask about it. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { FilePreview } from '../../features/files/FilePreview.tsx';
import { FileSelect } from '../../features/files/FileSelect.tsx';
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
      <FileSelect processed={files.processed} selectedId={fileId} onSelect={onSelect} />
      {fileId ? (
        <>
          <FilePreview fileId={fileId} />
          <FileAssistant key={fileId} fileId={fileId} />
        </>
      ) : <Card><EmptyState title="Choose a file">Its first lines, questions about it and their answers appear here.</EmptyState></Card>}
    </Box>
  );
}
