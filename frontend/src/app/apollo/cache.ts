/** How answers of the server are kept: by id where they have one, as the only one of their kind where they have none. */
import { InMemoryCache } from '@apollo/client';

const oneOfItsKind = { keyFields: [] as [] };

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      CurrentSubscription: oneOfItsKind,
      SubscriptionUsage: oneOfItsKind,
      ReportTypes: oneOfItsKind,
      // The same key figure is another one over another period.
      Kpi: { keyFields: false },
      // Different fragments ask for different parts of the same period's figures.
      FinancialData: { merge: true },
    },
  });
}
