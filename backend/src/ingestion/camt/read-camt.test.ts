/** CAMT of several versions: directions, reversals, what is not booked, batches that add up and one that does not, balances, hostile XML. */
import { describe, expect, test } from '@jest/globals';
import { readAll, refusal, short } from '../test-reading.ts';

const camt = (body: string, { kind = '053', version = '02', element = 'BkToCstmrStmt' } = {}): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${element}><GrpHdr><MsgId>1</MsgId></GrpHdr>${body}</${element}></Document>`;
const balance = (code: string, amount: string, direction = 'CRDT'): string => `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-03-31</Dt></Dt></Bal>`;
const statement = (entries: string, { iban = 'DE89370400440532013000', balances = '' } = {}): string => `<Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}${entries}</Stmt>`;
const entry = (amount: string, direction: string, rest = '', status = '<Sts>BOOK</Sts>'): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${status}<BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-05</Dt></ValDt>${rest}</Ntry>`;
const details = (...parts: string[]): string => `<NtryDtls>${parts.map((part) => `<TxDtls>${part}</TxDtls>`).join('')}</NtryDtls>`;

test('version 2: directions, counterparties, remittance, balances that prove it', async () => {
  const parties = '<RltdPties><Dbtr><Nm>Alice Ltd</Nm></Dbtr><Cdtr><Nm>Bob &amp; Co</Nm></Cdtr></RltdPties>';
  const { reading, rows } = await readAll(camt(statement(
    entry('1000.00', 'CRDT', details(`<Refs><EndToEndId>E2E-1</EndToEndId></Refs>${parties}<RmtInf><Ustrd>Invoice 7</Ustrd><Ustrd>of March</Ustrd></RmtInf>`))
    + entry('12.5', 'DBIT', `${details(`<Refs><AcctSvcrRef>B-8</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${parties}`)}<AddtlNtryInf>Card payment</AddtlNtryInf>`)
    + entry('2.00', 'CRDT', '<RvslInd>true</RvslInd><AcctSvcrRef>B-9</AcctSvcrRef><AddtlNtryInf>Fee taken back</AddtlNtryInf>'), { balances: balance('OPBD', '10.00', 'DBIT') + balance('CLBD', '979.50') + balance('CLAV', '1.00') })), 'a.xml');
  expect(short(rows)).toEqual(['2026-03-04 100000 EUR Invoice 7 of March', '2026-03-04 -1250 EUR Card payment', '2026-03-04 200 EUR Fee taken back']);
  expect(rows.map((row) => row.counterparty)).toEqual(['Alice Ltd', 'Bob & Co', null]);
  expect(rows.map((row) => row.reference)).toEqual(['E2E-1', 'B-8', 'B-9']);
  expect(reading).toMatchObject({ kind: 'camt', accountKey: 'DE89370400440532013000', openingMinor: -1_000, closingMinor: 97_950, balanceProof: 'holds' });
  expect(reading.choices).toContainEqual({ what: 'format', choice: 'CAMT.053, version 2', reason: 'named in the file', confidence: 1 });
});

test('version 8 with prefixes, status codes and parties one deeper; a time does not move the day', async () => {
  const body = statement(entry('5.00', 'DBIT', details('<RltdPties><Cdtr><Pty><Nm>Carol</Nm></Pty></Cdtr></RltdPties>'), '<Sts><Cd>BOOK</Cd></Sts>').replace('<Dt>2026-03-04</Dt>', '<DtTm>2026-03-04T23:59:59+01:00</DtTm>'));
  const prefixed = camt(body, { version: '08' }).replace(/<(\/?)([A-Z])/g, '<$1n:$2').replace('xmlns=', 'xmlns:n=');
  const { rows } = await readAll(prefixed, 'a.xml');
  expect(rows.map((row) => `${row.date} ${row.amountMinor} ${row.counterparty}`)).toEqual(['2026-03-04 -500 Carol']);
});

test('reports of the day and notifications; what is only expected is listed and not counted', async () => {
  const report = `<Rpt><Id>1</Id><Acct><Id><Othr><Id>123</Id></Othr></Id></Acct>${entry('5.00', 'DBIT', '', '<Sts>PDNG</Sts>')}${entry('7.00', 'CRDT')}</Rpt>`;
  const { reading, rows } = await readAll(camt(report, { kind: '052', element: 'BkToCstmrAcctRpt' }), 'a.xml');
  expect(rows.map((row) => row.amountMinor)).toEqual([700]);
  expect(reading.problems.map(({ reason }) => reason)).toEqual(['The bank lists this payment as "PDNG"; it is not counted until it is booked.']);
  const notification = `<Ntfctn><Acct><Id><IBAN>X</IBAN></Id></Acct>${entry('7.00', 'CRDT')}</Ntfctn>`;
  expect((await readAll(camt(notification, { kind: '054', element: 'BkToCstmrDbtCdtNtfctn' }), 'a.xml')).rows).toHaveLength(1);
});

describe('a batch', () => {
  const part = (amount: string, text: string): string => `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf>`;
  const check = async (body: string, amounts: number[], repair?: RegExp): Promise<void> => {
    const { reading, rows } = await readAll(camt(statement(body, { balances: balance('OPBD', '0.00') + balance('CLBD', '30.00') })), 'a.xml');
    expect(rows.map((row) => row.amountMinor)).toEqual(amounts);
    expect(reading.balanceProof).toBe('holds');
    expect(reading.repairs.map(({ reason }) => reason)).toEqual(repair ? [expect.stringMatching(repair)] : []);
  };
  test('that adds up is its payments', () => check(entry('30.00', 'CRDT', details(part('10.00', 'a'), part('20.00', 'b'))), [1_000, 2_000]));
  test('with a part in the other direction', () => check(entry('30.00', 'CRDT', details(`<Amt Ccy="EUR">40</Amt><CdtDbtInd>CRDT</CdtDbtInd>`, `<Amt Ccy="EUR">10</Amt><CdtDbtInd>DBIT</CdtDbtInd>`)), [4_000, -1_000]));
  test('that does not add up counts once and says so', () => check(entry('30.00', 'CRDT', details(part('10.00', 'a'), part('19.99', 'b'))), [3_000], /2 payments in this batch do not add up/));
  test('without amounts counts once', () => check(entry('30.00', 'CRDT', details('<RmtInf><Ustrd>a</Ustrd></RmtInf>', '<RmtInf><Ustrd>b</Ustrd></RmtInf>')), [3_000]));
  test('in another currency counts once', () => check(entry('30.00', 'CRDT', details(part('10', 'a').replace('EUR', 'USD'), part('20', 'b'))), [3_000]));
});

test('several accounts in one file', async () => {
  const { reading, rows } = await readAll(camt(statement(entry('1.00', 'CRDT')) + statement(entry('2.00', 'DBIT'), { iban: 'CH9300762011623852957' })), 'a.xml');
  expect(rows.map((row) => `${row.account} ${row.amountMinor}`)).toEqual(['DE89370400440532013000 100', 'CH9300762011623852957 -200']);
  expect(reading.accountKey).toBeNull();
});

test('the encoding that the file declares, and UTF-16', async () => {
  const content = camt(statement(entry('1.00', 'CRDT', '<AddtlNtryInf>Café</AddtlNtryInf>')));
  expect((await readAll(Buffer.from(content.replace('UTF-8', 'ISO-8859-1'), 'latin1'), 'a.xml')).rows[0]?.description).toBe('Café');
  expect((await readAll(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content.replace('UTF-8', 'UTF-16'), 'utf16le')]), 'a.xml')).rows[0]?.description).toBe('Café');
});

describe('refused with the reason', () => {
  const check = async (content: string, reason: RegExp): Promise<void> => expect(await refusal(content, 'a.xml')).toMatch(reason);
  const bomb = '<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>';
  test('entities of its own', () => check(camt(statement(entry('1.00', 'CRDT', '<AddtlNtryInf>&c;</AddtlNtryInf>'))).replace('<Document', `${bomb}<Document`), /declares a document type/));
  test('an entity that nobody declared', () => check(camt(statement(entry('1.00', 'CRDT', '<AddtlNtryInf>&c;</AddtlNtryInf>'))), /damaged or incomplete/));
  test('depth', () => check(camt(statement(`<Ntry>${'<a>'.repeat(200)}`)), /nested more than 100 deep/));
  test('an end that is missing', () => check(camt(statement(entry('1.00', 'CRDT'))).slice(0, -40), /damaged or incomplete/));
  test('nothing booked', () => check(camt(statement(entry('1.00', 'CRDT', '', '<Sts>PDNG</Sts>'))), /No transactions found.*not counted until it is booked/));
});
