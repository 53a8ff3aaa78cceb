/** "Profit before tax in 2025": net profit without the taxes, where nothing but a time is said beside it. With a name, a second figure or the tax itself beside it, the words stay as they are and are asked for. */
import type { NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';

const BEFORE_TAX = /(?<!\b(?:gross|operating|retained) )\b(?:(?:net profit|profit|net income|earnings|net earnings|bottom line) (?:[?,] )?(?:before|pre|ahead of|prior to) (?:any |the |our |its )?(?:taxes|tax|income taxes|income tax|corporation tax)|(?:pretax|pre - tax|pre tax) (?:net )?(?:profits?|income|earnings))(?= |$)/;
/** Another figure, or the tax itself. */
const FIGURE_BESIDE = /\b(tax|taxes|taxed|pretax|after|profits?|margins?|revenue|sales|income|earnings|turnover|takings|expenses?|costs?|spend|spending|draws|cash|burn|share|percent|percentage|part|proportion|ratio)\b/;
/** What is said of a time, and nothing that could be a name. */
const OF_TIME = /^(\d+(st|nd|rd|th)?|[?.!,;]|q[1-4]|h[12]|fy\d*|jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?|days?|weeks?|months?|quarters?|years?|half|halves|quarterly|monthly|yearly|ytd|last|this|previous|past|first|second|third|fourth|each|every|per|by|in|for|of|on|at|during|over|from|since|between|to|until|till|through|up|the|our|a|and|or|vs|versus|against|compared|with|than|year's|end|date|now|far|so|time|all|whole|entire|full|calendar|fiscal|financial|average|total|please|was|is|did|do|have|had|has|been|we|i|make|made|earn|earned|today|ago|summer|winter|spring|autumn|fall)$/;
/** "How much profit did we make in 2025 before taxes": what stands between says when, and that it is made. */
const PARTED = /(?<!\b(?:gross|operating|retained) )\b(net profit|profit|net income|earnings|net earnings|bottom line) (\S+(?: \S+){0,9}?) (?:before|pre|prior to) (?:any |the |our |its )?(?:taxes|tax|income taxes|income tax|corporation tax)(?= |$)/;
const MAKES = /^(it|is|are|were|making|business|company|shop|firm|place|store|practice|studio|does|will|year|that|which)$/;

export function profitBeforeTax(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  return beforeTax(together(tokens), index);
}

/** The tax put behind the profit. */
function together(tokens: readonly Token[]): readonly Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  const found = PARTED.exec(text);
  const [whole = '', profit = '', between = ''] = found ?? [];
  if (!found || BEFORE_TAX.test(text) || !between.split(' ').every((word) => OF_TIME.test(word) || MAKES.test(word))) return tokens;
  const at = (length: number): number => wordsIn(text.slice(0, length), tokens);
  const [from, to] = [at(found.index + profit.length), at(found.index + profit.length + 1 + between.length)];
  const end = at(found.index + whole.length);
  return [...tokens.slice(0, from), ...tokens.slice(to, end), ...tokens.slice(from, to), ...tokens.slice(end)];
}

function beforeTax(tokens: readonly Token[], { names }: NameIndex): readonly Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  const found = BEFORE_TAX.exec(text);
  if (!found) return tokens;
  const from = wordsIn(text.slice(0, found.index), tokens);
  const to = wordsIn(text.slice(0, found.index + found[0].length), tokens);
  const beside = [...tokens.slice(0, from), ...tokens.slice(to)].map((token) => token.text).join(' ');
  if (FIGURE_BESIDE.test(beside) || !tokens.slice(to).every((token) => OF_TIME.test(token.text) || MAKES.test(token.text))) return tokens;
  // Beside payroll taxes, which are a cost of the business, the ones that are meant are called by name.
  const [taxes, ...others] = names.filter(({ kind, role, count }) => kind === 'category' && role === 'tax' && count > 0);
  return [...tokens.slice(0, from), ...tokenize(`net profit excluding ${taxes && others.length === 0 ? taxes.name.toLowerCase() : 'taxes'}`), ...tokens.slice(to)];
}

/** How many tokens a beginning of their text holds. */
const wordsIn = (beginning: string, tokens: readonly Token[]): number => tokens.filter((_, at) => tokens.slice(0, at + 1).map((token) => token.text).join(' ').length <= beginning.length).length;
