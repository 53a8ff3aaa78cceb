/** Two switches, on by default, remembered by this browser. */
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useId, useState } from 'react';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { readBrowserSettings, writeBrowserSettings } from './browser-settings.ts';

interface PreferenceProps {
  label: string;
  explanation: string;
  isOnAtFirst: boolean;
  onChange: (isOn: boolean) => void;
}

function Preference({ label, explanation, isOnAtFirst, onChange }: PreferenceProps) {
  const [isOn, setOn] = useState(isOnAtFirst);
  const explanationId = useId();
  const change = (chosen: boolean) => {
    setOn(chosen);
    onChange(chosen);
  };
  return (
    <div>
      <FormControlLabel
        label={label}
        control={<Switch checked={isOn} onChange={(event) => change(event.target.checked)} slotProps={{ input: { 'aria-describedby': explanationId } }} />}
      />
      <FormHelperText id={explanationId} sx={{ mt: 0, ml: 6 }}>{explanation}</FormHelperText>
    </div>
  );
}

export function PreferenceSwitches() {
  const user = useUser();
  const settings = readBrowserSettings(user);
  return (
    <SectionCard title="Account" subtitle="Kept in this browser. This release sends no mail and makes no report by itself; your choice is there when it does.">
      <Stack spacing={1}>
        <Preference
          label="Email notifications"
          explanation="News about your files, reports and alerts."
          isOnAtFirst={settings.hasEmailNotifications}
          onChange={(hasEmailNotifications) => writeBrowserSettings(user, { hasEmailNotifications })}
        />
        <Preference
          label="Auto-generate monthly reports"
          explanation="A monthly report on the first day of the month."
          isOnAtFirst={settings.hasMonthlyReports}
          onChange={(hasMonthlyReports) => writeBrowserSettings(user, { hasMonthlyReports })}
        />
      </Stack>
    </SectionCard>
  );
}
