/** The sticky header of the public pages. The narrow menu opens without a script. */
import { paths } from '../../paths.ts';
import { MenuIcon, MoonIcon, SunIcon } from '../icons.tsx';
import { Brand } from './Brand.tsx';

const anchors = [
  { label: 'HOME', to: paths.landingSection('home') },
  { label: 'HOW IT WORKS', to: paths.landingSection('how-it-works') },
  { label: 'PRICING', to: paths.landingSection('pricing') },
];

function SchemeButton() {
  return (
    <button type="button" className="icon-button" data-scheme-button="" aria-label="Use the dark scheme" hidden>
      <span className="only-light"><MoonIcon /></span>
      <span className="only-dark"><SunIcon /></span>
    </button>
  );
}

function NarrowMenu() {
  return (
    <details className="menu" data-menu="">
      <summary className="icon-button" aria-label="Menu"><MenuIcon /></summary>
      <nav aria-label="Menu">
        {[...anchors, { label: 'LOGIN', to: paths.login }].map(({ label, to }) => <a key={label} href={to}>{label}</a>)}
      </nav>
    </details>
  );
}

export function Header() {
  return (
    <header className="site-header">
      <div className="wide">
        <Brand />
        <nav className="anchors" aria-label="Sections">
          {anchors.map(({ label, to }) => <a key={label} href={to}>{label}</a>)}
        </nav>
        <div className="entrances">
          <SchemeButton />
          <a className="button quiet from-tablet" href={paths.login}>LOGIN</a>
          <a className="button" href={paths.signUp}>TRY FOR FREE</a>
          <NarrowMenu />
        </div>
      </div>
    </header>
  );
}
