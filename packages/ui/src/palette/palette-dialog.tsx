import { SearchOutlined } from '@ant-design/icons';
import type { MenuItem } from '@quayside/contract/kernel/menu';
import { Modal } from 'antd';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useNavigate } from 'react-router';
import { navigateThen } from '../kernel/unsaved.ts';
import { Marked } from './marked.tsx';
import type { PaletteItem, PaletteSource } from '../kernel/palette-source.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

type PaletteDialogProps = {
  isOpen: boolean;
  menu: readonly MenuItem[];
  loadSources: () => Promise<PaletteSource[]>;
  onClose: () => void;
};

/** Finds things and pages from everywhere. */
export function PaletteDialog({ isOpen, onClose, ...search }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open={isOpen}
      width={660}
      footer={null}
      closable={false}
      destroyOnHidden
      className="palette"
      style={{ top: 96 }}
      afterOpenChange={(shown) => shown && input.current?.focus()}
      onCancel={onClose}
    >
      <Search input={input} onClose={onClose} {...search} />
    </Modal>
  );
}

type SearchProps = Omit<PaletteDialogProps, 'isOpen'> & { input: RefObject<HTMLInputElement | null> };

function Search({ input, menu, loadSources, onClose }: SearchProps) {
  const { t } = useTranslation('palette');
  const [chosen, setChosen] = useState(0);
  const found = usePaletteGroups(menu, loadSources);
  const items = found.groups.flatMap((group) => group.items);
  const at = Math.min(chosen, Math.max(items.length - 1, 0));
  const go = useGo(onClose);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      setChosen((at + step + items.length) % items.length);
    }
    const item = items[at];
    if (event.key === 'Enter' && item && !event.nativeEvent.isComposing) go(item, event);
  };
  const change = (typed: string) => {
    found.type(typed);
    setChosen(0);
  };
  return (
    <>
      <div className="palette-field">
        <SearchOutlined aria-hidden />
        <input
          ref={input}
          role="combobox"
          aria-label={t('open')}
          aria-expanded={items.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={items.length > 0 ? `palette-item-${at}` : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={found.text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKey}
        />
        {found.query !== '' && <output>{t('results', { count: items.length })}</output>}
        <kbd>Esc</kbd>
      </div>
      <Results groups={found.groups} query={found.query} isSettled={found.isSettled} items={items} at={at} onPoint={setChosen} onGo={go} />
      <Keys />
    </>
  );
}

type Held = { ctrlKey: boolean; metaKey: boolean };

/** Opens a thing here, or with Ctrl held in a new window. */
function useGo(onClose: () => void) {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return (item: PaletteItem, { ctrlKey, metaKey }: Held) => {
    onClose();
    if (ctrlKey || metaKey) window.open(base + item.path, '_blank', 'noopener');
    else navigateThen(() => void navigate(item.path));
  };
}

type ResultsProps = Pick<ReturnType<typeof usePaletteGroups>, 'groups' | 'query' | 'isSettled'> & {
  items: readonly PaletteItem[];
  at: number;
  onPoint: (at: number) => void;
  onGo: (item: PaletteItem, held: Held) => void;
};

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list box under a field: the field keeps the focus and handles the keys */
function Results({ groups, query, isSettled, items, at, onPoint, onGo }: ResultsProps) {
  const { t } = useTranslation('palette');
  return (
    <div className="palette-list" id="palette-list" role="listbox" aria-label={t('open')} aria-busy={!isSettled}>
      {groups.map((group) => (
        <div key={group.name} role="group" aria-label={t(group.name)}>
          <p aria-hidden>{t(group.name)}</p>
          {group.items.map((item) => {
            const index = items.indexOf(item);
            return <Row key={item.path} item={item} query={query} at={index} isChosen={index === at} onPoint={onPoint} onGo={onGo} />;
          })}
        </div>
      ))}
      {items.length === 0 && isSettled && <p className="palette-none">{query === '' ? t('hint') : t('none', { text: query })}</p>}
    </div>
  );
}

type RowProps = Pick<ResultsProps, 'query' | 'at' | 'onPoint' | 'onGo'> & { item: PaletteItem; isChosen: boolean };

function Row({ item, query, at, isChosen, onPoint, onGo }: RowProps) {
  return (
    <div
      id={`palette-item-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="palette-row"
      ref={(row) => {
        if (isChosen) row?.scrollIntoView?.({ block: 'nearest' });
      }}
      onMouseMove={() => onPoint(at)}
      onClick={(event) => onGo(item, event)}
    >
      <span className="palette-text">
        <span className="palette-title">
          <Marked text={item.title} query={query} />
        </span>
        {item.note !== undefined && item.note !== '' && (
          <span className="palette-note">
            <Marked text={item.note} query={query} />
          </span>
        )}
      </span>
      {item.state}
      {isChosen && <kbd>Enter</kbd>}
    </div>
  );
}
/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */

function Keys() {
  const { t } = useTranslation('palette');
  return (
    <div className="palette-keys" aria-hidden>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('go')}
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> {t('new_tab')}
      </span>
      <span className="palette-signs">
        <kbd>#</kbd> {t('orders')} <kbd>@</kbd> {t('products')} <kbd>&gt;</kbd> {t('only_pages')}
      </span>
    </div>
  );
}
