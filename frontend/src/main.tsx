/** Starts the web client. */
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './app/keep-focus.ts';
import { Providers } from './app/Providers.tsx';
import { Router } from './app/Router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');

keepFocus(document);
// In small steps, between which the browser answers whoever scrolls or types already.
startTransition(() => {
  createRoot(container).render(
    <StrictMode>
      <Providers>
        <Router />
      </Providers>
    </StrictMode>,
  );
});
