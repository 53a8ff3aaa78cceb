/** The scenarios of the sample business: what its owner may be thinking about. */
import { addMonths, monthKey, startOfMonth } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';

/** Months are counted from today's. */
export function demoScenarios(today: LocalDate): readonly object[] {
  const ahead = (months: number): string => monthKey(addMonths(startOfMonth(today), months));
  return [
    { name: 'Half of the clients pay 30 days later', levers: [{ kind: 'payment-delay', days: 30, share: 0.5, startMonth: ahead(1) }] },
    {
      name: 'Raise rates, spend less on ads',
      levers: [{ kind: 'price-change', percent: 5, startMonth: ahead(2) }, { kind: 'category-change', category: 'Advertising', percent: -40, startMonth: ahead(1) }],
    },
    {
      name: 'A third designer',
      levers: [
        { kind: 'hire', count: 1, monthlyCost: '7200.00', startMonth: ahead(2), label: 'Third designer' }, { kind: 'one-off', amount: '-3800.00', month: ahead(2), label: 'Workstation and desk' },
        { kind: 'volume-change', percent: 12, startMonth: ahead(4) },
      ],
    },
  ];
}
