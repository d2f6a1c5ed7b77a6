/** The licence tool (spec 1§2.6): its five entries, and the workbench below them; a change of entry remounts it. */
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { PageMenu } from '#widgets/PageMenu.tsx';
import { BoardEntry } from './board/BoardEntry.tsx';
import { CompareFiles } from './compare/CompareFiles.tsx';
import { FamilyEntry } from './family/FamilyEntry.tsx';
import { CodeHistory } from './history/CodeHistory.tsx';
import { LicenceLog } from './history/LicenceLog.tsx';
import { SubmitHistory } from './history/SubmitHistory.tsx';
import { TrustedKeySection } from './keys/TrustedKeys.tsx';
import { OpenedHistory } from './opened/OpenedHistory.tsx';
import { ParseFile } from './parse/ParseFile.tsx';
import {
  type LicenceEntry,
  licenceEntryOf,
  specifiedEntries,
  toolSizes,
  workbenchEntries,
} from './parts/licence-entries.ts';

const tools: Record<LicenceEntry, ComponentType> = {
  parse: ParseFile,
  compare: CompareFiles,
  submissions: SubmitHistory,
  codes: CodeHistory,
  log: LicenceLog,
  board: BoardEntry,
  family: FamilyEntry,
  opened: OpenedHistory,
  keys: TrustedKeySection,
};

export function LicenceToolPage() {
  const { t } = useText();
  const [params] = useSearchParams();
  const entry = licenceEntryOf(params.get('entry'));
  const Tool = tools[entry];
  const link = (name: LicenceEntry) => ({
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
        groups={[
          { links: specifiedEntries.map(link) },
          {
            links: workbenchEntries.map(link),
            heading: { id: 'licence-workbench', text: t('licence.screen.workbench') },
          },
        ]}
      >
        <Tool key={entry} />
      </PageMenu>
    </>
  );
}
