/** The two things that a question sets beside each other: two names, two measures, or a name and a measure. */
import type { Measure } from '../../measures.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { PlanPeriod, Subject } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';
import { subjectOf } from '../subject.ts';

/** In the order in which they are said; null for any other number of things. */
export function twoThings(reading: Reading, period: PlanPeriod): readonly [Subject, Subject] | null {
  const names = reading.names.filter(({ names: known }) => known.length > 0 && known.every(({ kind }) => kind !== 'account'));
  if (names.length !== reading.names.length || names.length > 2) return null;
  const measures = names.length === 2 ? [] : measuresBeside(reading, names);
  const things = [...names.map((name) => ({ at: name.from, subject: ofName(reading, period, name, names.length) })), ...measures.map(({ measure, from }) => ({ at: from, subject: { metric: measure, filters: {}, period } }))];
  const [one, two, ...more] = things.sort((a, b) => a.at - b.at);
  return one?.subject && two?.subject && more.length === 0 && !isSame(one.subject, two.subject) ? [one.subject, two.subject] : null;
}

/** "Payroll costs", "spending on rent": the measure there is that of the name. */
function ofName(reading: Reading, period: PlanPeriod, name: NameMention, count: number): Subject | null {
  const own = count === 2 ? reading : { ...reading, measures: reading.measures.filter((mention) => isNextTo(mention, name, reading)) };
  return subjectOf(own, period, [name]);
}

type Mention = Span & { readonly measure: Measure };

function measuresBeside(reading: Reading, names: readonly NameMention[]): Mention[] {
  const strong = reading.measures.filter((mention) => !mention.isWeak && !isPercentMeasure(mention.measure) && !names.some((name) => isNextTo(mention, name, reading)));
  return strong.filter((mention, at) => strong.findIndex(({ measure }) => measure === mention.measure) === at);
}

/** Nothing but small words stand between. */
function isNextTo(measure: Span, name: Span, { tokens }: Reading): boolean {
  const between = measure.to <= name.from ? tokens.slice(measure.to, name.from) : tokens.slice(name.to, measure.from);
  return between.every(({ text }) => /^(on|for|of|to|from|at|the|our|my)$/.test(text));
}

const isSame = (a: Subject, b: Subject): boolean => a.metric === b.metric && JSON.stringify(a.filters) === JSON.stringify(b.filters);
