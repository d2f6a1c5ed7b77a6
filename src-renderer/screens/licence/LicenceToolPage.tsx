/** The operator's licence tool (spec 1§2.6): five entries at the left; a new entry starts afresh. */
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useText } from '../../data/text.ts';
import { PageHeader } from '../../widgets/PageHeader.tsx';
import { SkeletonRows } from '../../widgets/Skeleton.tsx';
import styles from './LicenceToolPage.module.css';
import { ParseFile } from './parse/ParseFile.tsx';
import { type Entry, entries, entryOf, toolSizes } from './parts/entries.ts';

const CompareFiles = lazy(async () => ({
  default: (await import('./compare/CompareFiles.tsx')).CompareFiles,
}));
const SubmitHistory = lazy(async () => ({
  default: (await import('./history/SubmitHistory.tsx')).SubmitHistory,
}));
const CodeHistory = lazy(async () => ({ default: (await import('./history/CodeHistory.tsx')).CodeHistory }));
const LicenceLog = lazy(async () => ({ default: (await import('./history/LicenceLog.tsx')).LicenceLog }));

const tools: Record<Entry, React.ComponentType> = {
  parse: ParseFile,
  compare: CompareFiles,
  submissions: SubmitHistory,
  codes: CodeHistory,
  log: LicenceLog,
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
          {entries.map((name) => (
            <Link
              key={name}
              to={name === 'parse' ? '?' : `?entry=${name}`}
              className={styles.entry}
              aria-current={name === entry ? 'page' : undefined}
            >
              {t(`licence.screen.entry.${name}`)}
            </Link>
          ))}
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
