/** "Payroll including taxes" where the ledger has Payroll and Payroll Taxes: those taxes are meant, and no others. */
import { lemma } from '../lexicon/lemma.ts';
import { tokenize, type Token } from '../words/tokenize.ts';

const PAYROLL = /^(payroll|wages|salaries)$/;
const WITH = /^(and|with|plus|including|incl|inclusive|counting|&)$/;
const LEADS = /^(the|its|their|of|related|associated)$/;

export function withPayrollTaxes(tokens: readonly Token[], categories: readonly { readonly name: string; readonly count: number }[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => PAYROLL.test(text) && WITH.test(tokens[i + 1]?.text ?? ''));
  const held = categories.find(({ name, count }) => count > 0 && /^(payroll|wage|salary|employer) tax(es)?$/i.test(name));
  const isApart = categories.some(({ name, count }) => count > 0 && /^(payroll|wages|salaries|wages & salaries)$/i.test(name));
  if (at < 0 || !held || !isApart) return tokens;
  let tax = at + 2;
  while (LEADS.test(tokens[tax]?.text ?? '')) tax++;
  return lemma(tokens[tax]?.text ?? '') === 'tax' ? [...tokens.slice(0, at + 1), ...tokenize(`with ${held.name}`), ...tokens.slice(tax + 1)] : tokens;
}
