/** Draws the first screen with the product's own components, once, while the client is built: as markup and the styles that it needs. */
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import createStyleCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { FinancialOverview } from '../../features/overview/FinancialOverview.tsx';
import OverviewSelects from '../../features/overview/OverviewSelects.tsx';
import { DEFAULT_PERIOD } from '../../features/overview/periods.ts';
import { overviewQuestions } from '../../features/overview/use-overview-ahead.ts';
import { RequireSession } from '../../features/sessions/RequireSession.tsx';
import { MeDocument, RecentSmartAlertsDocument, type MeQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { ToastContext, ToastQueue } from '../../ui/toasts/toast-queue.ts';
import { createCache as createApolloCache } from '../apollo/cache.ts';
import { theme } from '../theme/theme.ts';
import { exampleAlerts, exampleAnswers } from './example-answers.ts';
import { welcome } from './fill-first-screen.ts';
import { firstPeriod } from './first-answers.ts';
import { FirstScreen } from './FirstScreen.tsx';

export interface DrawnScreen {
  markup: string;
  /** Of the components, with what Emotion reads to know which of its styles are there already. */
  styles: Styles;
  /** Of the whole page, each for itself: Emotion looks for every one by its name. */
  globalStyles: Styles[];
}

interface Styles {
  names: string;
  css: string;
}

/** Anybody: the words that say who is here are taken out again. */
const nobody = '\u2063';
const anybody: NonNullable<MeQuery['me']> = {
  __typename: 'User', id: '', email: '', firstName: '', lastName: '', businessName: nobody, accountType: 'pro', isPro: true, isDemo: false, timeZone: 'UTC', wantsEmailNotifications: true, wantsMonthlyReports: true, wantsReadingChecks: false,
} as NonNullable<MeQuery['me']>;

function draw(content: ReactNode, client: ApolloClient, styles: EmotionCache): string {
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system">
          <CssBaseline enableColorScheme />
          <ToastContext value={new ToastQueue(() => undefined)}>
            <MemoryRouter initialEntries={[paths.dashboard]}>
              <RequireSession>{content}</RequireSession>
            </MemoryRouter>
          </ToastContext>
        </ThemeProvider>
      </CacheProvider>
    </ApolloProvider>,
  );
}

export function drawFirstScreen(): DrawnScreen {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: createApolloCache() });
  const styles = createStyleCache({ key: 'purser' });
  // Gathered rather than written between the elements.
  styles.compat = true;
  client.writeQuery({ query: MeDocument, data: { me: anybody } });
  const markup = draw(<FirstScreen />, client, styles);
  for (const question of overviewQuestions(firstPeriod)) client.writeQuery({ ...question, data: exampleAnswers });
  client.writeQuery({ query: RecentSmartAlertsDocument, data: exampleAlerts });
  // Only for its styles: the browser need not make them while it draws the overview itself.
  const overview = draw(<><SkipLink /><FinancialOverview /><OverviewSelects currencies={[]} selected="" onChooseCurrency={() => undefined} choice={{ period: DEFAULT_PERIOD, span: null, currency: null }} onChoosePeriod={() => undefined} /></>, client, styles);
  // React draws the skeleton in its place, without a word, where something fails: all of its styles would be made on the phone.
  if (!overview.includes('Quick Actions')) throw new Error('The overview could not be drawn from the example answers.');
  const named = Object.entries(styles.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string').map(([names, css]) => ({ names, css }));
  const ofComponents = named.filter(({ names, css }) => css.includes(names));
  return {
    markup: markup.replace(welcome(nobody), '<span data-first="who"></span>'),
    styles: { names: ofComponents.map(({ names }) => names).join(' '), css: ofComponents.map(({ css }) => css).join('') },
    globalStyles: named.filter((style) => style.css !== '' && !ofComponents.includes(style)),
  };
}
