/** Each decision of the reader, with its reason and how sure it was. */
import { DataTable } from '../../../ui/DataTable.tsx';
import type { Certificate } from './certificate-type.ts';
import { visibleText } from './visible-text.ts';

type Choice = Certificate['choices'][number];

const COLUMNS = [
  { key: 'what', header: 'What', cell: ({ what }: Choice) => visibleText(what) },
  { key: 'choice', header: 'Read as', cell: ({ choice }: Choice) => visibleText(choice) },
  { key: 'reason', header: 'Because', cell: ({ reason }: Choice) => visibleText(reason) },
  { key: 'confidence', header: 'Sure', kind: 'figure', cell: ({ confidence }: Choice) => `${confidence}%` },
] as const;

export function ReadingChoices({ choices }: { choices: readonly Choice[] }) {
  return <DataTable caption="How the file was read" columns={COLUMNS} rows={choices} rowKey={({ what }, index) => `${what} ${index}`} />;
}
