/** A lever while it is edited: its fields as they are typed, and how they become a lever of the API and back. */
import { kindOf } from './lever-kinds.ts';
import type { LeverField } from './lever-kinds.ts';

export type Lever = Record<string, unknown>;

export interface LeverDraft {
  /** Of this draft only, so that a list of them keeps its focus. */
  key: string;
  kind: string;
  /** What somebody calls it; empty without a name. */
  label: string;
  /** By the field's name, as typed. */
  values: Readonly<Record<string, string>>;
}

const patterns: Readonly<Record<LeverField['kind'], RegExp>> = {
  money: /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,3})?$/, way: /^(in|out)$/, percent: /^-?\d{1,3}(\.\d{1,2})?$/, share: /^(100|\d{1,2}(\.\d{1,2})?)$/, whole: /^[1-9]\d{0,2}$/, number: /^\d{1,2}(\.\d{1,3})?$/,
  month: /^20\d{2}-(0[1-9]|1[0-2])$/, 'optional-month': /^$|^20\d{2}-(0[1-9]|1[0-2])$/, category: /./,
};

export const isFieldValid = ({ kind }: LeverField, value: string): boolean => patterns[kind].test(value);

export function isDraftValid({ kind, values }: LeverDraft): boolean {
  return (kindOf(kind)?.fields ?? []).every((field) => isFieldValid(field, values[field.name] ?? ''));
}

/** `month` is what months start with. */
export function newDraft(kind: string, month: string, key: string): LeverDraft {
  const values = Object.fromEntries((kindOf(kind)?.fields ?? []).map(({ name, kind: field, start }) => [name, start ?? (field === 'month' ? month : '')]));
  return { key, kind, label: '', values };
}

export function draftOf(lever: Lever, key: string): LeverDraft {
  const kind = String(lever['kind']);
  const values = Object.fromEntries((kindOf(kind)?.fields ?? []).map((field) => [field.name, typed(field, lever)]));
  return { key, kind, label: String(lever['label'] ?? ''), values };
}

function typed({ name, kind }: LeverField, lever: Lever): string {
  if (kind === 'way') return String(lever['amount']).startsWith('-') ? 'out' : 'in';
  const value = String(lever[name] ?? '');
  if (kind === 'money') return value.replace(/^-/, '').replace(/\.0+$/, '');
  return kind === 'share' ? String(Math.round(Number(value) * 10_000) / 100) : value;
}

export function leverOf({ kind, label, values }: LeverDraft): Lever {
  const fields = (kindOf(kind)?.fields ?? []).filter((field) => field.kind !== 'way' && !(field.kind === 'optional-month' && values[field.name] === ''));
  return { kind, ...Object.fromEntries(fields.map((field) => [field.name, sent(field, values)])), ...(label.trim() === '' ? {} : { label: label.trim() }) };
}

function sent({ name, kind }: LeverField, values: LeverDraft['values']): string | number {
  const value = values[name] ?? '';
  if (kind === 'money') return values['way'] === 'out' ? `-${value}` : value;
  if (kind === 'share') return Number(value) / 100;
  return kind === 'percent' || kind === 'whole' || kind === 'number' ? Number(value) : value;
}
