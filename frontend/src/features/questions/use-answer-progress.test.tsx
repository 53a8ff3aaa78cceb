/** An answer is followed stage by stage, and a question never waits long for its follower. */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { useAnswerProgress } from './use-answer-progress.ts';

afterEach(cleanup);

let begun: (string | null)[] = [];

function Follower() {
  const { soFar, begin, end } = useAnswerProgress();
  return (
    <>
      <button onClick={() => { void begin().then((id) => { begun.push(id); }); }}>begin</button>
      <button onClick={end}>end</button>
      <output>{JSON.stringify(soFar)}</output>
    </>
  );
}

const period = { __typename: 'LabelledPeriod', from: '2026-10-01', to: '2026-10-31', label: 'October 2026' };
const figures = { __typename: 'AnswerFigures', value: '12.00', unit: 'currency', currency: 'USD', period, table: null, chart: null };

async function follow(answers: Answers = {}) {
  begun = [];
  const { asked, send } = renderWithServer(<Follower />, answers);
  await userEvent.click(screen.getByRole('button', { name: 'begin' }));
  const tell = (stage: string, part: object) => act(() => send('AnswerProgress', { answerProgress: { __typename: 'AnswerProgress', stage, reading: null, figures: null, words: null, ...part } }));
  const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as object | null;
  return { asked, tell, shown };
}

test('each stage adds its part, newer words replace older ones, and the end forgets all of it', async () => {
  const { asked, tell, shown } = await follow();
  expect(begun).toEqual([]);
  tell('listening', {});
  await waitFor(() => expect(begun).toEqual([asked[0]?.variables.progressId]));
  expect(begun[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(shown()).toEqual({ reading: null, figures: null, words: null });
  tell('read', { reading: 'Revenue over October 2026' });
  tell('computed', { figures });
  expect(shown()).toMatchObject({ reading: 'Revenue over October 2026', figures: { value: '12.00', period: { label: 'October 2026' } }, words: null });
  tell('worded', { words: 'You earned' });
  tell('worded', { words: 'You earned $12.00.' });
  expect(shown()).toMatchObject({ reading: 'Revenue over October 2026', words: 'You earned $12.00.' });
  await userEvent.click(screen.getByRole('button', { name: 'end' }));
  expect(shown()).toBeNull();
  tell('worded', { words: 'Too late.' });
  expect(shown()).toBeNull();
});

test('a connection that does not come up is not waited for', async () => {
  const { asked } = await follow();
  await waitFor(() => expect(begun).toEqual([asked[0]?.variables.progressId]));
});

test('where following is refused the question is asked without it', async () => {
  await follow({ AnswerProgress: () => new Refusal(401, 'Please sign in first.') });
  await waitFor(() => expect(begun).toEqual([null]));
});
