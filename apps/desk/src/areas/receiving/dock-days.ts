import type { DockSlot } from '@quayside/contract/receiving/receiving.schemas';

const DAY_MS = 24 * 3_600_000;

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return plusDays(day, weekday === 0 ? -6 : 1 - weekday);
}

/** ISO 8601: the week of its Thursday. */
export function weekOf(day: string): number {
  const thursday = plusDays(mondayOf(day), 3);
  const first = mondayOf(`${thursday.slice(0, 4)}-01-04`);
  return Math.round((Date.parse(mondayOf(thursday)) - Date.parse(first)) / (7 * DAY_MS)) + 1;
}

export const isClosed = ({ capacity_m3 }: DockSlot) => Number(capacity_m3) === 0;
/** Appointments of a period that the calendar does not list. */
export const hiddenIn = ({ appointments, blocks }: DockSlot) => appointments - blocks.length;
export const overBy = ({ booked_m3, capacity_m3 }: DockSlot) => Math.max(0, Number(booked_m3) - Number(capacity_m3));

export type Suggestion = { from: DockSlot; block: DockSlot['blocks'][number]; to: DockSlot };

/** For a period over its capacity: the block to move, and the nearest period that has room for it. Nothing that is here is moved. */
export function suggestMove(slots: readonly DockSlot[], today: string): Suggestion | null {
  for (const from of slots.filter((slot) => overBy(slot) > 0 && slot.day >= today)) {
    const movable = from.blocks
      .filter(({ state, proposed_date }) => (state === 'confirmed' || state === 'to_audit') && proposed_date === null)
      .sort((a, b) => Number(a.volume_m3 ?? 0) - Number(b.volume_m3 ?? 0));
    const block = movable.find(({ volume_m3 }) => Number(volume_m3 ?? 0) >= overBy(from)) ?? movable.at(-1);
    if (!block) continue;
    const room = (slot: DockSlot) => Number(slot.capacity_m3) - Number(slot.booked_m3) >= Number(block.volume_m3 ?? 0);
    const away = ({ day, period }: DockSlot) => Math.abs(Date.parse(day) - Date.parse(from.day)) * 2 + (period === from.period ? 1 : 0);
    const [to] = slots
      .filter((slot) => slot.warehouse_id === from.warehouse_id && slot !== from && slot.day >= from.day && !isClosed(slot) && room(slot))
      .sort((a, b) => away(a) - away(b));
    if (to) return { from, block, to };
  }
  return null;
}
