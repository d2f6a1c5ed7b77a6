/** The licence tool (spec 1§2.6): the five entries, the workbench below them; a new entry starts afresh. */
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { late } from '#state/late.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { MenuLinks, PageMenu } from '#widgets/PageMenu.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { ParseFile } from './parse/ParseFile.tsx';
import { type Entry, entryOf, specifiedEntries, toolSizes, workbenchEntries } from './parts/entries.ts';

const CompareFiles = late(async () => (await import('./compare/CompareFiles.tsx')).CompareFiles);
const SubmitHistory = late(async () => (await import('./history/SubmitHistory.tsx')).SubmitHistory);
const CodeHistory = late(async () => (await import('./history/CodeHistory.tsx')).CodeHistory);
const LicenceLog = late(async () => (await import('./history/LicenceLog.tsx')).LicenceLog);
const BoardEntry = late(async () => (await import('./board/BoardEntry.tsx')).BoardEntry);
const FamilyEntry = late(async () => (await import('./family/FamilyEntry.tsx')).FamilyEntry);
const OpenedHistory = late(async () => (await import('./opened/OpenedHistory.tsx')).OpenedHistory);
const TrustedKeys = late(async () => (await import('./keys/TrustedKeys.tsx')).TrustedKeys);

const tools: Record<Entry, ComponentType<{ readonly meanwhile?: ReactNode }>> = {
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
  const link = (name: Entry) => ({
    to: name === 'parse' ? '?' : `?entry=${name}`,
    label: t(`licence.screen.entry.${name}`),
    current: name === entry,
  });
  return (
    <>
      <PageHeader title={t('licence.screen.title')} purpose={t('licence.screen.purpose')} />
      <PageMenu
        label={t('licence.screen.menu')}
        width={toolSizes.menuWidth}
        links={
          <>
            <MenuLinks links={specifiedEntries.map(link)} />
            <MenuLinks
              links={workbenchEntries.map(link)}
              heading={{ id: 'licence-workbench', text: t('licence.screen.workbench') }}
            />
          </>
        }
      >
        <Tool key={entry} meanwhile={<SkeletonRows columns={4} />} />
      </PageMenu>
    </>
  );
}
