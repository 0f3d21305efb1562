/** Long work that pauses between its steps, so that a server can answer others meanwhile. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

const ROWS_PER_STEP = 2000;

/** Handles rows one by one, with a pause after each two thousand. */
export function* eachRow<Row>(rows: readonly Row[], handle: (row: Row, at: number) => void): Steps<void> {
  for (const [at, row] of rows.entries()) {
    handle(row, at);
    if ((at + 1) % ROWS_PER_STEP === 0) yield;
  }
}

/** Runs all steps at once. */
export function runSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
