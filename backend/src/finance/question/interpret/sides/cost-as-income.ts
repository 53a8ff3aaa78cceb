/** "Rent collected" where rent is only ever paid: what the words say comes in is not answered by what went out. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';

const EARNED = /^(collected|received|earned|income|takings|receipts)$/;
const WE_EARN = /^(did|do|have|has) (we|i) (collect|collected|receive|received|earn|earned|take in|taken in|get paid)\b/;
const COST = /^(cogs|opex|tax|interest)$/;

export function costAsIncome(found: Interpretation, { reading }: Frame): Interpretation | null {
  if (found.kind !== 'plan' || found.plan.task !== 'total' || found.plan.metric !== 'expenses') return null;
  const name = reading.names.find(({ names, to }) => names.length > 0 && names.every(({ kind, role }) => kind === 'category' && COST.test(role ?? '')) && (EARNED.test(reading.tokens[to]?.text ?? '') || WE_EARN.test(reading.tokens.slice(to, to + 4).map(({ text }) => text).join(' '))));
  if (!name) return null;
  const { label } = found.plan.period;
  const questions = [`Spending on ${name.names.map((one) => one.name).join(' and ')}, ${label}`, `Revenue, ${label}`];
  return { kind: 'clarify', plan: null, message: `“${name.said}” is a cost here, and nothing of that name comes in. What would you like to know?`, choices: questions.map((question) => ({ label: question, question })) };
}
