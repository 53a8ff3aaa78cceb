/** A link that is fetched with the first operation that takes it. */
import { ApolloLink, Observable } from '@apollo/client';

export function laterLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  return new ApolloLink((operation, forward) => new Observable((observer) => {
    let subscription: { unsubscribe(): void } | null = null;
    let isOver = false;
    loading ??= load();
    loading.then(
      (link) => { if (!isOver) subscription = link.request(operation, forward).subscribe(observer); },
      (error: unknown) => {
        loading = null;
        observer.error(error);
      },
    );
    return () => {
      isOver = true;
      subscription?.unsubscribe();
    };
  }));
}
