/** Every address that leads nowhere. */
import { paths } from '../../paths.ts';

export function NotFoundPage() {
  return (
    <div className="prose centered">
      <h1>404 Page Not Found</h1>
      <p className="lede">There is nothing at this address. It may have been mistyped, or the page has moved.</p>
      <p><a className="button large" href={paths.landing}>Go to the start page</a></p>
    </div>
  );
}
