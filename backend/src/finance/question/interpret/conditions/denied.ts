/** "Did we pay no rent in March?", "was there no rent?", "no rent in March?": what is denied is asked about, and nothing is left out of a sum that nobody named. */
import type { Token } from '../words/tokenize.ts';

const LEAD = '(?:(?:so|and|but|wait|hey|hm|really) (?:, )?)*';
const HAPPENS = '(?:pay|paid|spend|spent|have|had|buy|bought|get|got|incur|incurred|book|booked|see|saw|make|made|receive|received|take|taken|draw|drawn|give|given)';
const HOW = '(?:(?:really|actually|truly|seriously|honestly|just|even|ever) )*';
/** Up to the "no": of it only what asks stays. */
const ASKS = new RegExp(`^${LEAD}(?:(?:did|do|have|had|has) (?:we|i|they|the business) ${HOW}${HAPPENS} ${HOW}|(?:is it|was it|is that) (?:true|right|correct|so|possible) that there (?:was|were|is|are|has been|have been) ${HOW}|(?:was|were|is|are) there ${HOW}|(?:has|have|had) there been ${HOW}|(?:there|theres|there s) (?:was|were|is|are|has been|have been) ${HOW}|(?:i|we) (?:see|saw|find|found|have found|can see) ${HOW})(?:no|zero) `);
const BARE = new RegExp(`^${LEAD}no (?:(?!(?:in|for|during|this|last|at)\\b)\\S+ ){1,5}(?:at all )?(?:(?:in|for|during) (?!(?:it|there|that|the|these|those|them|here)\\b)\\S+|this \\S+|last \\S+)(?: \\S+){0,2}$`);
const SKIPS = new RegExp(`^${LEAD}(?:did|have|had) (?:we|i|they) ${HOW}(?:skip|skipped|forget to pay|forgotten to pay|forgot to pay|fail to pay|failed to pay|not pay) (?!(?:a|an|any|some|one|all|it|that|them|what|how) )`);
/** "Didn't rent get paid in July?" */
const UNPAID = new RegExp(`^(${LEAD}(?:(?:did|was|has|is|were|have) not|(?:didn|wasn|hasn|isn|weren|haven)(?:'t| t|t)?) )((?:(?!(?:we|i|they|it|you|he|she|there)\\b)\\S+ ){1,4}?)((?:get |got |been |be )?paid)(?= in | for | during | this | last | yet| more | less | over | under | anything| by |$)`);
/** No amount of something, and nothing that is denied. */
const NO_DENIAL = /^(more|less|fewer|one|longer|matter|other|others|need|idea|problem|attention|months?|weeks?|quarters?|days?|years?|single|doubt|wonder)$/;
/** A sum that something can be left out of, or another question behind it. */
const SUM = /^(expenses?|costs?|spending|outgoings|overheads?|revenue|sales|income|turnover|takings|profit|margin|total|totals|sum|burn|what|how|which|who|when|where|why|than|we|i|that|,)$/;
/** Only what is said of the answer may stand behind a comma. */
const TAGS = /^(?:is that (?:right|correct|so|true)|right|correct|am i right|true|is it|was it|was there|is there|did we|have we|or (?:did we|was there|am i wrong))$/;

export function withoutDenial(tokens: readonly Token[]): readonly Token[] {
  const asked = withoutTag(tokens);
  const end = asked.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const text = asked.slice(0, end).map((token) => token.text).join(' ');
  const skips = SKIPS.exec(`${text} `)?.[0];
  if (skips !== undefined) return [...'did we pay'.split(' ').map(word), ...asked.slice(lengthOf(skips))];
  const [, denies, things, paid] = UNPAID.exec(text) ?? [];
  if (denies !== undefined && things !== undefined && paid !== undefined) {
    const [from, to] = [lengthOf(denies), lengthOf(denies) + lengthOf(things)];
    return [...'did we pay'.split(' ').map(word), ...asked.slice(from, to), ...asked.slice(to + lengthOf(paid))];
  }
  const said = ASKS.exec(text)?.[0] ?? (BARE.test(text) ? text.slice(0, text.indexOf('no ') + 3) : undefined);
  if (said === undefined) return tokens;
  const at = lengthOf(said);
  const rest = asked.slice(at, end);
  const isOfSum = rest.some((token, i) => SUM.test(token.text) && !(i > 0 && /^(expenses?|costs?|spending|income|sales)$/.test(token.text)));
  if (rest.length === 0 || isOfSum || NO_DENIAL.test(rest[0]?.text ?? '')) return tokens;
  const kept = BARE.test(text) || /\bthere\b|\b(see|saw|find|found)\b/.test(said) ? [] : asked.slice(0, at - 1);
  return [...kept, ...rest.filter((_, i) => !isMere(rest, i)).map((token) => (token.text === 'or' ? word('and') : token)), ...asked.slice(end)];
}

/** "At all", and the "no" of a second thing. */
function isMere(tokens: readonly Token[], at: number): boolean {
  const [before, said, after] = [tokens[at - 1]?.text ?? '', tokens[at]?.text, tokens[at + 1]?.text];
  return said === 'all' && before === 'at' || said === 'at' && after === 'all' || said === 'no' && /^(and|or|nor)$/.test(before);
}

function withoutTag(tokens: readonly Token[]): readonly Token[] {
  const comma = tokens.findLastIndex(({ text }) => text === ',');
  const behind = tokens.slice(comma + 1).filter(({ kind }) => kind !== 'stop').map(({ text }) => text).join(' ');
  return comma > 0 && TAGS.test(behind) ? [...tokens.slice(0, comma), ...tokens.slice(-1).filter(({ kind }) => kind === 'stop')] : tokens;
}

const lengthOf = (said: string): number => said.trim().split(' ').length;
const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
