import type { Page } from '@playwright/test';

export const brands = [
  { platform_type: 1, name: 'Harbourline', site: 'harbourline.example', color: '#1f5eff' },
  { platform_type: 3, name: 'Northlane', site: 'northlane.example', color: '#0f766e' },
  { platform_type: 4, name: 'Parcelwharf', site: 'parcelwharf.example', color: '#b4540a' },
] as const;
export type BrandFacts = (typeof brands)[number];

/** Everything on a page that could name a brand: texts, titles, URLs, images, and the current colours. */
export async function tracesOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = ['href', 'src', 'title', 'alt', 'aria-label', 'placeholder', 'content', 'value', 'fill', 'style'];
    const elements = [...document.querySelectorAll('*')];
    const named = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
    const typed = [...document.querySelectorAll('input, textarea')].map((field) => String(Reflect.get(field, 'value')));
    const styles = ['--ant-color-primary', '--ant-color-link', '--ant-color-info'];
    const roots = [document.documentElement, document.body, ...document.querySelectorAll('.app-root, .ant-app')];
    const colours = roots.flatMap((root) => styles.map((name) => getComputedStyle(root).getPropertyValue(name)));
    return [document.title, document.body.innerText, ...named, ...typed, ...colours].join('\n').toLowerCase();
  });
}

/** What in a text belongs to another brand, or to the product: users must never see the name Quayside. */
export function foreignIn(text: string, own: BrandFacts): string[] {
  const others = brands.filter((brand) => brand.platform_type !== own.platform_type);
  const marks = others.flatMap(({ platform_type, name, site, color }) => [
    name,
    site,
    color,
    rgb(color),
    `platform_type=${platform_type}`,
    `platform_type%3d${platform_type}`,
  ]);
  const lower = text.toLowerCase();
  return [...marks, 'quayside'].filter((mark) => lower.includes(mark.toLowerCase()));
}

function rgb(color: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
}
