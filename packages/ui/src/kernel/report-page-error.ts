let reporter: ((error: unknown) => void) | null = null;

/** Reports a page error to the provider; the user sees nothing (NET-26). Before sign-in nothing is reported. */
export function reportPageError(error: unknown): void {
  reporter?.(error);
}

export function setErrorReporter(report: ((error: unknown) => void) | null): void {
  reporter = report;
}
