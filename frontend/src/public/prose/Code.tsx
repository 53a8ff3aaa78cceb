/** Lines to be typed or pasted. */
export function Code({ children, label }: { children: string; label: string }) {
  return <pre tabIndex={0} aria-label={label}><code>{children}</code></pre>;
}
