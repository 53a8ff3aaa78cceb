/** A scenario as a document to hand on: what would change, what that comes to, and the months with and without it. */
import type { LocalDate } from '../ledger/entry.ts';
import { endOfMonth, monthInWords } from '../local-date.ts';
import type { ReportBlock, ReportDocument, ReportFigure } from '../reports/document.ts';
import { moneyInWords } from '../money.ts';
import type { PlayedScenario } from './play-scenario.ts';

export interface ToldScenario {
  readonly name: string;
  readonly businessName: string;
  readonly currency: string;
  readonly writtenOn: LocalDate;
  readonly played: PlayedScenario;
  /** One per lever. */
  readonly leverNames: readonly string[];
  readonly notes: readonly string[];
}

/** The columns that reports keep for the period before hold the same months without the changes. */
export function scenarioDocument(told: ToldScenario): ReportDocument {
  const { name, businessName, currency, writtenOn, played, notes } = told;
  const months = played.base.map(({ month }) => month);
  const [from, to] = [months[0] ?? writtenOn.slice(0, 7), months.at(-1) ?? writtenOn.slice(0, 7)];
  const days = { from: `${from}-01`, to: endOfMonth(`${to}-01`) };
  return {
    version: 1, type: 'scenario', title: name, businessName, currency, writtenOn, yearBefore: null, integrity: [],
    period: { ...days, label: `${monthInWords(from)} – ${monthInWords(to)}` }, previousPeriod: { ...days, label: 'the same months without changes' },
    sections: [{ title: 'At a glance', blocks: [sentences(told, to), { kind: 'figures', figures: figuresOf(played) }] }, { title: 'What changes', blocks: [leverTable(told)] }, { title: 'Month by month', blocks: monthBlocks(played) }],
    notes: [...notes, 'Each change is held against the months as they are foreseen without it; nothing else is assumed to change.'],
  };
}

function sentences({ name, currency, played: { difference, outcome } }: ToldScenario, last: string): ReportBlock {
  const money = (minor: number): string => moneyInWords(Math.abs(minor), currency);
  const { cashAtEndMinor, monthlyProfitMinor } = difference;
  const cash = cashAtEndMinor === 0 ? `“${name}” leaves cash as it is at the end of ${monthInWords(last)}.` : `“${name}” leaves ${money(cashAtEndMinor)} ${cashAtEndMinor < 0 ? 'less' : 'more'} cash at the end of ${monthInWords(last)}.`;
  const profit = monthlyProfitMinor === 0 ? '' : ` Once all of it runs, an average month earns ${money(monthlyProfitMinor)} ${monthlyProfitMinor < 0 ? 'less' : 'more'}.`;
  return { kind: 'sentences', paragraphs: [`${cash}${profit}${lasting(outcome.scenario)}`] };
}

function lasting({ runwayState, runwayMonths }: PlayedScenario['outcome']['scenario']): string {
  if (runwayState === 'not-burning') return ' Cash does not run out.';
  return runwayMonths === null ? '' : ` Cash lasts ${runwayMonths.toFixed(1)} months.`;
}

function figuresOf({ outcome: { base, scenario } }: PlayedScenario): ReportFigure[] {
  const figure = (label: string, unit: ReportFigure['unit'], value: number | null, previous: number | null, missing: string): ReportFigure => ({ label, unit, value, previous, yearBefore: null, isGoodWhenUp: true, place: null, ...(value === null ? { missing } : {}) });
  return [
    figure('Cash at the end', 'money', scenario.cashAtEndMinor, base.cashAtEndMinor, 'No balance is known'),
    figure('Lowest point', 'money', scenario.lowest?.balanceMinor ?? null, base.lowest?.balanceMinor ?? null, 'No balance is known'),
    figure('Runway', 'months', scenario.runwayMonths, base.runwayMonths, scenario.runwayState === 'not-burning' ? 'Not burning' : 'No balance is known'),
  ];
}

function leverTable({ leverNames, played: { levers, difference } }: ToldScenario): ReportBlock {
  const rows = levers.map(({ monthlyMinor, onceMinor, monthsMinor }, at) => ({ role: 'line' as const, depth: 0, cells: [leverNames[at] ?? '', monthlyMinor, onceMinor, monthsMinor.reduce((sum, minor) => sum + minor, 0)], place: null }));
  const sumOf = rows.map((_row, row) => ({ row, sign: 1 as const }));
  return {
    kind: 'table', title: 'What changes', columns: [{ header: 'Change', unit: 'text' }, { header: 'Cash of an average month', unit: 'money' }, { header: 'Cash once', unit: 'money' }, { header: 'Cash in these months', unit: 'money' }],
    rows: [...rows, { role: 'total', depth: 0, cells: ['Together', difference.monthlyMinor, difference.onceMinor, difference.cashAtEndMinor], sumOf, place: null }],
  };
}

function monthBlocks({ base, scenario, difference }: PlayedScenario): ReportBlock[] {
  const labels = base.map(({ month }) => monthInWords(month));
  const rows = scenario.map(({ netMinor, balanceMinor }, at) => {
    const without = base[at]?.netMinor ?? 0;
    return { role: 'line' as const, depth: 0, cells: [labels[at] ?? '', without, netMinor, netMinor - without, base[at]?.balanceMinor ?? null, balanceMinor], place: null };
  });
  const isBalanceKnown = scenario.some(({ balanceMinor }) => balanceMinor !== null);
  const chart: ReportBlock = {
    kind: 'chart', title: difference.cashAtEndMinor < 0 ? 'There is less cash with the changes' : 'Cash with and without the changes', caption: 'Cash at the end of each month', chart: 'line', unit: 'money', labels,
    series: [{ name: 'Without changes', values: base.map(({ balanceMinor }) => balanceMinor) }, { name: 'With them', values: scenario.map(({ balanceMinor }) => balanceMinor) }],
  };
  return [
    ...(isBalanceKnown ? [chart] : []),
    {
      kind: 'table', title: 'Cash flow and cash', rows,
      columns: [{ header: 'Month', unit: 'text' }, { header: 'Cash flow without', unit: 'money' }, { header: 'Cash flow with', unit: 'money' }, { header: 'Difference', unit: 'money', formula: { kind: 'difference', of: 2, against: 1 } }, { header: 'Cash without', unit: 'money' }, { header: 'Cash with', unit: 'money' }],
    },
  ];
}
