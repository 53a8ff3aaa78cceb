/** What the account wants to be sent and done: two switches, on by default, each kept as soon as it is moved. */
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useUser } from '../sessions/RequireSession.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useUpdatePreferences } from './use-update-preferences.ts';

interface PreferenceProps {
  label: string;
  explanation: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Preference({ label, explanation, isOn, onChange }: PreferenceProps) {
  const explanationId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={<Switch checked={isOn} onChange={(event) => onChange(event.target.checked)} slotProps={{ input: { 'aria-describedby': explanationId } }} />}
      />
      <FormHelperText id={explanationId} sx={{ mt: 0, ml: 6 }}>{explanation}</FormHelperText>
    </div>
  );
}

export function PreferenceSwitches() {
  const user = useUser();
  const update = useUpdatePreferences(user);
  return (
    <SettingsSection title="Account" subtitle="What Purser sends you and does by itself.">
      <Stack spacing={1}>
        <Preference
          label="Email notifications"
          explanation="A mail when a report was made for you. Mails about your password always come."
          isOn={user.wantsEmailNotifications}
          onChange={(wantsEmailNotifications) => void update({ wantsEmailNotifications })}
        />
        <Preference
          label="Auto-generate monthly reports"
          explanation={user.isPro ? 'A report of the month that ended, on the first day of the next.' : 'A report of the month that ended, on the first day of the next. Part of the Pro plan: your choice is kept for it.'}
          isOn={user.wantsMonthlyReports}
          onChange={(wantsMonthlyReports) => void update({ wantsMonthlyReports })}
        />
      </Stack>
    </SettingsSection>
  );
}
