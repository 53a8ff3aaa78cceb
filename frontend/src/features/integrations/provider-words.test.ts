/** The two readings of a connection's state. */
import { expect, test } from '@jest/globals';
import { stateOnOverview, stateOnScreen } from './provider-words.ts';

test.each([
  ['connected', 'Connected', 'Connected'], ['error', 'Error', 'Error'], ['disconnected', 'Disconnected', 'Disconnected'],
  ['pending', 'Unknown', 'Pending'], ['something-new', 'Unknown', 'Disconnected'],
])('%s is %s on the overview and %s on the integrations screen', (status, onOverview, onScreen) => {
  expect(stateOnOverview(status).label).toBe(onOverview);
  expect(stateOnScreen(status).label).toBe(onScreen);
});
