/** Zones are found by the names of their cities, and their clocks are right. */
import { expect, test } from '@jest/globals';
import { choiceOf, clockIn, offsetOf, timeZoneChoices } from './time-zones.ts';

const NOW = new Date('2026-01-15T03:30:00Z');

test('a city by its own name', () => expect(choiceOf('America/New_York')).toEqual({ name: 'America/New_York', region: 'America', label: 'New York' }));
test('a city of a state', () => expect(choiceOf('America/Indiana/Knox').label).toBe('Indiana, Knox'));
test('no city at all', () => expect(choiceOf('UTC')).toEqual({ name: 'UTC', region: 'Universal', label: 'UTC' }));

test('all of them once, by their cities, with the one in use', () => {
  const choices = timeZoneChoices('Etc/GMT+5');
  expect(new Set(choices.map(({ name }) => name)).size).toBe(choices.length);
  expect(choices.map(({ name }) => name)).toEqual(expect.arrayContaining(['UTC', 'Europe/Zurich', 'Etc/GMT+5']));
  expect(choices.map(({ label }) => label).indexOf('Abidjan')).toBeLessThan(choices.map(({ label }) => label).indexOf('Zurich'));
});

test('what its clock shows', () => {
  expect(offsetOf('Asia/Tokyo', NOW)).toBe('GMT+9');
  expect(clockIn('America/New_York', NOW).replaceAll('\u202f', ' ')).toBe('Wed, Jan 14, 10:30 PM');
});
