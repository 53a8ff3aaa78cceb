/** Puts text on the clipboard. Pages that are not served over HTTPS have no clipboard of their own: there the selection is copied. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);

  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  const wasCopied = document.execCommand('copy');
  area.remove();
  if (!wasCopied) throw new Error('This browser does not let the page copy.');
}
