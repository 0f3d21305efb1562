let reporter: ((error: unknown) => void) | null = null;

/** Tells the provider about a fault of a page. The person sees nothing of it (NET-26). Before the sign-in nobody listens. */
export function reportPageError(error: unknown): void {
  reporter?.(error);
}

export function setErrorReporter(report: ((error: unknown) => void) | null): void {
  reporter = report;
}
