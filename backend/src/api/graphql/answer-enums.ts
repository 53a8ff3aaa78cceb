/** The closed lists of answers and insights, spelled exactly as in REST. */
import { registerEnumType } from 'type-graphql';

export const AnswerKind = { answer: 'answer', clarify: 'clarify', unsupported: 'unsupported' } as const;
registerEnumType(AnswerKind, {
  name: 'AnswerKind',
  description: 'What an answer is.',
  valuesConfig: {
    answer: { description: 'A computed answer.' },
    clarify: { description: 'A question back: choose what was meant.' },
    unsupported: { description: 'The data cannot tell.' },
  },
});

export const AnswerStage = { listening: 'listening', read: 'read', computed: 'computed', worded: 'worded' } as const;
registerEnumType(AnswerStage, {
  name: 'AnswerStage',
  description: 'How far an answer is.',
  valuesConfig: {
    listening: { description: 'What is told from now on is heard: ask now.' },
    read: { description: 'The question is understood.' },
    computed: { description: 'The figures are there.' },
    worded: { description: 'There are words, or more of them.' },
  },
});

export const AnswerUnit = { currency: 'currency', percent: 'percent', count: 'count', months: 'months', date: 'date', ratio: 'ratio' } as const;
registerEnumType(AnswerUnit, {
  name: 'AnswerUnit',
  description: 'What a value is counted in.',
  valuesConfig: {
    currency: { description: 'Money, as a decimal string.' },
    percent: { description: '12.5 means 12.5 %.' },
    count: { description: 'A number of things.' },
    months: { description: 'Months, to one decimal.' },
    date: { description: 'A calendar date.' },
    ratio: { description: 'One number divided by another.' },
  },
});

export const ChartKind = { line: 'line', bar: 'bar', pie: 'pie' } as const;
registerEnumType(ChartKind, {
  name: 'ChartKind',
  description: 'How to draw a chart.',
  valuesConfig: { line: { description: 'Over time.' }, bar: { description: 'Side by side.' }, pie: { description: 'Parts of a whole.' } },
});

export const StakePeriod = { once: 'once', month: 'month', year: 'year' } as const;
registerEnumType(StakePeriod, {
  name: 'StakePeriod',
  description: 'How often money is at stake.',
  valuesConfig: { once: { description: 'Once.' }, month: { description: 'Each month.' }, year: { description: 'Each year.' } },
});

export const InsightType = { growth: 'growth', warning: 'warning', info: 'info', alert: 'alert' } as const;
registerEnumType(InsightType, {
  name: 'InsightType',
  description: 'How urgent an insight is.',
  valuesConfig: {
    growth: { description: 'Good news.' },
    warning: { description: 'Worth watching.' },
    info: { description: 'Good to know.' },
    alert: { description: 'Act on it.' },
  },
});
