import type { DeskBrand } from '@quayside/contract/brands/brands.desk-calls';
import { mockServer, refused, showPage, user } from '@quayside/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandListPage } from './brand-list-page.tsx';
import { contrastToWhite, inkOn } from './contrast.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
const harbour: DeskBrand = {
  platform_type: 1,
  site_name: 'Harbourline',
  color: '#1f5eff',
  logo_url: '/logo',
  favicon_url: '/favicon',
  logo_svg: svg,
  favicon_svg: svg,
  issuer_name: '',
  issuer_address: '',
  issuer_registration: '',
  billing_email: '',
  host: null,
  website: 'https://harbourline.example',
  api_address: '',
  shop_address: '',
  logistics_address: '',
  terms_path: '/terms',
  privacy_path: '/privacy',
  quote_path: '/quote',
  guide_en: '',
  guide_cn: '',
  register_text_en: 'Welcome aboard',
  register_text_cn: '欢迎',
  offers_zh_tw: false,
};

async function show(refuse: Response | null = null) {
  const asked = mockServer(({ method }) => (method === 'GET' ? { list: [harbour] } : (refuse ?? harbour)));
  await showPage(<BrandListPage />, { permissions: ['desk.brands.manage'] });
  await user.click(await screen.findByRole('button', { name: 'Edit Harbourline' }));
  await screen.findByLabelText('Site name');
  return { sent: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const fieldOf = (message: HTMLElement) => message.closest('.ant-form-item')?.querySelector('label')?.textContent;

describe('a brand at the desk', () => {
  it('is saved whole, with what may be empty left empty', async () => {
    const { sent } = await show();
    enter('Site name', 'Harbour & Co');
    await save();
    const { logo_url: _logo, favicon_url: _favicon, ...rest } = harbour;
    await waitFor(() => expect(sent()).toEqual([{ ...rest, host: '', site_name: 'Harbour & Co' }]));
  });

  it('shows its name in the preview while it is written', async () => {
    await show();
    enter('Site name', 'Harbour & Co');
    const preview = within(await screen.findByRole('complementary', { name: 'How it will look' }));
    await waitFor(() => expect(preview.getAllByText('Harbour & Co')).toHaveLength(3));
    expect(preview.getByText('Welcome aboard')).toBeTruthy();
  });

  it('warns of a colour white words cannot be read on, and lets the person decide', async () => {
    const { sent } = await show();
    expect(screen.getByText(/Readable: 5.1 : 1/)).toBeTruthy();
    enter('Colour', '#ffcc00');
    expect(await screen.findByText(/Hard to read: 1.5 : 1/)).toBeTruthy();
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('takes no picture that could run something, and does not show it either', async () => {
    const { sent } = await show();
    enter('Logo', svg.replace('<rect', '<script>alert(1)</script><rect'));
    await save();
    expect(fieldOf(await screen.findByText(/This is no safe SVG picture/))).toBe('Logo');
    expect(document.querySelectorAll('.svg-none').length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  it('takes a picture from a file, without what the drawing program wrote around it', async () => {
    const { sent } = await show();
    const file = new File([`<?xml version="1.0"?>\n<!-- Made with a program -->\n${svg.replace('8 8', '9 9')}\n`], 'logo.svg', {
      type: 'image/svg+xml',
    });
    const [first] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!first) throw new Error('no file input');
    await user.upload(first, file);
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Logo').value).toBe(svg.replace('8 8', '9 9')));
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('shows a host of another brand at the host', async () => {
    await show(refused(1001, 'No', { fields: [{ path: 'host', code: 'brands.host_taken', msg: 'Another brand has it' }] }));
    enter('Host', 'portal.example.com');
    await save();
    expect(fieldOf(await screen.findByText('Another brand has it'))).toBe('Host');
  });

  it('refuses addresses without https', async () => {
    const { sent } = await show();
    enter('Website', 'http://harbourline.example');
    await save();
    expect(fieldOf(await screen.findByText('This value is not in the expected form'))).toBe('Website');
    expect(sent()).toEqual([]);
  });
});

describe('contrast against white', () => {
  it('is counted as the guidelines do, never rounded up', () => {
    expect(contrastToWhite('#000000')).toBe(21);
    expect(contrastToWhite('#ffffff')).toBe(1);
    expect(contrastToWhite('#767676')).toBe(4.5);
    expect(contrastToWhite('#777777')).toBe(4.4);
    expect(contrastToWhite('blue')).toBeNull();
  });

  it('decides what a mail writes on the colour', () => {
    expect([inkOn('#1f5eff'), inkOn('#ffcc00'), inkOn('nothing')]).toEqual(['white', 'black', 'white']);
  });
});
