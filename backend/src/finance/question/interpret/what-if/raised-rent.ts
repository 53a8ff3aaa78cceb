/** "The landlord adds 4 % to the rent we pay now: new monthly rent?": what a rent of every month would be is the last one, so much higher, and no effect on anything else. */
import type { Token } from '../words/tokenize.ts';

const THING = /\b(rent|lease)\b/;
const ASKS_IT = /\bnew (monthly )?(rent|lease|payment|amount|figure|total)\b|\b(what|how much) (?:would|will|do|does|is|are|s) (?:(?:we|i|our|the|that|it|then|be|monthly|new|rent|lease|payment|have|to|make) )*(?:pay|be|come to|cost|rent|lease|payment)(?: us)?(?: (?:then|after|per|a|each|every|month|monthly|be|once|if|with|when)\b|$| [?.!])|\bhow much (?:per|a|each) month\b|\bmonthly (?:then|now)?$|= ?\?*$/;
const MORE = /\b(adds?|adding|add|raises?|raised|raise|ups|increase[sd]?|rises?|rose|goes up|going up|go up|went up|up|higher|hike[sd]?|more|on top|plus|another|bumps?)\b|\+/;
const LESS = /\b(cuts?|lowers?|lowered|drops?|falls?|goes down|comes down|down|less|lower|reduces?|reduced|discount|knocks?)\b/;
/** Something else is asked of it, or of more than it. */
const OTHER = /\b(profit|margin|revenue|sales|income|cash|runway|burn|expenses|costs|payroll|wages|year|yearly|annual|annually|share|percentage|average|last (year|month|quarter)|did|was|were|had|20\d\d|why|since|compared|than|save|afford|break even|and what|effect|affect|impact)\b/;

export function asRaisedRent(tokens: readonly Token[]): readonly Token[] {
  const text = tokens.map((token) => token.text).join(' ');
  const said = THING.exec(text)?.[0];
  const sizes = tokens.filter((token, at) => token.kind === 'number' && (token.isPercent === true || /^(percent|pct|%)$/.test(tokens[at + 1]?.text ?? '')));
  const [size] = sizes;
  if (said === undefined || size === undefined || sizes.length > 1 || tokens.filter(({ kind }) => kind === 'number').length > 1 || OTHER.test(text) || !ASKS_IT.test(text)) return tokens;
  const isLess = LESS.test(text);
  if (MORE.test(text) === isLess) return tokens;
  const number: Token = { ...size, isPercent: true };
  return [...`what would ${said} last month have been had ${said} been`.split(' ').map(word), number, ...(size.isPercent === true ? [] : [word('percent')]), word(isLess ? 'lower' : 'higher')];
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
