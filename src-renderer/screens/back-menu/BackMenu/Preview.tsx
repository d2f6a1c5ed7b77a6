/** A preview of the menu with unsaved moves, in any language, open or folded, as a role or a person sees it. */
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import { menuTerminals, queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { getAdministrators } from '#shared/api/login-control/login-white.ts';
import type { MenuArrangement } from '#shared/rules/back-menu/arrange.ts';
import { languageFacts, platformLanguageOf } from '#shared/rules/common/names/languages.ts';
import { useAddress } from '#state/address.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { MenuPreview } from '../parts/MenuPreview/MenuPreview.tsx';
import { arrangedFor, previewMenu } from '../parts/MenuPreview/preview.ts';
import {
  type PreviewRole,
  previewRoles,
  usePreviewedReader,
} from '../parts/MenuPreview/use-previewed-reader.ts';
import type { MovedMenuPosition } from './menu-moves.ts';
import { PreviewedPerson } from './PreviewedPerson.tsx';
import { usePersonsMenus } from './use-persons-menus.ts';

interface PreviewProps {
  readonly at: MovedMenuPosition;
  readonly groups: readonly BackMenuGroup[];
  readonly arrangement: MenuArrangement;
}

export function Preview({ at, ...onView }: PreviewProps) {
  const { t, language, formatNumber } = useText();
  const address = useAddress();
  const personId = address.get('person');
  const menus = usePersonsMenus(at, personId);
  const { groups, arrangement } = menus.elsewhere ?? onView;
  const read = useRead(queryDepartmentMenus, { deptId: menus.deptId });
  const lang = platformLanguages.find((one) => one === address.get('lang')) ?? platformLanguageOf(language);
  const role = previewRoles.find((one) => one === address.get('as')) ?? 'everybody';
  const reader = usePreviewedReader(role);
  const folded = address.get('folded') === '1';
  const terminal = menuTerminals.find((one) => one === address.get('terminal')) ?? null;
  const sections = useMemo(() => {
    const details = new Map((read.data ?? []).map((detail) => [detail.id, detail]));
    const arranged = arrangedFor(terminal, arrangement, details);
    return reader ? previewMenu({ groups, arrangement: arranged, details, lang, reader }) : [];
  }, [read.data, groups, arrangement, lang, reader, terminal]);
  const missing = sections
    .flatMap(({ entries, ...group }) => [group, ...entries])
    .filter((line) => line.missing).length;
  return (
    <ReadPart
      read={read}
      failed={t('backMenu.preview.failed')}
      waiting={<SkeletonRows rows={6} columns={1} />}
    >
      {() => (
        <div className={layout.stack}>
          <div className={layout.row}>
            <Select
              label={t('backMenu.preview.language')}
              options={platformLanguages.map((value) => ({
                value,
                label: languageFacts[value].original,
                hint: languageFacts[value].names[language],
              }))}
              value={lang}
              onChange={(next) => address.set({ lang: next === platformLanguageOf(language) ? '' : next })}
            />
            <Select
              label={t('backMenu.preview.role')}
              options={previewRoles.map((value) => ({ value, label: t(`backMenu.preview.roles.${value}`) }))}
              value={role}
              onChange={(next) => address.set({ as: next === 'everybody' ? '' : next })}
            />
            <Select
              label={t('backMenu.preview.terminal')}
              options={(['', ...menuTerminals] as const).map((value) => ({
                value,
                label: t(`backMenu.preview.terminals.${value || 'any'}`),
              }))}
              value={terminal ?? ''}
              onChange={(next) => address.set({ terminal: next })}
            />
            <Segmented
              label={t('backMenu.preview.width')}
              value={folded ? 'folded' : 'open'}
              options={(['open', 'folded'] as const).map((value) => ({
                value,
                label: t(`backMenu.preview.widths.${value}`),
              }))}
              onChange={(next) => address.set({ folded: next === 'folded' ? '1' : '' })}
            />
          </div>
          <RoleReach role={role} />
          <PreviewedPerson personId={personId} menus={menus} />
          <MenuPreview
            label={t('backMenu.preview.label')}
            sections={sections}
            folded={folded}
            lang={lang.replace('_', '-')}
            rightToLeft={languageFacts[lang].rightToLeft === true}
          />
          <p className={ink.small} role="status">
            {missing > 0 ? t('backMenu.preview.missingCount', { count: formatNumber(missing) }) : ''}
          </p>
        </div>
      )}
    </ReadPart>
  );
}

const kinds = { subAdministrator: 'sub', departmentAdministrator: 'department' } as const;

/** The number of administrators who see the previewed menu as the chosen kind does, on servers that tell kinds. */
function RoleReach({ role }: { readonly role: PreviewRole }) {
  const { t, formatNumber } = useText();
  const kind = role === 'everybody' || role === 'employee' ? null : kinds[role];
  // A failed read, and a server that does not tell kinds, only leave the line out.
  const read = useRead(getAdministrators, {}, { enabled: kind !== null });
  if (kind === null || !read.data || read.data.some((one) => one.kind === undefined)) return null;
  const count = read.data.filter((one) => one.kind === kind).length;
  return (
    <p className={ink.help}>
      {t(`backMenu.preview.seenBy.${kind}`, { count, total: formatNumber(count) })}{' '}
      <Link to="/safe_account/administrators">{t('departments.whoManages')}</Link>
    </p>
  );
}
