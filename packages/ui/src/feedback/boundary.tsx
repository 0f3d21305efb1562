import { Component, type ComponentType, type ReactNode } from 'react';
import { reportPageError } from '../kernel/report-page-error.ts';

type Props = { broken: ComponentType<{ retry: () => void }>; children: ReactNode; onRetry?: () => void };

/** Error boundary: what is around it keeps working when a page throws or its chunk cannot be loaded. */
export class Boundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override componentDidCatch(error: unknown) {
    reportPageError(error);
  }
  override render() {
    if (!this.state.isBroken) return this.props.children;
    const { broken: Broken, onRetry } = this.props;
    const retry = () => {
      onRetry?.();
      this.setState({ isBroken: false });
    };
    return <Broken retry={retry} />;
  }
}
