/** Parties that are named and ranked: "rank Sysco, Testa and Gordon by what we paid them", "top 3 ad platforms", "three best schools". */
import type { Frame } from '../frame.ts';
import { limitOf } from './slots.ts';

export const areRanked = (frame: Frame): boolean => isTopOfMany(frame) || areNamedAll(frame);

/** "Rank Sysco, Testa and Gordon by what we paid them": just those. */
const areNamedAll = ({ reading: { text, names } }: Frame): boolean => /\b(rank|ranked|ranking)\b/.test(text) && names.length > 2 && names.every((mention) => mention.names.length > 0 && mention.names.every(({ kind }) => kind === 'counterparty'));

/** One word for several who are paid, or for those who pay: "schools" of School Orders. */
function isTopOfMany(frame: Frame): boolean {
  const [only, another] = frame.reading.names;
  if (only === undefined || another !== undefined || limitOf(frame) === null || !/s$/.test(only.said)) return false;
  return only.names.length > 1 && only.names.every(({ kind }) => kind === 'counterparty') || WHO_PAYS.test(only.said) && only.names.every(({ role }) => role === 'revenue');
}

const WHO_PAYS = /^(schools|hotels|restaurants|churches|clubs|museums|libraries|colleges|universities|hospitals|offices|shops|stores|bars|cafes|gyms|spas|boutiques)$/;
