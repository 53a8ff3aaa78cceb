// Runs before the first paint: picks the colour scheme that was chosen last time, so that nothing flashes,
// and hands the page's style nonce to the toast library, which reads it from this global.
(function () {
  window.__nonce__ = document.currentScript.nonce;
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || mode;
  } catch {
    // Storage is switched off: the system's scheme is used.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(dark ? 'data-dark' : 'data-light', '');
})();
