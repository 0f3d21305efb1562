import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFailureToast } from '../kernel/failure.ts';
import { createQueries } from '../kernel/query.ts';

/** Server state for everything behind the sign-in. A new sign-in gets a new, empty one: nobody sees the person before. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const toast = useFailureToast();
  const [queries] = useState(() => createQueries(toast));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
