import { BgColorsOutlined, CheckOutlined } from '@ant-design/icons';
import { Button, ColorPicker, Segmented, Select, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../kernel/brand.ts';
import { usePreferences } from '../kernel/preferences.ts';
import {
  headStyles,
  layoutStyles,
  sideMenuStyles,
  sideStyles,
  tabStyles,
  transitionNames,
  type ThemeSettings,
} from '../kernel/theme-settings.ts';

/** All theme settings (SHELL-51 to SHELL-54); each change applies at once and is stored. */
export function ThemeSettingsForm() {
  const { t } = useTranslation();
  return (
    <div className="theme-form">
      <Group title={t('theme.group.look')}>
        <Colours />
        <Flag name="darkMode" />
        <Flag name="weakMode" />
        <Flag name="compact" />
        <Flag name="colorfulIcon" />
      </Group>
      <Group title={t('theme.group.layout')}>
        <Choice name="layoutStyle" values={layoutStyles} />
        <Choice name="sideStyle" values={sideStyles} />
        <Choice name="headStyle" values={headStyles} />
        <Choice name="sideMenuStyle" values={sideMenuStyles} />
        <Flag name="collapse" />
        <Flag name="sideNavCollapse" />
        <Flag name="sideUniqueOpen" />
        <Flag name="logoAutoSize" />
      </Group>
      <Group title={t('theme.group.page')}>
        <Flag name="fixedHeader" />
        <Flag name="fixedSidebar" />
        <Flag name="fixedBody" />
        <Flag name="bodyFull" />
        <Flag name="bodyFullscreen" />
        <Flag name="showFooter" />
        <Flag name="styleResponsive" />
      </Group>
      <Group title={t('theme.group.tabs')}>
        <Flag name="showTabs" />
        <Choice name="tabStyle" values={tabStyles} />
        <Transition />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="theme-group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type FlagName = { [Key in keyof ThemeSettings]: ThemeSettings[Key] extends boolean ? Key : never }[keyof ThemeSettings];

function Flag({ name }: { name: FlagName }) {
  const { t } = useTranslation();
  const id = useId();
  const checked = usePreferences((chosen) => chosen[name]);
  const set = usePreferences((chosen) => chosen.set);
  return (
    <div className="theme-row">
      <span id={id}>{t(`theme.${name}`)}</span>
      <Switch size="small" checked={checked} aria-labelledby={id} onChange={(on) => set({ [name]: on })} />
    </div>
  );
}

type ChoiceName = 'headStyle' | 'sideStyle' | 'layoutStyle' | 'sideMenuStyle' | 'tabStyle';
type StyleName = (typeof headStyles | typeof layoutStyles | typeof sideMenuStyles | typeof tabStyles)[number];

function Choice({ name, values }: { name: ChoiceName; values: readonly StyleName[] }) {
  const { t } = useTranslation();
  const value = usePreferences((chosen) => chosen[name]);
  const set = usePreferences((chosen) => chosen.set);
  return (
    <div className="theme-row">
      <span>{t(`theme.${name}`)}</span>
      <Segmented<StyleName>
        size="small"
        aria-label={t(`theme.${name}`)}
        value={value}
        options={values.map((one) => ({ value: one, label: t(`theme.value.${one}`) }))}
        onChange={(one) => set({ [name]: one })}
      />
    </div>
  );
}

function Transition() {
  const { t } = useTranslation();
  const value = usePreferences((chosen) => chosen.transitionName);
  const set = usePreferences((chosen) => chosen.set);
  return (
    <div className="theme-row">
      <span>{t('theme.transitionName')}</span>
      <Select
        size="small"
        className="theme-select"
        aria-label={t('theme.transitionName')}
        value={value}
        options={transitionNames.map((one) => ({ value: one, label: t(`theme.transition.${one}`) }))}
        onChange={(one) => set({ transitionName: one })}
      />
    </div>
  );
}

const presets = ['#0d8a6a', '#b4471b', '#6b3fd4', '#c2255c', '#0b7fab', '#475467'] as const;

/** The brand's colour, some presets, and any other. */
function Colours() {
  const { t } = useTranslation();
  const brand = useBrand((state) => state.brand.color);
  const color = usePreferences((chosen) => chosen.color);
  const set = usePreferences((chosen) => chosen.set);
  return (
    <fieldset className="theme-colours" aria-label={t('theme.color')}>
      {['', ...presets].map((one) => (
        <button
          key={one}
          type="button"
          className="theme-colour"
          aria-label={one === '' ? t('theme.brand_color') : one}
          aria-pressed={color === one}
          onClick={() => set({ color: one })}
        >
          <svg viewBox="0 0 24 24" aria-hidden focusable="false">
            <rect width="24" height="24" rx="6" fill={one === '' ? brand : one} />
          </svg>
          {color === one && <CheckOutlined aria-hidden />}
        </button>
      ))}
      <ColorPicker
        size="small"
        disabledAlpha
        value={color === '' ? brand : color}
        onChangeComplete={(picked) => set({ color: picked.toHexString().slice(0, 7) })}
      >
        <Button size="small" icon={<BgColorsOutlined aria-hidden />} aria-label={t('theme.free_color')} />
      </ColorPicker>
    </fieldset>
  );
}
