/** The filters of the sheet, in the address: kinds of rows, missing names, filled cells. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import type { Address } from '#state/address.ts';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { AddressFilters } from '#widgets/List/AddressFilters.tsx';
import type { Filter } from '#widgets/List/filters.ts';
import layout from '#widgets/looks/layout.module.css';
import {
  type NameDraft,
  type NameRow,
  nameInLanguage,
  nameMarkOf,
  nameRowKinds,
  oddNameIn,
  rowKey,
} from './name-rows.ts';

const looks = ['missing', 'tooWide', 'filled'] as const;

type Measure = (text: string) => number;

export function filterNameRows(
  all: readonly NameRow[],
  draft: NameDraft,
  address: Pick<Address, 'get'>,
  measure: Measure,
): readonly NameRow[] {
  const words = address.get('q').trim().toLowerCase();
  const kind = address.get('kind');
  const look = looks.find((one) => one === address.get('only'));
  const filled = new Set([...draft.keys()].map((key) => key.slice(0, key.lastIndexOf(' '))));
  const fits = (row: NameRow) => {
    if (kind !== '' && row.kind !== kind) return false;
    if (look === 'filled') return filled.has(rowKey(row));
    const names = platformLanguages.map((lang) => nameInLanguage(row, lang, draft));
    const isMarked = (lang: PlatformLanguage) =>
      !oddNameIn(row, lang, draft) && nameMarkOf(row, nameInLanguage(row, lang, draft), measure) === look;
    if (look && !platformLanguages.some(isMarked)) return false;
    return words === '' || [row.title, ...names].some((name) => name.toLowerCase().includes(words));
  };
  return kind === '' && !look && words === '' ? all : all.filter(fits);
}

interface NameLookProps {
  readonly address: Address;
  readonly children: ReactNode;
}

export function NameLook({ address, children }: NameLookProps) {
  const { t } = useText();
  const filters = {
    q: { kind: 'search', label: t('nameSheet.search') },
    kind: {
      kind: 'choice',
      label: t('nameSheet.rows'),
      options: nameRowKinds.map((value) => ({ value, label: t(`nameSheet.kind.${value}`) })),
    },
    only: {
      kind: 'choice',
      label: t('nameSheet.only'),
      options: looks.map((value) => ({ value, label: t(`nameSheet.look.${value}`) })),
    },
  } satisfies Record<string, Filter<never>>;
  return (
    <AddressFilters
      list={t('nameSheet.label')}
      filters={filters}
      address={address}
      after={
        <>
          <Checkbox
            label={t('backMenu.preview.show')}
            checked={address.get('preview') === '1'}
            onChange={(on) => address.set({ preview: on ? '1' : '' })}
          />
          <span className={layout.end}>{children}</span>
        </>
      }
    />
  );
}
