/** The dialog that imports profiles: the file's content, and the choice of profiles. */

import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { handleForFile } from '#data/files.ts';
import { translateIfKnown, useText } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import { takeServers } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';

type Candidate = CallResult<'servers.previewImport'>['candidates'][number];

export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const [file, setFile] = useState<FileHandle | null>(null);
  const [candidates, setCandidates] = useState<readonly Candidate[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const work = async (job: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await job();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const read = (chosenFile: File | null) =>
    work(async () => {
      setCandidates(null);
      setFile(null);
      if (!chosenFile) return;
      const handle = await handleForFile(chosenFile);
      setFile(handle);
      const found = (await bridge.servers.previewImport({ file: handle.id })).candidates;
      setCandidates(found);
      setChosen(new Set(found.filter(({ state }) => state === 'new').map(({ index }) => index)));
    });
  const take = () =>
    work(async () => {
      if (!file) return;
      takeServers(await bridge.servers.import({ file: file.id, indexes: [...chosen] }));
      notify({ tone: 'success', text: t('servers.import.done', { count: chosen.size }) });
      onClose();
    });
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    setChosen(next);
  };
  return (
    <Dialog
      open
      width={720}
      title={t('servers.import.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            busy={busy}
            disabled={chosen.size === 0 || !candidates}
            onClick={() => void take()}
          >
            {candidates ? t('servers.import.take', { count: chosen.size }) : t('servers.import.action')}
          </Button>
        </>
      }
    >
      <p className={ink.text}>{t('servers.import.text')}</p>
      <FileDrop
        label={t('servers.import.file')}
        accept=".json,application/json"
        file={file}
        onFile={(given) => void read(given)}
      />
      {failure !== null && <Failure error={failure} />}
      {candidates?.length === 0 && <Notice>{t('servers.import.empty')}</Notice>}
      {candidates && candidates.length > 0 && (
        <ul className={`${lines.framed} ${layout.above}`} aria-label={t('servers.import.found')}>
          {candidates.map((candidate) => (
            <CandidateLine
              key={candidate.index}
              candidate={candidate}
              checked={chosen.has(candidate.index)}
              onToggle={() => toggle(candidate.index)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  const reason = error instanceof BridgeError && error.code === 'IMPORT_INVALID' ? error.params.reason : null;
  const known = reason && translateIfKnown(`servers.import.reason.${reason}`);
  return (
    <div className={layout.above}>
      {known ? <Notice tone="danger">{known}</Notice> : <ErrorNotice error={error} />}
    </div>
  );
}

interface CandidateLineProps {
  readonly candidate: Candidate;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function CandidateLine({ candidate, checked, onToggle }: CandidateLineProps) {
  const { t } = useText();
  const { name, address, environment, state, problem, field } = candidate;
  const refused = state === 'refused';
  const title = name || t('servers.import.unnamed', { number: candidate.index + 1 });
  return (
    <li>
      <Checkbox
        checked={checked}
        disabled={refused}
        onChange={onToggle}
        label={
          <span className={layout.stack}>
            <span className={layout.row}>
              <strong>{title}</strong>
              {!refused && <EnvironmentTag environment={environment} />}
            </span>
            <span className={`${ink.quiet} ${ink.broken}`}>{address}</span>
            <span className={refused ? ink.problem : ink.quiet}>
              {problem
                ? t(`servers.import.problem.${problem}`, { field: field ?? '' })
                : t(`servers.import.state.${state}`)}
            </span>
          </span>
        }
      />
    </li>
  );
}
