/** The sign-in form. */
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import type { LoginInput } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useLogin } from './use-login.ts';

export function LoginForm() {
  const { register, handleSubmit, setError, control, formState: { errors, isSubmitting } } = useForm<LoginInput>({ defaultValues: { email: '', password: '' } });
  const wanted = useLocation().state as object | null;
  const typedEmail = useWatch({ control, name: 'email' });
  const login = useLogin({
    onSignedIn: useAfterSignIn(),
    // The toast speaks of the credentials whatever happened; another reason, such as too many tries, stands here.
    onRefused: ({ status, message }) => { if (status !== 401) setError('root', { message }); },
  });
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
      <MuiLink component={Link} to={paths.forgotPassword} state={{ ...wanted, email: typedEmail }} variant="body2" sx={{ alignSelf: 'flex-end', py: 0.25 }}>Forgot your password?</MuiLink>
      <FormNotice text={errors.root?.message} />
      <BusyButton type="submit" variant="contained" size="large" fullWidth isPending={isSubmitting} pendingLabel="Signing in...">Sign In</BusyButton>
    </Stack>
  );
}
