/** An amount that points at one row: "the $68,400 from Northgate", "the 6420 payment", "when did they pay 41,650". */
import type { Token } from '../words/tokenize.ts';

const ARTICLE = /^(the|that|this|a|an|those|these|our|my|one|single)$/;
const ROW = /^(payments?|transactions?|charges?|bills?|invoices?|purchases?|deposits?|checks?|cheques?|debits?|credits?|transfers?|wires?|receipts?|withdrawals?|orders?|refunds?)$/;
const MOVED = /^(pay|pays|paid|paying|receive|receives|received|send|sent|deposit|deposited|wire|wired|transfer|transferred|got|get)$/;
/** What is supposed, planned or bounded: its amounts are no row's. */
const SUPPOSED = /^(if|suppose|supposing|assume|assuming|would|will|should|could|afford|hire|scenario|runway|run|survive|balance|burn|burning|broke|zero)$/;
const GOES_ON = /^(or|and|more|less|percent|a|an|per|each|every|monthly|weekly|yearly|daily|days?|weeks?|months?|quarters?|years?|times?|-)$/;
const LEAST_PLAIN = 1000;

/** The bounds of the row that the amount at this place points at; null where it points at none. */
export function pointedAt(tokens: readonly Token[], at: number, isAmount: boolean): { readonly low: number; readonly high: number } | null {
  const token = tokens[at];
  if (!token || !isAmount || !isPlainMoney(token) || tokens.some(({ text }) => SUPPOSED.test(text))) return null;
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (GOES_ON.test(next) && !/^(and|or)$/.test(next) || isTail(tokens, at)) return null;
  const isOfRow = ROW.test(next) || /^(from|to)$/.test(next) && tokens[at + 2]?.kind === 'word';
  const isPointed = ARTICLE.test(before) && (isOfRow || asksWhen(tokens))
    || /^(of|for)$/.test(before) && ROW.test(tokens[at - 2]?.text ?? '')
    || MOVED.test(before) && asksWhen(tokens);
  return isPointed ? around(token) : null;
}

/** "500 or more", "500 and above". */
const isTail = (tokens: readonly Token[], at: number): boolean => /^(or|and)$/.test(tokens[at + 1]?.text ?? '') && /^(more|above|over|higher|greater|up|less|below|under|lower|fewer|\d.*)$/.test(tokens[at + 2]?.text ?? '');

const isPlainMoney = ({ isMoney, value, text }: Token): boolean => isMoney === true || (value ?? 0) >= LEAST_PLAIN && !/^(19|20)\d\d$/.test(text);

const asksWhen = (tokens: readonly Token[]): boolean => tokens.some(({ text }, at) => text === 'when' || /^(day|date)$/.test(text) && /^(what|which|the|exact)$/.test(tokens[at - 1]?.text ?? ''));

/** To the cent where cents are said, else any cents; "the 12k" is a row that is said so. */
function around({ raw, value = 0 }: Token): { readonly low: number; readonly high: number } {
  const decimals = /\.(\d+)/.exec(raw)?.[1]?.length ?? 0;
  if (/(k|thousand|grand)$/i.test(raw.trim())) return { low: value - 500 / 10 ** decimals, high: value + 500 / 10 ** decimals - 0.01 };
  return { low: value, high: decimals > 0 ? value : value + 0.99 };
}
