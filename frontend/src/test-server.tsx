/** For tests of components: renders them before a server that answers each operation by name, and remembers what it was asked. */
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createCache } from './app/apollo/cache.ts';
import { theme } from './app/theme/theme.ts';
import { ToastRegion } from './ui/toasts/ToastRegion.tsx';

type Variables = Record<string, unknown>;
type Answer = Record<string, unknown> | Refusal;

export class Refusal {
  readonly message: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  constructor(status: number, message: string, fields: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.message = message;
    this.fields = fields;
  }
}

/** An operation without an answer stays open, as a subscription does. */
export type Answers = Record<string, (variables: Variables) => Answer>;

function resultOf(answer: Answer): ApolloLink.Result {
  if (!(answer instanceof Refusal)) return { data: answer };
  return { data: null, errors: [{ message: answer.message, extensions: { status: answer.status, fields: answer.fields } }] };
}

interface Asked {
  operation: string;
  variables: Variables;
}

export function renderWithServer(content: ReactNode, answers: Answers, address = '/') {
  const asked: Asked[] = [];
  const listeners = new Map<string, (data: Record<string, unknown>) => void>();
  const link = new ApolloLink((operation) => {
    const name = operation.operationName ?? '';
    asked.push({ operation: name, variables: operation.variables });
    return new Observable((observer) => {
      const answer = answers[name];
      if (!answer) {
        listeners.set(name, (data) => {
          observer.next({ data });
          if (operation.operationType !== OperationTypeNode.SUBSCRIPTION) observer.complete();
        });
        return;
      }
      // As over a network: never in the same turn.
      const timer = setTimeout(() => {
        observer.next(resultOf(answer(operation.variables)));
        observer.complete();
      });
      return () => clearTimeout(timer);
    });
  });
  const client = new ApolloClient({ link, cache: createCache() });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider theme={theme}><MemoryRouter initialEntries={[address]}><ToastRegion>{content}</ToastRegion></MemoryRouter></ThemeProvider>
    </ApolloProvider>,
  );
  return { asked, send: (subscription: string, data: Record<string, unknown>): void => { act(() => { listeners.get(subscription)?.(data); }); } };
}
