/** "The lab" where the ledger has two categories that may be called so: which of them is for the user to say. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { spoken } from '../words/token.ts';

const MOST = 4;

export function whichThing({ reading }: Frame): Interpretation | null {
  const { tokens } = reading;
  const name = [...reading.names, ...reading.exceptions].find(({ isUnsure, names }) => isUnsure === true && names.length > 1);
  if (!name) return null;
  const asked = (said: string): string => [...tokens.slice(0, name.from).map(spoken), said, ...tokens.slice(name.to).map(spoken)].join(' ').replace(/ (?=[?.,!])/g, '');
  const calls = name.names.map((one) => one.name);
  return { kind: 'clarify', message: `“${name.said}” may be ${calls.slice(0, MOST).join(' or ')} here. Which do you mean?`, choices: [...calls.slice(0, MOST).map((call) => ({ label: call, question: asked(call) })), { label: 'All of them', question: asked(calls.join(' and ')) }], plan: null };
}
