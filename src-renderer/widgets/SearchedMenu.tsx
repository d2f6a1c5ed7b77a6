/** An open menu of many choices: a search field above filters them; arrow down or Enter moves into them. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import styles from './Menu.module.css';
import { itemsOf, type MenuLine, MenuList, type MenuListProps } from './MenuList.tsx';
import { SearchField } from './SearchField.tsx';

interface SearchedMenuProps extends MenuListProps {
  /** Name of the searched content: “Servers”. */
  readonly search: string;
}

export function SearchedMenu({ search, lines, ...menu }: SearchedMenuProps) {
  const { t } = useText();
  const root = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const found = lines.filter((line) => !isChoice(line) || holds(line.label, words));
  useEffect(() => root.current?.querySelector('input')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Escape') menu.onClose(true);
    else if (event.key === 'ArrowDown') itemsOf(root.current)[0]?.focus();
    else if (event.key === 'Enter' && words !== '') itemsOf(root.current).find(isOpenChoice)?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are of the field inside it
    <div ref={root} onKeyDown={onKeyDown}>
      <div className={styles.header}>
        <SearchField label={search} value={words} onChange={setWords} wide />
        {!found.some(isChoice) && (
          <p role="status" className={styles.nothing}>
            {t('common.table.nothingFound')}
          </p>
        )}
      </div>
      <MenuList {...menu} lines={found} focusFirst={false} />
    </div>
  );
}

type Choice = Extract<MenuLine, { readonly checked?: boolean }>;

const isChoice = (line: MenuLine): line is Choice => 'checked' in line && line.checked !== undefined;

const holds = (label: string, words: string) =>
  label.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase());

const isOpenChoice = (item: HTMLElement) =>
  item.getAttribute('role') === 'menuitemradio' && item.getAttribute('aria-disabled') !== 'true';
