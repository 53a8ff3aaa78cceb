/** Yes-or-no questions without their verb: "revenue up every month, last 6?", "rent paid all 12 months 2025?", "rent > insurance in H1?". */
import { isNamedWhole } from './names/named-whole.ts';
import type { NameIndex } from './names/names.ts';
import { isDated } from './remarks/remarks-words.ts';
import type { Token } from './words/tokenize.ts';
import { tokenize } from './words/tokenize.ts';

/** What already makes a sentence of it, or asks for something else. */
const SAYS = /^(is|are|was|were|did|do|does|has|have|had|be|been|went|goes|go|gone|show|list|give|tell|which|what|whats|how|who|when|where|why|if|moved?|climbed|shot|crept|came|picked|ended|break|split|sum|add|i|we|they|he|she|not|than|expenses?|transactions?|payments?|purchases?|sales|bills?|invoices?|charges?)$/;
const UNITS = /^(day|week|month|quarter|year)s?$/;
const SUBJECT_WORDS = 4;

const texts = (tokens: readonly Token[]): readonly string[] => tokens.map(({ text }) => text).filter((text) => !/^(the|our|my)$/.test(text));
const made = (text: string): readonly Token[] => tokenize(text);

export function withVerbs(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => i > 0 && /^(up|down|paid|>|<)$/.test(text));
  const subject = tokens.slice(0, at);
  if (at < 1 || at > SUBJECT_WORDS || subject.some(({ kind, text }) => kind !== 'word' || SAYS.test(text) && !/^(expenses?|sales)$/.test(text))) return tokens;
  const [word, rest] = [tokens[at]?.text, tokens.slice(at + 1)];
  if (word === '>' || word === '<') return heldBeside(subject, word, rest, index) ?? tokens;
  const every = everyUnit(rest);
  if (!every || rest.some(({ text }) => text === 'why')) return tokens;
  if (word !== 'paid') return !isNamedWhole(texts(subject), index) ? tokens : [...made('did'), ...subject, ...made(word === 'up' ? 'rise every' : 'fall every'), ...made(every.unit), ...rest.slice(every.length)];
  const within = rest.slice(every.length);
  // "Rent paid each month in 2025?" wants the months.
  return tokens.at(-1)?.text !== '?' || rest.slice(0, 2).some(({ text }) => text === 'each') ? tokens : [...made('did we pay'), ...subject, ...made(`in every ${every.unit}`), ...(within[0]?.kind === 'number' ? made('of') : []), ...within];
}

/** "Every month", "in each quarter", "all 12 months". */
function everyUnit(rest: readonly Token[]): { unit: string; length: number } | null {
  const from = rest[0]?.text === 'in' ? 1 : 0;
  const [first, second, third] = rest.slice(from).map(({ text }) => text);
  if ((first === 'every' || first === 'each') && second === 'single' && UNITS.test(third ?? '')) return { unit: third ?? '', length: from + 3 };
  if ((first === 'every' || first === 'each') && UNITS.test(second ?? '')) return { unit: second ?? '', length: from + 2 };
  return first === 'all' && /^(12|4|twelve|four)$/.test(second ?? '') && /^(months|quarters)$/.test(third ?? '') ? { unit: (third ?? '').slice(0, -1), length: from + 3 } : null;
}

/** One thing beside another and a question mark, both of which the ledger has; "rent > 4,000" is a bound. */
function heldBeside(subject: readonly Token[], sign: string, rest: readonly Token[], index: NameIndex): readonly Token[] | null {
  const isBound = rest[0]?.kind !== 'word' || rest.at(-1)?.text !== '?' || subject.some(({ text }) => SAYS.test(text)) || rest.slice(0, 2).some(({ text }) => SAYS.test(text) && !/^(expenses?|sales)$/.test(text));
  const end = rest.findIndex(({ kind, text }) => kind !== 'word' || /^(in|of|for|during|over|since)$/.test(text) || isDated(text));
  return isBound || ![subject, rest.slice(0, end)].every((side) => isNamedWhole(texts(side), index)) ? null : [...made('is'), ...subject, ...made(sign === '>' ? 'more than' : 'less than'), ...rest];
}
