/** What stands around every page: data, styles under the page's nonce, theme and toasts. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ApolloProvider } from '@apollo/client/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ToastRegion } from '../ui/toasts/ToastRegion.tsx';
import { createApolloClient } from './apollo/client.ts';
import { styleNonce } from './style-nonce.ts';
import { theme } from './theme/theme.ts';

function createStyleCache() {
  const nonce = styleNonce();
  return createCache({ key: 'purser', ...(nonce ? { nonce } : {}) });
}

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(createApolloClient);
  const [styles] = useState(createStyleCache);
  return (
    <ApolloProvider client={client}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system" noSsr>
          <CssBaseline enableColorScheme />
          <ToastRegion>{children}</ToastRegion>
        </ThemeProvider>
      </CacheProvider>
    </ApolloProvider>
  );
}
