/** Prints one element of the page alone. The rules that hide the rest stand in print.css. */

export function printOne(element: Element): void {
  const path: Element[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) path.push(parent);
  element.setAttribute('data-printed', '');
  for (const parent of path) parent.setAttribute('data-print-path', '');
  const restore = () => {
    element.removeAttribute('data-printed');
    for (const parent of path) parent.removeAttribute('data-print-path');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
