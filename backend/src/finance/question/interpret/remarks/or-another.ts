/** "Payroll was our biggest cost, or was it another category?": what somebody believes is put in question, and is no condition of it. */
import { asCategory } from '../names/ranked-category.ts';
import type { Token } from '../words/tokenize.ts';

const IS = /^(is|was|are|were|been|be)$/;
const RANK = /^(biggest|largest|top|best|worst|highest|lowest|smallest|main|busiest|slowest|strongest|weakest|dearest)$/;
const RANK_AHEAD = 4;
const OR_ANOTHER = /^or (?:(?:is|was|are|were|has|have|might|could) )?(?:(?:it|there|that|they) )?(?:(?:be|been|really|actually) )*(?:(?:some|any) other|another|a different|somebody|someone|something) (category|vendor|supplier|customer|client|payee|weekday|day|month|quarter|year|week|account|cost|expense|else)(?: of the week)? ?[?.!]*$/;

export function withoutBelief(tokens: readonly Token[]): readonly Token[] {
  const or = tokens.findLastIndex(({ text }) => text === 'or');
  const noun = or < 0 ? undefined : OR_ANOTHER.exec(tokens.slice(or).map(({ text }) => text).join(' '))?.[1];
  if (noun === undefined) return tokens;
  const is = tokens.findIndex(({ text }, at) => at > 0 && at < or && IS.test(text) && tokens.slice(at + 1, at + 1 + RANK_AHEAD).some((token) => RANK.test(token.text)));
  if (is < 1 || tokens.slice(0, is).some(({ kind, text }) => kind === 'stop' && text !== ',' && text !== '&')) return tokens;
  const told = tokens.slice(is, tokens[or - 1]?.kind === 'stop' ? or - 1 : or);
  const ranked = asCategory(told);
  return [...(noun === 'else' ? [word(ranked.length > told.length ? 'which' : 'who')] : [word('which'), word(noun)]), ...(noun === 'else' ? ranked : told), { text: '?', raw: '?', kind: 'stop' }];
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
