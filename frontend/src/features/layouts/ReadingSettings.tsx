/** How files are read: whether each is looked at first, and what is remembered from earlier ones. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SettingsSection } from '../account/SettingsSection.tsx';
import { CheckFirstSwitch } from '../files/CheckFirstSwitch.tsx';
import { useCheckFirst } from '../files/use-check-first.ts';
import { LayoutList } from './LayoutList.tsx';

export function ReadingSettings() {
  const check = useCheckFirst();
  return (
    <SettingsSection title="Reading files" subtitle="How bank files become transactions, and what you said about earlier ones.">
      <CheckFirstSwitch check={check} />
      <Box sx={{ mt: 3 }}>
        <Typography variant="h3" sx={{ mb: 1 }}>Remembered layouts</Typography>
        <LayoutList />
      </Box>
    </SettingsSection>
  );
}
