import { useSearchParams } from 'react-router';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
type Change = Readonly<Record<string, string | undefined>>;

/** Range and filters of a statistics page live in the URL, so that a link shows the same figures. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const word = (name: string) => params.get(name) ?? undefined;
  const month = (name: string) => (MONTH.test(word(name) ?? '') ? word(name) : undefined);
  const warehouse = Number(word('warehouse_id'));
  const [from, to] = [month('from'), month('to')];
  const input = {
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(Number.isSafeInteger(warehouse) && warehouse > 0 ? { warehouse_id: warehouse } : {}),
  };
  const change = (next: Change) =>
    setParams((current) => {
      const params = new URLSearchParams(current);
      for (const [name, value] of Object.entries(next)) {
        if (value === undefined || value === '') params.delete(name);
        else params.set(name, value);
      }
      return params;
    });
  /** One of some words, the first when the URL has none. */
  const choice = <const Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word =>
    words.find((one) => one === word(name)) ?? words[0];
  return { input, change, choice, word };
}
