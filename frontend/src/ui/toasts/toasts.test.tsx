/** Toasts: one at a time, five seconds, one live region, closed by button or swipe, reached with F8. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './ToastRegion.tsx';
import { useToasts } from './use-toasts.ts';

const theme = createTheme({ cssVariables: true, components: { MuiButtonBase: { defaultProps: { disableRipple: true } } } });

function Buttons() {
  const toasts = useToasts();
  return (
    <>
      <button onClick={() => toasts.succeed('Report Generated', 'Your financial report has been generated successfully.')}>succeed</button>
      <button onClick={() => toasts.fail('Login Failed', 'Invalid credentials. Please try again.')}>fail</button>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<ThemeProvider theme={theme}><ToastRegion><Buttons /></ToastRegion></ThemeProvider>);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const show = (name: 'succeed' | 'fail') => fireEvent.click(screen.getByText(name));
/** In small steps, because each stage of leaving is begun by React after the stage before. */
const wait = (milliseconds: number) => {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => { jest.advanceTimersByTime(100); });
};
const swipe = (distancePx: number) => {
  const text = screen.getByText('Report Generated');
  fireEvent.pointerDown(text, { clientX: 10 });
  fireEvent.pointerMove(text, { clientX: 10 + distancePx });
  fireEvent.pointerUp(text, { clientX: 10 + distancePx });
  wait(1000);
};

test('title and text stand in one live region', () => {
  show('succeed');
  expect(screen.getByRole('status').textContent).toBe('Report GeneratedYour financial report has been generated successfully.');
});

test('a failure is announced at once', () => {
  show('fail');
  expect(screen.getByRole('alert').textContent).toBe('Login FailedInvalid credentials. Please try again.');
});

test('a toast goes after five seconds', () => {
  show('succeed');
  wait(4900);
  expect(screen.queryByRole('status')).not.toBeNull();
  wait(1100);
  expect(screen.queryByRole('status')).toBeNull();
});

test('it stays while the focus is inside', () => {
  show('succeed');
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  wait(20_000);
  expect(screen.queryByRole('status')).not.toBeNull();
});

test('only one is shown at a time', () => {
  show('succeed');
  show('fail');
  wait(1000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('a swipe of more than 50 px to the right closes it', () => {
  show('succeed');
  swipe(50);
  expect(screen.queryByText('Report Generated')).not.toBeNull();
  swipe(51);
  expect(screen.queryByText('Report Generated')).toBeNull();
});

test('F8 moves the focus to the notifications', () => {
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
});
