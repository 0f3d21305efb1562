import type { SystemCtx } from '#server/kernel/ctx.ts';

type Doing = (ctx: SystemCtx) => Promise<unknown>;
type Moment = { readonly at: number; readonly place: number; readonly doing: Doing };

/**
 * What happened in the shop, in the order it happened: ledger, stock log and timelines never go back in time, so the demo lives through
 * its year once, with all people at the same time. What happens may plan what follows.
 */
export class Timeline {
  #moments: Moment[] = [];
  #placed = 0;

  add(at: number, doing: Doing): void {
    if (!Number.isFinite(at)) throw new RangeError('a moment needs a time');
    this.#moments.push({ at, place: this.#placed++, doing });
    this.#rise(this.#moments.length - 1);
  }

  /** Everything up to now; what is planned for later has not happened yet. */
  async live(ctx: SystemCtx): Promise<void> {
    for (let next = this.#take(); next && next.at <= ctx.now.getTime(); next = this.#take())
      await next.doing({ ...ctx, now: new Date(next.at) });
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#moments[one], this.#moments[other]];
    return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.place < b.place));
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#moments[one], this.#moments[other]];
    if (a && b) [this.#moments[one], this.#moments[other]] = [b, a];
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #take(): Moment | undefined {
    this.#swap(0, this.#moments.length - 1);
    const first = this.#moments.pop();
    for (let at = 0; ;) {
      const least = [2 * at + 1, 2 * at + 2].reduce((best, below) => (this.#isBefore(below, best) ? below : best), at);
      if (least === at) return first;
      this.#swap(at, least);
      at = least;
    }
  }
}
