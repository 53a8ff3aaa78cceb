/** Twice a month on two fixed days (the 15th and the last, the 1st and the 15th) is no fortnight: two monthly series. */
import { dayOf, fromDayNumber } from '../local-date.ts';
import { fitRhythm, type FoundSeries } from './fit-rhythm.ts';
import { RHYTHMS } from './rhythms.ts';
import { pick, type Stream } from './stream.ts';

const MONTHLY = RHYTHMS.find(({ rhythm }) => rhythm === 'monthly')!;
const MONTH_DAYS = 31;
const LEAST = 6;
/** Rows a month. */
const [FEWEST, MOST] = [1.55, 2.3];
/** The two days lie further apart than weekends and holidays move them. */
const LEAST_APART = 6;
const MOST_OFF = 1.7;
/** One half may have lost a payment or two. */
const MOST_UNEQUAL = 0.2;

export function twiceAMonth(stream: Stream): FoundSeries[] | null {
  const { days } = stream;
  const months = days.length < LEAST ? 0 : (days.at(-1)! - days[0]!) / 30.44 + 0.5;
  if (months === 0 || days.length < FEWEST * months || days.length > MOST * months) return null;
  const parts = halves(stream);
  if (!parts || Math.abs(parts[0].rows.length - parts[1].rows.length) > Math.max(1, MOST_UNEQUAL * days.length)) return null;
  const found = parts.map((part): FoundSeries | null => {
    const fit = fitRhythm(part, MONTHLY);
    const isKept = fit !== null && fit.places.length === part.rows.length && 'everyMonths' in fit.schedule && fit.meanOff <= MOST_OFF;
    return isKept ? { fit, stream: part } : null;
  });
  return found[0] && found[1] ? [found[0], found[1]] : null;
}

/** Around the month as around a clock: the two widest stretches without a payment part the days. */
function halves(stream: Stream): [Stream, Stream] | null {
  const ofMonth = stream.days.map((day) => dayOf(fromDayNumber(day)));
  const used = [...new Set(ofMonth)].sort((a, b) => a - b);
  const gaps = used.map((day, place) => ({ from: day, width: ((used[place + 1] ?? used[0]! + MONTH_DAYS) - day) })).sort((a, b) => b.width - a.width);
  const [widest, second] = gaps;
  if (!second || second.width < LEAST_APART) return null;
  const [low, high] = widest!.from < second.from ? [widest!.from, second.from] : [second.from, widest!.from];
  const isInside = (place: number): boolean => ofMonth[place]! > low && ofMonth[place]! <= high;
  const places = ofMonth.map((_day, place) => place);
  return [pick(stream, places.filter(isInside)), pick(stream, places.filter((place) => !isInside(place)))];
}
