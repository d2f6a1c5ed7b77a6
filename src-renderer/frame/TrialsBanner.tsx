/** Changes on trial. Trials are rare, so their code loads with the first one. */
import { useEffect } from 'react';
import { onTrialProblem } from '#data/changes/index.ts';
import { queryClient } from '#data/read.ts';
import { withPageTexts } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { useTrialsAt, useWatchTrials } from '#state/trials.ts';

const words = () => withPageTexts(import('./trial-words.ts'), 'frame-parts');
const Trials = lazyComponent(async () => (await withPageTexts(import('./Trials.tsx'), 'frame-parts')).Trials);

export function TrialsBanner({ server }: { readonly server: ServerProfile }) {
  useWatchTrials(({ server: where, title, touches }) => {
    if (where !== server.id) return;
    void words().then(({ tellTakenBack }) => tellTakenBack(title));
    for (const id of touches) void queryClient.invalidateQueries({ queryKey: [id] });
  });
  useEffect(
    () => onTrialProblem((problem) => void words().then(({ tellNotBegun }) => tellNotBegun(problem))),
    [],
  );
  const trials = useTrialsAt(server.id);
  return trials.length > 0 && <Trials trials={trials} />;
}
