import type { ReactNode } from 'react';
import { useAllowed, type Authorities } from '../kernel/context.ts';

/** Shows its children only with the permission (SHELL-39). The server enforces it; this only hides what would be refused. */
export function Allowed({ children, otherwise = null, ...wanted }: Authorities & { children: ReactNode; otherwise?: ReactNode }) {
  return useAllowed(wanted) ? children : otherwise;
}
