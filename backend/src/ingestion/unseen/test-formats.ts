/** OFX, QIF, CAMT, MT940 and workbooks in manners that the corpus does not have. */
import { serialOf, writeWorkbook, type TestCell } from '../xlsx/test-workbook.ts';
import { CLOSING, day, LEDGER, money, type Payment, type UnseenCase } from './test-writing.ts';

const truth = LEDGER;
const compact = (p: Payment): string => p.date.replaceAll('-', '');
const comma = (minor: number): string => money.abs(minor).replace('.', ',');
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

const ofxRow = (p: Payment, amount = money.plain(p.minor), more = ''): string => `<STMTTRN><TRNTYPE>${p.minor < 0 ? 'DEBIT' : 'CREDIT'}<DTPOSTED>${compact(p)}<TRNAMT>${amount}<FITID>${p.text}<NAME>${p.text}${more}`;
const ofx = (rows: readonly string[], header = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n'): string => `${header}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><BANKID>1<ACCTID>7<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>${rows.join('\r\n')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
const OFX: readonly UnseenCase[] = [
  { name: 'OFX without any closing tag of a payment', fileName: 'a.ofx', content: ofx(LEDGER.map((p) => ofxRow(p))), truth },
  { name: 'OFX that declares ASCII and writes Windows-1252', fileName: 'a.qfx', content: latin1(ofx(LEDGER.map((p) => `${ofxRow(p)}<MEMO>Gebühr Café</STMTTRN>`))), truth },
  { name: 'OFX that declares UTF-8 and writes Latin-1', fileName: 'a.ofx', content: latin1(ofx(LEDGER.map((p) => `${ofxRow(p)}<MEMO>Grüße</STMTTRN>`), 'OFXHEADER:100\nENCODING:UTF-8\nCHARSET:NONE\n\n')), truth },
  { name: 'OFX with decimal commas and thousands points', fileName: 'a.ofx', content: ofx(LEDGER.map((p) => `${ofxRow(p, money.european(p.minor))}</STMTTRN>`)), truth },
  { name: 'OFX on one line', fileName: 'a.ofx', content: ofx(LEDGER.map((p) => `${ofxRow(p)}</STMTTRN>`), 'OFXHEADER:100 DATA:OFXSGML VERSION:151 ').replaceAll('\r\n', ''), truth },
  { name: 'OFX in lower case', fileName: 'a.ofx', content: ofx(LEDGER.map((p) => `${ofxRow(p)}</STMTTRN>`)).replace(/<\/?[A-Z0-9]+>/g, (tag) => tag.toLowerCase()), truth },
  { name: 'OFX with pending payments', fileName: 'a.ofx', content: ofx(LEDGER.map((p) => `${ofxRow(p)}</STMTTRN>`)).replace('</STMTRS>', '<BANKTRANLISTP><DTASOF>20260318<STMTTRNP><TRNTYPE>DEBIT<DTTRAN>20260318<TRNAMT>-99.00<NAME>Not yet</STMTTRNP></BANKTRANLISTP></STMTRS>'), truth },
];

const qif = (rows: readonly string[], head = '!Type:Bank'): string => `${head}\n${rows.map((row) => `${row}\n^`).join('\n')}\n`;
const qifRow = (p: Payment, date: string, amount = money.us(p.minor)): string => `D${date}\nT${amount}\nP${p.text}`;
const SMALL = LEDGER.map((p, index) => ({ ...p, date: `2026-0${index + 2}-0${index + 1}` }));
const QIF: readonly UnseenCase[] = [
  { name: 'QIF, day first', fileName: 'a.qif', content: qif(LEDGER.map((p) => qifRow(p, day.dmy()(p.date)))), truth },
  { name: 'QIF, month first with an apostrophe', fileName: 'a.qif', content: qif(LEDGER.map((p) => { const [y, m, d] = p.date.split('-'); return qifRow(p, `${Number(m)}/${d}'${y!.slice(2)}`); })), truth },
  { name: 'QIF that reads both ways', fileName: 'a.qif', content: qif(SMALL.map((p) => qifRow(p, day.dmy()(p.date)))), truth: SMALL },
  { name: 'QIF with points and decimal commas', fileName: 'a.qif', content: qif(LEDGER.map((p) => qifRow(p, day.dmy('.')(p.date), money.european(p.minor)))), truth },
  { name: 'QIF with splits, U beside T and an opening balance', fileName: 'a.qif', content: qif(['D01/01/2026\nT5,000.00\nPOpening Balance\nL[Checking]', ...LEDGER.map((p) => `${qifRow(p, day.dmy()(p.date))}\nU${money.us(p.minor)}\nLOffice\nSOffice\n$${money.us(p.minor)}\nSTax\n$0.00`)]), truth },
  { name: 'QIF with two accounts', fileName: 'a.qif', content: `!Option:AutoSwitch\n!Account\nNOne\nTBank\n^\n${qif(LEDGER.map((p) => qifRow(p, day.iso(p.date))))}!Account\nNTwo\nTCCard\n^\n${qif(LEDGER.map((p) => qifRow(p, day.iso(p.date))), '!Type:CCard')}`, truth: [...truth, ...truth] },
];

const turn = (minor: number): string => `<CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
const camtBalance = (code: string, minor: number): string => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${money.abs(minor)}</Amt>${turn(minor)}<Dt><Dt>2026-01-01</Dt></Dt></Bal>`;
const camtEntry = (p: Payment, { status = '<Sts>BOOK</Sts>', date = `<BookgDt><Dt>${p.date}</Dt></BookgDt>`, more = '', inside = `<NtryDtls><TxDtls><RmtInf><Ustrd>${p.text}</Ustrd></RmtInf></TxDtls></NtryDtls>` } = {}): string => `<Ntry><Amt Ccy="EUR">${money.abs(p.minor)}</Amt>${turn(p.minor)}${more}${status}${date}<ValDt><Dt>2026-12-31</Dt></ValDt>${inside}</Ntry>`;
const camt = (entries: string, space = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02', prefix = ''): string => { const text = `<Document xmlns${prefix && `:${prefix.slice(0, -1)}`}="${space}"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct>${camtBalance('OPBD', 500_000)}${camtBalance('CLBD', CLOSING)}${entries}</Stmt></BkToCstmrStmt></Document>`; return `<?xml version="1.0"?>${prefix ? text.replace(/<(\/?)([A-Z])/g, `<$1${prefix}$2`) : text}`; };
const batch = (p: Payment): string => `<NtryDtls><Btch><NbOfTxs>2</NbOfTxs></Btch>${[p.minor - Math.trunc(p.minor / 3), Math.trunc(p.minor / 3)].map((part) => `<TxDtls><Amt Ccy="EUR">${money.abs(part)}</Amt>${turn(p.minor)}<RmtInf><Ustrd>part</Ustrd></RmtInf></TxDtls>`).join('')}</NtryDtls>`;
const SPLIT = LEDGER.flatMap((p) => [{ date: p.date, minor: p.minor - Math.trunc(p.minor / 3) }, { date: p.date, minor: Math.trunc(p.minor / 3) }]);
const CAMT: readonly UnseenCase[] = [
  { name: 'CAMT with a namespace prefix', fileName: 'a.xml', content: camt(LEDGER.map((p) => camtEntry(p)).join(''), undefined, 'ns2:'), truth },
  { name: 'CAMT of version 8 with states in codes and times', fileName: 'a.xml', content: camt(LEDGER.map((p) => camtEntry(p, { status: '<Sts><Cd>BOOK</Cd></Sts>', date: `<BookgDt><DtTm>${p.date}T23:59:59.000+02:00</DtTm></BookgDt>` })).join(''), 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'), truth },
  { name: 'CAMT with batches of single payments', fileName: 'a.xml', content: camt(LEDGER.map((p) => camtEntry(p, { inside: batch(p) })).join('')), truth: SPLIT },
  { name: 'CAMT with a batch of which only the sum is told', fileName: 'a.xml', content: camt(LEDGER.map((p) => camtEntry(p, { inside: '<NtryDtls><Btch><NbOfTxs>12</NbOfTxs></Btch></NtryDtls>' })).join('')), truth },
  { name: 'CAMT with reversals', fileName: 'a.xml', content: camt(LEDGER.map((p) => camtEntry(p, { more: p.text === 'Sensor given back' ? '<RvslInd>true</RvslInd>' : '' })).join('')), truth },
  { name: 'CAMT with pending entries', fileName: 'a.xml', content: camt(LEDGER.map((p) => camtEntry(p)).join('') + camtEntry({ ...LEDGER[0]!, minor: -99 }, { status: '<Sts>PDNG</Sts>' })), truth },
];

const balanceLine = (minor: number): string => `${minor < 0 ? 'D' : 'C'}260101EUR${comma(minor)}`;
const mt940 = (lines: readonly string[], { end = '\r\n', before = '', after = '-' } = {}): string => [`${before}:20:STARTUMSE`, ':25:10020030/1234567', ':28C:00001/001', `:60F:${balanceLine(500_000)}`, ...lines, `:62F:${balanceLine(CLOSING)}`, after].filter((line) => line !== '').join(end) + end;
const mark = (p: Payment): string => (p.minor < 0 ? 'D' : 'C');
const mtDay = (p: Payment): string => compact(p).slice(2);
const MT940: readonly UnseenCase[] = [
  { name: 'MT940, German structured details', fileName: 'a.sta', content: mt940(LEDGER.flatMap((p) => [`:61:${mtDay(p)}${mtDay(p).slice(2)}${mark(p)}R${comma(p.minor)}N051NONREF`, `:86:177?00SB-SEPA?109310?20SVWZ+${p.text}?21second?30DEUTDEFF?31DE99?32ALICE GMBH`])), truth },
  { name: 'MT940, Dutch with details over lines and no currency letter', fileName: 'a.940', content: mt940(LEDGER.flatMap((p) => [`:61:${mtDay(p)}${mark(p)}${comma(p.minor)}NTRFEREF//260304`, `:86:/TRTP/SEPA OVERBOEKING/IBAN/NL99/NAME/${p.text.slice(0, 8)}`, '/REMI/more of it/EREF/NOTPROVIDED']), { end: '\n' }), truth },
  { name: 'MT940 in the envelope of SWIFT', fileName: 'a.txt', content: mt940(LEDGER.flatMap((p) => [`:61:${mtDay(p)}${mtDay(p).slice(2)}${mark(p)}${comma(p.minor)}NMSCX`, `:86:${p.text}`]), { before: '{1:F01AAAABB99BSMK3513951576}{2:I940AAAABBXXXN}{4:\r\n', after: '-}' }), truth },
  { name: 'MT940, Polish with codes of its own', fileName: 'a.sta', content: mt940(LEDGER.flatMap((p) => [`:61:${mtDay(p)}${mtDay(p).slice(2)}${mark(p)}N${comma(p.minor)}S073NONREF`, `:86:073~00PRZELEW~20${p.text}~32FIRMA~34073`])), truth },
  { name: 'MT940 with amounts that end with the comma', fileName: 'a.sta', content: mt940([`:61:260130${'D'}1850,NMSCX`, ':86:rent', ...LEDGER.slice(1).flatMap((p) => [`:61:${mtDay(p)}${mark(p)}${comma(p.minor)}NMSCX`, `:86:${p.text}`])]), truth },
  { name: 'MT940 with a credit taken back', fileName: 'a.sta', content: mt940(LEDGER.flatMap((p) => [`:61:${mtDay(p)}${p.text === 'Fuel A3' ? 'RC' : p.text === 'Sensor given back' ? 'RD' : mark(p)}${comma(p.minor)}NMSCX`, `:86:${p.text}`])), truth },
];

const header = ['Date', 'Description', 'Amount'];
const book = (rows: TestCell[][], more: Parameters<typeof writeWorkbook>[0] = []): Promise<Uint8Array> => writeWorkbook([{ name: 'Payments', rows }, ...more]);
const sheetRow = (p: Payment): TestCell[] => [{ day: serialOf(p.date) }, p.text, p.minor / 100];
const formula = (value: string): TestCell => ({ xml: (place) => `<c r="${place}"><f>SUM(A1:A2)</f><v>${value}</v></c>` });

/** Workbooks are written by promise. */
export const workbooks = async (): Promise<readonly UnseenCase[]> => [
  { name: 'XLSX with a title, an empty row and merged headings', fileName: 'a.xlsx', content: await book([['Account statement'], [], ['Transaction', null, 'Amount'], ['Date', 'Details', 'EUR'], ...LEDGER.map(sheetRow)]), truth },
  { name: 'XLSX whose amounts are formulas', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map((p): TestCell[] => [{ day: serialOf(p.date) }, p.text, formula(String(p.minor / 100))])]), truth },
  { name: 'XLSX with dates as texts', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map((p): TestCell[] => [day.dmy('.')(p.date), p.text, p.minor / 100])]), truth },
  { name: 'XLSX with dates half as texts', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map((p): TestCell[] => [Number(p.date.slice(8)) > 12 ? day.mdy()(p.date) : { day: serialOf(p.date) }, p.text, p.minor / 100])]), truth },
  { name: 'XLSX with amounts as texts', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map((p): TestCell[] => [{ day: serialOf(p.date) }, p.text, money.european(p.minor)])]), truth },
  { name: 'XLSX with a total row of a formula', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map(sheetRow), [null, 'Total', formula('121744.41')]]), truth },
  { name: 'XLSX with a sum below without a word', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map(sheetRow), [null, null, formula('121744.41')]]), truth },
  { name: 'XLSX with a hidden sheet', fileName: 'a.xlsx', content: await book([header, ...LEDGER.map(sheetRow)], [{ name: 'Old', rows: [header, ...LEDGER.map(sheetRow)], isHidden: true }]), truth },
  { name: 'XLSX with a sheet a month', fileName: 'a.xlsx', content: await writeWorkbook(['01', '02', '03'].map((month) => ({ name: month, rows: [header, ...LEDGER.filter((p) => p.date.slice(5, 7) === month).map(sheetRow)] }))), truth },
  { name: 'XLSX with debit and credit', fileName: 'a.xlsx', content: await book([['Date', 'Description', 'Debit', 'Credit', 'Balance'], ...LEDGER.map((p): TestCell[] => [{ day: serialOf(p.date) }, p.text, p.minor < 0 ? -p.minor / 100 : null, p.minor > 0 ? p.minor / 100 : null, p.balance / 100])]), truth },
];

export const FORMATS: readonly UnseenCase[] = [...OFX, ...QIF, ...CAMT, ...MT940];
