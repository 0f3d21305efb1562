import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../testing.tsx';
import { ActorName } from './actor-name.tsx';

it.each([
  ['main', 'Mei Lin', 'Mei Lin'],
  ['staff', 'Tomás Rivera for Mei Lin', 'Tomás Rivera for Mei Lin'],
  ['api_key', '', 'API key'],
  ['system', 'system', 'System'],
] as const)('an actor of kind %s named "%s" is shown as "%s"', async (actor_kind, actor_name, shown) => {
  await showPage(<ActorName actor_kind={actor_kind} actor_name={actor_name} />);
  expect(await screen.findByText(shown)).toBeTruthy();
});
