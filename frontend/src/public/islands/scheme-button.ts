/** Lets a reader choose the colour scheme; the product behind the sign-in reads the choice under the same key. */
const key = 'mui-mode';
type Scheme = 'light' | 'dark';

function show(scheme: Scheme, button: HTMLButtonElement): void {
  const other = scheme === 'dark' ? 'light' : 'dark';
  document.documentElement.removeAttribute(`data-${other}`);
  document.documentElement.setAttribute(`data-${scheme}`, '');
  button.setAttribute('aria-label', `Use the ${other} scheme`);
}

function remember(scheme: Scheme): void {
  try {
    localStorage.setItem(key, scheme);
  } catch {
    // Storage is switched off: the choice holds for this page.
  }
}

export function schemeButton(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-scheme-button]');
  if (!button) return;
  const current = (): Scheme => (document.documentElement.hasAttribute('data-dark') ? 'dark' : 'light');
  show(current(), button);
  button.hidden = false;
  button.addEventListener('click', () => {
    const chosen = current() === 'dark' ? 'light' : 'dark';
    show(chosen, button);
    remember(chosen);
  });
}
