/** The screens that belong to paid plans: what they are for, told before anybody pays. */
export type PremiumScreenName = 'anomalies' | 'forecast' | 'scenarios' | 'kpis';

export interface PremiumScreen {
  title: string;
  /** What the screen is for, in one sentence. */
  description: string;
  benefits: readonly string[];
}

export const premiumScreens: Record<PremiumScreenName, PremiumScreen> = {
  anomalies: {
    title: 'Smart Alerts',
    description: 'Get told about payments that do not look like the others: duplicates, jumps in price, new counterparties, bills that did not come.',
    benefits: ['Expected against actual, with the reason', 'Dismiss it or look into it', 'Worst first'],
  },
  forecast: {
    title: 'Cash Flow Forecast',
    description: 'See three to six months ahead: the cash that is likely to be there, and how sure that is.',
    benefits: ['A likely path with its range', 'The assumptions behind it', 'How often it held in past months'],
  },
  scenarios: {
    title: 'Scenario Planner',
    description: 'Try a decision before you take it: a hire, a price change, a loan, a customer who pays late.',
    benefits: ['Base and changed plan side by side', 'What it does to runway', 'Saved under a name'],
  },
  kpis: {
    title: 'KPI Dashboard',
    description: 'The ratios that lenders and boards ask for, each with its formula and its target.',
    benefits: ['Gross and net margin, burn, runway', 'Targets and trends', 'Missing inputs named'],
  },
};
