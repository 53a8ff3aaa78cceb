/** Closes the narrow menu when a link in it is followed, when somebody clicks elsewhere, and on Escape. */
export function closingMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]');
  if (!menu) return;
  document.addEventListener('click', (event) => {
    const isInside = menu.contains(event.target as Node);
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (!isInside || isLink) menu.open = false;
  });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
