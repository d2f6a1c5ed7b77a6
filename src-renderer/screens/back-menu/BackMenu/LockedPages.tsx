/** Pages of the left menu that the platform's menu does not have: listed at their places, and fixed. */
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { platformLanguageOf } from '#shared/rules/common/names/languages.ts';
import { Badge } from '#widgets/Badge.tsx';
import ink from '#widgets/looks/ink.module.css';
import { lockedPages, previewMenu } from '../parts/MenuPreview/preview.ts';
import { usePreviewedReader } from '../parts/MenuPreview/use-previewed-reader.ts';

interface Locked {
  readonly byGroup: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, string>;
  /** Names of pages in groups that the tenant's menu does not have. */
  readonly others: readonly string[];
}

const unnamed = new Map<string, never>();

/** Pages that the left menu of a whole administrator has besides; none while a search restricts the list. */
export function useLockedPages(
  groups: readonly BackMenuGroup[],
  arrangement: MenuArrangement,
  searching: boolean,
): Locked {
  const { language } = useText();
  const reader = usePreviewedReader('everybody');
  return useMemo(() => {
    const lang = platformLanguageOf(language);
    const sections =
      reader && !searching ? previewMenu({ groups, arrangement, details: unnamed, lang, reader }) : [];
    const pages = lockedPages(sections);
    return {
      byGroup: new Map([...pages].map(([group, entries]) => [group, entries.map(({ id }) => id)])),
      names: new Map([...pages.values()].flat().map(({ id, name }) => [id, name])),
      others: (pages.get('') ?? []).map(({ name }) => name),
    };
  }, [groups, arrangement, searching, language, reader]);
}

export function LockedPage({ name }: { readonly name: string }) {
  const { t } = useText();
  return (
    <>
      <Lock size={14} aria-hidden="true" className={ink.faint} />
      <span className={ink.quiet} title={t('backMenu.locked.why', { name })}>
        {name}
      </span>
      <Badge>{t('backMenu.locked.badge')}</Badge>
    </>
  );
}

export function OtherPages({ names }: { readonly names: readonly string[] }) {
  const { t } = useText();
  if (names.length === 0) return null;
  return (
    <p className={ink.small}>
      {t('backMenu.locked.others', { names: names.join(t('common.form.separator')) })}
    </p>
  );
}
