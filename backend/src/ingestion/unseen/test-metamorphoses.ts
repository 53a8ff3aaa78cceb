/** Statements of one ledger in the manners of many banks, and what another maker may add to them, leave out or write in another way without a payment changing. */
import fc from 'fast-check';
import { day, money, table } from './test-writing.ts';

export interface Moved { date: string; minor: number; text: string }

/** `cells` of a payment; a line of anything else has none. */
interface Line { cells: readonly string[]; payment?: Moved }

/** A table of which it is known what each column is. */
export interface Statement {
  headings: readonly string[];
  lines: readonly Line[];
  date: number;
  text: number;
  amounts: readonly number[];
  balance: number | null;
  comma: boolean;
}

export type Metamorphosis = (statement: Statement) => Statement;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LANGUAGES = [
  { date: 'Date', text: 'Description', amount: 'Amount', sides: ['Money out', 'Money in'], balance: 'Balance' },
  { date: 'Buchungstag', text: 'Verwendungszweck', amount: 'Betrag', sides: ['Belastung', 'Gutschrift'], balance: 'Saldo' },
  { date: 'Fecha', text: 'Concepto', amount: 'Importe', sides: ['Cargos', 'Abonos'], balance: 'Saldo' },
  { date: 'Data operacji', text: 'Opis', amount: 'Kwota', sides: ['Obciążenia', 'Uznania'], balance: 'Saldo po operacji' },
  { date: 'Txn Date', text: 'Narration', amount: 'Amount', sides: ['Withdrawals', 'Deposits'], balance: 'Closing Balance' },
  { date: 'Bokföringsdag', text: 'Rubrik', amount: 'Belopp', sides: ['Uttag', 'Insättning'], balance: 'Saldo' },
] as const;

const OUT = ['Rent of the shop', 'Power and gas', 'Paper and toner', 'Parcel service', 'Insurance', 'Telephone', 'Cleaning', 'Coffee beans'];
const IN = ['Client Alpha invoice', 'Client Beta invoice', 'Card sales', 'Workshop fee of a guest', 'Client Gamma invoice'];

const payments: fc.Arbitrary<readonly Moved[]> = fc.array(fc.record({ step: fc.integer({ min: 0, max: 4 }), isIn: fc.boolean(), minor: fc.integer({ min: 101, max: 480_000 }), word: fc.nat(40) }), { minLength: 14, maxLength: 32 }).map((drawn) => {
  let at = Date.UTC(2026, 0, 13);
  return drawn.map(({ step, isIn, minor, word }, index) => {
    at += step * 86_400_000;
    const goesIn = index < 2 ? index === 1 : isIn;
    const words = goesIn ? IN : OUT;
    return { date: new Date(at).toISOString().slice(0, 10), minor: goesIn ? minor : -minor, text: `${words[word % words.length]!}${word % 3 === 0 ? ` ${1_000 + word * 7}` : ''}` };
  });
});

const written = (minor: number, comma: boolean): string => (comma ? money.european(minor) : money.plain(minor));

/** Dates that start with the year leave nothing to ask about. */
export const statements: fc.Arbitrary<Statement> = fc.tuple(payments, fc.constantFrom(...LANGUAGES), fc.boolean(), fc.boolean(), fc.boolean()).map(([ledger, words, isTwoSided, hasBalance, comma]) => {
  let balance = 1_234_500;
  const lines = ledger.map((payment): Line => {
    balance += payment.minor;
    const size = written(Math.abs(payment.minor), comma);
    const amounts = isTwoSided ? (payment.minor < 0 ? [size, ''] : ['', size]) : [written(payment.minor, comma)];
    return { cells: [payment.date, payment.text, ...amounts, ...(hasBalance ? [written(balance, comma)] : [])], payment };
  });
  const amounts = isTwoSided ? [2, 3] : [2];
  return { headings: [words.date, words.text, ...(isTwoSided ? words.sides : [words.amount]), ...(hasBalance ? [words.balance] : [])], lines, date: 0, text: 1, amounts, balance: hasBalance ? 2 + amounts.length : null, comma };
});

/** A column of something else, before the one at `place`; behind all without it. */
function column(heading: string, cell: (payment: Moved, index: number, statement: Statement) => string, place: (statement: Statement) => number = ({ headings }) => headings.length): Metamorphosis {
  return (statement) => {
    const at = place(statement);
    const moved = (index: number): number => (index >= at ? index + 1 : index);
    return {
      ...statement, headings: statement.headings.toSpliced(at, 0, heading), date: moved(statement.date), text: moved(statement.text), amounts: statement.amounts.map(moved), balance: statement.balance === null ? null : moved(statement.balance),
      lines: statement.lines.map((line, index) => (line.payment || line.cells.length > at ? { ...line, cells: line.cells.toSpliced(at, 0, line.payment ? cell(line.payment, index, statement) : '') } : line)),
    };
  };
}

const first = (): number => 0;
const beforeAmounts = ({ amounts }: Statement): number => Math.min(...amounts);
const share = (part: number, isSigned = true) => ({ minor }: Moved, _: number, { comma }: Statement): string => written(Math.round((isSigned ? minor : Math.abs(minor)) * part), comma);
const turns = (...texts: readonly string[]) => (_: Moved, index: number): string => texts[index % texts.length]!;
const both = (one: Metamorphosis, other: Metamorphosis): Metamorphosis => (statement) => other(one(statement));
/** What each payment but the last third was paid in. */
const abroad = ({ minor }: Moved, index: number, { comma }: Statement): string => written(index % 3 === 2 ? Math.round(minor * 1.09) : minor, comma);

function sumOfSizes(): (payment: Moved, index: number, statement: Statement) => string {
  return (_, index, { lines, comma }) => written(lines.slice(0, index + 1).reduce((sum, { payment }) => sum + Math.abs(payment?.minor ?? 0), 0), comma);
}

const COLUMNS: Readonly<Record<string, Metamorphosis>> = {
  'a number of each line': column('No.', (_, index) => String(index + 1), first), 'an identifier': column('ID', (_, index) => String(88_120_000 + index * 37), first),
  'the year': column('Year', () => '2026', first), 'a tax in per cent': column('VAT %', turns('20', '5', '0')), 'a tax': column('VAT', share(1 / 6, false)), 'a tax with its sign, before the amount': column('TVA', share(1 / 6), beforeAmounts),
  'net and tax': both(column('Net amount', share(5 / 6)), column('VAT amount', ({ minor }, _, { comma }) => written(minor - Math.round((minor * 5) / 6), comma))),
  'a quantity': column('Qty', turns('1', '2', '5')), 'a price of one': column('Price', share(1 / 2, false), beforeAmounts), 'a limit': column('Credit limit', (_, __, { comma }) => written(500_000, comma)), 'a budget': column('Budget', (_, index, { comma }) => written(10_000 * (1 + (index % 7)), comma)),
  'points': column('Points', ({ minor }) => String(Math.round(Math.abs(minor) / 100))), 'a rate of exchange': column('Exchange rate', (_, index) => (1.05 + (index % 9) / 100).toFixed(4)), 'a sum of the year': column('Year to date', sumOfSizes()),
  'an original amount and its currency': both(column('Original amount', abroad), column('Original currency', (_, index) => (index % 3 === 2 ? 'USD' : 'EUR'))), 'an amount abroad, before the own': column('Foreign amount', ({ minor }, index, { comma }) => (index % 3 === 2 ? written(Math.round(minor * 1.09), comma) : ''), beforeAmounts),
  'a part': column('Split amount', share(1 / 2)), 'a tip of nothing': column('Tip', (_, __, { comma }) => written(0, comma)), 'a day on which it is due': column('Due date', ({ date }) => date, first), 'a day of import': column('Imported on', () => '2026-12-01', first),
  'a time': column('Time', (_, index) => `${10 + (index % 9)}:${10 + (index % 45)}`, ({ date }) => date + 1), 'digits of a card': column('Card ending', turns('4471', '9921')), 'a code of the trade': column('MCC', turns('5812', '5411', '7399')), 'yes or no': column('Reviewed', turns('Yes', 'No')),
  'hours': column('Hours', (_, index, { comma }) => written(100 + (index % 16) * 25, comma)), 'a kind in one letter': column('Type', turns('A', 'B')), 'a column of nothing': column('', () => '', first),
};

/** Lines that are no payments, from the fifth on. */
const between = (...cells: readonly (readonly string[])[]): Metamorphosis => (statement) => ({ ...statement, lines: statement.lines.flatMap((line, index) => (index === 5 ? [...cells.map((own) => ({ cells: own })), line] : [line])) });
const padded = ({ headings }: Statement, cells: Readonly<Record<number, string>>): readonly string[] => headings.map((_, index) => cells[index] ?? '');

/** Sums of each month, as `label` names them: behind the last payment of the month. */
function monthly(label: (month: string, last: string, statement: Statement) => Readonly<Record<number, string>>): Metamorphosis {
  return (statement) => {
    const monthOf = ({ payment }: Line): string | undefined => payment?.date.slice(0, 7);
    const sumOf = (month: string, place: number): string => written(statement.lines.filter((line) => monthOf(line) === month && (line.cells[place] ?? '') !== '').reduce((sum, { payment }) => sum + (statement.amounts.length > 1 ? Math.abs(payment!.minor) : payment!.minor), 0), statement.comma);
    return {
      ...statement,
      lines: statement.lines.flatMap((line, index) => {
        const month = monthOf(line);
        if (month === undefined || statement.lines.slice(index + 1).some((later) => monthOf(later) === month)) return [line];
        return [line, { cells: padded(statement, { ...label(month, line.payment!.date, statement), ...Object.fromEntries(statement.amounts.map((place) => [place, sumOf(month, place)])) }) }];
      }),
    };
  };
}

const LINES: Readonly<Record<string, Metamorphosis>> = {
  'the headings again': (statement) => between(statement.headings)(statement), 'a page and the headings again': (statement) => between(['Page 2 of 4'], statement.headings)(statement),
  'a footer in the middle': between(['Thank you for banking with us. Deposits are protected up to 85,000.00.']), 'a line of blanks': (statement) => between(padded(statement, {}))(statement),
  'sums of the months': monthly((month, _, { text }) => ({ [text]: `Total ${month}` })), 'sums of the months with a day': monthly((_, last, { text, date }) => ({ [date]: last, [text]: 'Month total' })), 'sums of the months without a word': monthly(() => ({})),
  'a remark without an amount': (statement) => between(padded(statement, { [statement.date]: statement.lines[4]!.cells[statement.date]!, [statement.text]: 'Prices change in March' }))(statement),
};

const eachAmount = (change: (text: string, statement: Statement) => string, ofBalance = true): Metamorphosis => (statement) => ({
  ...statement, lines: statement.lines.map((line) => (line.payment ? { ...line, cells: line.cells.map((cell, index) => (cell !== '' && (statement.amounts.includes(index) || (ofBalance && index === statement.balance)) ? change(cell, statement) : cell)) } : line)),
});
const eachDate = (change: (date: string) => string): Metamorphosis => (statement) => ({ ...statement, lines: statement.lines.map((line) => (line.payment ? { ...line, cells: line.cells.map((cell, index) => (index === statement.date ? change(line.payment!.date) : cell)) } : line)) });

const WRITING: Readonly<Record<string, Metamorphosis>> = {
  'a minus behind': eachAmount((text) => (text.startsWith('-') ? `${text.slice(1)}-` : text)), 'brackets': eachAmount((text) => (text.startsWith('-') ? `(${text.slice(1)})` : text)), 'a long minus': eachAmount((text) => text.replace('-', '−')), 'a minus apart': eachAmount((text) => text.replace('-', '- ')),
  'a sign of money': eachAmount((text) => `${text} €`), 'dollars before': eachAmount((text) => text.replace(/^-?/, '$&$$')), 'no needless cents': eachAmount((text) => text.replace(/[.,]00$/, '')), 'four decimals': eachAmount((text) => `${text}00`),
  'blanks between thousands': eachAmount((text) => text.replace(/\d{4,}(?=[.,])/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ' '))), 'days before months': eachDate(day.dmy()), 'months before days': eachDate(day.mdy()), 'points and short years': eachDate(day.dmyShort), 'compact days': eachDate(day.compact),
  'months in words': eachDate((date) => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`), 'days with a time': eachDate((date) => `${date} 11:22:33`), 'days as serial numbers': eachDate((date) => String(Date.parse(date) / 86_400_000 + 25_569)),
};

const arranged = (statement: Statement, order: readonly number[]): Statement => {
  const place = (index: number): number => order.indexOf(index);
  return { ...statement, headings: order.map((index) => statement.headings[index]!), lines: statement.lines.map((line) => (line.cells.length === order.length ? { ...line, cells: order.map((index) => line.cells[index]!) } : line)), date: place(statement.date), text: place(statement.text), amounts: statement.amounts.map(place), balance: statement.balance === null ? null : place(statement.balance) };
};
const without = (statement: Statement, column: number): Statement => arranged(statement, statement.headings.map((_, index) => index).filter((index) => index !== column));
const withHeadings = (statement: Statement, name: (heading: string, index: number) => string): Statement => ({ ...statement, headings: statement.headings.map(name) });
const NONSENSE = ['Blarn', 'Quosh', 'Fleem', 'Trond', 'Wiggo', 'Zarp', 'Hulm', 'Yext', 'Ploo'];

const ORDER: Readonly<Record<string, Metamorphosis>> = {
  'columns the other way round': (statement) => arranged(statement, statement.headings.map((_, index) => index).reverse()), 'the last column first': (statement) => arranged(statement, statement.headings.map((_, index, all) => (index + all.length - 1) % all.length)),
  'the newest first': (statement) => ({ ...statement, lines: statement.lines.toReversed() }), 'no balance': (statement) => (statement.balance === null ? statement : { ...without(statement, statement.balance), balance: null }),
  'balances at the end of a day': (statement) => ({ ...statement, lines: statement.lines.map((line, index) => (statement.balance !== null && line.payment && statement.lines[index + 1]?.payment?.date === line.payment.date ? { ...line, cells: line.cells.with(statement.balance, '') } : line)) }),
  'a day once for all its payments': (statement) => ({ ...statement, lines: statement.lines.map((line, index) => (line.payment && statement.lines[index - 1]?.payment?.date === line.payment.date ? { ...line, cells: line.cells.with(statement.date, '') } : line)) }),
  'an amount in words that nobody knows': (statement) => withHeadings(statement, (heading, index) => (statement.amounts.includes(index) ? NONSENSE[statement.amounts.indexOf(index)]! : heading)), 'all in words that nobody knows': (statement) => withHeadings(statement, (_, index) => NONSENSE[index % NONSENSE.length]!),
  'a day in words that nobody knows': (statement) => withHeadings(statement, (heading, index) => (index === statement.date ? 'Blarn' : heading)), 'headings in capitals': (statement) => withHeadings(statement, (heading) => heading.toUpperCase()),
};

/** By kind: one of each is applied at the most, in this order. */
export const METAMORPHOSES: readonly Readonly<Record<string, Metamorphosis>>[] = [COLUMNS, ORDER, WRITING, LINES];

export function fileOf({ headings, lines }: Statement, delimiter: string): string {
  return table(delimiter, [headings, ...lines.map(({ cells }) => cells)].map((cells) => [...cells]));
}
