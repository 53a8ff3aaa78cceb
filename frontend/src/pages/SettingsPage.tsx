/** /dashboard/settings */
import Stack from '@mui/material/Stack';
import { DangerZone } from '../features/account/DangerZone.tsx';
import { PasswordForm } from '../features/account/PasswordForm.tsx';
import { PreferenceSwitches } from '../features/account/PreferenceSwitches.tsx';
import { ProfileForm } from '../features/account/ProfileForm.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" purpose="Your profile, your password and what you want to hear about." />
      <Stack spacing={3}>
        <ProfileForm />
        <PasswordForm />
        <PreferenceSwitches />
        <DangerZone />
      </Stack>
    </>
  );
}
