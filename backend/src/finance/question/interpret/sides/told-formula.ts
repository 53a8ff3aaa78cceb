/** "Gross profit last quarter, so revenue less media and print": what a figure is made of, told beside its name, is no other question. */
import type { Token } from '../words/tokenize.ts';

const FIGURE = /\b(gross|net|operating) (profit|margin|income)\b|\bprofit\b|\bmargin\b|\bbottom line\b/;
const LEADS = /^(, )?(so|i (\. )?e( \.)?|ie|that is|that is to say|meaning|in other words|i mean|being|=|\( ?)( that is)?,? ?(the |our |total |all |all our )?(revenue|sales|income|turnover|takings) (less|minus|after|net of|-) /;
const ENDS = /^[.?!;]$/;
const DATED = /^(20\d\d|q[1-4]|h[12]|last|this|in|for|during|month|quarter|year|ytd)$/;
const LEAD_MOST = 12;

/** Only where the figure is named before it and the formula says no time. */
export function withoutFormula(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length; at++) {
    const lead = LEADS.exec(`${tokens.slice(at, at + LEAD_MOST).map(({ text }) => text).join(' ')} `)?.[0];
    if (lead === undefined || !FIGURE.test(tokens.slice(0, at).map(({ text }) => text).join(' '))) continue;
    const end = tokens.findIndex(({ text }, i) => i >= at + lead.trim().split(' ').length && ENDS.test(text));
    const to = end < 0 ? tokens.length : end;
    return tokens.slice(at, to).some(({ text }) => DATED.test(text)) ? tokens : [...tokens.slice(0, at), ...tokens.slice(to)];
  }
  return tokens;
}
