type Waiting<Item> = { readonly item: Item; readonly settle: (end: Promise<void> | undefined) => void };
type Ways<Item> = {
  /** How many at most are done together, and how many such groups at once. */
  readonly most: number;
  readonly groups: number;
  readonly alone: (item: Item) => Promise<void>;
  /** Does several; false at the place of each that must be done alone. */
  readonly together: (items: readonly Item[]) => Promise<readonly boolean[]>;
};

/**
 * Work that comes piece by piece and is cheaper together. Nothing waits for company: a piece is begun at once while nothing else is under
 * way, and what comes meanwhile is the next group. A group that fails is done again one by one, so that only the faulty piece fails.
 */
export function inGroups<Item>(ways: Ways<Item>): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let running = 0;
  const next = async (): Promise<void> => {
    running++;
    while (waiting.length > 0) await doGroup(ways, waiting.splice(0, ways.most));
    running--;
  };
  return (item) =>
    new Promise<void>((resolve) => {
      waiting.push({ item, settle: resolve });
      if (running < ways.groups) void next();
    });
}

async function doGroup<Item>({ alone, together: all }: Ways<Item>, group: readonly Waiting<Item>[]): Promise<void> {
  const taken = await all(group.map(({ item }) => item)).catch((): boolean[] => []);
  // Those done alone are not waited for here: a piece that must wait for somebody keeps no group waiting.
  for (const [at, { item, settle }] of group.entries()) settle(taken[at] === true ? undefined : alone(item));
}
