/** Everything of the account as one download. */
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import { paths } from '../../paths.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function ExportData() {
  return (
    <SettingsSection
      title="Your data"
      subtitle="One zip with all of it: your original files, every transaction, questions and answers, summaries, reports, insights and your profile. It opens in any spreadsheet."
    >
      <Button component="a" href={paths.accountExport} download variant="outlined" startIcon={<DownloadIcon />}>Export all data</Button>
    </SettingsSection>
  );
}
