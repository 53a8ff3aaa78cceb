/** Takes one bank file, CSV or PDF: the documented upload. */
import Box from '@mui/material/Box';
import { CheckFirstSwitch } from './CheckFirstSwitch.tsx';
import { FileDropzone } from './FileDropzone.tsx';
import { ACCEPTED, KIND_SENTENCE } from './rejections.ts';
import { useCheckFirst } from './use-check-first.ts';
import { useUploadFile } from './use-upload-file.ts';

export function UploadDropzone({ onUploaded }: { onUploaded?: (fileId: string) => void }) {
  const { upload, isUploading } = useUploadFile();
  const check = useCheckFirst();
  const take = async (file: File): Promise<void> => {
    const fileId = await upload(file, check.isOn);
    if (fileId) onUploaded?.(fileId);
  };
  return (
    <Box>
      <FileDropzone label="CSV or PDF file" hint="CSV or PDF, up to 10 MB, one file at a time" accept={ACCEPTED} kindSentence={KIND_SENTENCE} isUploading={isUploading} onFile={(file) => { void take(file); }} />
      <Box sx={{ mt: 1.25 }}><CheckFirstSwitch check={check} /></Box>
    </Box>
  );
}
