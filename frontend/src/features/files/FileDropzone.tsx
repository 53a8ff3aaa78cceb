/** Where one file is dropped or chosen; it says at once when the file is not one that is taken. */
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDropzone, type Accept } from 'react-dropzone';
import { MAX_SIZE_BYTES, rejectionSentence } from './rejections.ts';

interface Props {
  /** What a screen reader calls the field: "CSV or PDF file". */
  label: string;
  hint: string;
  accept: Accept;
  /** What is said about any other kind of file. */
  kindSentence: string;
  isUploading: boolean;
  onFile: (file: File) => void;
}

export function FileDropzone({ label, hint, accept, kindSentence, isUploading, onFile }: Props) {
  const [rejection, setRejection] = useState<string | null>(null);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    maxFiles: 1,
    multiple: false,
    maxSize: MAX_SIZE_BYTES,
    disabled: isUploading,
    // The keyboard's way is the button inside; its click reaches the whole area, which opens the chooser.
    noKeyboard: true,
    onDrop(accepted, rejections) {
      setRejection(rejectionSentence(rejections, kindSentence));
      const [file] = accepted;
      if (file) onFile(file);
    },
  });

  return (
    <Box>
      <Box
        {...getRootProps({ role: 'presentation' })}
        sx={{
          border: '1.5px dashed',
          borderColor: isDragActive ? 'primary.main' : 'edge',
          bgcolor: isDragActive ? 'tint.primary' : 'background.paper',
          borderRadius: '10px',
          px: 2,
          py: { xs: 4, sm: 5 },
          textAlign: 'center',
          cursor: isUploading ? 'progress' : 'pointer',
          '&:hover': { borderColor: 'primary.main' },
        }}
      >
        <input {...getInputProps({ 'aria-label': label })} />
        <UploadFileIcon aria-hidden="true" sx={{ fontSize: 36, color: 'primary.main', mb: 1 }} />
        <Typography variant="subtitle1" component="p">
          {isUploading ? 'Upload received. Processing...' : 'Drop a bank file here'}
        </Typography>
        <Typography variant="body2" color="textSecondary">{hint}</Typography>
        {isUploading
          ? <LinearProgress aria-label="Uploading" sx={{ mt: 2.5, maxWidth: 320, mx: 'auto' }} />
          : <Button variant="outlined" sx={{ mt: 1.5 }}>Choose a file</Button>}
      </Box>
      <Box role="alert">
        {rejection ? <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }} onClose={() => setRejection(null)}>{rejection}</Alert> : null}
      </Box>
    </Box>
  );
}
