/** What goes back to the user is said in the user's own words, never in a word that stands for a whole name here. */
import type { Interpretation } from '../../plan.ts';
import type { Token } from './token.ts';

export function inAskersWords(found: Interpretation, tokens: readonly Token[]): Interpretation {
  const names = tokens.filter(({ isName, text, raw }) => isName === true && text !== raw);
  if (found.kind === 'plan' || names.length === 0) return found;
  const spoken = (text: string): string => names.reduce((said, name) => said.replaceAll(name.text, () => name.raw), text);
  const message = spoken(found.message);
  return found.kind === 'clarify' ? { ...found, message, choices: found.choices.map(({ label, question, ...rest }) => ({ ...rest, label: spoken(label), question: spoken(question) })) } : { ...found, message };
}
