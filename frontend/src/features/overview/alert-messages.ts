/** Which messages the Recent Alerts card shows: the documented ones, and what the insights warn about, worst first. */
import type { ConnectionsQuery, RecentInsightsQuery, RecentSmartAlertsQuery } from '../../generated/graphql.ts';
import { formatCount, formatPercent } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { PROVIDER_NAME } from '../integrations/provider-words.ts';

export interface AlertMessage {
  readonly id: string;
  readonly severity: 'error' | 'warning' | 'info' | 'success';
  readonly text: string;
  /** Where more about it stands. */
  readonly to?: string;
  /** Told on a page of its own, too. */
  readonly isFinding?: true;
}

/** What is known of the business: from QuickBooks where it answers, else from the ledger. */
export interface AlertFigures {
  readonly marginPercent: number | null;
  readonly transactionCount: number;
}

export interface AlertFacts {
  readonly integrations: readonly Pick<ConnectionsQuery['integrations'][number], 'id' | 'provider' | 'status' | 'error'>[];
  readonly insights: RecentInsightsQuery['insights'];
  /** Open smart alerts, most serious first; none for accounts that do not pay. */
  readonly smartAlerts: RecentSmartAlertsQuery['alerts'];
  /** Null while the figures load or when there are none. */
  readonly figures: AlertFigures | null;
  readonly isQuickBooksFailing: boolean;
}

const SEVERITY_ORDER = ['error', 'warning', 'success', 'info'];
const EXCELLENT_MARGIN_PERCENT = 80;
const FEW_TRANSACTIONS = 5;

function connectionAlerts({ integrations, isQuickBooksFailing }: AlertFacts): AlertMessage[] {
  const alerts = integrations.flatMap((integration): AlertMessage[] => {
    const provider = PROVIDER_NAME[integration.provider];
    const to = paths.integrations;
    if (integration.status === 'connected') return [{ id: integration.id, severity: 'success', text: `${provider} connection active and syncing`, to }];
    if (integration.status === 'error') return [{ id: integration.id, severity: 'error', text: `${provider}: ${integration.error ?? 'the last sync failed'}`, to }];
    return [];
  });
  if (isQuickBooksFailing) {
    alerts.push({ id: 'blocked', severity: 'warning', text: 'QuickBooks sandbox is connected but API access is blocked from this environment' });
    alerts.push({ id: 'configured', severity: 'info', text: 'QuickBooks integration is configured properly' });
  }
  if (integrations.some(({ provider, status }) => provider === 'quickbooks' && status !== 'disconnected')) return alerts;
  return [...alerts, { id: 'connect', severity: 'info', text: 'Connect QuickBooks to access real financial data and insights', to: paths.integrations }];
}

function figureAlerts({ figures }: AlertFacts): AlertMessage[] {
  if (figures === null) return [];
  const { marginPercent, transactionCount } = figures;
  const alerts: AlertMessage[] = [];
  if (marginPercent !== null && marginPercent > EXCELLENT_MARGIN_PERCENT) {
    alerts.push({ id: 'margin', severity: 'success', text: `Excellent profit margin of ${formatPercent(marginPercent)} detected` });
  }
  if (transactionCount < FEW_TRANSACTIONS) {
    alerts.push({ id: 'volume', severity: 'warning', text: `Low transaction volume: ${formatCount(transactionCount)} transactions found` });
  }
  return alerts;
}

const amountsIn = (title: string): readonly string[] => title.match(/\d[\d.,]*\d/g) ?? [];

/** One event of which both tell: the same party, and the same money in both titles. */
function isSameEvent({ counterparty, title }: AlertFacts['smartAlerts'][number], insightTitle: string): boolean {
  return counterparty !== null && insightTitle.includes(counterparty) && amountsIn(insightTitle).some((amount) => amountsIn(title).includes(amount));
}

function insightAlerts({ insights, smartAlerts }: AlertFacts): AlertMessage[] {
  return insights
    .filter((insight) => insight.type === 'alert' || insight.type === 'warning')
    .filter(({ title }) => !smartAlerts.some((alert) => alert.severity !== 'info' && isSameEvent(alert, title)))
    .map((insight) => ({ id: insight.id, severity: insight.type === 'alert' ? 'error' : 'warning', text: insight.title, to: paths.insights, isFinding: true }));
}

/** What is only worth knowing stands on the alerts page. As serious as the insight that tells of the same, which is left out. */
function smartMessages({ smartAlerts, insights }: AlertFacts): AlertMessage[] {
  return smartAlerts
    .filter(({ severity }) => severity !== 'info')
    .map((alert) => {
      const isGrave = alert.severity === 'critical' || insights.some(({ type, title }) => type === 'alert' && isSameEvent(alert, title));
      return { id: alert.id, severity: isGrave ? 'error' : 'warning', text: alert.title, to: paths.anomalies, isFinding: true };
    });
}

/** Findings beyond these stand on their pages; what is told here alone is always told. */
const MOST_SHOWN = 7;
const FINDINGS_SHOWN_AT_LEAST = 3;

export function shownMessages(alerts: readonly AlertMessage[]): AlertMessage[] {
  let left = Math.max(FINDINGS_SHOWN_AT_LEAST, MOST_SHOWN - alerts.filter(({ isFinding }) => !isFinding).length);
  return alerts.filter(({ isFinding }) => !isFinding || left-- > 0);
}

export interface MoreFindings {
  readonly to: string;
  readonly text: string;
}

const FINDING_PAGES = [{ to: paths.anomalies, name: 'Smart Alerts' }, { to: paths.insights, name: 'Stories & Trends' }] as const;

/** How many findings are not shown, by the page where they stand. */
export function moreFindings(alerts: readonly AlertMessage[]): MoreFindings[] {
  const shown = shownMessages(alerts);
  const hidden = alerts.filter((alert) => !shown.includes(alert));
  return FINDING_PAGES.map(({ to, name }) => ({ to, name, count: hidden.filter((alert) => alert.to === to).length }))
    .filter(({ count }) => count > 0)
    .map(({ to, name, count }) => ({ to, text: `${formatCount(count)} more in ${name}` }));
}

export function alertMessages(facts: AlertFacts): AlertMessage[] {
  return [...smartMessages(facts), ...insightAlerts(facts), ...figureAlerts(facts), ...connectionAlerts(facts)]
    .sort((a, b) => SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity));
}
