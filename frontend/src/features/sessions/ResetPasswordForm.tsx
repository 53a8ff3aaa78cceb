/** Takes a new password in the place of a forgotten one; the token comes from the link in the mail. */
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useResetPasswordMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { readRequestError } from '../../request-error.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { showFaults } from '../../ui/forms/show-faults.ts';
import { useToasts } from '../../ui/toasts/use-toasts.ts';
import { useSessionChange } from './use-session-change.ts';

export function ResetPasswordForm({ token }: { token: string }) {
  const [reset] = useResetPasswordMutation();
  const changeSession = useSessionChange();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm<{ newPassword: string }>({ defaultValues: { newPassword: '' } });
  const submit = handleSubmit(async ({ newPassword }) => {
    try {
      await reset({ variables: { input: { token, newPassword } } });
    } catch (reason) {
      const error = readRequestError(reason);
      if (!showFaults(setError, ['newPassword'], error)) setError('root', { message: error.message });
      return;
    }
    // A session that this browser had is over too.
    await changeSession();
    await navigate(paths.login, { replace: true });
    toasts.succeed('Password changed', 'Sign in with your new password.');
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        helperText="At least 8 characters"
        registration={register('newPassword', { required: 'Choose a new password' })}
        error={errors.newPassword}
      />
      <FormNotice text={errors.root?.message} />
      <BusyButton type="submit" variant="contained" size="large" fullWidth isPending={isSubmitting} pendingLabel="Changing password...">Change password</BusyButton>
    </Stack>
  );
}
