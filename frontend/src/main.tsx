/** Starts the web client. */
import '@fontsource-variable/inter/wght.css';
import './app/theme/inter-fallback.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepFocus } from './app/keep-focus.ts';
import { Providers } from './app/Providers.tsx';
import { Router } from './app/Router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');

keepFocus(document);
createRoot(container).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
