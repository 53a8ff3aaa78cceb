/** Opens the dialog for the banks' own formats. */
import FileOpenIcon from '@mui/icons-material/FileOpenOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { OtherFormatsDialog } from './OtherFormatsDialog.tsx';

export function OtherFormatsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<FileOpenIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>Other bank formats</Button>
      <OtherFormatsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
