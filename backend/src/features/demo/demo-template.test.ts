/** The sample business lies before all others in every index, where it is in nobody's way. */
import { expect, test } from '@jest/globals';
import { newId } from '../../database/new-id.ts';
import { templateId } from './demo-template.ts';

test('its identifier sorts before those of businesses, is an identifier, and one for each day', () => {
  const [today, tomorrow] = [templateId('2026-11-22'), templateId('2026-11-23')];
  expect(today).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(tomorrow).not.toBe(today);
  expect([newId(), tomorrow, today].sort()).toEqual([today, tomorrow, expect.any(String)]);
});
