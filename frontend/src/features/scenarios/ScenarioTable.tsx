/** All scenarios beside the months without changes: what each comes to, and what can be done with it. */
import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../format/date.ts';
import { formatMoney, formatMoneyChange } from '../../format/money.ts';
import type { Scenario_OutcomeFragment, Scenario_ResultFragment } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { DeletedNote } from '../../ui/deletions/DeletedNote.tsx';
import { DeleteButton } from '../../ui/deletions/DeleteButton.tsx';
import type { Deletions } from '../../ui/deletions/use-deletions.ts';
import { Hint } from '../../ui/Hint.tsx';
import { runwayWords, zeroCashWords } from './scenario-words.ts';

export interface TableScenario {
  /** Null for the months without changes, and for a scenario that is not saved yet. */
  id: string | null;
  name: string;
  currency: string;
  result: Scenario_ResultFragment;
  outcome: Scenario_OutcomeFragment;
  isOpen: boolean;
  isBase: boolean;
}

interface Props {
  rows: readonly TableScenario[];
  beside: readonly string[];
  /** As many as the chart can show. */
  isChartFull: boolean;
  onBeside: (id: string, isShown: boolean) => void;
  onDuplicate: (id: string) => void;
  deletions: Deletions;
}

function Name({ row: { id, name, isOpen }, beside }: { row: TableScenario; beside: readonly string[] }) {
  const look = { display: 'block', minWidth: 128, fontWeight: isOpen ? 600 : 400, overflowWrap: 'anywhere' } as const;
  if (id === null) return <Box component="span" sx={look}>{name}</Box>;
  return <MuiLink component={Link} to={paths.scenario(id, beside.filter((one) => one !== id))} aria-current={isOpen ? 'true' : undefined} sx={look}>{name}</MuiLink>;
}

function Figure({ figure, note }: { figure: string; note: string | null }) {
  return (
    <>
      {figure}
      {note === null ? null : <Typography variant="caption" color="textSecondary" component="div" noWrap>{note}</Typography>}
    </>
  );
}

export function ScenarioTable({ rows, beside, isChartFull, onBeside, onDuplicate, deletions }: Props) {
  const shown = (id: string): boolean => beside.includes(id);
  return (
    <>
      <RecordTable
        titleKey="name"
        caption="Scenarios beside the months without changes"
        rows={rows}
        rowKey={({ id, isBase }) => id ?? (isBase ? 'base' : 'new')}
        columns={[
          {
            key: 'chart', header: 'Chart', cell: ({ id, name, isOpen, isBase }) => (
              <Checkbox size="small" checked={isBase || isOpen || (id !== null && shown(id))} disabled={isBase || isOpen || id === null || (isChartFull && !shown(id))} onChange={(_event, isOn) => { if (id !== null) onBeside(id, isOn); }} slotProps={{ input: { 'aria-label': `${name} in the chart` } }} sx={{ p: 0.5 }} />
            ),
          },
          { key: 'name', header: 'Scenario', cell: (row) => <Name row={row} beside={beside} /> },
          { key: 'end', header: 'Cash at end', kind: 'figure', cell: ({ outcome: { cashAtEnd }, result: { difference }, currency, isBase }) => (
            <Figure figure={cashAtEnd === null ? '—' : formatMoney(cashAtEnd, currency, 'rounded')} note={isBase || Number(difference.cashAtEnd) === 0 ? null : formatMoneyChange(difference.cashAtEnd, currency, 'rounded')} />
          ) },
          {
            key: 'low', header: 'Lowest', kind: 'figure', cell: ({ outcome: { lowestBalance, lowestMonth }, currency }) => (
              <Figure figure={lowestBalance === null ? '—' : formatMoney(lowestBalance, currency, 'rounded')} note={lowestMonth === null ? null : formatMonth(lowestMonth)} />
            ),
          },
          { key: 'runway', header: 'Runway', kind: 'figure', cell: ({ outcome, result }) => <Figure figure={runwayWords(outcome)} note={zeroCashWords(outcome, result)} /> },
          { key: 'profit', header: 'Profit a month', kind: 'figure', cell: ({ result, currency, isBase }) => (isBase ? '—' : formatMoneyChange(result.difference.monthlyProfit, currency, 'rounded')) },
          {
            key: 'actions', header: 'Actions', cell: ({ id, name }) => (id === null ? null : (
              <Box sx={{ display: 'inline-flex' }}>
                <Hint words="Duplicate"><IconButton size="small" aria-label={`Duplicate ${name}`} onClick={() => onDuplicate(id)}><CopyIcon fontSize="small" /></IconButton></Hint>
                <DeleteButton item={{ id, name }} deletions={deletions} />
              </Box>
            )),
          },
        ]}
      />
      {deletions.deleted.map((item) => <DeletedNote key={item.id} item={item} deletions={deletions} />)}
    </>
  );
}
