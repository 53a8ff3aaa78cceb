/** The sign-in form. */
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { LoginInput } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const { register, handleSubmit, formState: { errors, isSubmitting } } = useForm<LoginInput>({ defaultValues: { email: '', password: '' } });
  const login = useLogin(useAfterSignIn());
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit(login)}>
      <FormField
        label="Email address"
        type="email"
        autoComplete="username"
        registration={register('email', { required: 'Enter your email address' })}
        error={errors.email}
      />
      <PasswordField autoComplete="current-password" registration={register('password', { required: 'Enter your password' })} error={errors.password} />
      <BusyButton type="submit" variant="contained" size="large" fullWidth isPending={isSubmitting} pendingLabel="Signing in...">Sign In</BusyButton>
    </Stack>
  );
}
