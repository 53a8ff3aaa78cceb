/** "Fuel 2025" where the ledger has Fuel Surcharge Income and Cost of Sales - Fuel: what is earned and what is spent are no one sum. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { spoken } from '../words/token.ts';

const COST = /^(cogs|opex)$/;
/** What tells the side, or adds both up on purpose. */
const SAYS_SIDE = /\b(net|both|all|cash|in and out|flow|profit|margin|left|after|less|minus|versus|vs|compared?|against|difference|than|or|and)\b/;

export function incomeOrCost({ reading }: Frame): Interpretation | null {
  const [only, another] = reading.names;
  if (only === undefined || another !== undefined || reading.measures.length + reading.exceptions.length + reading.rowWords.length + reading.operations.size > 0 || SAYS_SIDE.test(reading.text)) return null;
  const earned = only.names.filter(({ kind, role }) => kind === 'category' && role === 'revenue');
  const spent = only.names.filter(({ kind, role }) => kind === 'category' && COST.test(role ?? ''));
  if (earned.length === 0 || spent.length === 0 || earned.length + spent.length < only.names.length) return null;
  const asked = (name: string): string => [...reading.tokens.slice(0, only.from).map(spoken), name, ...reading.tokens.slice(only.to).map(spoken)].join(' ').replace(/ (?=[?.,!])/g, '');
  return { kind: 'clarify', message: `“${only.said}” is earned as well as spent here. Which do you mean?`, choices: [...earned, ...spent].map(({ name }) => ({ label: name, question: asked(name) })), plan: null };
}
