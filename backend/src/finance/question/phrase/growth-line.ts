/** Growth against growth, and a share against the one it was, in words. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { percentInWords, roundPercent } from '../../percent.ts';
import type { Detail, Grown } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';
import { inSentence, subjectInWords } from './subject-words.ts';

export function growthLine(plan: Plan, { sides: [first, second] }: Extract<Detail, { task: 'growth' }>, value: number | string | null): string {
  if (!first || !second) return '';
  const when = `${plan.period.label} against ${plan.earlier?.label ?? 'the period before'}`;
  const unknown = [first, second].find(({ percent }) => percent === null);
  if (unknown || typeof value !== 'number') return `The growth of ${inSentence(unknown?.label ?? first.label)} cannot be told in percent: there is nothing in ${plan.earlier?.label ?? 'the period before'} to grow from.`;
  const points = `${Math.abs(roundPercent(value)).toFixed(1)} percentage points`;
  if (roundPercent(value) === 0) return `Equal: ${inSentence(first.label)} and ${inSentence(second.label)} both changed by ${told(first)}, ${when}.`;
  const [fast, slow] = value > 0 ? [first, second] : [second, first];
  const verb = (fast.percent ?? 0) > 0 ? 'grew faster' : 'fell less';
  return `${fast.label} ${verb}, by ${points}: ${told(fast)} against ${told(slow)} for ${inSentence(slow.label)}, ${when}.`;
}

const told = ({ percent }: Grown): string => `${(percent ?? 0) > 0 ? '+' : ''}${percentInWords(percent ?? 0)}`;

export function shareThenLine(plan: Plan, [now, before]: readonly [number | null, number | null], vocabulary: LedgerVocabulary): string {
  const what = `${subjectInWords(plan, vocabulary)} as a share of ${plan.against ? inSentence(subjectInWords(plan.against, vocabulary)) : 'the whole'}`;
  const [here, there] = [plan.period.label, plan.earlier?.label ?? 'the period before'];
  if (now === null || before === null) return `The change cannot be told: there is no whole in ${now === null ? here : there} to take a share of – ${inSentence(what)}${now === null ? '' : `, ${percentInWords(now)} in ${here}`}.`;
  const points = roundPercent(now - before);
  const lead = points === 0 ? 'Unchanged' : `${points > 0 ? 'Up' : 'Down'} by ${Math.abs(points).toFixed(1)} percentage points`;
  return `${lead} – ${inSentence(what)}: ${percentInWords(now)} in ${here} against ${percentInWords(before)} in ${there}.`;
}
