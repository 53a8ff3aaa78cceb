/** Something heavy is drawn when its place comes near, and not before. */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { WhenNear } from './WhenNear.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

const show = () => { render(<WhenNear placeholder="kept free">drawn</WhenNear>); };

test('drawn when its place comes near', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(listener: typeof tell) { tell = listener; }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  show();
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.queryByText('kept free')).not.toBeNull();
  act(() => tell([{ isIntersecting: true }]));
  expect(screen.queryByText('drawn')).not.toBeNull();
});

test('drawn on paper, near or not', () => {
  Object.assign(window, { IntersectionObserver: class { observe() {} disconnect() {} } });
  show();
  act(() => { window.dispatchEvent(new Event('beforeprint')); });
  expect(screen.queryByText('drawn')).not.toBeNull();
});

test('drawn after a while where that is wanted: a page that nobody scrolled is printed whole', () => {
  Object.assign(window, { IntersectionObserver: class { observe() {} disconnect() {} } });
  jest.useFakeTimers();
  render(<><WhenNear placeholder="kept free" inTime>drawn</WhenNear><WhenNear placeholder="also kept free">not asked for</WhenNear></>);
  act(() => { jest.advanceTimersByTime(60_000); });
  jest.useRealTimers();
  expect(screen.queryByText('drawn')).not.toBeNull();
  expect(screen.queryByText('also kept free')).not.toBeNull();
});

test('drawn at once in a dialog: it was asked for, and may be printed unscrolled', () => {
  Object.assign(window, { IntersectionObserver: class { observe() {} disconnect() {} } });
  render(<div role="dialog"><WhenNear placeholder="kept free">drawn</WhenNear></div>);
  expect(screen.queryByText('drawn')).not.toBeNull();
});

test('drawn at once where nearness cannot be told', () => {
  show();
  expect(screen.queryByText('drawn')).not.toBeNull();
});
