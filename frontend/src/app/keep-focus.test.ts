/** Where the focus goes when what had it goes away. */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<main id="page"><section id="card"><ul id="list"><li id="row"><button id="delete">Delete</button></li></ul></section><button id="other">Other</button></main>';
  stop = keepFocus(document);
});
afterEach(() => stop());

const find = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;
const nextFrames = () => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); });

test('to the nearest place that is still there', async () => {
  find('delete').focus();
  find('row').remove();
  await nextFrames();
  expect(document.activeElement?.id).toBe('card');
});

test('to the page, when the place went too', async () => {
  find('delete').focus();
  find('card').remove();
  await nextFrames();
  expect(document.activeElement?.id).toBe('page');
});

test('to the page, when what had it stood among toasts', async () => {
  find('card').setAttribute('data-passing', '');
  // As toasts do, so that no dialog takes the focus back.
  find('card').addEventListener('focusin', (event) => event.stopPropagation());
  find('delete').focus();
  find('row').remove();
  await nextFrames();
  expect(document.activeElement?.id).toBe('page');
});

test('nowhere, when something else has taken it', async () => {
  find('delete').focus();
  find('row').remove();
  find('other').focus();
  await nextFrames();
  expect(document.activeElement?.id).toBe('other');
});

test('nowhere, when it had been given up before', async () => {
  find('delete').focus();
  find('delete').blur();
  await nextFrames();
  find('row').remove();
  await nextFrames();
  expect(document.activeElement).toBe(document.body);
});

test('back to a button that was disabled while it worked', async () => {
  const button = find('delete') as HTMLButtonElement;
  button.focus();
  button.disabled = true;
  button.blur();
  await nextFrames();
  button.disabled = false;
  await nextFrames();
  expect(document.activeElement).toBe(button);
});
