/** A password input that can be shown while it is typed; pasting and password managers work. */
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { FormField } from './FormField.tsx';

interface Props {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
  label?: string;
  helperText?: string;
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ label = 'Password', ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton edge="end" size="small" aria-label={`Show ${label.toLowerCase()}`} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return <FormField {...rest} label={label} type={isShown ? 'text' : 'password'} slotProps={{ input: { endAdornment: toggle } }} />;
}
