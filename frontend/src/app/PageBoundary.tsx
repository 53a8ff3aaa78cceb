/** Catches a page that broke or could not be fetched, until somebody goes to another address. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { PageFailure } from './PageFailure.tsx';

interface Props {
  address: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  address: string;
}

export class PageBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): Partial<State> | null {
    return address === state.address ? null : { isBroken: false, address };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <PageFailure /> : this.props.children;
  }
}
