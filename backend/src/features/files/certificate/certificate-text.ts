/** The certificate as a plain document: to keep, to print, to send to whoever checks the books. */
import { moneyInWords } from '../../../finance/money.ts';
import type { FileProblem } from '../file-problem.entity.ts';
import type { Certificate, ShownEquation } from './certificate.ts';
import { harmless } from './harmless.ts';
import type { DuplicateRow } from './not-counted.ts';
import { holds } from './proof.ts';
import { type Amounts, isEqual, type TotalsLine } from './totals.ts';

const WIDTH = 96;
const RAW_CHARS = 200;

export function certificateText(certificate: Certificate, problems: readonly FileProblem[], duplicates: readonly DuplicateRow[]): string {
  const { verdict, notes, changes, equations, totals, choices } = certificate;
  const rejected = problems.filter(({ kind }) => kind === 'rejected');
  const repaired = problems.filter(({ kind }) => kind === 'repaired');
  return [
    'CERTIFICATE OF IMPORT', '', harmless(verdict), ...notes.map(harmless), '',
    ...section('File', facts(certificate)),
    ...section('Balances', equations.flatMap(equationLines)),
    ...section('File against ledger', totals.flatMap(totalLines)),
    ...section('Since the import', changes.map(harmless)),
    ...section(listTitle('Rows not read', rejected.length, certificate.rejectedCount), rejected.flatMap(problemLines)),
    ...section(listTitle('Rows mended', repaired.length, certificate.repairedCount ?? 0), repaired.flatMap(problemLines)),
    ...section(listTitle('Rows that count elsewhere', duplicates.length, certificate.duplicateCountNow), duplicates.flatMap(duplicateLines)),
    ...section('How the file was read', choices.map(({ what, choice, reason, confidence }) => harmless(`${what}: ${choice}, because ${reason} (${Math.round(confidence * 100)}% sure)`))),
  ].join('\r\n');
}

/** Nothing under a heading: no heading. */
function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, '-'.repeat(title.length), ...lines, ''];
}

function listTitle(title: string, shown: number, count: number): string {
  return count > shown ? `${title} (the first ${shown} of ${count})` : `${title} (${count})`;
}

function facts({ file, issuedAt, programVersion, rowCount, rejectedCount, repairedCount, duplicateCount }: Certificate): string[] {
  const read = issuedAt ?? file.processedAt;
  return [
    ['Name', harmless(file.name)],
    ['Size', `${file.sizeBytes} bytes`],
    ['SHA-256', Buffer.from(file.sha256).toString('hex')],
    ['Read', `${read ? read.toISOString() : 'unknown'}${programVersion === null ? ', before certificates were kept' : `, by Purser ${programVersion}`}`],
    ['Rows read', String(rowCount)],
    ['Not read', String(rejectedCount)],
    ['Mended', repairedCount === null ? 'not kept' : String(repairedCount)],
    ['Duplicates', duplicateCount === null ? 'not kept' : `${duplicateCount} not counted`],
  ].map(([label = '', value = '']) => `${label.padEnd(12)}${value}`);
}

function equationLines(equation: ShownEquation): string[] {
  const { account, currency, openingMinor, sumMinor, closingMinor, differenceMinor, firstBreak } = equation;
  const money = (minor: number | null): string => (minor === null ? 'not stated' : moneyInWords(minor, currency));
  const figures = [['Opening balance', money(openingMinor)], ['Rows', money(sumMinor)], ['Closing balance', money(closingMinor)], ['Difference', money(differenceMinor)]];
  return [
    `${harmless(account)}, ${currency}: ${holds(equation) ? 'ties out' : 'DOES NOT TIE OUT'}`,
    ...figures.map(([label = '', value = '']) => `  ${label.padEnd(18)}${value.padStart(24)}`),
    ...(firstBreak ? [`  Running balance breaks first at line ${firstBreak.line}: ${money(firstBreak.expectedMinor)} expected, ${money(firstBreak.statedMinor)} stated`] : []),
  ];
}

function totalLines({ account, currency, file, imported, now }: TotalsLine): string[] {
  const line = (label: string, amounts: Amounts | null): string =>
    `  ${label.padEnd(18)}${amounts === null ? 'not kept' : `${String(amounts.rowCount).padStart(9)} rows${moneyInWords(amounts.inMinor, currency).padStart(24)} in${moneyInWords(-amounts.outMinor, currency).padStart(24)} out`}`;
  const verdict = file && imported ? (isEqual(file, imported) ? 'equal' : 'DIFFERENT') : 'not compared';
  return [`${harmless(account)}, ${currency}: ${verdict}`, line('File', file), line('Ledger at import', imported), line('Ledger now', now)];
}

function problemLines({ line, reason, raw }: FileProblem): string[] {
  return [`Line ${line}: ${harmless(reason)}`, ...wrapped(harmless(raw.slice(0, RAW_CHARS)))];
}

function duplicateLines({ line, date, description, amountMinor, currency, counts }: DuplicateRow): string[] {
  const where = counts.fileName === null ? `the connection to ${counts.provider ?? 'another source'}` : `${harmless(counts.fileName)}${counts.line === null ? '' : `, line ${counts.line}`}`;
  return [`Line ${line ?? '?'}: ${date} ${moneyInWords(amountMinor, currency)} ${harmless(description).slice(0, RAW_CHARS)}`, `  counts in ${where} (${counts.date} ${harmless(counts.description).slice(0, RAW_CHARS)})`];
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (let from = 0; from < text.length; from += WIDTH) lines.push(`  | ${text.slice(from, from + WIDTH)}`);
  return lines;
}
