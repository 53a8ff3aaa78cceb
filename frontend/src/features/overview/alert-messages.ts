/** Which messages the Recent Alerts card shows: the documented ones, and what the insights warn about, worst first. */
import type { RecentAlertsQuery } from '../../generated/graphql.ts';
import { formatPercent } from '../../format/number.ts';
import { PROVIDER_NAME } from '../integrations/provider-words.ts';

export interface AlertMessage {
  readonly id: string;
  readonly severity: 'error' | 'warning' | 'info' | 'success';
  readonly text: string;
}

export interface AlertFacts {
  readonly integrations: RecentAlertsQuery['integrations'];
  readonly insights: RecentAlertsQuery['insights'];
  /** Null while the figures load or when there are none. */
  readonly figures: { readonly revenue: string; readonly netProfit: string; readonly transactionCount: number } | null;
}

const SEVERITY_ORDER = ['error', 'warning', 'success', 'info'];
const EXCELLENT_MARGIN_PERCENT = 80;
const FEW_TRANSACTIONS = 5;



function connectionAlerts(integrations: AlertFacts['integrations']): AlertMessage[] {
  const alerts = integrations.flatMap((integration): AlertMessage[] => {
    const provider = PROVIDER_NAME[integration.provider];
    if (integration.status === 'connected') {
      return [{ id: integration.id, severity: 'success', text: `${provider} connection active and syncing` }];
    }
    if (integration.status === 'error') {
      return [{ id: integration.id, severity: 'error', text: `${provider}: ${integration.error ?? 'the last sync failed'}` }];
    }
    return [];
  });
  if (integrations.some((integration) => integration.provider === 'quickbooks' && integration.status !== 'disconnected')) return alerts;
  return [...alerts, { id: 'connect', severity: 'info', text: 'Connect QuickBooks to access real financial data and insights' }];
}

function figureAlerts(figures: AlertFacts['figures']): AlertMessage[] {
  if (figures === null) return [];
  const alerts: AlertMessage[] = [];
  const revenue = Number(figures.revenue);
  const marginPercent = revenue > 0 ? (Number(figures.netProfit) / revenue) * 100 : 0;
  if (marginPercent > EXCELLENT_MARGIN_PERCENT) {
    alerts.push({ id: 'margin', severity: 'success', text: `Excellent profit margin of ${formatPercent(marginPercent)} detected` });
  }
  if (figures.transactionCount < FEW_TRANSACTIONS) {
    alerts.push({ id: 'volume', severity: 'warning', text: `Low transaction volume: ${figures.transactionCount} transactions found` });
  }
  return alerts;
}

function insightAlerts(insights: AlertFacts['insights']): AlertMessage[] {
  return insights
    .filter((insight) => insight.type === 'alert' || insight.type === 'warning')
    .map((insight) => ({ id: insight.id, severity: insight.type === 'alert' ? 'error' : 'warning', text: insight.title }));
}

export function alertMessages(facts: AlertFacts): AlertMessage[] {
  return [...insightAlerts(facts.insights), ...figureAlerts(facts.figures), ...connectionAlerts(facts.integrations)]
    .sort((a, b) => SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity));
}
