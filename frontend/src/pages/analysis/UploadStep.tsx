/** Step 1: bring files in and see what became of them. */
import Box from '@mui/material/Box';
import { TwinAccountsNotice } from '../../features/accounts/TwinAccountsNotice.tsx';
import { FilesList } from '../../features/files/FilesList.tsx';
import { UploadDropzone } from '../../features/files/UploadDropzone.tsx';
import type { Files } from '../../features/files/use-files.ts';
import { QuickBooksPanel } from '../../features/integrations/QuickBooksPanel.tsx';

interface Props {
  files: Files;
  onUploaded: (fileId: string) => void;
  onAnalyze: (fileId: string) => void;
}

export function UploadStep({ files, onUploaded, onAnalyze }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QuickBooksPanel />
      <UploadDropzone onUploaded={onUploaded} />
      <TwinAccountsNotice />
      <FilesList files={files} onAnalyze={onAnalyze} />
    </Box>
  );
}
