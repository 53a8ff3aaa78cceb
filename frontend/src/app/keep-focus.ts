/** Catches the focus where what had it goes away: without this it would fall to the page's body, and with it the reader's place. */

/** What may take over: big enough to have a name, small enough to be a place. Toasts pass, and are none. */
const PLACES = '[role=dialog], [role=search], [role=group], [role=tabpanel], article, section:not([data-passing]), main';

function isDisabled(element: Element): boolean {
  return element.matches(':disabled');
}

/** Called once; holds for as long as the page lives. Returns how to stop it. */
export function keepFocus(page: Document): () => void {
  let held: HTMLElement | null = null;
  let around: Element[] = [];

  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    held = target;
    around = [];
    for (let element = target.parentElement; element; element = element.parentElement) if (element.matches(PLACES)) around.push(element);
  };
  const forget = () => queueMicrotask(() => {
    // Somebody who clicks on nothing wants no focus; a control that vanished or was disabled did not want that.
    if (page.activeElement === page.body && held?.isConnected && !isDisabled(held)) held = null;
  });
  const place = () => {
    if (!held || page.activeElement !== page.body) return;
    if (held.isConnected) {
      if (!isDisabled(held)) held.focus({ preventScroll: true });
      return;
    }
    const next = around.find(({ isConnected }) => isConnected) ?? page.querySelector('main');
    if (!(next instanceof HTMLElement)) return;
    if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };

  let frame = 0;
  const observer = new MutationObserver(() => {
    if (!held || (held.isConnected && page.activeElement === held) || frame !== 0) return;
    // Whoever knows a better place, such as a note about what was deleted, goes first.
    frame = requestAnimationFrame(() => {
      frame = 0;
      place();
    });
  });
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  // On their way down: the toasts keep theirs from the traps of dialogs, and so from whoever waits below.
  page.addEventListener('focusin', remember, true);
  page.addEventListener('focusout', forget, true);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    page.removeEventListener('focusin', remember, true);
    page.removeEventListener('focusout', forget, true);
  };
}
