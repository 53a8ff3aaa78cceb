/** QuickBooks' query language: select from one kind of object, with conditions, an order and a page. */
import type { QuickBooksObject } from './entities.ts';

export interface Query {
  readonly entity: string;
  readonly isCount: boolean;
  readonly conditions: readonly Condition[];
  readonly orderBy: readonly { readonly field: string; readonly isDescending: boolean }[];
  /** Counted from one. */
  readonly start: number;
  readonly most: number;
}

interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly values: readonly string[];
}

export const MOST_RESULTS = 1_000;
const USUAL_RESULTS = 100;
const QUERY = /^select\s+(.+?)\s+from\s+(\w+)(?:\s+where\s+(.+?))?(?:\s+order\s*by\s+(.+?))?(?:\s+startposition\s+(\d+))?(?:\s+maxresults\s+(\d+))?\s*;?$/is;
const CONDITION = /^([\w.]+)\s*(<=|>=|=|<|>|\bin\b|\blike\b)\s*(\(.*\)|'(?:[^'\\]|\\.)*'|[\w.-]+)$/is;

/** Null for a text that QuickBooks would not understand. */
export function readQuery(text: string): Query | null {
  const match = QUERY.exec(text.trim());
  if (!match) return null;
  const [, fields = '', entity = '', where, order, start, most] = match;
  const conditions = (where ?? '').split(/\s+and\s+/i).filter((part) => part !== '').map(conditionOf);
  if (conditions.includes(null) || Number(start ?? 1) < 1 || Number(most ?? USUAL_RESULTS) > MOST_RESULTS) return null;
  return {
    entity, isCount: /^count\(\*\)$/i.test(fields), conditions: conditions.filter((condition) => condition !== null),
    orderBy: (order ?? '').split(',').filter((part) => part.trim() !== '').map((part) => {
      const [field = '', direction = 'asc'] = part.trim().split(/\s+/);
      return { field, isDescending: direction.toLowerCase() === 'desc' };
    }),
    start: Number(start ?? 1), most: Number(most ?? USUAL_RESULTS),
  };
}

function conditionOf(text: string): Condition | null {
  const [, field, operator, value] = CONDITION.exec(text.trim()) ?? [];
  if (field === undefined || operator === undefined || value === undefined) return null;
  const values = value.startsWith('(') ? value.slice(1, -1).split(',') : [value];
  return { field, operator: operator.toLowerCase(), values: values.map((part) => part.trim().replace(/^'|'$/g, '').replaceAll("\\'", "'")) };
}

/** Everything that fits, in order; the page is not cut yet. */
export function select(objects: readonly QuickBooksObject[], { conditions, orderBy }: Query): QuickBooksObject[] {
  const found = objects.filter((object) => conditions.every((condition) => fits(object, condition)));
  const orders = orderBy.length > 0 ? orderBy : [{ field: 'Id', isDescending: false }];
  return found.sort((a, b) => {
    for (const { field, isDescending } of orders) {
      const order = compare(valueAt(a, field), String(valueAt(b, field)));
      if (order !== 0) return isDescending ? -order : order;
    }
    return 0;
  });
}

function fits(object: QuickBooksObject, { field, operator, values }: Condition): boolean {
  const value = valueAt(object, field);
  const [first = ''] = values;
  switch (operator) {
    case 'in': return values.some((one) => compare(value, one) === 0);
    case 'like': return new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('%', '.*')}$`, 'i').test(String(value));
    case '=': return compare(value, first) === 0;
    case '<': return compare(value, first) < 0;
    case '>': return compare(value, first) > 0;
    case '<=': return compare(value, first) <= 0;
    default: return compare(value, first) >= 0;
  }
}

function valueAt(object: QuickBooksObject, field: string): unknown {
  return field.split('.').reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? (value as QuickBooksObject)[part] : undefined), object);
}

/** Moments as moments, numbers as numbers, the rest as text. */
function compare(value: unknown, other: string): number {
  const text = String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(other))) return Date.parse(text) - Date.parse(other);
  if (/^-?\d+(\.\d+)?$/.test(text) && /^-?\d+(\.\d+)?$/.test(other)) return Number(text) - Number(other);
  return text < other ? -1 : text > other ? 1 : 0;
}
