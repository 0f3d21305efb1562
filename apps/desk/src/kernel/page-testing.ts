import { mockServer, user, type Asked } from '@quayside/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';

/** Mocks the server by the last segment of the path; other calls return an empty list. */
export function mockDesk(answers: Readonly<Record<string, (asked: Asked) => unknown>>) {
  const asked = mockServer((one) => {
    const answer = answers[`${one.method} ${one.path.split('/').slice(-2).join('/')}`];
    return answer ? answer(one) : { list: [], count: 0 };
  });
  const of = (method: string) => asked.filter((one) => one.method === method);
  return {
    /** What was sent to be saved. */
    sent: () => of('POST').map(({ body }) => body),
    /** The last request to a path. */
    lastQuery: (path: string) =>
      of('GET')
        .findLast((one) => one.path.endsWith(path))
        ?.query.toString(),
  };
}

// Accessible names are slow to compute in happy-dom, so buttons are found by their text.
const worded = (root: ParentNode, name: string) =>
  [...root.querySelectorAll('button')].filter((one) => (one.getAttribute('aria-label') ?? one.textContent).trim() === name);

/** The drawer or dialog in front of the page. */
async function dialog(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { hidden: true });
}
export const drawer = async () => within(await dialog());

/** Every button with this text. */
export function buttons(name: string): HTMLButtonElement[] {
  return worded(document, name);
}

export async function press(name: string, root: ParentNode = document): Promise<void> {
  const button = await waitFor(() => {
    const [first] = worded(root, name);
    if (!first) throw new Error(`no button ${name}`);
    return first;
  });
  await user.click(button);
}

export async function pressInDrawer(name: string): Promise<void> {
  await press(name, await dialog());
}

/** Replaces the value of a field in the drawer. */
export async function write(label: string, text: string): Promise<void> {
  const field = (await drawer()).getByLabelText(label);
  await user.clear(field);
  await user.paste(text);
}

/** Types into a drop-down and selects; the list of options is the last element on the page. */
export async function choose(field: HTMLElement, typed: string, title: string): Promise<void> {
  await user.click(field);
  await user.paste(typed);
  const option = (await screen.findAllByTitle(title)).at(-1);
  if (!option) throw new Error(`no choice ${title}`);
  await user.click(option);
}

/** The label of the field with this message. */
export function fieldOf(message: HTMLElement): string | null | undefined {
  return message.closest('.ant-form-item')?.querySelector('label')?.textContent;
}
