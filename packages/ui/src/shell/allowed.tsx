import type { ReactNode } from 'react';
import { useAllowed, type Authorities } from '../kernel/context.ts';

/** Shows its children only to those who may (SHELL-39). The server refuses in any case; this only spares a click. */
export function Allowed({ children, otherwise = null, ...wanted }: Authorities & { children: ReactNode; otherwise?: ReactNode }) {
  return useAllowed(wanted) ? children : otherwise;
}
