/** Puts an element at the end of the page where an open dialog neither hides it from screen readers nor takes the focus out of it. */

/** Returns how to take it away again. */
export function placeBesideDialogs(element: HTMLElement): () => void {
  // A dialog hides everything beside it, and would hide what tells how its own work went.
  const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
  observer.observe(element, { attributeFilter: ['aria-hidden'] });
  // A dialog fetches the focus back from everywhere that it hears of.
  const keepToItself = (event: Event) => event.stopPropagation();
  element.addEventListener('focusin', keepToItself);
  document.body.append(element);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', keepToItself);
    element.remove();
  };
}
