/** Confirms to somebody who comes from deleting an account that it is gone. */
const mark = '#account-deleted';

export function farewell(): void {
  if (location.hash !== mark) return;
  // A reload need not say it again.
  history.replaceState(history.state, '', location.pathname);
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  const main = document.querySelector('main');
  main?.prepend(notice);
  // Filled once it stands there: only then is it spoken.
  notice.textContent = 'Account deleted. Everything that belonged to it is gone.';
}
