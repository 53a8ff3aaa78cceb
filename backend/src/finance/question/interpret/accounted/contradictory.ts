/** Plans that say nothing, or the same thing twice: no figure answers what was asked by them. Part of the safety net in `unused.ts`. */
import type { Plan } from '../../plan.ts';
import type { Reading } from '../reading.ts';

type Check = (plan: Plan, reading: Reading) => string | null;

/** "Rent for March, take away rent for February": what is wanted cannot be left out as well. */
const wantedAndLeftOut: Check = ({ filters: { categories = [], notCategories = [] } }) => (categories.length > 0 && categories.every((one) => notCategories.includes(one)) ? 'without' : null);

/** "Deduct cost of sales from revenue": a cost is no part of what is earned and cannot be left out of it. */
const leftOutOfOtherSide: Check = ({ metric, task, combined, filters: { notCategories } }, { exceptions, tokens }) => {
  if (notCategories === undefined || combined !== undefined || task === 'remainder' || !/^(revenue|grossSales)$/.test(metric)) return null;
  const isCost = exceptions.length > 0 && exceptions.every(({ names }) => names.length > 0 && names.every(({ kind, role }) => kind === 'category' && /^(cogs|opex|tax|interest)$/.test(role ?? '')));
  // "Revenue, not rent": the other is not asked for.
  const isContrast = exceptions.every(({ from }) => tokens[from - 1]?.text === 'not');
  return isCost && !isContrast ? exceptions[0]?.said ?? null : null;
};

/** A profit is made over a time, on no day. */
const dayOfProfit: Check = ({ task, metric }, { text }) => (task === 'date' && /Profit$|Margin$/.test(metric) ? /\b(profit|margin|earnings)\b/.exec(text)?.[0] ?? metric : null);

/** "The landlord wants 6 % more. What would the rent be?": a change that is told and not supposed would be told without it. */
const changeUntold: Check = ({ task, answerIn, ofWhole, threshold }, { tokens, text }) => {
  if (/^(what-if|supposed|share|compare|growth|drivers|price-change|price-list|count-periods|runway|burn)$/.test(task) || answerIn === 'percent' || ofWhole || threshold || !/\bwould\b.*\b(be|cost|pay|come to)\b/.test(text) || !CHANGES.test(text)) return null;
  return tokens.find(({ isPercent }) => isPercent)?.raw ?? null;
};

const CHANGES = /\b(wants?|asks?|asking|asked|hint\w*|demands?|raises?|raising|puts?|putting|going|goes|announced?|threaten\w*)\b.*\b(more|up|rise|increase|hike|higher|less|lower|cut|off)\b/;

export const CONTRADICTORY: readonly Check[] = [wantedAndLeftOut, leftOutOfOtherSide, dayOfProfit, changeUntold];
