/** Toasts: one at a time, five seconds, one live region, closed by button or swipe, reached with F8. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { useToasts } from './use-toasts.ts';

const theme = createTheme({ cssVariables: true, components: { MuiButtonBase: { defaultProps: { disableRipple: true } } } });

const undone: string[] = [];

function Buttons() {
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const undo = { label: 'Undo', perform: () => void undone.push('undone') };
  return (
    <>
      <button onClick={() => toasts.succeed('File deleted', 'march.csv is gone.', undo)}>delete</button>
      <button onClick={() => toasts.succeed('Report Generated', 'Your financial report has been generated successfully.')}>succeed</button>
      <button onClick={() => toasts.fail('Login Failed', 'Invalid credentials. Please try again.')}>fail</button>
      <button onClick={() => setOpen(true)}>open</button>
      <Dialog open={isOpen} aria-label="Questions"><button onClick={() => toasts.fail('Error', 'That did not work.', undo)}>try</button></Dialog>
    </>
  );
}

beforeEach(() => {
  undone.length = 0;
  jest.useFakeTimers();
  render(<ThemeProvider theme={theme}><ToastRegion><Buttons /></ToastRegion></ThemeProvider>);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** The host is fetched with the first toast. */
const show = (name: 'succeed' | 'fail' | 'delete' | 'try') => act(async () => {
  fireEvent.click(screen.getByText(name));
  await import('./ToastHost.tsx');
});
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

test('title and text stand in one live region', async () => {
  await show('succeed');
  expect(screen.getByRole('status').textContent).toBe('Report GeneratedYour financial report has been generated successfully.');
});

test('a failure is announced at once', async () => {
  await show('fail');
  expect(screen.getByRole('alert').textContent).toBe('Login FailedInvalid credentials. Please try again.');
});

test('a toast goes after five seconds', async () => {
  await show('succeed');
  wait(4900);
  expect(screen.queryByRole('status')).not.toBeNull();
  wait(1100);
  expect(screen.queryByRole('status')).toBeNull();
});

test('it stays while the focus is inside', async () => {
  await show('succeed');
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  wait(20_000);
  expect(screen.queryByRole('status')).not.toBeNull();
});

test('it stays while the mouse is over it, and counts anew when it leaves', async () => {
  await show('succeed');
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(20_000);
  expect(screen.queryByRole('status')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('status').parentElement!);
  wait(4900);
  expect(screen.queryByRole('status')).not.toBeNull();
  wait(1100);
  expect(screen.queryByRole('status')).toBeNull();
});

test('what it offers is done once, and the toast goes', async () => {
  await show('delete');
  expect(screen.getByRole('status').textContent).toBe('File deletedmarch.csv is gone.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  wait(1000);
  expect(undone).toEqual(['undone']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('when the toast that has the focus goes, the focus goes back to where it was', async () => {
  await show('delete');
  act(() => screen.getByText('delete').focus());
  fireEvent.keyDown(window, { key: 'F8' });
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  wait(1000);
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByText('delete'));
});

test('only one is shown at a time', async () => {
  await show('succeed');
  await show('fail');
  wait(1000);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('a swipe of more than 50 px to the right closes it', async () => {
  await show('succeed');
  swipe(50);
  expect(screen.queryByText('Report Generated')).not.toBeNull();
  swipe(51);
  expect(screen.queryByText('Report Generated')).toBeNull();
});

test('F8 moves the focus to the notifications', () => {
  fireEvent.keyDown(window, { key: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
});

test('a toast from an open dialog is heard, reached with F8, and gives the focus back to the dialog', async () => {
  fireEvent.click(screen.getByText('open'));
  act(() => screen.getByText('try').focus());
  await show('try');
  // By their roles: what is hidden from screen readers is not found by them.
  expect(screen.getByRole('alert').textContent).toBe('ErrorThat did not work.');
  expect(screen.queryByRole('button', { name: 'open' })).toBeNull();

  fireEvent.keyDown(window, { key: 'F8' });
  wait(200);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications (F8)' }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  wait(200);
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  wait(1000);
  await act(async () => undefined);
  expect(undone).toEqual(['undone']);
  expect(document.activeElement).toBe(screen.getByText('try'));
});
