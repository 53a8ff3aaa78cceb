/** OFX and QFX as banks write them: SGML and XML, zones, commas, several accounts, balances of another day, investments. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const HEADER = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\n\n';

/** A statement in SGML: leaf tags are not closed. */
function statement(transactions: string, { account = '000123', currency = 'USD', balance = '' } = {}): string {
  return `<STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>12<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260301<DTEND>20260331
${transactions}</BANKTRANLIST>${balance}</STMTRS></STMTTRNRS>`;
}
const ofx = (...statements: string[]): string => `${HEADER}<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>${statements.join('\n')}</BANKMSGSRSV1></OFX>`;
const payment = (date: string, amount: string, rest: string, type = 'OTHER'): string => `<STMTTRN>\n<TRNTYPE>${type}\n<DTPOSTED>${date}\n<TRNAMT>${amount}\n<FITID>${date}${amount}\n${rest}\n</STMTTRN>\n`;

test('SGML: dates of the bank\'s own day, comma decimals, entities, empty memo, ledger balance', async () => {
  const balance = '<LEDGERBAL><BALAMT>1034.50<DTASOF>20260331</LEDGERBAL><AVAILBAL><BALAMT>99<DTASOF>20260331</AVAILBAL>';
  const { reading, rows } = await readAll(ofx(statement(
    payment('20260303190000.000[-5:EST]', '-12,50', '<NAME>Marks &amp; Sons <MEMO>')
    + payment('20260304', '+1000.00', '<PAYEE><NAME>Alice Ltd<CITY>Bern</PAYEE><MEMO>Invoice 7')
    + payment('20260305000000[0:GMT]', '-1,234.56', '<NAME>CARD 1<MEMO>CARD 1 TOOLS'), { balance })), 'march.ofx');
  expect(short(rows)).toEqual(['2026-03-03 -1250 USD Marks & Sons', '2026-03-04 100000 USD Alice Ltd Invoice 7', '2026-03-05 -123456 USD CARD 1 CARD 1 TOOLS']);
  expect(rows[1]).toMatchObject({ counterparty: 'Alice Ltd', account: '000123' });
  expect(reading).toMatchObject({ kind: 'ofx', accountKey: '000123', currency: 'USD', closingMinor: 103_450, openingMinor: null, balanceProof: 'none', problemCount: 0 });
  expect(reading.parsedText.split('\n')[1]).toBe('2026-03-03\tMarks & Sons\t\t-12.50\tUSD\t000123');
});

test('XML, a card, yen without decimals, and a payment in another currency', async () => {
  const { reading, rows } = await readAll(`<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>JPY</CURDEF><CCACCTFROM><ACCTID>4111********1111</ACCTID></CCACCTFROM><BANKTRANLIST>
    <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260228</DTPOSTED><TRNAMT>-1200</TRNAMT><FITID>1</FITID><NAME>Café Zürich</NAME><MEMO/></STMTTRN>
    <STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260301</DTPOSTED><TRNAMT>12.34</TRNAMT><FITID>2</FITID><NAME>Refund</NAME><CURRENCY><CURRATE>1</CURRATE><CURSYM>EUR</CURSYM></CURRENCY></STMTTRN>
    </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`, 'card.qfx');
  expect(short(rows)).toEqual(['2026-02-28 -1200 JPY Café Zürich', '2026-03-01 1234 EUR Refund']);
  expect(reading.accountKey).toBe('4111********1111');
});

test('the encoding of the header is believed unless the bytes are UTF-8', async () => {
  const content = ofx(statement(payment('20260303', '-1.00', '<NAME>Café')));
  expect((await readAll(Buffer.from(content, 'latin1'), 'a.ofx')).rows[0]?.description).toBe('Café');
  expect((await readAll(content, 'a.ofx')).rows[0]?.description).toBe('Café');
  expect((await readAll(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, 'utf16le')]), 'a.ofx')).rows[0]?.description).toBe('Café');
});

test('several accounts in one file keep their rows apart', async () => {
  const { reading, rows } = await readAll(ofx(statement(payment('20260303', '-1.00', '<NAME>a')), statement(payment('20260303', '2.00', '<NAME>b'), { account: '000456', currency: 'EUR' })), 'a.ofx');
  expect(rows.map((row) => `${row.account} ${row.amountMinor} ${row.currency}`)).toEqual(['000123 -100 USD', '000456 200 EUR']);
  expect(reading).toMatchObject({ accountKey: null, closingMinor: null });
});

test('a balance of the day of the export closes no older statement', async () => {
  const balance = '<LEDGERBAL><BALAMT>5.00<DTASOF>20261105</LEDGERBAL>';
  expect((await readAll(ofx(statement(payment('20260303', '-1.00', '<NAME>a'), { balance })), 'a.ofx')).reading.closingMinor).toBeNull();
});

test('what cannot be read is listed with its line, and no closing tag is needed to keep payments apart', async () => {
  const { reading, rows } = await readAll(ofx(statement(
    payment('20260231', '-1.00', '<NAME>no such day') + payment('20260303', '12.345', '<NAME>too exact') + payment('', '1.00', '<NAME>undated')
    + '<STMTTRN><DTPOSTED>20260304<TRNAMT>1.00<NAME>open<STMTTRN><DTPOSTED>20260305<TRNAMT>2.00<NAME>also open')), 'a.ofx');
  expect(short(rows)).toEqual(['2026-03-04 100 USD open', '2026-03-05 200 USD also open']);
  expect(reading.problems.map(({ line, reason }) => `${line} ${reason}`)).toEqual(['11 "20260231" could not be read as a date.', '18 "12.345" has more decimals, or more digits, than an amount in USD can have.', '25 This payment has no date.']);
});

test('a bank that leaves every minus out is read by the types, and every such row is named', async () => {
  const { reading, rows } = await readAll(ofx(statement(payment('20260303', '10.00', '<NAME>rent', 'DEBIT') + payment('20260304', '20.00', '<NAME>sale', 'CREDIT'))), 'a.ofx');
  expect(rows.map((row) => row.amountMinor)).toEqual([-1000, 2000]);
  expect(reading.repairs).toEqual([expect.objectContaining({ line: 11, reason: expect.stringContaining('no minus') })]);
});

test('in such a file machines, checks and fees are money out, and a type that does not tell is listed and not counted', async () => {
  const { reading, rows } = await readAll(ofx(statement([['10.00', 'DEBIT'], ['20.00', 'CREDIT'], ['3.00', 'FEE'], ['4.00', 'POS'], ['5.00', 'PAYMENT'], ['6.00', 'DIRECTDEP'], ['7.00', 'XFER'], ['8.00', 'INT']].map(([amount, type]) => payment('20260303', amount!, `<NAME>${type}`, type)).join(''))), 'a.ofx');
  expect(rows.map((row) => `${row.description} ${row.amountMinor}`)).toEqual(['DEBIT -1000', 'CREDIT 2000', 'FEE -300', 'POS -400', 'PAYMENT -500', 'DIRECTDEP 600']);
  expect(reading.problems.map(({ reason }) => reason)).toEqual(['The amount 7.00 has no sign, like all of this file, and its type (XFER) does not tell its way.', 'The amount 8.00 has no sign, like all of this file, and its type (INT) does not tell its way.']);
});

describe('a file without a minus whose types speak of money out alone is asked about', () => {
  const content = ofx(statement(payment('20260303', '10.00', '<NAME>shop', 'POS') + payment('20260304', '20.00', '<NAME>rent', 'DEBIT')));

  test('nothing is read before the answer, and either answer is followed', async () => {
    const { reading, rows } = await readAll(content, 'a.ofx');
    expect(rows).toEqual([]);
    expect(reading.ambiguity).toMatchObject({ about: 'sign', question: expect.stringContaining('No amount of this file has a minus') });
    const [out, asPrinted] = reading.ambiguity!.options;
    expect((await readAll(content, 'a.ofx', { sign: out! })).rows.map((row) => row.amountMinor)).toEqual([-1000, -2000]);
    expect((await readAll(content, 'a.ofx', { sign: asPrinted! })).rows.map((row) => row.amountMinor)).toEqual([1000, 2000]);
  });

  test('not where nothing speaks of money out, nor where a minus stands', async () => {
    const read = async (...payments: [string, string][]): Promise<number[]> => (await readAll(ofx(statement(payments.map(([amount, type]) => payment('20260303', amount, '<NAME>x', type)).join(''))), 'a.ofx')).rows.map((row) => row.amountMinor);
    expect(await read(['10.00', 'CREDIT'], ['5.00', 'DEP'], ['1.00', 'OTHER'])).toEqual([1000, 500, 100]);
    expect(await read(['10.00', 'POS'], ['-5.00', 'DEBIT'])).toEqual([1000, -500]);
  });
});

describe('refused with the reason', () => {
  const check = async (content: string, reason: RegExp): Promise<void> => expect(await refusal(content, 'a.ofx')).toMatch(reason);
  test('investments', () => check(`${HEADER}<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><CURDEF>USD<INVTRANLIST><INVBANKTRAN><STMTTRN><DTPOSTED>20260303<TRNAMT>5<NAME>x</STMTTRN></INVBANKTRAN></INVTRANLIST></INVSTMTRS></OFX>`, /about investments/));
  test('an error of the bank', () => check(`${HEADER}<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>15500<SEVERITY>ERROR<MESSAGE>Signon invalid</STATUS></SONRS></OFX>`, /error into this file.*Signon invalid/));
  test('no statement', () => check(`${HEADER}<OFX></OFX>`, /holds no statement/));
  test('no payments', () => check(ofx(statement('')), /states no booked payments/));
});
