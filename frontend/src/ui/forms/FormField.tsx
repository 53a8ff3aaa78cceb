/** A labelled input of a react-hook-form form; what is wrong with it stands under it and is tied to it. */
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

type Props = Omit<TextFieldProps, 'error' | 'name' | 'onChange' | 'onBlur' | 'ref'> & {
  registration: UseFormRegisterReturn;
  error: FieldError | undefined;
};

export function FormField({ registration, error, helperText, ...rest }: Props) {
  const { ref, ...inputProps } = registration;
  return (
    <TextField
      fullWidth
      {...rest}
      {...inputProps}
      inputRef={ref}
      error={error !== undefined}
      helperText={error?.message ?? helperText}
    />
  );
}
