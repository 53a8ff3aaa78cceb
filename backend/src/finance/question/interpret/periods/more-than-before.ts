/** "Did we spend more on rent this year", "was rent lower in 2025": more or less than in the one before, where nothing else is held against it. */
import { tokenize, type Token } from '../words/tokenize.ts';

const ASKS_MORE = /^(?:and |so |but )?(?:did|have|has|are|were|do|does|is|was) (?!(?:there|they|it|them|that|this|those|these|he|she)\b)(?:\S+ ){1,6}?(?:(?:more|less)\b(?! (?:than|or|money|and)\b)(?: \S+){0,4}?|(?:lower|higher|cheaper|dearer|pricier)) (?:(this|last) (week|month|quarter|year)|(?:in|during|for|over) (20\d\d))$/;
/** Two things held against each other, or what is no flow of a stretch: "more on Etsy or Amazon last year", "more cash this month". */
const HELD = /\b(than|compared|vs|versus|against|over|above|below|under|why|if|each|every|per|which|who|and|or|burn|burned|burnt|cash)\b/;
/** What grows is a figure, or what we or they are paid: not trips that are made, and not what comes from somebody. */
const OF_MONEY = /^(?:and |so |but )?(?:(?:did|have|do|are) (?:we|i) (?:spend|spent|pay|paid|paying|spending) (?:more|less)(?= (?:on|for|to|in|at|this|last|overall|altogether)\b)|(?:did|have) (?:we|i) (?:make|made|earn|earned|sell|sold|take in|bring in) (?:more|less)(?= (?:this|last|overall)\b)|(?:did|has|have|is|are|was|were) (?:our |the )?(?:revenue|sales|income|expenses|costs|spending|profit|payroll|rent) |did (?:\S+ ){1,3}(?:cost|charge|charged) (?:us )?(?:more|less)\b|(?:is|are|was|were) (?:our |the )?(?!any\b|more\b|it\b)(?:(?!of\b|(?:month|quarter|week|day)s?\b)\S+ ){1,3}(?:lower|higher|cheaper|dearer|pricier) (?:(?:in|during|for|over) 20\d\d|(?:this|last) [a-z]+)$)/;
const BOTH_WAYS = /\bmore\b.*\bless\b|\bless\b.*\bmore\b/;

export function withStretchBefore(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const text = tokens.slice(0, end).map((token) => token.text).join(' ');
  const said = ASKS_MORE.exec(text);
  const asked = text.replace(/\bmore or less\b/g, 'more');
  if (!said || !OF_MONEY.test(text) || HELD.test(asked) || BOTH_WAYS.test(asked) || tokens.slice(0, end - 1).some(({ kind }) => kind !== 'word')) return tokens;
  const year = said[3];
  if (year !== undefined) return [...tokens.slice(0, end), ...tokenize(`than in ${Number(year) - 1}`), ...tokens.slice(end)];
  return [...tokens.slice(0, end), ...tokenize(said[1] === 'this' ? `than in the same period of last ${said[2] ?? ''}` : `than the ${said[2] ?? ''} before`), ...tokens.slice(end)];
}
