/** The arrow follows the direction, the judgement what it means. */
import { expect, test } from '@jest/globals';
import { deltaWords } from './delta-words.ts';
import type { DeltaWords, RiseMeans } from './delta-words.ts';

const check = (changePercent: number, riseMeans: RiseMeans, expected: Partial<DeltaWords>) => expect(deltaWords(changePercent, riseMeans)).toMatchObject(expected);

test('more revenue', () => check(8.3, 'better', { arrow: '▲', percent: '+8.3%', comparison: 'better than', effect: 'better' }));
test('more expenses', () => check(8.3, 'worse', { arrow: '▲', effect: 'worse' }));
test('more of what is neither good nor bad', () => check(8.3, 'neither', { arrow: '▲', comparison: 'higher than', effect: 'neither' }));
test('less expenses', () => check(-8.3, 'worse', { arrow: '▼', percent: '−8.3%', comparison: 'better than', effect: 'better' }));
test('nothing to speak of', () => check(0.04, 'better', { arrow: '■', percent: '0.0%', comparison: 'the same as', effect: 'neither' }));
