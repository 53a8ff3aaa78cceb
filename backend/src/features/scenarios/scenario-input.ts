/** What creating, changing and previewing a scenario take, checked field by field. */
import { decimalToMinor } from '../../finance/money.ts';
import type { Lever } from '../../finance/scenario/lever.ts';
import { Input } from '../input.ts';
import type { LeverVocabulary } from './lever-fields.ts';
import { readLevers } from './lever-input.ts';

/** As far as the forecast looks ahead. */
export const SCENARIO_MONTHS = { least: 3, most: 6 } as const;
const LONGEST_NAME = 100;

export interface ScenarioContent {
  readonly months: number;
  /** Null: the cash that the ledger knows of. */
  readonly openingBalanceMinor: number | null;
  readonly levers: readonly Lever[];
}

export interface NamedContent extends ScenarioContent {
  readonly name: string;
}

export const EMPTY_SCENARIO: ScenarioContent = { months: SCENARIO_MONTHS.most, openingBalanceMinor: null, levers: [] };

/** What is left out stays as it is in `before`. Throws BAD_USER_INPUT with every field at fault. */
export function readNamed(fields: unknown, before: ScenarioContent, vocabulary: LeverVocabulary): NamedContent {
  const input = new Input(fields);
  const name = input.text('name', 'The name', LONGEST_NAME);
  const content = read(fields, input, before, vocabulary);
  input.check();
  return { name, ...content };
}

/** Throws BAD_USER_INPUT with every field at fault. */
export function readContent(fields: unknown, vocabulary: LeverVocabulary): ScenarioContent {
  const input = new Input(fields);
  const content = read(fields, input, EMPTY_SCENARIO, vocabulary);
  input.check();
  return content;
}

function read(fields: unknown, input: Input, before: ScenarioContent, vocabulary: LeverVocabulary): ScenarioContent {
  const sent = (typeof fields === 'object' && fields !== null ? fields : {}) as Record<string, unknown>;
  return {
    months: sent.months == null ? before.months : readMonths(sent.months, input),
    openingBalanceMinor: sent.openingBalance === undefined ? before.openingBalanceMinor : readOpening(sent.openingBalance, input, vocabulary.currency),
    levers: sent.levers == null ? before.levers : readLevers(sent.levers, vocabulary, (field, message) => input.fault(field, message)),
  };
}

function readMonths(value: unknown, input: Input): number {
  const { least, most } = SCENARIO_MONTHS;
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  input.fault('months', `The number of months must be a whole number from ${least} to ${most}.`);
  return most;
}

function readOpening(value: unknown, input: Input, currency: string): number | null {
  if (value === null) return null;
  const minor = typeof value === 'string' ? decimalToMinor(value, currency) : null;
  if (minor === null) input.fault('openingBalance', 'The cash at the start must be a decimal string, such as "1234.50", or null for the cash that your ledger knows of.');
  return minor;
}
