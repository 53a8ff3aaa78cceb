/** Changes the password. A demo account has none that anybody knows, so that the form is not for it. */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import type { ChangePasswordInput } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { showFaults } from '../../ui/forms/show-faults.ts';
import { useUser } from '../sessions/RequireSession.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useChangePassword } from './use-change-password.ts';

const empty: ChangePasswordInput = { currentPassword: '', newPassword: '' };

function Form({ email }: { email: string }) {
  const { register, handleSubmit, setError, reset, formState: { errors, isSubmitting } } = useForm<ChangePasswordInput>({ defaultValues: empty });
  const changePassword = useChangePassword((error) => {
    if (!showFaults(setError, ['currentPassword', 'newPassword'], error)) setError('root', { message: error.message });
  });
  const submit = handleSubmit(async (fields) => {
    if (await changePassword(fields)) reset(empty);
  });
  return (
    <Stack component="form" noValidate spacing={2} onSubmit={submit}>
      <PasswordField label="Current password" autoComplete="current-password" registration={register('currentPassword', { required: 'Enter your current password' })} error={errors.currentPassword} />
      <PasswordField label="New password" autoComplete="new-password" helperText="At least 8 characters" registration={register('newPassword', { required: 'Choose a new password' })} error={errors.newPassword} />
      <FormNotice text={errors.root?.message} />
      <BusyButton type="submit" variant="outlined" isPending={isSubmitting} pendingLabel="Changing password..." sx={{ alignSelf: 'flex-start' }}>Change password</BusyButton>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
    </Stack>
  );
}

export function PasswordForm() {
  const { isDemo, email } = useUser();
  return (
    <SettingsSection title="Password" subtitle="Changing it signs you out everywhere else.">
      {isDemo ? <Typography variant="body2" color="textSecondary">A demo account has no password to change.</Typography> : <Form email={email} />}
    </SettingsSection>
  );
}
