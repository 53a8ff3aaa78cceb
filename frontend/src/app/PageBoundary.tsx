/** Catches a page that broke or could not be fetched, until somebody goes to another address. */
import { Component } from 'react';
import type { ReactNode } from 'react';
import { giveUp } from './page-route.tsx';

interface Props {
  address: string;
  children: ReactNode;
  /** What stands there instead; it may try again. */
  failure: (onRetry: () => void) => ReactNode;
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

  override componentDidCatch(error: Error): void {
    giveUp(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.failure(() => this.setState({ isBroken: false })) : this.props.children;
  }
}
