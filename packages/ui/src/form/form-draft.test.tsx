import { act, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockServer, refused, showPage, user, type Asked } from '../testing.tsx';
import { useFormDraft, type FormDraft } from './form-draft.tsx';

type Values = { city?: string };

function Page({ base = null }: { base?: string | null }) {
  const draft = useFormDraft<Values>('order', 'new', { city: 'Bonn' }, base);
  return (
    <>
      {draft.notice}
      <Inner key={draft.key} draft={draft} />
    </>
  );
}
function Inner({ draft }: { draft: FormDraft<Values> }) {
  const [form] = Form.useForm<Values>();
  return (
    <Form form={form} initialValues={draft.values} onValuesChange={() => draft.keep(() => form.getFieldsValue(true) as Values)}>
      <Form.Item name="city" label="City">
        <Input />
      </Form.Item>
      <button type="button" onClick={() => draft.drop()}>
        Save
      </button>
    </Form>
  );
}

const AT = '2026-11-16T10:00:00Z';
const show = async (own: Record<string, (asked: Asked) => unknown> = {}, base: string | null = null) => {
  let version = 0;
  const asked = mockServer((one) => {
    const call = one.path.split('/').at(-1) ?? '';
    if (own[call]) return own[call](one);
    if (call === 'getDraft') return { draft: null };
    return call === 'saveDraft' ? { version: ++version, updated_at: AT } : {};
  });
  const page = await showPage(<Page base={base} />);
  await wait(0);
  return { ...page, sent: (call: string) => asked.filter(({ path }) => path.endsWith(call)).map(({ body }) => body) };
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const city = () => screen.getByLabelText<HTMLInputElement>('City');
const enter = (text: string) => user.replace(city(), text);
const kept = (updated_at: string, base: string | null = null) => ({
  draft: { version: 4, updated_at, content: { values: { city: 'Berlin' }, base } },
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-16T10:05:30Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the draft of a form', () => {
  it('is saved a moment after the last change, with the version before it, and says when', async () => {
    const { sent } = await show();
    await enter('Kiel');
    await enter('Köln');
    expect(sent('saveDraft')).toEqual([]);
    await wait(1600);
    expect(sent('saveDraft')).toEqual([{ form: 'order', record: 'new', version: 0, content: { values: { city: 'Köln' }, base: null } }]);
    expect(screen.getByText(/^Draft saved \d\d:\d\d, kept until you save or discard it$/)).toBeTruthy();
    await enter('Trier');
    await wait(1600);
    expect(sent('saveDraft')[1]).toMatchObject({ version: 1, content: { values: { city: 'Trier' } } });
  });

  it('is saved at once when the page is left', async () => {
    const { sent } = await show();
    await enter('Kiel');
    act(() => void dispatchEvent(new Event('pagehide')));
    await wait(0);
    expect(sent('saveDraft')).toHaveLength(1);
  });

  it('is offered on return with its age, fills the form only when continued, and is saved over from then on', async () => {
    const { sent } = await show({ getDraft: () => kept(AT) });
    expect(screen.getByText('Draft from 5 minutes ago')).toBeTruthy();
    expect(city().value).toBe('Bonn');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(city().value).toBe('Berlin');
    expect(screen.queryByText('Draft from 5 minutes ago')).toBeNull();
    await enter('Trier');
    await wait(1600);
    expect(sent('saveDraft')).toMatchObject([{ version: 4, content: { values: { city: 'Trier' } } }]);
  });

  it('is not overwritten while it is offered, and is dropped by choice', async () => {
    const { sent } = await show({ getDraft: () => kept(AT) });
    await enter('Kiel');
    await wait(3000);
    expect(sent('saveDraft')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await wait(1600);
    expect(sent('discardDraft')).toEqual([{ form: 'order', record: 'new', version: 4 }]);
    expect(city().value).toBe('Kiel');
    expect(sent('saveDraft')).toMatchObject([{ version: 0, content: { values: { city: 'Kiel' } } }]);
  });

  it('is dropped when the form is saved, and nothing is saved after it', async () => {
    const { sent } = await show();
    await enter('Kiel');
    await wait(1600);
    await enter('Trier');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await wait(3000);
    expect(sent('saveDraft')).toHaveLength(1);
    expect(sent('discardDraft')).toEqual([{ form: 'order', record: 'new', version: 1 }]);
  });

  it('of another tab is not overwritten: the page says so, and takes over only when asked', async () => {
    let isElsewhere = true;
    const { sent } = await show({
      saveDraft: () => (isElsewhere ? refused(2901, 'Newer', { code: 'drafts.changed_elsewhere' }) : { version: 5, updated_at: AT }),
    });
    await enter('Kiel');
    await wait(1600);
    expect(screen.getByText(/Another tab or device has a newer draft of this form/)).toBeTruthy();
    await enter('Trier');
    await wait(3000);
    expect(sent('saveDraft')).toHaveLength(1);
    isElsewhere = false;
    await user.click(screen.getByRole('button', { name: 'Keep these entries' }));
    await wait(1600);
    expect(sent('saveDraft')[1]).toMatchObject({ content: { values: { city: 'Trier' } } });
  });

  it('says when the record was changed after it', async () => {
    await show({ getDraft: () => kept(AT, '2026-11-16T09:00:00Z') }, '2026-11-16T10:01:00Z');
    expect(screen.getByText(/The record was changed after it/)).toBeTruthy();
  });
});
