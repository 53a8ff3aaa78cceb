/** A saved scenario as a file to hand on. */
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
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
      <Button size="small" startIcon={<DownloadIcon />} aria-haspopup="menu" aria-expanded={anchor !== null} aria-label={`Download ${name}`} onClick={(event) => setAnchor(event.currentTarget)}>Download</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map(([format, label]) => <MenuItem key={format} component="a" href={paths.scenarioDownload(id, format)} download onClick={() => setAnchor(null)}>{label}</MenuItem>)}
      </Menu>
    </>
  );
}
