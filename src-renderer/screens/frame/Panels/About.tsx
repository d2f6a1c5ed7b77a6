/** The program with the versions that a report needs (the platform build is spec 1§9). */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLicenseVersion } from '#shared/api/licence-info/licence-info.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { CopyDiagnostics } from '#widgets/Diagnostics/CopyDiagnostics.tsx';
import { versionsQuery } from '#widgets/Diagnostics/use-diagnostics.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ThirdPartyPanel } from './ThirdParty.tsx';

const systemNames = { windows: 'Windows', macos: 'macOS', linux: 'Linux', other: '–' } as const;

export function About({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const { facts } = useProgram();
  const name = serverName(useActiveServer(), t);
  const build = useServerBuild();
  const [page, setPage] = useState<'about' | 'thirdParty'>('about');
  const { data: versions } = useQuery(versionsQuery);
  const lines: readonly (readonly [string, string])[] = [
    [t('frame.about.version'), facts.version],
    ...(build ? [[t('frame.about.build', { server: name }), build] as const] : []),
    // One line is enough where both builds are the same.
    ...(build === facts.platformBuild ? [] : [[t('frame.about.madeFor'), facts.platformBuild] as const]),
    [t('frame.about.shell'), t(`frame.about.${facts.shell}`)],
    [t('frame.about.system'), versions?.system ?? systemNames[facts.system]],
    ...(versions?.electron ? [[t('frame.about.electron'), versions.electron] as const] : []),
    ...(versions?.chromium ? [[t('frame.about.chromium'), versions.chromium] as const] : []),
    ...(versions ? [[t('frame.about.node'), versions.node] as const] : []),
  ];
  if (page === 'thirdParty') return <ThirdPartyPanel onBack={() => setPage('about')} onClose={onClose} />;
  return (
    <Dialog open title={t('frame.about.title')} onClose={onClose}>
      <p className={ink.text}>{t('frame.about.text')}</p>
      <FactList ends>
        {lines.map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </FactList>
      <CopyDiagnostics />
      <div className={layout.above}>
        <Button look="quiet" onClick={() => setPage('thirdParty')}>
          {t('frame.about.thirdParty')}
        </Button>
      </div>
    </Dialog>
  );
}

/** The build that the server reports; '' while it is unknown, also for people who may not ask. */
function useServerBuild(): string {
  const signedIn = useSession().status === 'signedIn';
  return useRead(getLicenseVersion, {}, { enabled: signedIn }).data ?? '';
}
