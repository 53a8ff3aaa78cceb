/** Names that stand for an income as well as for a cost, told by what is asked of them. */
import type { Measure } from '../../measures.ts';
import type { NameMention } from '../names/find-names.ts';

const INCOME_ROLE = /^(revenue|refund|other-income)$/;
const COST_ROLE = /^(cogs|opex|tax|interest)$/;
const are = (role: RegExp) => (name: NameMention): boolean => name.names.length > 0 && name.names.every((one) => one.role !== null && role.test(one.role));

/** "Annual subscriptions revenue": beside a category of income a kind of cost that shares a word with it is not meant. */
export function ofOneSide(names: readonly NameMention[], measured: readonly { readonly measure: Measure; readonly isWeak: boolean }[]): readonly NameMention[] {
  if (names.some(are(/^other-income$/))) return names.filter((name) => !name.names.some(({ role }) => role === 'transfer'));
  const strong = measured.filter(({ isWeak }) => !isWeak).map(({ measure }) => measure);
  const isAbout = (pattern: RegExp) => strong.length > 0 && strong.every((measure) => pattern.test(measure));
  const isEarned = strong.length === 0 && measured.length > 0 && measured.every(({ measure }) => measure === 'revenue');
  const [mine, other] = isEarned || isAbout(/^(revenue|grossSales)$/) ? [are(INCOME_ROLE), are(COST_ROLE)] : isAbout(/^expenses$/) ? [are(COST_ROLE), are(INCOME_ROLE)] : [() => false, () => false];
  const ofMine = names.map((name) => {
    const fitting = name.names.filter((one) => mine({ ...name, names: [one] }));
    return fitting.length > 0 && name.names.some((one) => other({ ...name, names: [one] })) ? { ...name, names: fitting } : name;
  });
  return !isEarned && ofMine.some(mine) && ofMine.some(other) ? ofMine.filter((name) => !(other(name) && name.categoryKind !== null)) : ofMine;
}
