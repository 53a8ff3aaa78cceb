/** /dashboard/settings */
import Stack from '@mui/material/Stack';
import { DangerZone } from '../features/account/DangerZone.tsx';
import { ExportData } from '../features/account/ExportData.tsx';
import { PasswordForm } from '../features/account/PasswordForm.tsx';
import { PreferenceSwitches } from '../features/account/PreferenceSwitches.tsx';
import { ProfileForm } from '../features/account/ProfileForm.tsx';
import { SessionList } from '../features/account/SessionList.tsx';
import { TimeZoneForm } from '../features/account/TimeZoneForm.tsx';
import { ReadingSettings } from '../features/layouts/ReadingSettings.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" purpose="Your profile, your security and your data." />
      <Stack spacing={2}>
        <ProfileForm />
        <PreferenceSwitches />
        <TimeZoneForm />
        <ReadingSettings />
        <PasswordForm />
        <SessionList />
        <ExportData />
        <DangerZone />
      </Stack>
    </>
  );
}
