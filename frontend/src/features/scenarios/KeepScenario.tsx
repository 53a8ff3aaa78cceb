/** A saved scenario as a report to hand on. */
import ShareIcon from '@mui/icons-material/IosShareOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { paths } from '../../paths.ts';

const formats = [['pdf', 'PDF, to print or to send'], ['xlsx', 'Excel workbook'], ['csv', 'CSV table'], ['txt', 'Plain text']] as const;

export function KeepScenario({ id, name }: { id: string; name: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button size="small" startIcon={<ShareIcon />} aria-haspopup="menu" aria-expanded={anchor !== null} aria-label={`Share as a report: ${name}`} onClick={(event) => setAnchor(event.currentTarget)}>Share as a report</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map(([format, label]) => <MenuItem key={format} component="a" href={paths.scenarioDownload(id, format)} download onClick={() => setAnchor(null)}>{label}</MenuItem>)}
      </Menu>
    </>
  );
}
