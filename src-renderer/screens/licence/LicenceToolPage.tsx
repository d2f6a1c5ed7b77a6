/** The licence tool (spec 1§2.6): the five entries, the workbench below them; a new entry starts afresh. */
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import styles from './LicenceToolPage.module.css';
import { ParseFile } from './parse/ParseFile.tsx';
import { type Entry, entryOf, specifiedEntries, toolSizes, workbenchEntries } from './parts/entries.ts';

const CompareFiles = lazy(async () => ({
  default: (await import('./compare/CompareFiles.tsx')).CompareFiles,
}));
const SubmitHistory = lazy(async () => ({
  default: (await import('./history/SubmitHistory.tsx')).SubmitHistory,
}));
const CodeHistory = lazy(async () => ({ default: (await import('./history/CodeHistory.tsx')).CodeHistory }));
const LicenceLog = lazy(async () => ({ default: (await import('./history/LicenceLog.tsx')).LicenceLog }));
const BoardEntry = lazy(async () => ({ default: (await import('./board/BoardEntry.tsx')).BoardEntry }));
const FamilyEntry = lazy(async () => ({ default: (await import('./family/FamilyEntry.tsx')).FamilyEntry }));
const OpenedHistory = lazy(async () => ({
  default: (await import('./opened/OpenedHistory.tsx')).OpenedHistory,
}));
const TrustedKeys = lazy(async () => ({ default: (await import('./keys/TrustedKeys.tsx')).TrustedKeys }));

const tools: Record<Entry, React.ComponentType> = {
  parse: ParseFile,
  compare: CompareFiles,
  submissions: SubmitHistory,
  codes: CodeHistory,
  log: LicenceLog,
  board: BoardEntry,
  family: FamilyEntry,
  opened: OpenedHistory,
  keys: TrustedKeys,
};

export function LicenceToolPage() {
  const { t } = useText();
  const [params] = useSearchParams();
  const entry = entryOf(params.get('entry'));
  const Tool = tools[entry];
  return (
    <>
      <PageHeader title={t('licence.screen.title')} purpose={t('licence.screen.purpose')} />
      <div className={styles.layout}>
        <nav
          className={styles.menu}
          style={{ width: toolSizes.menuWidth }}
          aria-label={t('licence.screen.menu')}
        >
          <MenuLinks names={specifiedEntries} entry={entry} />
          <h2 className={styles.heading} id="licence-workbench">
            {t('licence.screen.workbench')}
          </h2>
          <MenuLinks names={workbenchEntries} entry={entry} labelledBy="licence-workbench" />
        </nav>
        <div className={styles.tool} key={entry}>
          <Suspense fallback={<SkeletonRows columns={4} />}>
            <Tool />
          </Suspense>
        </div>
      </div>
    </>
  );
}

interface MenuLinksProps {
  readonly names: readonly Entry[];
  readonly entry: Entry;
  readonly labelledBy?: string;
}

function MenuLinks({ names, entry, labelledBy }: MenuLinksProps) {
  const { t } = useText();
  return (
    <ul className={styles.entries} aria-labelledby={labelledBy}>
      {names.map((name) => (
        <li key={name}>
          <Link
            to={name === 'parse' ? '?' : `?entry=${name}`}
            className={styles.entry}
            aria-current={name === entry ? 'page' : undefined}
          >
            {t(`licence.screen.entry.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
