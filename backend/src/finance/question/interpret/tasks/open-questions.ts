/** The rule for questions that hold an idea this engine does not compute: dropping it would answer another question. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { OPEN_WORDS } from '../lexicon/open-words.ts';
import type { Reading } from '../reading.ts';

export function openQuestion(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const found = OPEN_WORDS.find(({ pattern, unless, withoutNames }) => pattern.test(reading.text) && !unless?.test(reading.text) && !(withoutNames && reading.names.length > 0));
  if (found) return askBack(found.message, found.choices.map((choice) => choice.replace('{what}', subjectSaid(reading))));
  return twoGroupings(reading);
}

/** "Revenue by customer by month": a table in two directions. */
function twoGroupings(reading: Reading): Interpretation | null {
  const by = reading.groupings.filter((mention) => /^(by|per|and)$/.test(reading.tokens[mention.from - 1]?.text ?? ''));
  const name = by.find((mention) => /^(category|counterparty|account)$/.test(mention.grouping));
  const unit = by.find((mention) => /^(day|week|month|quarter|year|weekday)$/.test(mention.grouping));
  if (!name || !unit) return null;
  const [first, second] = [name, unit].map((mention) => `${subjectSaid(reading)} by ${said(reading, mention)}${whenSaid(reading)}`);
  return askBack('A table can be made in one direction only. Which one would you like?', [first ?? '', second ?? '']);
}

function askBack(message: string, choices: readonly string[]): Interpretation {
  return { kind: 'clarify', plan: null, message, choices: choices.map(capitalised).map((question) => ({ label: question, question })) };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const said = ({ tokens }: Reading, { from, to }: { readonly from: number; readonly to: number }): string => tokens.slice(from, to).map((token) => token.text).join(' ');
const whenSaid = (reading: Reading): string => (reading.periods[0] ? ` ${said(reading, reading.periods[0])}` : '');

function subjectSaid(reading: Reading): string {
  const measure = reading.measures.find((mention) => !mention.isWeak);
  return reading.names[0]?.said ?? (measure ? said(reading, measure) : 'expenses');
}
