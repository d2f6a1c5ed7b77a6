/** A theme of a package: its preview, its findings, its plan. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useRead } from '#data/read.ts';
import { labelOf } from '#data/records/record-text.ts';
import { type Translate, useText } from '#data/text.ts';
import { queryFonts } from '#shared/api/themes/settings.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { backLookTable } from '#shared/rules/themes/look/back-look-table.ts';
import { lookNamesOf } from '#shared/rules/themes/look/look-forms.ts';
import { pairsOfTheme } from '#shared/rules/themes/package/check-theme.ts';
import type { PackageTheme } from '#shared/rules/themes/package/manifest.ts';
import { Badge } from '#widgets/Badge.tsx';
import { Button } from '#widgets/Button.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { recordOf } from '../ThemeEditor/theme-kinds.ts';
import { CompareOpen } from './CompareOpen.tsx';
import { EditTheme } from './EditTheme.tsx';
import { FindingList } from './FindingList.tsx';
import type { ImportDestination } from './importing.ts';
import type { ThemeToImport } from './incoming-themes.ts';
import type { ImportPlan } from './name-clashes.ts';
import { PackagePicture } from './PackagePicture.tsx';
import { PackagePictures } from './PackagePictures.tsx';
import styles from './Packages.module.css';
import { WhatChanges } from './WhatChanges.tsx';

/** Fields with fonts: without the font, menus are drawn in the platform's usual one. */
const fontFields = lookNamesOf(backLookTable, 'font');

interface Font {
  readonly fontName: string;
  readonly fontFamily: string;
}

interface IncomingThemeProps {
  readonly incoming: ThemeToImport;
  readonly to: ImportDestination | null;
  /** Open themes of the same terminal. */
  readonly others: readonly ThemeToImport[];
  readonly onPlan: (plan: ImportPlan) => void;
  /** Called with the package that has the edited theme. */
  readonly onChanged: (handle: FileHandle) => void;
}

export function IncomingTheme({ incoming, to, others, onPlan, onChanged }: IncomingThemeProps) {
  const { t } = useText();
  const [editing, setEditing] = useState(false);
  const { theme, findings, plan, plans, name, instead } = incoming;
  const isTaken = !plans.includes('add');
  const pairs = pairsOfTheme(theme);
  const unread = findings.filter(({ code }) => code === 'CONTRAST');
  const wrong = findings.filter(({ code }) => code !== 'CONTRAST');
  const kind =
    theme.terminal === null ? t('themePackage.family.css') : t(`themes.terminal.${theme.terminal}`);
  const labelled = (finding: ThemeToImport['findings'][number]) => ({
    finding,
    ...(finding.where === undefined ? {} : { where: fieldName(theme, finding.where) }),
  });
  return (
    <section className={`${layout.panel} ${styles.theme}`} aria-label={shownText(theme.name)}>
      <div className={styles.picture}>
        <PackagePicture theme={theme} file={incoming.file} />
      </div>
      <div className={layout.stack}>
        <div className={layout.row}>
          <h3 className={ink.heading}>{shownText(theme.name)}</h3>
          <Badge>{kind}</Badge>
          {theme.style && <Badge>{t(`themes.style.${theme.style}`)}</Badge>}
          {pairs.length > 0 && (
            <Badge tone={unread.length > 0 ? 'warning' : 'success'}>
              {unread.length > 0
                ? t('themePackages.unread', { count: unread.length, all: pairs.length })
                : t('themePackages.readable')}
            </Badge>
          )}
          <div className={layout.end}>
            <Button
              size="small"
              aria-label={t('themePackages.edit.one', { name: shownText(theme.name) })}
              onClick={() => setEditing(true)}
            >
              {t('common.edit')}
            </Button>
          </div>
        </div>
        <PackagePictures theme={theme} file={incoming.file} />
        {editing && (
          <EditTheme
            theme={theme}
            part={incoming.part}
            onSave={async (changed) => {
              const about = { file: incoming.file, key: theme.key };
              onChanged(await bridge.themePackages.changeTheme({ ...about, ...changed }));
            }}
            onClose={() => setEditing(false)}
          />
        )}
        {to && <Fonts theme={theme} />}
        <FindingList findings={wrong.map(labelled)} />
        {unread.length > 0 && (
          <Disclosure title={t('themePackages.contrast')}>
            <FindingList findings={unread.map(labelled)} />
          </Disclosure>
        )}
        {to && (
          <div className={layout.row}>
            {isTaken && <span>{takenText(incoming, t)}</span>}
            <Segmented
              label={t('themePackages.plan', { name: shownText(theme.name) })}
              value={plan}
              options={plans.map((value) => ({ value, label: planText(value, incoming, t) }))}
              onChange={onPlan}
            />
            {plan === 'copy' && (
              <span className={ink.quiet}>{t('themePackages.as', { name: shownText(name) })}</span>
            )}
          </div>
        )}
        {others.length > 0 && <CompareOpen incoming={incoming} others={others} />}
        {to && instead && theme.terminal !== null && <Changes incoming={incoming} to={to} />}
      </div>
    </section>
  );
}

function takenText({ plans, before }: ThemeToImport, t: Translate): string {
  if (plans.includes('same')) return t('themePackages.isSame');
  return before
    ? t(`themePackages.before.${before.age}`, { version: before.version })
    : t('themePackages.taken');
}

function planText(plan: ImportPlan, { before, origin }: ThemeToImport, t: Translate): string {
  return plan === 'replace' && before?.age === 'newer' && origin
    ? t('themePackages.update', { version: origin.version })
    : t(`themePackages.plans.${plan}`);
}

/** Open where the two differ; a folded one reads nothing. */
function Changes({ incoming, to }: { readonly incoming: ThemeToImport; readonly to: ImportDestination }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const open = isOpen ?? !incoming.plans.includes('same');
  return (
    <Disclosure
      title={t('themePackages.changes')}
      open={open}
      onToggle={(now) => now !== open && setOpen(now)}
    >
      {open && <WhatChanges incoming={incoming} to={to} />}
    </Disclosure>
  );
}

function Fonts({ theme }: { readonly theme: PackageTheme }) {
  const { t } = useText();
  const fonts = useRead(queryFonts, {}).data;
  const missing = fonts ? missingFonts(theme.fields, fonts) : [];
  if (missing.length === 0) return null;
  return (
    <p className={ink.toned} data-tone="warning">
      {t('themePackages.fonts', { names: missing.map(shownText).join(t('common.form.separator')) })}
    </p>
  );
}

/** The form's label for a place such as `harbour.titleName`. */
function fieldName({ key, terminal }: PackageTheme, where: string): string {
  const field = where.startsWith(`${key}.`) ? where.slice(key.length + 1) : where;
  if (terminal === null) return field;
  try {
    return labelOf(recordOf(terminal), field as 'topicName');
  } catch {
    return field;
  }
}

/** Missing fonts, spelled as in the theme, each once. */
function missingFonts(fields: Readonly<Record<string, unknown>>, fonts: readonly Font[]): readonly string[] {
  const plain = (family: string) => family.replace(/["']/g, '').trim().toLowerCase();
  const known = new Set(fonts.flatMap(({ fontName, fontFamily }) => [plain(fontName), plain(fontFamily)]));
  const named = fontFields.map((field) => fields[field]).filter((font) => typeof font === 'string');
  return [...new Set(named)].filter((font) => font.trim() !== '' && !known.has(plain(font)));
}
