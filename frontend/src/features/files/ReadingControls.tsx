/** The choices of a reading that are not about one column: headings, order of dates, decimal mark, signs, currency, account. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FileReading_ReadingFragment, ReadingMappingInput } from '../../generated/graphql.ts';
import { signWords } from './reading-words.ts';

interface Props {
  reading: FileReading_ReadingFragment;
  mapping: ReadingMappingInput;
  isTable: boolean;
  onChange: (mapping: ReadingMappingInput) => void;
}

interface ChoiceFieldProps { label: string; value: string; options: readonly (readonly [value: string, words: string])[]; isOwn: boolean; reason?: string | undefined; onChoose: (value: string) => void }

function ChoiceField({ label, value, options, isOwn, reason, onChoose }: ChoiceFieldProps) {
  // What is used may not be on offer for these columns; it is shown all the same.
  const offered = value === '' || options.some(([known]) => known === value) ? options : [...options, [value, value] as const];
  return (
    <TextField select size="small" label={label} value={value} helperText={isOwn ? 'Your choice' : (reason ?? 'As found in the file')} onChange={(event) => onChoose(event.target.value)} slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
      {value === '' ? <MenuItem value="">Not settled</MenuItem> : null}
      {offered.map(([option, words]) => <MenuItem key={option} value={option}>{words}</MenuItem>)}
    </TextField>
  );
}

/** A text that is taken over when the field is left. */
function OwnText({ label, value, own, otherwise, onChoose }: { label: string; value: string; own: string | null | undefined; otherwise: string; onChoose: (value: string | null) => void }) {
  return (
    <TextField
      key={`${value} ${own ?? ''}`} size="small" label={label} defaultValue={own ?? value} helperText={own ? 'Your choice' : value ? 'As found in the file' : otherwise} slotProps={{ inputLabel: { shrink: true } }}
      onBlur={(event) => { const text = event.target.value.trim(); if (text !== (own ?? value)) onChoose(text === '' ? null : text); }}
      onKeyDown={(event) => { if (event.key === 'Enter') (event.target as HTMLElement).blur(); }}
    />
  );
}

export function ReadingControls({ reading, mapping, isTable, onChange }: Props) {
  const { mapping: used, lines, columns, question } = reading;
  const set = (part: ReadingMappingInput): void => onChange({ ...mapping, ...part });
  const lineWords = lines.map(({ line, cells }) => [String(line), `Line ${line}: ${cells.filter(Boolean).join(' · ').slice(0, 40)}`] as const);
  const isOpen = question !== null;
  const assumed = reading.outcome?.rows[0]?.currency;
  const hasColumn = (role: string): boolean => columns.some((column) => column.role === role);
  const reasonOf = (what: string): string | undefined => capitalized(reading.choices.find((choice) => choice.what === what)?.reason);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } }}>
      {isTable ? (
        <ChoiceField label="Headings" value={String(mapping.headingLine ?? used?.headingLine ?? 0)} options={[['0', 'No line names the columns'], ...lineWords]} isOwn={mapping.headingLine != null}
          onChoose={(value) => set({ headingLine: Number(value), firstDataLine: null })} />
      ) : null}
      {mapping.year == null ? null : <OwnText label="Year of the newest date" value="" own={String(mapping.year)} otherwise="" onChoose={(year) => set({ year: year !== null && /^\d{4}$/.test(year) ? Number(year) : null })} />}
      <ChoiceField label="Order of dates" value={mapping.dateOrder ?? (isOpen && !decided(reading, 'date order') ? '' : used?.dateOrder ?? '')} options={[['day-first', 'Day first: 31/12'], ['month-first', 'Month first: 12/31'], ['year-first', 'Year first: 25/12/31'], ['day-first-swapped', 'Day first; 2025-12-05 is 12 May'], ['month-first-swapped', 'Month first; 2025-12-05 is 12 May']]} isOwn={mapping.dateOrder != null} reason={reasonOf('date order')} onChoose={(dateOrder) => set({ dateOrder })} />
      <ChoiceField label="Decimal mark" value={mapping.decimalMark ?? (isOpen && !decided(reading, 'decimal mark') ? '' : used?.decimalMark ?? '')} options={[['point', 'Point: 1,234.56'], ['comma', 'Comma: 1.234,56']]} isOwn={mapping.decimalMark != null} reason={reasonOf('decimal mark')} onChoose={(decimalMark) => set({ decimalMark })} />
      <ChoiceField label="Money in and out" value={mapping.sign ?? (isOpen && !decided(reading, 'sign') ? '' : used?.sign ?? '')} options={signWords(columns.map(({ role }) => role))} isOwn={mapping.sign != null} reason={reasonOf('sign')} onChoose={(sign) => set({ sign })} />
      {mapping.firstPayment == null ? null : <ChoiceField label="Oldest payment" value={mapping.firstPayment} options={[['in', 'Money in'], ['out', 'Money out']]} isOwn onChoose={(firstPayment) => set({ firstPayment })} />}
      <OwnText label="Currency" value={used?.currency ?? ''} own={mapping.currency} otherwise={hasColumn('currency') ? 'From its column' : assumed ? `The file names none: ${assumed} is used` : 'The file names none'} onChoose={(currency) => set({ currency })} />
      <OwnText label="Account" value={used?.account ?? ''} own={mapping.account} otherwise={hasColumn('account') ? 'From its column' : 'The file names none: its own name is used'} onChoose={(account) => set({ account })} />
    </Box>
  );
}

const capitalized = (words: string | undefined): string | undefined => words && words[0]!.toUpperCase() + words.slice(1);

const decided = ({ choices }: FileReading_ReadingFragment, what: string): boolean => choices.some((choice) => choice.what === what);
