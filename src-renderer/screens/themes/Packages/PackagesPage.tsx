/**
 * Theme packages: they are opened, checked and compared, and imported after a look at the check (S-31). Only the import
 * needs a session.
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import { mayOpen } from '#state/access.ts';
import { useAddress } from '#state/address.ts';
import { useGrants } from '#state/menu.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Upload } from '#widgets/controls/Upload.tsx';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { useOwnThemes } from '../use-own-themes.ts';
import { useThemeNotes } from '../use-theme-notes.ts';
import { useThemeScope } from '../use-theme-scope.ts';
import { ComparePackages } from './ComparePackages.tsx';
import { ImportResults } from './ImportResults.tsx';
import { notesBySubject } from './import-notes.ts';
import type { ImportDestination } from './importing.ts';
import { incomingThemes, isImported, type ThemeToImport, terminalsIn } from './incoming-themes.ts';
import { type ImportPlan, importPlans } from './name-clashes.ts';
import { OpenPackage } from './OpenPackage.tsx';
import { usePackageFiles } from './package-files.ts';
import { useExistingThemes } from './use-existing-themes.ts';
import { useImportRun } from './use-import-run.ts';
import { noneUnchanged, useUnchangedThemes } from './use-unchanged-themes.ts';

export function PackagesPage() {
  const { t } = useText();
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const mayImport = mayOpen({ permission: themesRight }, facts, codes) === 'yes';
  return (
    <>
      <PageHeader title={t('themePackages.title')} purpose={t('themePackages.purpose')} />
      {mayImport ? <OfDepartment /> : <Packages to={null} department="" />}
    </>
  );
}

function OfDepartment() {
  const scope = useThemeScope();
  const external = useAddress().get('source') === 'external';
  return (
    <DepartmentScope scope={scope}>
      {({ department }) => <InDepartment department={department} external={external} />}
    </DepartmentScope>
  );
}

interface InDepartmentProps {
  readonly department: { readonly id: string; readonly name: string };
  readonly external: boolean;
}

function InDepartment({ department, external }: InDepartmentProps) {
  const { t } = useText();
  const mayMake = useOwnThemes(null, department.id);
  return (
    <>
      {!mayMake && <Notice tone="locked">{t('themeActions.authority.noneHere')}</Notice>}
      <Packages to={mayMake ? { deptId: department.id, external } : null} department={department.name} />
    </>
  );
}

interface PackagesProps {
  /** null without a server that takes themes. */
  readonly to: ImportDestination | null;
  readonly department: string;
}

function Packages({ to, department }: PackagesProps) {
  const { t } = useText();
  const { files, open, close, retry, replace, noteSaved } = usePackageFiles();
  const [plans, setPlans] = useState<ReadonlyMap<string, ImportPlan>>(new Map());
  const run = useImportRun();
  // An import reads the lists anew once, when its results are left.
  const existing = useExistingThemes(run.steps ? null : to, terminalsIn(files));
  const known = existing.data ?? null;
  const notes = useThemeNotes().read;
  const noteOf = notesBySubject(notes.data?.imports ?? [], to);
  const found = incomingThemes(files, known, { chosen: plans, unchanged: noneUnchanged, noteOf });
  // During an import every theme would be compared anew after each of them.
  const unchanged = useUnchangedThemes(run.steps ? null : to, found, existing.dataUpdatedAt);
  const incoming = incomingThemes(files, known, {
    chosen: plans,
    unchanged: unchanged.data ?? noneUnchanged,
    noteOf,
  });
  const begin = async () => {
    if (!to) return;
    const planned = incoming.filter(isImported);
    const replaced = planned.filter(({ plan }) => plan === 'replace');
    const yes = await confirm({
      title: t('themePackages.import.title', { count: planned.length }),
      text: [
        t('themePackages.import.where', { department }),
        ...(replaced.length > 0 ? [t('themePackages.import.replaces', { count: replaced.length })] : []),
      ].join(' '),
      action: t('themePackages.import.action', { count: planned.length }),
      danger: replaced.length > 0,
    });
    if (/* wall: package-confirmed */ yes) run.start(incoming, to);
  };
  if (run.steps) return <ImportResults run={run} steps={run.steps} />;
  return (
    <div className={layout.stack}>
      <Upload label={t('themePackages.choose')} accept=".steward-theme,.zip" multiple onFiles={open}>
        <p className={ink.heading}>{t('themePackages.drop')}</p>
        <p className={ink.help}>{t('themePackages.dropHelp')}</p>
      </Upload>
      {to === null && department === '' && <Notice>{t('themePackages.noServer')}</Notice>}
      <ReadPart read={existing} failed={t('themePackages.existingFailed')} waiting={null} />
      <ReadPart read={unchanged} failed={t('themePackages.existingFailed')} waiting={null} />
      <ReadPart read={notes} failed={t('themePackages.notesFailed')} waiting={null} />
      <ComparePackages files={files} />
      {files.map((file) => (
        <OpenPackage
          key={file.id}
          file={file}
          to={to}
          themes={incoming.filter(({ id }) => id.startsWith(`${file.id}:`))}
          all={incoming}
          onPlan={(id, plan) => setPlans((now) => new Map(now).set(id, plan))}
          onClose={() => close(file.id)}
          onRetry={() => retry(file.id)}
          onChanged={(handle) => replace(file.id, handle)}
          onSaved={() => noteSaved(file.id)}
        />
      ))}
      {to && incoming.length > 0 && (
        <ImportBar
          themes={incoming}
          ready={
            existing.data !== undefined &&
            !unchanged.isFetching &&
            files.every(({ checked, error }) => checked || error)
          }
          onImport={() => void begin()}
        />
      )}
    </div>
  );
}

interface ImportBarProps {
  readonly themes: readonly ThemeToImport[];
  /** All packages are checked, and the names on the server are known. */
  readonly ready: boolean;
  readonly onImport: () => void;
}

function ImportBar({ themes, ready, onImport }: ImportBarProps) {
  const { t } = useText();
  const number = (plan: ThemeToImport['plan']) => themes.filter((theme) => theme.plan === plan).length;
  const coming = themes.filter(isImported).length;
  const summary = importPlans
    .filter((plan) => number(plan) > 0)
    .map((plan) => t(`themePackages.counted.${plan}`, { count: number(plan) }));
  return (
    <div className={`${layout.panel} ${layout.spread}`}>
      <span role="status">
        {ready ? summary.join(t('common.form.separator')) : t('themePackages.looking')}
      </span>
      <HeadActions>
        <Button look="primary" disabled={!ready || coming === 0} onClick={onImport}>
          {t('themePackages.import.action', { count: coming })}
        </Button>
      </HeadActions>
    </div>
  );
}
