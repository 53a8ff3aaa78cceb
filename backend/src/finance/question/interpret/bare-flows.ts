/** "How much went out in October", "what came in": said of no money, account or bank, what was spent and what was earned are meant; with them, cash. */
import type { Measure } from '../measures.ts';
import type { NameMention } from './find-names.ts';
import type { Span } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

interface Measured extends Span {
  readonly measure: Measure;
  readonly isWeak: boolean;
}

interface Beside {
  readonly names: readonly NameMention[];
  readonly exceptions: readonly NameMention[];
  readonly rowWords: readonly Span[];
}

const BARE = /^((has |have )?(went|gone|go|going) out|(came|come|coming) in)$/;
/** What only cash is said of, or that nothing of it may be missing. */
const OF_CASH = /^(cash|money|moneys|funds|liquidity|cashflow|flow|flows|account|accounts|bank|banks|till|draws?|drawings|loans?|debts?|principal|transfers?|deposits?|everything|anything|every|whatever|wherever|sources?|really|than|times?|often|when|vs|versus|minus|less)$/;
const ALL_OF_IT = /\b(what|whats) all\b|\ball (that|which|the|of (it|that)|our)\b|, all\b/;
const OF_BUSINESS = /^(revenue|refund|cogs|opex|tax|interest|other-income)$/;

/** The measures as they are, or the one that was said in passing as what is earned or spent. */
export function withBareFlows<T extends Measured>(measures: readonly T[], tokens: readonly Token[], { names, exceptions, rowWords }: Beside): T[] {
  const strong = measures.filter(({ isWeak }) => !isWeak);
  const [only] = strong;
  const isBare = strong.length === 1 && only !== undefined && BARE.test(textOf(tokens, only)) && names.length === 0 && rowWords.length === 0 && exceptions.every(isOfBusiness) && !tokens.some(({ text }) => OF_CASH.test(text)) && !ALL_OF_IT.test(textOf(tokens, { from: 0, to: tokens.length }));
  return isBare ? measures.map((one) => (one === only ? { ...one, measure: one.measure === 'cashIn' ? 'revenue' : 'expenses' } : one)) : [...measures];
}

const textOf = (tokens: readonly Token[], { from, to }: Span): string => tokens.slice(from, to).map(({ text }) => text).join(' ');

const isOfBusiness = ({ names }: NameMention): boolean => names.every(({ kind, role }) => kind === 'counterparty' || kind === 'category' && OF_BUSINESS.test(role ?? ''));
