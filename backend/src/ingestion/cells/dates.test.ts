/** Dates as banks of many countries print them. */
import { describe, expect, test } from '@jest/globals';
import { dateEvidence, readDate } from './dates.ts';

describe('a date', () => {
  const check = (cell: string, evidence: string | null, dayFirst: string | null, monthFirst: string | null = dayFirst): void => {
    expect([dateEvidence(cell), readDate(cell, 'day-first'), readDate(cell, 'month-first')]).toEqual([evidence, dayFirst, monthFirst]);
  };

  // Evidence, day first, and month first where that differs.
  const cases: [string, string | null, string | null, (string | null)?][] = [
    ['2024-01-05', 'swappable', '2024-01-05'], ['2024/1/5', 'swappable', '2024-01-05'], ['20160102', 'settled', '2016-01-02'], ['2002-09-10T23:00:04', 'swappable', '2002-09-10'], ['2017-09-29 15:40:00 -0700', 'settled', '2017-09-29'],
    ['2024-01-05T10:20:30.123Z', 'swappable', '2024-01-05'], ['27 Feb 2018', 'settled', '2018-02-27'], ['10-Nov-9', 'settled', '2009-11-10'], ['12-Dec-2019', 'settled', '2019-12-12'], ['Jan 5, 2024', 'settled', '2024-01-05'], ['Fri, Jan 5, 2024', 'settled', '2024-01-05'],
    ['5. März 2024', 'settled', '2024-03-05'], ['12 de enero de 2024', 'settled', '2024-01-12'], ['1er janv. 2024', 'settled', '2024-01-01'], ['1 févr. 2024', 'settled', '2024-02-01'], ['03 maj 2023', 'settled', '2023-05-03'],
    ['22.02.18', 'day-first', '2018-02-22', null], ['18/04/2018', 'day-first', '2018-04-18', null], ['10/31/2012', 'month-first', null, '2012-10-31'], ['08/24/2020 13:22:52', 'month-first', null, '2020-08-24'],
    ['6/4/2016', 'either', '2016-04-06', '2016-06-04'], ['10.10.2017', 'same', '2017-10-10'], ['29/02/2024', 'day-first', '2024-02-29', null],
    ['05/03/2569', 'either', '2026-03-05', '2026-05-03'], ['令和8年3月5日', 'settled', '2026-03-05'], ['R8.3.5', 'settled', '2026-03-05'], ['平成31年4月30日', 'settled', '2019-04-30'], ['令和元年5月1日', 'settled', '2019-05-01'], ['115/03/05', 'settled', '2026-03-05'], ['05/03/69', null, null],
    ['03.02.2026 r.', 'either', '2026-02-03', '2026-03-02'], ['3 lutego 2026 roku', 'settled', '2026-02-03'], ['3 марта 2026 г.', 'settled', '2026-03-03'], ['28.02.2026р.', 'day-first', '2026-02-28', null], ['4.3.2026. g.', 'either', '2026-03-04', '2026-04-03'], ['2026 m. kovo 4 d.', 'settled', '2026-03-04'], ['2026. gada 4. marts', 'settled', '2026-03-04'],
    ['3. 2. 2026', 'either', '2026-02-03', '2026-03-02'], ['2026. 03. 04.', 'swappable', '2026-03-04'], ['3. března 2026', 'settled', '2026-03-03'], ['1º de marzo de 2026', 'settled', '2026-03-01'], ['3rd of March 2026', 'settled', '2026-03-03'], ['2026/03/04(水)', 'swappable', '2026-03-04'], ['28.02.2026 12:30 Uhr', 'day-first', '2026-02-28', null], ['28/02/2026 à 14h30', 'day-first', '2026-02-28', null], ['28/02/2026 - 14:30', 'day-first', '2026-02-28', null],
    ['po 3. 2. 2026', 'either', '2026-02-03', '2026-03-02'], ['út 25. 2. 2026', 'day-first', '2026-02-25', null], ['so. 28. 2. 26', 'day-first', '2026-02-28', null], ['str 28.02.2026', 'day-first', '2026-02-28', null], ['28.02.2026 so', 'day-first', '2026-02-28', null], ['28. 2. 2026, pá', 'day-first', '2026-02-28', null], ['2026-02-28, Sat', 'settled', '2026-02-28'],
    ['obj 3. 2. 2026', null, null], ['28.02.2026 nájem', null, null], ['po 3. 2.', null, null], ['so 3. 2. 2026 nafta', null, null],
    ['3 r. 2026', null, null], ['room 3. 2. 2026', null, null], ['3.2.2026 refund', null, null], ['March rent 2026', null, null], ['28.02. 14:30', null, null], ['04.03.2026 (pending)', null, null], ['2026-03-04 (est)', null, null], ['28.02.2026 (Sa)', 'day-first', '2026-02-28', null], ['3 of 2026', null, null], ['flat 3 (B)', null, null],
    ['31/02/2024', null, null], ['30/02/2023', null, null], ['1111/11/11', null, null], ['Pending', null, null], ['1234.50', null, null], ['12/2024', null, null], ['', null, null], ['2024-13-01', null, null], ['99999999', null, null],
  ];
  test.each(cases.map((one) => [one] as const))('%j', (one) => check(...one));
});
