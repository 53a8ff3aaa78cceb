/** Fetches what the product needs first as soon as a pointer or the focus rests on a link into it. */
const intoTheProduct = 'a[href="/login"], a[href="/signup"], a[href="/demo"]';

function fetchAll(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href });
    document.head.append(link);
  }
}

export function fetchAhead(): void {
  const addresses = document.body.dataset['product']?.split(' ').filter(Boolean) ?? [];
  const links = document.querySelectorAll<HTMLAnchorElement>(intoTheProduct);
  const once = new AbortController();
  const onApproach = () => {
    once.abort();
    fetchAll(addresses);
  };
  for (const link of links) {
    for (const approach of ['pointerenter', 'focus', 'touchstart']) link.addEventListener(approach, onApproach, { signal: once.signal, passive: true });
  }
}
