// Runs before the first paint and stands in every page: picks the colour scheme that was chosen last time, so that nothing flashes, and
// hands the page's style nonce to the toast library, which reads it from this global. The server allows it by its hash.
(function () {
  window.__nonce__ = document.currentScript.nonce;
  let mode;
  try {
    mode = localStorage.getItem('mui-mode');
  } catch {
    mode = 'system';
  }
  const dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(dark ? 'data-dark' : 'data-light', '');
})();
