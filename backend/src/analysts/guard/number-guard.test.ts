import { describe, expect, test } from '@jest/globals';
import { inventedNumbers } from './number-guard.ts';

const FACTS = [
  'Revenue in October 2026 was $69,310.48, up 12.6% from September 2026 ($61,554.44). Expenses were $73,776.98 and net profit −$4,453.85.',
  'It is the 5th month in a row with a loss. Period: October 1, 2026 to October 31, 2026. 128 transactions. Marigold Hotel 35.9%. The last three months.',
];

describe('words that hold only computed numbers', () => {
  const passes = (words: string) => test(words, () => expect(inventedNumbers(words, FACTS)).toEqual([]));
  passes('Revenue reached $69,310.48 in October.');
  passes('Revenue reached $69,310 in October 2026, 12.6% above September.');
  passes('Revenue reached about $69.3 thousand, or roughly $69.3k.');
  passes('Revenue grew by 12.6 percent to USD 69,310.48.');
  passes('Revenue grew by about 13%.');
  passes('A net loss of $4,453.85 was booked.');
  passes('Net profit came to -$4,453.85; net profit was −$4,453.85.');
  passes('It is the fifth loss; 128 transactions were read, three months compared.');
  passes('You made a loss, for the 5th time in a row, and one of the reasons is rent.');
  passes('Nobody is to blame; may it get better.');
});

describe('words with a number of the model’s own', () => {
  const fails = (words: string, ...invented: string[]) => test(words, () => expect(inventedNumbers(words, FACTS)).toEqual(invented.length > 0 ? invented : expect.arrayContaining([expect.anything()])));
  fails('Revenue was $69,310.49.', '$69,310.49');
  fails('Revenue was $72,000.', '$72,000');
  fails('Revenue was $69,31.', '$69,31');
  fails('Revenue grew 12.5%.', '12.5%');
  fails('Revenue grew 14 percent.');
  fails('Revenue was 69.310,48.');
  fails('The margin was 69,310.48%.');
  fails('You spent $12.60.', '$12.60');
  fails('Net profit was $4,453.85, a great month.');
  fails('Revenue doubled.', 'doubled');
  fails('Half of the revenue came from one customer.');
  fails('Revenue fell in March.', 'March');
  fails('You have twenty-seven employees.', 'twenty-seven');
  fails('About ninety thousand dollars came in.', 'ninety thousand dollars');
  fails('Revenue was ٦٩٣١٠.');
  fails('Revenue was ⅔ of that.');
  fails('Expect 2027 to be better.', '2027');
  fails('Call 555-0100.');
});
