/** The sign-up form: five fields, each with what is wrong with it under it. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { ownTimeZone } from '../../format/date.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { showFaults } from '../../ui/forms/show-faults.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSignUp } from './use-sign-up.ts';

interface Fields {
  firstName: string;
  lastName: string;
  businessName: string;
  email: string;
  password: string;
}

const empty: Fields = { firstName: '', lastName: '', businessName: '', email: '', password: '' };

const names = Object.keys(empty) as (keyof Fields)[];

export function SignUpForm() {
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<Fields>({ defaultValues: empty });
  const signUp = useSignUp({
    onSignedIn: useAfterSignIn(),
    onRefused: (error) => {
      if (!showFaults(setError, names, error)) setError('root', { message: error.message });
    },
  });
  const submit = handleSubmit((fields) => signUp({ ...fields, timeZone: ownTimeZone() }));

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormField label="First Name" autoComplete="given-name" registration={register('firstName', { required: 'Enter your first name' })} error={errors.firstName} />
        <FormField label="Last Name" autoComplete="family-name" registration={register('lastName', { required: 'Enter your last name' })} error={errors.lastName} />
      </Box>
      <FormField label="Business Name" autoComplete="organization" registration={register('businessName', { required: 'Enter the name of your business' })} error={errors.businessName} />
      <FormField label="Email address" type="email" autoComplete="username" registration={register('email', { required: 'Enter your email address' })} error={errors.email} />
      <PasswordField
        autoComplete="new-password"
        helperText="At least 8 characters"
        registration={register('password', { required: 'Choose a password' })}
        error={errors.password}
      />
      <FormNotice text={errors.root?.message} />
      <BusyButton type="submit" variant="contained" size="large" fullWidth isPending={isSubmitting} pendingLabel="Creating account...">Create Account</BusyButton>
    </Stack>
  );
}
