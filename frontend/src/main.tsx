/** Starts the web client. */
import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/Providers.tsx';
import { Router } from './app/Router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id "root"');

createRoot(container).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);
