/** The rule for questions that hold an idea this engine does not compute: dropping it would answer another question. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { OPEN_WORDS } from '../lexicon/open-words.ts';
import type { Reading } from '../reading.ts';

export function openQuestion(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const found = OPEN_WORDS.find(({ pattern, unless, withoutNames }) => pattern.test(reading.text) && !unless?.test(reading.text) && !(withoutNames && reading.names.length > 0));
  if (found) return askBack(found.message, found.choices.map((choice) => choice.replace('{what}', subjectSaid(reading))));
  return null;
}

function askBack(message: string, choices: readonly string[]): Interpretation {
  return { kind: 'clarify', plan: null, message, choices: choices.map(capitalised).map((question) => ({ label: question, question })) };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const said = ({ tokens }: Reading, { from, to }: { readonly from: number; readonly to: number }): string => tokens.slice(from, to).map((token) => token.text).join(' ');

function subjectSaid(reading: Reading): string {
  const measure = reading.measures.find((mention) => !mention.isWeak);
  return reading.names[0]?.said ?? (measure ? said(reading, measure) : 'expenses');
}
