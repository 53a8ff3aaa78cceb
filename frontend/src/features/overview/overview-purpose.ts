/** The line under the overview's title: which figures these are. */
import { formatDay } from '../../format/date.ts';

export interface PurposeFigures {
  readonly period: { readonly label: string };
  readonly currency: string;
  readonly asOf: string;
}

export const loadingPurpose = 'How your business is doing';

export function figuresPurpose({ period, currency, asOf }: PurposeFigures): string {
  return `${period.label}, in ${currency}. As of ${formatDay(asOf)}`;
}
