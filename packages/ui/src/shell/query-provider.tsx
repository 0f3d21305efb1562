import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFailureToast } from '../kernel/failure.ts';
import { createQueries } from '../kernel/query.ts';

/** The query cache behind sign-in. A new sign-in gets an empty one, so no data of the previous user is left. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const toast = useFailureToast();
  const [queries] = useState(() => createQueries(toast));
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
