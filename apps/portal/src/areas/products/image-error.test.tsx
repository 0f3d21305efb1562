import { mockServer, showPage, user, type Asked } from '@quayside/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductDetailPage } from './product-detail-page.tsx';
import { ProductEditPage } from './product-edit-page.tsx';
import { ProductListPage } from './product-list-page.tsx';
import { editor, lamp, mockProducts } from './testing.ts';

const ADDRESS = 'https://pictures.example/gone/lamp.jpg';
const faulty = { ...lamp, image_error: 'not_found', pending_image_url: ADDRESS } as const;
const pages = { list: <ProductListPage />, edit: <ProductEditPage />, details: <ProductDetailPage /> };
const show = async (page: keyof typeof pages, product: unknown, permissions = editor) => {
  const answer = () => product;
  const sent: Asked[] = mockServer(
    mockProducts({ getProductDetail: answer, updateProductUrl: answer, getList: () => ({ list: [product], count: 1 }) }),
  );
  const at = page === 'list' ? '/productsList' : `/productsList/${page}?id=5`;
  await showPage(pages[page], { at, permissions });
  await screen.findAllByText(/LAMP-1/);
  return sent;
};
const alertOf = async () => {
  const title = await screen.findByText('The picture could not be fetched');
  return within(title.closest<HTMLElement>('[role=alert]') ?? document.body);
};

describe('a picture that never came', () => {
  it("is told on the product's page, with the address, the reason and a way to try again", async () => {
    const sent = await show('details', faulty);
    const alert = await alertOf();
    expect(alert.getByText(ADDRESS)).toBeTruthy();
    expect(alert.getByText('There is no picture at this address.')).toBeTruthy();
    expect(alert.getByText(/^Put it right there and try again/)).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The picture is being fetched again.')).toBeTruthy();
    const again = sent.filter(({ path }) => path.endsWith('updateProductUrl'));
    expect(again.map(({ body }) => body)).toEqual([{ id: 5, url: ADDRESS }]);
  });

  it('is told to who may only look, without a button', async () => {
    await show('details', faulty, ['products.read']);
    expect((await alertOf()).queryByRole('button')).toBeNull();
  });

  it('is not tried again where it can never come from', async () => {
    await show('details', { ...faulty, image_error: 'refused_address' });
    const alert = await alertOf();
    expect(alert.getByText('Upload the picture with Edit, or import the product with another address.')).toBeTruthy();
    expect(alert.queryByRole('button')).toBeNull();
  });

  it('is told in the form, beside where another can be chosen', async () => {
    await show('edit', faulty);
    const alert = await alertOf();
    expect(alert.getByText(ADDRESS)).toBeTruthy();
    expect(alert.getByText('Choose a picture here, or import the product with another address.')).toBeTruthy();
    expect(screen.queryByText('The picture is being fetched from its address.')).toBeNull();
  });

  it('marks the picture in the list', async () => {
    await show('list', faulty);
    const mark = screen.getByRole('img', { name: 'The picture could not be fetched. There is no picture at this address.' });
    await user.hover(mark);
    expect((await screen.findByRole('tooltip')).textContent).toContain('There is no picture at this address.');
  });

  it('is not told while it is still awaited', async () => {
    await show('edit', { ...lamp, pending_image_url: ADDRESS });
    expect(await screen.findByText('The picture is being fetched from its address.')).toBeTruthy();
    expect(screen.queryByText('The picture could not be fetched')).toBeNull();
  });
});
