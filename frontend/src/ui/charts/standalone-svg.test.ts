/** A drawing as a file: styles inside, words escaped, legend for several series. */
import { expect, test } from '@jest/globals';
import { standaloneSvg } from './standalone-svg.ts';

function drawing(): SVGSVGElement {
  document.body.innerHTML = '<style>.bar { fill: rgb(1, 2, 3) }</style><svg width="200" height="100" viewBox="0 0 200 100"><rect class="bar" style="stroke-width: 2" width="10" height="20"></rect></svg>';
  return document.querySelector('svg')!;
}

const words = { title: 'Profit & loss <rose>', caption: 'Profit in USD', ink: '#111111', paper: '#ffffff' };

test('needs nothing of the page', () => {
  const { text, width, height } = standaloneSvg(drawing(), { ...words, legend: [{ name: 'Now', fill: 'red' }, { name: 'Before', fill: 'blue' }] });
  const file = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(file.querySelector('parsererror')).toBeNull();
  expect(file.documentElement.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`);
  expect([width > 200, height > 150]).toEqual([true, true]);
  const bar = file.querySelector('g > svg > rect');
  expect([bar?.getAttribute('fill'), bar?.getAttribute('class'), bar?.getAttribute('style')]).toEqual(['rgb(1, 2, 3)', null, null]);
  expect([...file.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['Profit & loss <rose>', 'Profit in USD', 'Now', 'Before']);
});

test('a long title takes several lines', () => {
  const { text } = standaloneSvg(drawing(), { ...words, title: 'More came in than went out in three of six months', legend: [] });
  expect([...new DOMParser().parseFromString(text, 'image/svg+xml').querySelectorAll('text')].slice(0, 3).map(({ textContent }) => textContent)).toEqual(['More came in than went', 'out in three of six', 'months']);
});

test('one series has no legend, and a caption is not said twice', () => {
  const { text } = standaloneSvg(drawing(), { ...words, caption: words.title, legend: [{ name: 'Now', fill: 'red' }] });
  expect(text.match(/<text/g)).toHaveLength(1);
});
