import type { Page } from '@playwright/test';
import { button, dialog, opens, type Screen } from './screen.ts';
import type { Texts } from './texts.ts';

const search = async (page: Page, t: Texts) => {
  await page.getByLabel(t.guides.search, { exact: true }).fill('API');
  await page.locator('.help-results').waitFor();
};
const articleHistory = async (page: Page, t: Texts) => {
  await button(page, t.deskGuides.history).click();
  await page.locator('.history-version').first().waitFor();
};
const editArticle = async (page: Page, t: Texts) => {
  await button(page, t.deskGuides.edit).click();
  await page.locator('.rich-text-area').first().waitFor();
};
const previewArticle = async (page: Page, t: Texts) => {
  await editArticle(page, t);
  await page.getByText(t.deskGuides.preview, { exact: true }).click();
  await page.locator('.notice-card').first().waitFor();
};
const tariffHistory = async (page: Page, t: Texts) => {
  await button(page, t.deskGuides.tariff.history).click();
  await dialog(page, t.deskGuides.tariff.written);
};

export const portalHelpScreens: readonly Screen[] = [
  { name: 'help-center', at: '/help/helpCenter' },
  { name: 'help-search', at: '/help/helpCenter', show: search },
  { name: 'help-page', at: '/help' },
  { name: 'help-article', at: '/help?article=products' },
  { name: 'inbound-guidelines', at: '/inboundGuidelines' },
  { name: 'api-guides', at: '/apiGuides' },
  // Sources are laws and authorities in English.
  { name: 'tariff-reference', at: '/description/tariffDescription', foreign: true },
  { name: 'evaluation', at: '/evaluation', foreign: true },
  { name: 'tax-survey', at: '/taxOpinionsCollection' },
];

export const deskHelpScreens: readonly Screen[] = [
  {
    name: 'desk-staff-roles',
    at: '/desk/staff',
    show: opens(
      (t) => t.staff.roles,
      (t) => t.staff.roles_title,
    ),
  },
  { name: 'desk-help-articles', at: '/desk/help-articles' },
  { name: 'desk-help-article', at: '/desk/help-articles', show: editArticle, foreign: true },
  { name: 'desk-help-article-preview', at: '/desk/help-articles', show: previewArticle, foreign: true },
  { name: 'desk-help-article-history', at: '/desk/help-articles', show: articleHistory, foreign: true },
  { name: 'desk-tariff-reference', at: '/desk/tariff-reference', foreign: true },
  {
    name: 'desk-tariff-note',
    at: '/desk/tariff-reference',
    show: opens(
      (t) => t.deskGuides.tariff.add,
      (t) => t.deskGuides.tariff.rule_en,
    ),
    foreign: true,
  },
  { name: 'desk-tariff-history', at: '/desk/tariff-reference', show: tariffHistory, foreign: true },
  { name: 'desk-evaluations', at: '/desk/evaluations', foreign: true },
  { name: 'desk-evaluation-averages', at: '/desk/evaluation-averages' },
  { name: 'desk-tax-survey', at: '/desk/tax-survey' },
  { name: 'desk-tax-survey-options', at: '/desk/tax-survey-options' },
  {
    name: 'desk-tax-survey-option',
    at: '/desk/tax-survey-options',
    show: opens(
      (t) => t.taxSurvey.add_option,
      (t) => t.deskKernel.name_en,
    ),
  },
];
