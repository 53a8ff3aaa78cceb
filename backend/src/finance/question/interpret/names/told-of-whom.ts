/** "How dependent are we on Acme? Their percentage of 2025 sales", "Acme is our best client. What did they bring in last year?": the one somebody speaks of first is who is meant by "they" and "their" in what is asked. */
import { namesIn } from '../conditions/listed-things.ts';
import { MEASURES, isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/token.ts';
import type { NameIndex } from './names.ts';

const THEY = /^(they|them|their|theirs|he|him|his|she|her)$/;
/** A judgement that is asked or told, and no figure. */
const JUDGES = /^(?:so |and )?(?:how (?:much do we |much are we |heavily |badly |big )?(?:a part |a deal )?(?:depend|dependent|reliant|rely|important|exposed|concentrated|big|much|key|critical|central|tied)|(?:are|do) we (?:too |really |that |over )*(?:dependent|reliant|rely|exposed|depend|concentrated)|am i too|i (?:worry|am worried|am thinking|wonder) about)\b/;
const IS = /^(is|are|was)$/;
const PRAISES = /^(best|biggest|largest|main|favourite|favorite|important|oldest|newest|loyal|key|top|good|great|difficult|worst|expensive|pricey|client|customer|supplier|vendor|account)$/;
/** Somebody does something, or something is done with them. */
const STATES = /^(?:so |and |but |well )?(?:we|i|they|(?:my|our|the) [a-z]+) (?:have |had |just |also |recently |finally |still )*(?:switched|moved|left|dropped|stopped|ended|quit|cut|keep|keeps|kept|see|saw|found|noticed|use|used|work|worked|deal|started|hired|lost|like|love|hate|know|got|met)\b|\bkeeps? (?:asking|wanting|coming|calling|sending|showing|popping|nagging)\b/;
/** They ask of nobody: of whom, the sentence before says. */
const BARE = /^(how|many|much|number|of|payments?|bills?|charges?|invoices?|times?|total|amount|sum|altogether|what|was|is|the|when|date|day|last|first|final|latest|in|for|during|over|since|and|to|from|did|we|pay|they|please)$/;
const OF_PAYMENTS = /^(payments?|bills?|charges?|invoices?)$/;

export function withToldOfWhom(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const seam = tokens.findIndex(({ text }) => /^[.?!;]$/.test(text));
  const [first, second] = [tokens.slice(0, Math.max(0, seam)), tokens.slice(seam + 1)];
  const at = second.findIndex(({ text }) => THEY.test(text));
  const isBare = at < 0 && second.length > 1 && second.every((token) => token.kind !== 'word' || BARE.test(token.text) || isDated(token.text)) && second.some(({ text }) => OF_PAYMENTS.test(text));
  if (seam < 2 || at < 0 && !isBare || first.some(({ text, kind }) => kind === 'number' || isDated(text)) && !(isBare && second.some(({ text }) => isDated(text))) || !second.some(({ text }) => MEASURES.test(text) || /^(share|percent|percentage|total)$/.test(text))) return tokens;
  const text = first.map((token) => token.text).join(' ');
  const isStatement = tokens[seam]?.text !== '?' && STATES.test(text) && !first.some((token) => MEASURES.test(token.text));
  const isJudged = JUDGES.test(text) || isStatement || tokens[seam]?.text !== '?' && first.some((token) => IS.test(token.text)) && first.some((token) => PRAISES.test(token.text));
  const names = isJudged ? namesIn(first, index).filter((name) => name.names.length > 0 && !PRAISES.test(name.said)) : [];
  const [only, ...others] = names;
  if (only === undefined || others.length > 0 || !only.names.every(({ kind }) => kind === 'counterparty') || namesIn(second, index).some(({ names: said }) => said.some(({ kind }) => kind === 'counterparty'))) return tokens;
  const end = second.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  if (isBare) return [...second.slice(0, end), { text: ',', raw: ',', kind: 'stop' }, ...first.slice(only.from, only.to), ...second.slice(end)];
  return [...second.slice(0, at), ...first.slice(only.from, only.to), ...second.slice(at + 1)];
}
