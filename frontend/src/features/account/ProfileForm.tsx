/** Who the account is for and how to reach them. Another address asks for the password. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormNotice } from '../../ui/forms/FormNotice.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { showFaults } from '../../ui/forms/show-faults.ts';
import { useUser } from '../sessions/RequireSession.tsx';
import { SaveRow } from './SaveRow.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useUpdateProfile } from './use-update-profile.ts';

interface Fields {
  firstName: string;
  lastName: string;
  businessName: string;
  email: string;
  currentPassword: string;
}

const names = ['firstName', 'lastName', 'businessName', 'email', 'currentPassword'] as const;

export function ProfileForm() {
  const { firstName, lastName, businessName, email, isDemo } = useUser();
  const saved: Fields = { firstName, lastName, businessName, email, currentPassword: '' };
  const { register, handleSubmit, setError, reset, control, formState: { errors, isSubmitting, isDirty } } = useForm<Fields>({ defaultValues: saved });
  const isNewEmail = useWatch({ control, name: 'email' }).trim() !== email;
  const update = useUpdateProfile((error) => {
    if (!showFaults(setError, names, error)) setError('root', { message: error.message });
  });
  const submit = handleSubmit(async ({ currentPassword, ...fields }) => {
    if (await update(isNewEmail ? { ...fields, currentPassword } : fields)) reset({ ...fields, currentPassword: '' });
  });

  return (
    <SettingsSection title="Profile" subtitle="Your name, and that of your business as it stands on reports and in the bar above.">
      <Stack component="form" noValidate spacing={2} onSubmit={submit}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormField label="First Name" autoComplete="given-name" registration={register('firstName', { required: 'Enter your first name' })} error={errors.firstName} />
          <FormField label="Last Name" autoComplete="family-name" registration={register('lastName', { required: 'Enter your last name' })} error={errors.lastName} />
        </Box>
        <FormField label="Business Name" autoComplete="organization" registration={register('businessName', { required: 'Enter the name of your business' })} error={errors.businessName} />
        <FormField
          label="Email address"
          type="email"
          autoComplete="email"
          slotProps={{ input: { readOnly: isDemo } }}
          helperText={isDemo ? 'A demo account keeps its address.' : 'You sign in with it.'}
          registration={register('email', { required: 'Enter your email address' })}
          error={errors.email}
        />
        {isNewEmail && !isDemo ? (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            helperText="Asked for because the address changes"
            registration={register('currentPassword', { required: 'Enter your password to change the email address' })}
            error={errors.currentPassword}
          />
        ) : null}
        <FormNotice text={errors.root?.message} />
        <SaveRow label="Save Changes" isDirty={isDirty} isSaving={isSubmitting} onDiscard={() => reset(saved)} />
      </Stack>
    </SettingsSection>
  );
}
