/** The product's sign and name, as a link home. */
import { paths } from '../../paths.ts';

export function Brand() {
  return (
    <a className="brand" href={paths.landing}>
      {/* favicon.svg, drawn in place: a request less. */}
      <svg width={26} height={26} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" fill="#2b3dab" />
        <path d="M8 23V9h8.2c3.3 0 5.3 1.8 5.3 4.7s-2 4.7-5.3 4.7h-4.5V23z" fill="#fff" />
        <path d="M19.5 23h5" stroke="#6fe0c0" strokeWidth="3" strokeLinecap="round" />
      </svg>
      Purser
    </a>
  );
}
